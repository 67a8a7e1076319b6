"""The opening: how a match begins, and how one that was left goes on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from uuid import uuid4

from game.app import guests
from game.app.autosave import Autosave
from game.app.mind import Mind
from game.app.parlour import Parlour
from game.app.play_scene import PlayScene
from game.app.session import Session
from game.engine.journal import CorruptJournal, Journal
from game.engine.options import BadOption, Value
from game.engine.rules import AnyRules
from game.shelf import box
from game.store.log_file import write_log
from game.store.match_file import UnreadableMatch, is_id
from game.store.open_match import MatchInUse, OpenMatch
from game.store.player import Player
from game.thinking.thinker import Thinker


class OtherRules(ValueError):
    """A match of another version of the rules."""


def begin(
    parlour: Parlour,
    game: str,
    seats: int,
    options: Mapping[str, Value],
    players: Sequence[Player],
    seed: str = "",
) -> None:
    """Deals a new match and opens the table.

    Raises:
        BadOption: when seats or options do not fit the game.
    """
    rules: AnyRules = box(game).open(seats, options)
    journal = Journal(game, rules.version, seats, rules.options.written(), seed or parlour.seed())
    sit_down(parlour, journal.sealed(parlour.salt()), players)


def resume(parlour: Parlour) -> None:
    """Goes on with the newest match that is not over; says so if it cannot."""
    found = parlour.matches.newest(parlour.unplayable)
    if found is None:
        _not_resumed(parlour, "There is no match to go on with.")
    else:
        resume_file(parlour, found.path)


def resume_file(parlour: Parlour, path: Path) -> None:
    """Goes on with the match in the file *path*, at the exact decision; says so if it cannot."""
    try:
        opened = parlour.matches.open(path)
    except (UnreadableMatch, MatchInUse) as error:
        _not_resumed(parlour, str(error))
        return
    try:
        _go_on(parlour, opened)
    except (BadOption, OtherRules) as error:
        opened.close()
        parlour.unplayable.add(path)
        why = str(error).rstrip(".")
        _not_resumed(parlour, f"This match cannot be played here: {why}. It is left as it is.")
    except CorruptJournal as error:
        opened.close()
        aside = parlour.matches.set_aside(path)
        told = f"The saved match cannot be played: {str(error).rstrip('.')}{aside}."
        _not_resumed(parlour, told)


def sit_down(parlour: Parlour, journal: Journal, players: Sequence[Player]) -> None:
    """Opens the table for a new match.

    Raises:
        BadOption: when it is of an unknown game, or its options do not fit.
        CorruptJournal: when it is of another version of the rules.
    """
    if not is_id(parlour.settings.person):
        parlour.change(person=uuid4().hex)
    known = guests.known(players, parlour.settings.person)
    _open_table(parlour, journal, known, Autosave(parlour.matches, known))


def mind(parlour: Parlour) -> Mind:
    """Who thinks for the computers: one for the whole evening."""
    if parlour.mind is None:
        thinker = Thinker()
        thinker.start()
        parlour.mind = thinker
    return parlour.mind


def _go_on(parlour: Parlour, opened: OpenMatch) -> None:
    """Opens the table for a match that was left.

    Raises:
        BadOption: when it is of an unknown game, or its options do not fit.
        OtherRules: when it was played by another version of the rules.
        CorruptJournal: when its seal does not hold, or the rules refuse something of it.
    """
    match = opened.match
    journal = match.progress().journal
    if box(journal.game).open(journal.seats, journal.options).version != journal.version:
        raise OtherRules("it was begun by another version of the rules")
    if not journal.seal_holds:
        raise CorruptJournal("its seal does not hold, so the shuffle was changed")
    if any(player.level not in ("", *guests.LEVELS) for player in match.players):
        raise CorruptJournal("one of its players is of no level there is")
    _open_table(parlour, journal, match.players, Autosave(parlour.matches, match.players, opened))


def _open_table(
    parlour: Parlour, journal: Journal, players: Sequence[Player], autosave: Autosave
) -> None:
    settings = parlour.settings
    session = Session(
        box(journal.game), journal, players, mind(parlour), autosave,
        curtain=settings.curtain, pace=settings.pace,
        log=partial(write_log, parlour.paths.last_words),
    )  # fmt: skip
    parlour.stack.home(PlayScene(parlour, session))


def _not_resumed(parlour: Parlour, told: str) -> None:
    """Says why, and lets the title look again at what is on the disk."""
    parlour.say(told)
    parlour.stack.top.enter()
    parlour.relayout = True
