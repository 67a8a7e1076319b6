"""The words of Indian Chief for its results: who has won, and the score sheet."""

from __future__ import annotations

YOU_WIN = "You win the match."
GOAL = "the highest total over all boxes wins"


def turn_title(number: int) -> str:
    """The title of a turn, where its scores are shown."""
    return f"Turn {number}"


def share_win(winners: str) -> str:
    """Say who share the win."""
    return f"{winners} share the win."


def wins(who: str) -> str:
    """Say who has won alone."""
    return f"{who} wins the match."


def match_over(points: str) -> str:
    """The note on the sheet when the match is over."""
    return f"The match is over: {points} win."


def after_turn(turn: int, turns: int, goal: str) -> str:
    """The note on the sheet after a turn."""
    return f"After turn {turn} of {turns}: {goal}."


def nothing_scored(goal: str) -> str:
    """The note on the sheet before the first turn is over."""
    return f"Nothing is scored yet: {goal}."
