"""The thumbnail loader: pictures of the matches in the list, taken in the background."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

import pygame

from game.app.scenes.app_context import AppContext
from game.app.scenes.table_from_settings import card_style
from game.arena.replayed_match import begin_replay
from game.engine.journal import CorruptJournal, Journal
from game.engine.match import IllegalAction
from game.engine.options import BadOption
from game.presentation.presenter import presenter_of
from game.store.matches.match_folder import MatchFolder
from game.store.matches.match_preview import MatchPreview
from game.table.painting.thumbnail import Snapshot, paint_thumbnail, take_snapshot
from game.ui.pictures.svg_raster import Size
from game.ui.surface_cache import MEGABYTE, SurfaceCache

_ROOM = 24 * MEGABYTE
"""What the painted pictures may weigh together."""
_MOST = 400
"""So many tables are remembered, to be painted again in another size."""
_AHEAD = 12
"""So many wait to be taken at most: who scrolls past a hundred matches sees the last few first."""


class ThumbnailLoader:
    """Pictures of matches. Reading and replaying a match never holds up a frame."""

    def __init__(self, context: AppContext) -> None:
        """Begin with nothing read; it waits until it is asked."""
        settings = context.settings
        self._folder = context.matches
        self._raster = context.raster
        self._taste = card_style(settings)
        self._taken: OrderedDict[Hashable, Snapshot | None] = OrderedDict()
        self._coming: OrderedDict[Hashable, Future[Snapshot | None]] = OrderedDict()
        self._painted: SurfaceCache[Hashable] = SurfaceCache(_ROOM)
        self._worker = ThreadPoolExecutor(1, "thumbnails")

    def get(self, match: MatchPreview, size: Size) -> pygame.Surface | None:
        """The table of *match* in *size* pixels; None while it is not there, or never will be."""
        key = (match.path, match.when, match.moves, match.finished)
        done = self._painted.get((key, size))
        if done is not None:
            return done
        taken = self._snapshot(key, match.path)
        if taken is None:
            return None
        with self._raster.unseen():  # the emblem of the game stands there meanwhile
            done = paint_thumbnail(taken, size, self._raster, self._taste)
        if done is not None:
            self._painted.put((key, size), done)
        return done

    def update(self) -> bool:
        """Take what has been read; True while a match is still being read."""
        for key in [key for key, coming in self._coming.items() if coming.done()]:
            self._taken[key] = self._coming.pop(key).result()
        while len(self._taken) > _MOST:
            self._taken.popitem(last=False)
        return bool(self._coming)

    def close(self) -> None:
        """Stop reading."""
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
        self._coming[key] = self._worker.submit(read_snapshot, self._folder, path)


def read_snapshot(folder: MatchFolder, path: Path) -> Snapshot | None:
    """The table of the match at *path* as far as it can be played; None where it cannot be."""
    try:
        match = folder.read(path)
        people = [seat for seat, player in enumerate(match.seated) if player.human]
        portraits = [player.portrait for player in match.seated]
        return _played(match.progress().journal, portraits, next(iter(people), 0))
    except (BadOption, CorruptJournal):
        return None


def _played(journal: Journal, portraits: list[str], bottom: int) -> Snapshot:
    """The table after the last action that the rules allow, as everybody sees it.

    Raises:
        BadOption: when game, seats or options do not fit.
        CorruptJournal: when another version of the rules saved it.
    """
    match = begin_replay(journal)
    for action in journal.actions:
        try:
            match.submit(action)
        except IllegalAction:
            break
    seen, rules = match.observe(None), match.rules
    return take_snapshot(
        journal.game, rules.zone_registry, seen, presenter_of(rules).status(seen), portraits, bottom
    )
