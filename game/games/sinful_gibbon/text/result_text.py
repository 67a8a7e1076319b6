"""The words of Sinful Gibbon for its results: who has won, and the score sheet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from game.patterns.phrases import list_text

BRAVEHEART = "Braveheart"
"""In a cell of the sheet: immune to sins of hearts (SG-R22)."""
YOU_WIN = "You win the match."
COUNTED_FROM: Mapping[str, str] = MappingProxyType(
    {
        "pride": "cards face up",
        "sloth": "sideways piles",
        "lust": "hearts face up",
        "envy": "fewer hearts kept",
        "wrath": "most straight piles",
        "gluttony": "the fattest pile",
        "jealousy": "the hat",
    }
)
"""What each sin is counted from."""


def goal(target: int) -> str:
    """What wins, as the end of a note."""
    return f"the lowest total wins, the match ends at {target}"


def nothing_counted(goal: str) -> str:
    """The note on the sheet before the first count."""
    return f"Nothing is counted yet: {goal}."


def after_round(played: int, goal: str) -> str:
    """The note on the sheet after *played* rounds."""
    return f"After round {played}: {goal}."


def match_over(target: int) -> str:
    """The note on the sheet when the match is over."""
    return f"The match is over: whoever has {target} or more goes to Hell."


def round_title(number: int) -> str:
    """The title of a round on the score sheet."""
    return f"Round {number}"


def sin_title(name: str, counted_from: str) -> str:
    """The title of a row: the sin and what it is counted from."""
    return f"{name}: {counted_from}"


def sins_of(who: str, sins: Sequence[tuple[str, int]]) -> str:
    """What the points of a round come from: ``{0} pays for pride 3 and the hat 2.``"""
    if not sins:
        return f"{who} pays for no sin."
    return f"{who} pays for {list_text(f'{name} {points}' for name, points in sins)}."


def wins(who: str) -> str:
    """Say who has won alone."""
    return f"{who} wins the match."


def share_win(winners: str) -> str:
    """Say who share the win."""
    return f"{winners} share the win."
