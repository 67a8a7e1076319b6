"""The match snapshots: a match kept every few moves, so that going back is quick."""

from __future__ import annotations

from typing import Any, NamedTuple

from game.arena.replayed_match import begin_replay, play_move
from game.engine.events import Scored
from game.engine.journal import Journal
from game.engine.match import Match

APART = 24
"""Moves between two snapshots: so many are played again at most."""


class RoundMark(NamedTuple):
    """Where a round was scored."""

    made: int
    """How many actions had been made then."""
    title: str


class MatchSnapshots:
    """A match played through once, which can be seen as it was at any moment."""

    def __init__(self, journal: Journal) -> None:
        """Play *journal* to its end.

        Raises:
            BadOption: when game, seats or options do not fit.
            CorruptJournal: when it was saved by another version, or an action is refused.
        """
        self._journal = journal
        match = begin_replay(journal)
        self._kept = [match.copy()]
        marks: list[RoundMark] = []
        told = len(match.record.events)
        for made, action in enumerate(journal.actions, 1):
            play_move(match, action, made)
            news = match.record.events[told:]
            told = len(match.record.events)
            marks += [RoundMark(made, each.title) for each in news if isinstance(each, Scored)]
            if made % APART == 0:
                self._kept.append(match.copy())
        self.rounds = tuple(marks)
        """The rounds that were scored, the first one first."""

    def at(self, made: int) -> Match[Any]:
        """The match after *made* actions, of one's own to go on with."""
        match = self._kept[made // APART].copy()
        for action in self._journal.actions[len(match.actions) : made]:
            match.submit(action)
        return match
