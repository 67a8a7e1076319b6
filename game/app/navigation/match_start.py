"""Match start: how a match begins, and how one that was left goes on."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from uuid import uuid4

from game.app.play.play_scene import PlayScene
from game.app.scenes.app_context import AppContext
from game.app.scenes.routes import NewMatchRoute
from game.app.session.autosave import Autosave
from game.app.session.dealer import GameDealer
from game.app.session.session import Session
from game.app.setup import player_defaults
from game.app.setup.remembered_setup import LEVELS
from game.bots.request import DecisionService
from game.daily.daily_book import DailyBook
from game.daily.daily_try import try_of
from game.engine.journal import CorruptJournal, Journal
from game.engine.options import BadOption
from game.engine.rules import AnyRules
from game.shelf import game_entry
from game.store.error_log import append_to_log
from game.store.matches.known_deal import KnownDeal
from game.store.matches.match_file import UnreadableMatch, is_id
from game.store.matches.match_lock import MatchInUseError
from game.store.matches.match_writer import MatchWriter
from game.store.matches.seat_change import people_changed
from game.store.player import Player
from game.thinking.background_service import BackgroundDecisionService


class RulesVersionMismatch(ValueError):
    """A match of another version of the rules."""


def new_match(context: AppContext, wanted: NewMatchRoute) -> None:
    """Deal a new match and open the table.

    Raises:
        BadOption: when seats or options do not fit the game.
    """
    game, seats = wanted.game, wanted.seats
    rules: AnyRules = game_entry(game).open(seats, wanted.options)
    seed = wanted.seed or context.seed()
    journal = Journal(game, rules.version, seats, rules.options.written(), seed)
    start_match(context, journal.sealed(context.new_nonce()), wanted.players, wanted.known_deal)


def resume_newest(context: AppContext) -> None:
    """Go on with the newest match that is not over; say so if it cannot."""
    found = context.matches.newest(context.unplayable)
    if found is None:
        _not_resumed(context, "There is no match to go on with.")
    else:
        resume_file(context, found.path)


def resume_file(context: AppContext, path: Path) -> None:
    """Go on with the match in the file *path*, at the exact decision; say so if it cannot."""
    try:
        opened = context.matches.open(path)
    except (UnreadableMatch, MatchInUseError) as error:
        _not_resumed(context, str(error))
        return
    try:
        _go_on(context, opened)
    except (BadOption, RulesVersionMismatch) as error:
        opened.close()
        context.unplayable.add(path)
        why = str(error).rstrip(".")
        _not_resumed(context, f"This match cannot be played here: {why}. It is left as it is.")
    except CorruptJournal as error:
        opened.close()
        aside = context.matches.quarantine(path)
        told = f"The saved match cannot be played: {str(error).rstrip('.')}{aside}."
        _not_resumed(context, told)


def start_match(
    context: AppContext,
    journal: Journal,
    players: Sequence[Player],
    known_deal: str = "",
    daily: str = "",
) -> None:
    """Open the table for a new match; *known_deal* says how its deal may have been known before.

    *daily* is the date whose deal it is, if any: then it hangs on no seed of the command line.

    Raises:
        BadOption: when it is of an unknown game, or its options do not fit.
        CorruptJournal: when it is of another version of the rules.
    """
    if not is_id(context.settings.person):
        context.change(person=uuid4().hex)
    known = player_defaults.with_ids(players, context.settings.person)
    given = context.seed_was_given and not daily
    mark = str(known_deal or (KnownDeal.SEED if given else ""))
    autosave = Autosave(context.matches, known, known_deal=mark, daily=daily)
    _open_table(context, journal, known, autosave)
    if daily:
        _note_daily(context, autosave)


def decision_service(context: AppContext) -> DecisionService:
    """Who thinks for the computers: one for the whole evening."""
    if context.decision_service is None:
        thinker = BackgroundDecisionService()
        thinker.start()
        context.decision_service = thinker
    return context.decision_service


def _go_on(context: AppContext, opened: MatchWriter) -> None:
    """Open the table for a match that was left.

    Raises:
        BadOption: when it is of an unknown game, or its options do not fit.
        RulesVersionMismatch: when it was played by another version of the rules.
        CorruptJournal: when its seal does not hold, or the rules refuse something of it.
    """
    match = opened.match
    journal = match.progress().journal
    version = game_entry(journal.game).open(journal.seats, journal.options).version
    if version != journal.version:
        told = f"it was begun by version {journal.version} of the rules, and these are version"
        raise RulesVersionMismatch(f"{told} {version}")
    if not journal.seal_holds:
        raise CorruptJournal("its seal does not hold, so the shuffle was changed")
    players = match.seated
    if any(player.level not in ("", *LEVELS) for player in players):
        raise CorruptJournal("one of its players is of no level there is")
    autosave = Autosave(context.matches, players, opened)
    changes = match.progress().changes
    covered = people_changed(match.players, changes, len(journal.actions))
    _open_table(context, journal, players, autosave, covered=covered)


def _open_table(
    context: AppContext,
    journal: Journal,
    players: Sequence[Player],
    autosave: Autosave,
    *,
    covered: bool = False,
) -> None:
    session = Session(
        GameDealer(game_entry(journal.game)), journal, players, decision_service(context), autosave,
        pace=context.settings.pace,
    )  # fmt: skip
    session.hot_seat.covered = covered
    session.faults.write = partial(append_to_log, context.paths.log_file)
    context.stack.replace_all(PlayScene(context, session))


def _note_daily(context: AppContext, autosave: Autosave) -> None:
    """Note in the daily book that the deal of a day was begun."""
    told = try_of(autosave.match_file)
    book = DailyBook(context.paths.daily)
    book.read()
    try:
        if told is not None:
            book.add(told)
    except OSError as error:
        reason = error.strerror or "the disk refused"
        context.say(f"The deal of the day could not be noted ({reason}); its match says it too.")


def _not_resumed(context: AppContext, told: str) -> None:
    """Say why, and let the title look again at what is on the disk."""
    context.say(told)
    context.stack.top.enter()
    context.layout_needed = True
