"""Undo stack: what people decided in a running match, and what can be done again."""

from __future__ import annotations

from typing import Any, NamedTuple

from game.engine.action import Action
from game.engine.match import Match
from game.engine.observation import Observation
from game.engine.zones import Seat


class UndoableDecision(NamedTuple):
    """A decision somebody was asked for."""

    number: int
    """How many actions there were before it."""
    seat: Seat
    applied_count: int
    """How many of them had come onto the table: the others were secret."""
    before: Observation[Any] | None = None
    """What was known then; None when the match must be played again to tell."""


class UndoStack:
    """What people decided in a running match, the last one last, and what they took back."""

    def __init__(self) -> None:
        """Begin with nothing decided."""
        self.decisions: list[UndoableDecision] = []
        self.undone: list[tuple[Action, ...]] = []
        """What can be done again, the next one last: each is what one undo took back."""
        self._silent: set[int] = set()
        """Numbers of the decisions after which the silence of others told something."""

    def decided(self, decision: UndoableDecision) -> None:
        """Note a decision; only the last one keeps what was known before it."""
        if self.decisions:
            self.decisions[-1] = self.decisions[-1]._replace(before=None)
        self.decisions.append(decision)

    def note_silence(self) -> None:
        """Note that somebody might have acted unasked by now, and has not."""
        if self.decisions:
            self._silent.add(self.decisions[-1].number)

    @property
    def silence_told(self) -> bool:
        """Whether the others might have answered the last decision unasked, and have not."""
        return bool(self.decisions) and self.decisions[-1].number in self._silent

    def acted(self, match: Match[Any], action: Action, *, by_person: bool) -> None:
        """Note that *action* was decided anew: what was undone cannot be done again any more.

        A computer that chooses in secret what it had chosen before changes nothing.
        """
        if by_person or match.applied_count == len(match.actions):
            self.undone.clear()
        elif self.undone:
            group = self.undone[-1]
            before = next((n for n, each in enumerate(group) if each.seat == action.seat), None)
            if before is not None and group[before] != action:
                self.undone.clear()
            elif before is not None:
                self.undone[-1] = group[:before] + group[before + 1 :]

    def back(self, match: Match[Any], to: int) -> None:
        """Follow *match* back to its first *to* actions."""
        self.undone.append(tuple(match.actions[to:]))
        while self.decisions and self.decisions[-1].number >= to:
            self._silent.discard(self.decisions.pop().number)
