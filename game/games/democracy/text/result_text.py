"""The words of Democracy for its results: who has won, and the score sheet."""

from __future__ import annotations

from collections.abc import Sequence

from game.patterns.phrases import worths_text

YOU_WIN = "You win the game."


def island_title(number: int) -> str:
    """The title of an island on the score sheet."""
    return f"Island {number}"


def game_over_after(islands: str) -> str:
    """The note on the sheet after the game."""
    return f"The game is over after {islands}."


def leaders_are_equal(islands: str) -> str:
    """The note on the sheet while several have enough tribes."""
    return f"After {islands}: the first to be alone in front wins."


def goal(target: int, enough: int) -> str:
    """What wins the game."""
    return f"first to {target} tribes wins, and {enough} points of a suit win its tribe"


def island_gain(won: str) -> str:
    """What scored on an island; *won* are suits with their points: ``clubs 13``."""
    return f"Suits with enough points: {won}." if won else "No suit with enough points."


def captured_reason(suit: str, worths: Sequence[tuple[int, Sequence[str]]]) -> str:
    """Which captured cards of a *suit* count, and how much."""
    return f"Captured {suit}: {worths_text(worths)}." if worths else f"Captured no {suit}."


def wins(who: str) -> str:
    """Say who has won."""
    return f"{who} wins the game."


def suit_points(suit: str, points: int) -> str:
    """The title of the row with a suit's points; *points* are all there are of it."""
    return f"{suit}, of {points}"


def islands(number: int) -> str:
    """A number of islands: ``1 island``."""
    return "1 island" if number == 1 else f"{number} islands"


def after_islands(played: str, goal: str) -> str:
    """The note on the sheet after an island."""
    return f"After {played}: {goal}."


def nothing_scored(goal: str) -> str:
    """The note on the sheet before the first island is scored."""
    return f"Nothing is scored yet: {goal}."
