"""Archived matches: those taken from the disk to be watched, weighed and checked."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from game.app.review.match_review import MatchReview
from game.app.session.result_text import moves_text
from game.arena.replayed_match import begin_replay
from game.engine.match import IllegalAction
from game.store.matches.match_file import MatchFile
from game.store.matches.match_folder import MatchFolder


class ArchivedMatch:
    """What its file holds, as far as the rules allow it."""

    def __init__(self, kept: MatchFile) -> None:
        """Play it through once.

        Raises:
            BadOption: when game, seats or options do not fit.
            CorruptJournal: when it was saved by another version of the rules.
        """
        journal = kept.progress().journal
        match = begin_replay(journal)
        self.damage = kept.damage
        """A sentence about what is missing at its end, if anything is."""
        for number, action in enumerate(journal.actions):
            try:
                match.submit(action)
            except IllegalAction:
                journal = replace(journal, actions=journal.actions[:number])
                self.damage = f"This match is damaged; {moves_text(number)} of it can be seen."
                break
        progress = kept.progress()
        self.review = MatchReview(
            journal,
            kept.seated,
            progress.finished,
            kept.players_version,
            began=kept.players,
            deciders=progress.deciders,
        )


class ArchivedMatches:
    """What was taken from the disk stays open: nothing is weighed twice."""

    def __init__(self, folder: MatchFolder) -> None:
        """Begin with nothing open."""
        self._folder = folder
        self._known: dict[Path, ArchivedMatch] = {}

    def open(self, path: Path) -> ArchivedMatch:
        """The match in the file *path*.

        Raises:
            BadOption: when game, seats or options do not fit.
            CorruptJournal: when nothing of it can be read, or another version saved it.
        """
        if path not in self._known:
            self._known[path] = ArchivedMatch(self._folder.read(path))
        return self._known[path]

    def forget(self, path: Path) -> None:
        """Close it: nobody looks into it any more."""
        known = self._known.pop(path, None)
        if known is not None:
            known.review.stop()

    def stop(self) -> None:
        """Close all of them."""
        for known in self._known.values():
            known.review.stop()
