"""Opening the table: a match is laid before the people at the screen, and computers may think."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.app.play.play_scene import PlayScene
from game.app.scenes.app_context import AppContext
from game.app.session.dealer import GameDealer
from game.app.session.saving.autosave import Autosave
from game.app.session.session import Session
from game.bots.decision_service import DecisionService
from game.engine.journal import Journal
from game.shelf import game_entry
from game.store.error_log import append_to_log
from game.store.player import Player
from game.thinking.background_service import BackgroundDecisionService


def decision_service(context: AppContext) -> DecisionService:
    """Who thinks for the computers: one for the whole evening."""
    if context.decision_service is None:
        thinker = BackgroundDecisionService()
        thinker.start()
        context.decision_service = thinker
    return context.decision_service


def open_table(
    context: AppContext,
    journal: Journal,
    players: Sequence[Player],
    autosave: Autosave,
    *,
    covered: bool = False,
) -> None:
    """Open the table for the match of *journal*; *covered*: the curtain is closed at first.

    Raises:
        BadOption: when seats or options do not fit the game.
        CorruptJournal: when the rules refuse something of the match.
    """
    session = Session(
        GameDealer(game_entry(journal.game)), journal, players, decision_service(context), autosave,
        pace=context.settings.pace,
    )  # fmt: skip
    session.hot_seat.covered = covered
    session.faults.write = partial(append_to_log, context.paths.log_file)
    context.stack.replace_all(PlayScene(context, session))
