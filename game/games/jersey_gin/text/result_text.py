"""The words of Jersey Gin for its results: who has won, and the score sheet."""

from __future__ import annotations

from collections.abc import Sequence

from game.games.jersey_gin.text.card_text import count
from game.patterns.phrases import list_text

KNOCK = "knock"
UNDERKNOCK = "underknock"
GIN = "gin"
PLAYED_OUT = "played out"
UNDERKNOCK_BONUS = "Underknock"
GIN_BONUS = "Gin"
DEADWOOD = "Deadwood"
THAN_THE_WINNER = "More than the winner"
YOU_WIN = "You win the game."
BOXES_SO_FAR = "Boxes so far"
HAND_POINTS = "Hand points"
BOXES = "Boxes, 25 each"
GAME_BONUS = "Game bonus"


def game_over_after(hands: str) -> str:
    """The note on the sheet after the game."""
    return f"The game is over after {hands}: the highest grand total wins."


def goal(target: int) -> str:
    """What ends the game."""
    return f"{target} points end the game, then the bonuses are added"


def after_hands(hands: str, goal: str) -> str:
    """The note on the sheet after a hand."""
    return f"After {hands}: {goal}."


def nothing_scored(goal: str) -> str:
    """The note on the sheet before the first hand is scored."""
    return f"Nothing is scored yet: {goal}."


def wins(who: str) -> str:
    """Say who has won alone."""
    return f"{who} wins the game."


def share_win(winners: str) -> str:
    """Say who share the win."""
    return f"{winners} share the win."


def hands(number: int) -> str:
    """A number of hands: ``1 hand``."""
    return count(number, "hand")


def hand_title(number: int, end: str) -> str:
    """The title of a hand on the score sheet."""
    return f"Hand {number}: {end}"


def gain_of(more: Sequence[int], extra: tuple[str, int] | None) -> str:
    """What a hand brought: ``The others had 8 and 16 more deadwood; underknock 20 besides.``"""
    besides = "" if extra is None else f"; {extra[0].lower()} {extra[1]} besides"
    return f"The others had {list_text(map(str, more))} points more deadwood{besides}."


def deadwood_left(who: str, points: int) -> str:
    """What was left in a hand that did not win."""
    return f"{who} has {count(points, 'point')} of deadwood left."


def more(points: int) -> str:
    """How much more deadwood a seat had than the winner."""
    return f"{points} more"
