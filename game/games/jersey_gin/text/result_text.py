"""The words of Jersey Gin for its results: who has won, and the score sheet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

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
BOXES_SO_FAR_REASON = "A box for each hand won; each adds 25 at the end of the game."
HAND_POINTS_REASON = "The points of all hands, added up."
GAME_BONUS_REASON = "100 for whoever came first to the points that end the game."
EXTRA_REASONS: Mapping[str, str] = MappingProxyType(
    {
        UNDERKNOCK_BONUS: "10 besides, for less deadwood than whoever knocked.",
        GIN_BONUS: "40 besides, for having no deadwood at all.",
    }
)
"""What each bonus of a hand is for."""


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
    points = "1 point" if list(more) == [1] else f"{list_text(map(str, more))} points"
    return f"The others had {points} more deadwood{besides}."


def deadwood_left(who: str, points: int) -> str:
    """What was left in a hand that did not win."""
    return f"{who} has {count(points, 'point')} of deadwood left."


def left_over(cards: str) -> str:
    """Which cards the deadwood was counted from, and how."""
    if not cards:
        return "No card was left over."
    return f"Left over: {cards}. An ace counts 1, a court card 10, the others their number."


def more_reason(points: int, winners: int) -> str:
    """How much more deadwood than the winner's that is."""
    return f"{points} of deadwood, less the {winners} of the winner."


def boxes_reason(number: int) -> str:
    """How many hands were won, and what each adds at the end."""
    return f"{count(number, 'hand')} won: a box for each, and 25 for each box."


def more(points: int) -> str:
    """How much more deadwood a seat had than the winner."""
    return f"{points} more"
