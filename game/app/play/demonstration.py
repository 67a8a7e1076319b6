"""The demonstration: computers play for everybody, match after match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.app.play.next_match import new_match_same_players
from game.app.scenes.app_context import AppContext
from game.app.scenes.routes import NewMatchRoute
from game.app.session.session import Session
from game.app.setup import player_defaults
from game.shelf import SHELF, game_entry

DEMO_REST = 4.0
"""Seconds between two matches of a demonstration, at the usual speed."""


def start_demo(
    context: AppContext,
    game: str,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    seed: str = "",
    kinds: Sequence[str] = (),
) -> None:
    """Deal a match between computers; seats and options are the usual ones if not given.

    *kinds* says who they are, see :func:`game.app.setup.player_defaults.bot_players`.

    Raises:
        BadOption: when there is no such game, or seats or options do not fit it.
    """
    rules = game_entry(game).open(seats, options or {})
    players = player_defaults.bot_players(rules.seats, kinds or (player_defaults.DEFAULT_LEVEL,))
    context.open(NewMatchRoute(game, rules.seats, rules.options.written(), players, seed))


def first_game() -> str:
    """The game a tour of the shelf begins with."""
    return next(iter(SHELF))


def next_game(game: str) -> str:
    """The game that lies on the shelf after *game*, and the first one after the last."""
    games = list(SHELF)
    return games[(games.index(game) + 1) % len(games)]


class DemoRest:
    """The rest after a match of the demonstration, until the next one is dealt."""

    def __init__(self, context: AppContext, session: Session) -> None:
        """Rest after the match of *session*."""
        self._context = context
        self._session = session
        self._looked = 0.0
        """Seconds the last table was looked at."""

    def update(self, dt: float) -> None:
        """Let *dt* seconds pass; then deal the next match, or end the program if that is asked."""
        context, speed = self._context, self._context.settings.speed
        self._looked += dt
        if context.quit_after_match:
            context.stack.quit()
        elif speed and self._looked * speed < DEMO_REST:
            return
        elif context.demo_tour:
            start_demo(context, next_game(self._session.rules.id))
        else:
            new_match_same_players(context, self._session)
