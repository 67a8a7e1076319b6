"""The opening: how a match begins, and how one that was left goes on."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence

from game.app.mind import Mind
from game.app.parlour import Parlour
from game.app.play_scene import PlayScene
from game.app.session import Session
from game.engine.journal import CorruptJournal, Journal
from game.engine.options import BadOption, Value
from game.engine.rules import AnyRules
from game.shelf import box
from game.store.saves import Kept, Player
from game.thinking.thinker import Thinker


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
    """Goes on with the match that was left, at the exact decision; says so if it cannot."""
    try:
        kept = parlour.saves.load()
    except CorruptJournal as error:
        _not_resumed(parlour, str(error))
        return
    if kept is None:
        _not_resumed(parlour, "There is no match to go on with.")
        return
    try:
        sit_down(parlour, kept.journal, kept.players)
    except (BadOption, CorruptJournal) as error:
        why = str(error).rstrip(".")
        told = f"The saved match cannot be played: {why}{parlour.saves.set_aside()}."
        _not_resumed(parlour, told)
        return
    parlour.say(kept.trouble)


def _not_resumed(parlour: Parlour, told: str) -> None:
    """Says why, and lets the title look again at what is on the disk."""
    parlour.say(told)
    parlour.stack.top.enter()
    parlour.relayout = True


def session(parlour: Parlour, kept: Kept) -> Session:
    """A match with the parlour's own mind, disk and habits."""
    settings = parlour.settings
    return Session(
        box(kept.journal.game),
        kept.journal,
        kept.players,
        mind(parlour),
        parlour.saves,
        curtain=settings.curtain,
        pace=settings.pace,
        stamp=f"{time.strftime('%Y-%m-%d %H.%M')} {kept.journal.game}",
    )


def sit_down(parlour: Parlour, journal: Journal, players: Sequence[Player]) -> None:
    """Opens the table for a match.

    Raises:
        BadOption: when it is of an unknown game, or its options do not fit.
        CorruptJournal: when it was saved by another version.
    """
    scene = PlayScene(parlour, session(parlour, Kept(journal, tuple(players))))
    parlour.stack.home(scene)


def mind(parlour: Parlour) -> Mind:
    """Who thinks for the computers: one for the whole evening."""
    if parlour.mind is None:
        thinker = Thinker()
        thinker.start()
        parlour.mind = thinker
    return parlour.mind
