"""The words of Vendetta for its results: who has won, and the score sheet."""

from __future__ import annotations

MATCHES = "Matches"
RUNS = "Runs"
FLUSH_RUNS = "Flush runs"
YOU_WIN = "You win the match."
ON_THE_TABLE = "On the table"
MATCH_OVER = "The match is over: most points win."
NOTHING_FINISHED = "Tricks count where they lie when the game ends: most points win."


def deal_title(number: int) -> str:
    """The title of a deal on the score sheet."""
    return f"Deal {number}"


def wins(who: str) -> str:
    """Say who has won alone."""
    return f"{who} wins the match."


def share_win(winners: str) -> str:
    """Say who share the win."""
    return f"{winners} share the win."


def after_deal(number: int, deals: int) -> str:
    """The note on the sheet after a deal."""
    return f"After deal {number} of {deals}: most points win."
