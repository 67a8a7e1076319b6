"""The games of the shelf, opened for scenarios and commands."""

from __future__ import annotations

from collections.abc import Mapping

from game.engine.rules import AnyRules
from game.shelf import game_entry


def open_game(game: str, seats: int | None, options: Mapping[str, object]) -> AnyRules:
    """The rules of a game on the shelf.

    Raises:
        BadOption: when there is no such game, or seats or options do not fit it.
    """
    return game_entry(game).open(seats, options)
