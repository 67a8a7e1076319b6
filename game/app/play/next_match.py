"""The next match: a new deal to the same players, after a match or instead of it."""

from __future__ import annotations

from game.app.scenes.app_context import AppContext
from game.app.scenes.routes import JournalRoute
from game.app.session.session import Session
from game.engine.journal import Journal


def new_match_same_players(context: AppContext, session: Session) -> None:
    """Leave the match of *session*, and deal a new one to the same players."""
    before = session.journal
    session.leave()
    fresh = Journal(before.game, before.version, before.seats, before.options, context.seed())
    context.open(JournalRoute(fresh.sealed(context.new_nonce()), session.players))
