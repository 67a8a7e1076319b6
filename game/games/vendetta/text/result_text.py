"""The words of Vendetta for its results: who has won, and the score sheet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from game.patterns.phrases import list_text

MATCHES = "Matches"
RUNS = "Runs"
FLUSH_RUNS = "Flush runs"
ONE_OF: Mapping[str, str] = MappingProxyType(
    {MATCHES: "A match", RUNS: "A run", FLUSH_RUNS: "A flush run"}
)
"""One trick of each kind."""
RATES: Mapping[str, str] = MappingProxyType(
    {
        MATCHES: "each card counts 1",
        RUNS: "three cards count 1, four 2, five 3",
        FLUSH_RUNS: "each card of one suit counts 2",
    }
)
"""How the tricks of each kind count."""
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


def made_of(kinds: Sequence[tuple[str, int]]) -> str:
    """What the points of a deal are made of: ``Matches 4 and flush runs 6.``"""
    words = list_text(f"{kind.lower()} {points}" for kind, points in kinds)
    return f"{words[:1].upper()}{words[1:]}." if words else "No trick of this deal counts."


def tricks_reason(kind: str, worths: Sequence[int]) -> str:
    """What each trick of a *kind* counts, and how: ``Matches of 4 and 2 points; 1 a card.``"""
    points = "1 point" if list(worths) == [1] else f"{list_text(map(str, worths))} points"
    name = ONE_OF[kind] if len(worths) == 1 else kind
    return f"{name} of {points}: {RATES[kind]}."


def after_deal(number: int, deals: int) -> str:
    """The note on the sheet after a deal."""
    return f"After deal {number} of {deals}: most points win."
