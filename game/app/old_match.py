"""The old matches: those taken from the disk to be watched, weighed and checked."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from game.app.ending import counted
from game.app.study import Study
from game.arena.analysis import opened
from game.engine.match import IllegalAction
from game.store.match_file import MatchFile
from game.store.match_folder import MatchFolder
from game.store.open_match import MatchInUse


class OldMatch:
    """What its file holds, as far as the rules allow it."""

    def __init__(self, kept: MatchFile) -> None:
        """Plays it through once.

        Raises:
            BadOption: when game, seats or options do not fit.
            CorruptJournal: when it was saved by another version of the rules.
        """
        journal = kept.progress().journal
        match = opened(journal)
        self.trouble = kept.damage
        """A sentence about what is missing at its end, if anything is."""
        for number, action in enumerate(journal.actions):
            try:
                match.submit(action)
            except IllegalAction:
                journal = replace(journal, actions=journal.actions[:number])
                self.trouble = f"This match is damaged; {counted(number)} of it can be seen."
                break
        self.study = Study(journal, kept.players, kept.progress().finished)


class OldMatches:
    """What was taken from the disk stays open: nothing is weighed twice."""

    def __init__(self, folder: MatchFolder) -> None:
        """Nothing is open yet."""
        self._folder = folder
        self._known: dict[Path, OldMatch] = {}

    def open(self, path: Path) -> OldMatch:
        """The match in the file *path*.

        Raises:
            BadOption: when game, seats or options do not fit.
            CorruptJournal: when nothing of it can be read, or another version saved it.
        """
        if path not in self._known:
            self._known[path] = OldMatch(self._folder.read(path))
        return self._known[path]

    def remove(self, path: Path) -> str:
        """Takes it away; a sentence when that was not possible."""
        known = self._known.pop(path, None)
        if known is not None:
            known.study.stop()
        try:
            self._folder.delete(path)
        except MatchInUse as error:
            return str(error)
        except OSError as error:
            return f"This match could not be deleted ({error.strerror or 'the disk refused'})."
        return ""

    def stop(self) -> None:
        """Nobody looks into any of them any more."""
        for known in self._known.values():
            known.study.stop()
