"""Keeping: the running match on the disk, written after every decision."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.journal import Journal
from game.store.saves import Player, Saves


class Keeping:
    """Writes one match, if there is a disk to write it to."""

    def __init__(self, saves: Saves | None, players: Sequence[Player], stamp: str) -> None:
        """*stamp* names the match among the finished ones."""
        self._saves = saves
        self._players = tuple(players)
        self._stamp = stamp
        self.trouble = ""
        """One sentence about a damaged or unsaved match; the screen shows and empties it."""

    def begin(self, journal: Journal) -> None:
        """Writes the whole match anew."""
        if self._saves is not None:
            self._saves.begin(journal, self._players)
            self._hear()

    def add(self, journal: Journal) -> None:
        """Adds the last decision."""
        if self._saves is not None:
            self._saves.add(journal, self._players)
            self._hear()

    def finish(self, told: str) -> None:
        """Puts the match to the finished ones; *told* says how it ended."""
        if self._saves is not None:
            self._saves.finish(self._stamp, told)
            self._hear()

    def forget(self) -> None:
        """Removes the match: nothing was played yet."""
        if self._saves is not None:
            self._saves.forget()
            self._hear()

    def note(self, moves: int, words: str) -> None:
        """Writes beside the match where it stands."""
        if self._saves is not None:
            self._saves.note(moves, words)

    def _hear(self) -> None:
        if self._saves is not None and self._saves.trouble:
            self.trouble, self._saves.trouble = self._saves.trouble, ""
