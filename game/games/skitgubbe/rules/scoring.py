"""Scoring of Skitgubbe: points for places, and how often everybody was Goat."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.zones import Seat
from game.games.skitgubbe.rules.facts import Game

FOR_PLACES = {"off": (), "first5": (5, 3, 1), "second5": (3, 5, 1)}
"""Points for the first, second and third who goes out, by option."""
FOR_GOAT = -5


def points(places: Sequence[int], goat: Seat | None, scoring: str) -> tuple[int, ...]:
    """The points of one game by player; 0 for all when nothing is scored.

    *places* are 1 for the first one out and 0 for who never was; those who went out together have
    the same. The Goat gets only the penalty.
    """
    pay = FOR_PLACES[scoring]
    gained = [pay[place - 1] if 0 < place <= len(pay) else 0 for place in places]
    if goat is not None:
        gained[goat] = FOR_GOAT if pay else 0
    return tuple(gained)


def goats(games: Sequence[Game], players: int) -> list[int]:
    """The number of times each player was Goat."""
    return [sum([game.goat == player for game in games]) for player in range(players)]


def totals(games: Sequence[Game], players: int, scoring: str) -> list[int]:
    """The totals, the more the better: points, or minus the times as Goat."""
    if scoring == "off":
        return [-count for count in goats(games, players)]
    return [sum([game.points[player] for game in games]) for player in range(players)]
