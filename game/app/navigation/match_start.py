"""Match start: how a match begins, from a set-up or from a journal."""

from __future__ import annotations

from collections.abc import Sequence
from uuid import uuid4

from game.app.navigation.table_opening import open_table
from game.app.scenes.app_context import AppContext
from game.app.scenes.routes import NewMatchRoute
from game.app.session.saving.autosave import Autosave
from game.app.setup import player_defaults
from game.daily.daily_book import DailyBook
from game.daily.daily_deal import day_of_deal, utc_day
from game.daily.daily_try import try_of
from game.engine.journal import Journal
from game.engine.rules import AnyRules
from game.shelf import game_entry
from game.store.matches.known_deal import KnownDeal
from game.store.matches.match_file import is_id
from game.store.player import Player


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


def start_match(
    context: AppContext,
    journal: Journal,
    players: Sequence[Player],
    known_deal: str = "",
    daily: str = "",
) -> None:
    """Open the table for a new match; *known_deal* says how its deal may have been known before.

    *daily* is the date whose deal it is, if it was asked for as such: then it hangs on no seed of
    the command line. The cards of a deal of the day that come in another way count as known.

    Raises:
        BadOption: when it is of an unknown game, or its options do not fit.
        CorruptJournal: when it is of another version of the rules.
    """
    if not is_id(context.settings.person):
        context.change(person=uuid4().hex)
    known = player_defaults.with_ids(players, context.settings.person)
    given = context.seed_was_given and not daily
    mark = str(known_deal or (KnownDeal.SEED if given else ""))
    if mark and not daily:
        day = day_of_deal(journal, utc_day(context.clock()))
        daily = "" if day is None else day.isoformat()
    autosave = Autosave(context.matches, known, known_deal=mark, daily=daily)
    open_table(context, journal, known, autosave)
    if daily:
        _note_daily(context, autosave)


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
