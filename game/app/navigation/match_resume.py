"""Match resume: how a match that was left goes on, at the exact decision."""

from __future__ import annotations

from pathlib import Path

from game.app.navigation.rules_version import RulesVersionMismatch, check_rules_version
from game.app.navigation.table_opening import open_table
from game.app.scenes.app_context import AppContext
from game.app.session.saving.autosave import Autosave
from game.app.setup.remembered_setup import LEVELS
from game.engine.journal import CorruptJournal
from game.engine.options import BadOption
from game.store.matches.match_file import UnreadableMatch
from game.store.matches.match_in_use import MatchInUseError
from game.store.matches.match_writer import MatchWriter
from game.store.matches.seat_change import people_changed


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


def _go_on(context: AppContext, opened: MatchWriter) -> None:
    """Open the table for a match that was left.

    Raises:
        BadOption: when it is of an unknown game, or its options do not fit.
        RulesVersionMismatch: when it was played by another version of the rules.
        CorruptJournal: when its seal does not hold, or the rules refuse something of it.
    """
    match = opened.match
    journal = match.progress().journal
    check_rules_version(journal)
    if not journal.seal_holds:
        raise CorruptJournal("its seal does not hold, so the shuffle was changed")
    players = match.seated
    if any(player.level not in ("", *LEVELS) for player in players):
        raise CorruptJournal("one of its players is of no level there is")
    autosave = Autosave(context.matches, players, opened)
    changes = match.progress().changes
    covered = people_changed(match.players, changes, len(journal.actions))
    open_table(context, journal, players, autosave, covered=covered)


def _not_resumed(context: AppContext, told: str) -> None:
    """Say why, and let the title look again at what is on the disk."""
    context.say(told)
    context.stack.top.enter()
    context.layout_needed = True
