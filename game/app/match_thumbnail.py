"""The thumbnails of the matches in the list: taken in the background, painted when in view."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

import pygame

from game.app.parlour import Parlour
from game.app.table_desk import taste
from game.arena.analysis import opened
from game.engine.journal import CorruptJournal, Journal
from game.engine.match import IllegalAction
from game.engine.options import BadOption
from game.store.match_folder import MatchFolder
from game.store.preview import Preview
from game.table.thumbnail import Snapshot, paint, snapshot
from game.ui.kept import MEGABYTE, Kept
from game.ui.picture import Size

_ROOM = 24 * MEGABYTE
"""What the painted pictures may weigh together."""
_MOST = 400
"""So many tables are remembered, to be painted again in another size."""
_AHEAD = 12
"""So many wait to be taken at most: who scrolls past a hundred matches sees the last few first."""


class Thumbnails:
    """Pictures of matches. Reading and replaying a match never holds up a frame."""

    def __init__(self, parlour: Parlour) -> None:
        """Nothing is read before it is asked for."""
        settings = parlour.settings
        self._folder = parlour.matches
        self._raster = parlour.raster
        self._taste = taste(settings)
        self._taken: OrderedDict[Hashable, Snapshot | None] = OrderedDict()
        self._coming: OrderedDict[Hashable, Future[Snapshot | None]] = OrderedDict()
        self._painted: Kept[Hashable] = Kept(_ROOM)
        self._worker = ThreadPoolExecutor(1, "thumbnails")

    def get(self, match: Preview, size: Size) -> pygame.Surface | None:
        """The table of *match* in *size* pixels; None while it is not there, or never will be."""
        key = (match.path, match.when, match.moves, match.finished)
        done = self._painted.get((key, size))
        if done is not None:
            return done
        taken = self._snapshot(key, match.path)
        if taken is None:
            return None
        with self._raster.unseen():  # the emblem of the game stands there meanwhile
            done = paint(taken, size, self._raster, self._taste)
        if done is not None:
            self._painted.put((key, size), done)
        return done

    def update(self) -> bool:
        """Takes what has been read; True while a match is still being read."""
        for key in [key for key, coming in self._coming.items() if coming.done()]:
            self._taken[key] = self._coming.pop(key).result()
        while len(self._taken) > _MOST:
            self._taken.popitem(last=False)
        return bool(self._coming)

    def close(self) -> None:
        """Nobody looks any more."""
        self._worker.shutdown(wait=False, cancel_futures=True)

    def _snapshot(self, key: Hashable, path: Path) -> Snapshot | None:
        if key in self._taken:
            self._taken.move_to_end(key)
            return self._taken[key]
        if key not in self._coming:
            self._order(key, path)
        return None

    def _order(self, key: Hashable, path: Path) -> None:
        while len(self._coming) >= _AHEAD:
            _, oldest = self._coming.popitem(last=False)
            oldest.cancel()
        self._coming[key] = self._worker.submit(taken_from, self._folder, path)


def taken_from(folder: MatchFolder, path: Path) -> Snapshot | None:
    """The table of the match at *path* as far as it can be played; None where it cannot be."""
    try:
        match = folder.read(path)
        people = [seat for seat, player in enumerate(match.players) if player.human]
        portraits = [player.portrait for player in match.players]
        return _played(match.progress().journal, portraits, next(iter(people), 0))
    except (BadOption, CorruptJournal):
        return None


def _played(journal: Journal, portraits: list[str], bottom: int) -> Snapshot:
    """The table after the last action that the rules allow, as everybody sees it.

    Raises:
        BadOption: when game, seats or options do not fit.
        CorruptJournal: when another version of the rules saved it.
    """
    match = opened(journal)
    for action in journal.actions:
        try:
            match.submit(action)
        except IllegalAction:
            break
    seen, rules = match.observe(None), match.rules
    return snapshot(journal.game, rules.board, seen, rules.status(seen), portraits, bottom)
