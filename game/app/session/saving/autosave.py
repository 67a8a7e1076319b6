"""Autosave: the match on the table, written to its file with every event."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from game.app.session.match_notices import MatchNotices
from game.app.session.saving.save_retry import SaveRetry
from game.bots.bot import PLAYERS_VERSION
from game.engine.action import Action
from game.engine.journal import Journal
from game.store.matches.match_file import MatchFile, new_match_file
from game.store.matches.match_file_events import (
    MatchEvent,
    MatchProgress,
    action_event,
    match_event,
    redo_is_whole,
)
from game.store.matches.match_folder import MatchFolder
from game.store.matches.match_writer import MatchWriter
from game.store.matches.seat_change import SeatChange
from game.store.player import Player


class Autosave:
    """The file of one match, if there is a disk for it; the play goes on in any case."""

    def __init__(
        self,
        folder: MatchFolder | None,
        players: Sequence[Player],
        opened: MatchWriter | None = None,
        clock: Callable[[], float] = time.time,
        *,
        known_deal: str = "",
        daily: str = "",
    ) -> None:
        """A new match in *folder*, or the one that was *opened*; *clock* tells seconds since 1970.

        *known_deal* says how the deal of a new one may have been known before, *daily* the date
        whose deal it is. Nothing is written before :meth:`begin`.
        """
        self._folder = folder
        self._players = tuple(players)
        self._opened = opened
        self._clock = clock
        self._known_deal = known_deal
        self._daily = daily
        self._match: MatchFile | None = None
        """A match that is written nowhere."""
        self._words = ""
        """Where the match stands, as it was written last."""
        self.notices = MatchNotices()
        """What the people at the table should know about this match."""
        self._saving = SaveRetry(self.notices)

    @property
    def progress(self) -> MatchProgress:
        """What the events of the match come to.

        Raises:
            ValueError: before it began.
        """
        return self.match_file.progress()

    @property
    def match_file(self) -> MatchFile:
        """The match as its file holds it, or would.

        Raises:
            ValueError: before it began.
        """
        match = self._match if self._opened is None else self._opened.match
        if match is None:
            raise ValueError("The match has not begun.")
        return match

    @property
    def events(self) -> tuple[MatchEvent, ...]:
        """All that is told of the match so far."""
        match = self._match if self._opened is None else self._opened.match
        return () if match is None else match.events

    @property
    def changes(self) -> tuple[SeatChange, ...]:
        """The seats that changed hands so far."""
        return self.progress.changes if self.events else ()

    @property
    def saved(self) -> bool:
        """Whether all of it lies on the disk."""
        return self._opened is not None and self._opened.saved

    @property
    def path(self) -> Path | None:
        """Where the match lies, if it is written at all."""
        return None if self._opened is None else self._opened.path

    def begin(self, journal: Journal) -> None:
        """Start the file of a match, or go on in that which was opened."""
        if self._opened is not None:
            self._add(match_event("resumed", at=self._now()))
            return
        match = new_match_file(journal, self._players, PLAYERS_VERSION, self._now())
        match = replace(match, known_deal=self._known_deal, daily=self._daily)
        if self._folder is None:
            self._match = match
            return
        self._opened = self._folder.create(match)
        self._saving.attempt(self._opened.write)

    def action(self, action: Action, steps: int | None = None, *, keeps_redo: bool = False) -> None:
        """Write a decision; *steps* were thought when the limit cut it short.

        *keeps_redo* is whether what was taken back before may still be made again.
        """
        self._add(action_event(action, steps, keeps_redo=keeps_redo, at=self._now()))

    def undo(self, to: int) -> None:
        """Write that all decisions after the first *to* were taken back."""
        self._add(match_event("undo", to=to, at=self._now()))

    def redo(self, actions: Sequence[Action], *, keeps_redo: bool = False) -> None:
        """Write what was made again of what the last undo took back.

        *keeps_redo* is whether more can be made again.
        """
        if self.progress.redo[-1:] == (tuple(actions),) and redo_is_whole(self.events):
            self._add(match_event("redo", at=self._now()))
            return
        for action in actions:
            self.action(action, keeps_redo=keeps_redo)

    def event(self, kind: str, **fields: Any) -> None:
        """Write an event of another kind, such as ``hint`` or ``assisted``."""
        self._add(match_event(kind, **fields, at=self._now()))

    def note_standing(self, words: str) -> None:
        """Note where the match stands, in words that everybody at the table may read."""
        if self._opened is not None and words != self._words:
            self._words = words
            told, opened = match_event("stands", words=words), self._opened
            self._saving.attempt(lambda: opened.append(told, sync=False))

    def finish(self, told: str) -> None:
        """Write that the match is over, and unveil it; *told* says how it ended."""
        self._add(match_event("finished", told=told, at=self._now()))
        if self._opened is not None and self._opened.saved:
            with contextlib.suppress(OSError):  # all of it is saved, only the veil stays
                self._opened.write_unveiled()

    def close(self) -> None:
        """Let go of the file, so that another window may open the match."""
        if self._opened is None or self._opened.closed:
            return
        if not self._opened.saved:
            self._saving.attempt(self._opened.write)
        self.release()

    def retry(self, now: float) -> None:
        """Write what the disk has refused, again from time to time; *now* is in seconds."""
        if self._opened is not None and self._saving.due(now):
            self._saving.attempt(self._opened.write)

    def release(self) -> None:
        """Let go of the file as it is."""
        if self._opened is not None:
            self._opened.close()

    def _add(self, told: MatchEvent) -> None:
        self._words = ""
        if self._match is not None:
            self._match = replace(self._match, events=(*self._match.events, told))
        if self._opened is not None:
            opened = self._opened
            self._saving.attempt(lambda: opened.append(told))

    def _now(self) -> int:
        return int(self._clock())
