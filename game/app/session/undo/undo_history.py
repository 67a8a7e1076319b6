"""Undo history: which decisions of people may be taken back, and what can be done again."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from time import perf_counter
from typing import Any, NamedTuple

from game.app.session.undo.undo_text import (
    NOTHING,
    OVER,
    REASONS,
    REFUSALS_BY_CAUSE,
    SILENCE,
    decided_since_text,
    seen_choice_text,
)
from game.bots.undo_secrecy import Betrayal, RevealKind, Since, betrayals
from game.engine.action import Action
from game.engine.match import Match, observation_of_seat
from game.engine.observation import Observation
from game.engine.zones import Seat
from game.store.player import Player


class UndoAnswer(NamedTuple):
    """Whether the last decision may be taken back."""

    to: int
    """So many actions the match would go back to."""
    code: str = ""
    """Why not, in a word: ``nothing``, ``over``, ``person``, ``silence`` or a `Shown`; empty when
    it is granted."""
    text: str = ""
    """Why not, in a sentence."""

    @property
    def granted(self) -> bool:
        """Whether it may be."""
        return not self.code

    @property
    def something_was_revealed(self) -> bool:
        """Whether it is refused for what was shown since, and for nothing else."""
        return self.code not in ("", "nothing", "over", "person")

    @property
    def reason(self) -> str:
        """Why not, in a sentence that fits where it may be taken back all the same."""
        return REASONS.get(self.code, self.text)


class UndoableDecision(NamedTuple):
    """A decision somebody was asked for."""

    number: int
    """How many actions there were before it."""
    seat: Seat
    applied_count: int
    """How many of them had come onto the table: the others were secret."""
    before: Observation[Any] | None = None
    """What was known then; None when the match must be played again to tell."""


class UndoHistory:
    """What people decided in a running match, the last one last, and what they took back."""

    def __init__(self, players: Sequence[Player]) -> None:
        """Begin with nothing decided."""
        self.players = tuple(players)
        self.decisions: list[UndoableDecision] = []
        self.undone: list[tuple[Action, ...]] = []
        """What can be done again, the next one last: each is what one undo took back."""
        self._silent: set[int] = set()
        """Numbers of the decisions after which the silence of others told something."""
        self._asked: tuple[object, ...] = ()
        self._deals: Iterator[Betrayal | None] = iter(())
        self._answer: UndoAnswer | None = None

    def decided(self, decision: UndoableDecision) -> None:
        """Note a decision; only the last one keeps what was known before it."""
        if self.decisions:
            self.decisions[-1] = self.decisions[-1]._replace(before=None)
        self.decisions.append(decision)

    def note_silence(self) -> None:
        """Note that somebody might have acted unasked by now, and has not."""
        if self.decisions and self.decisions[-1].number not in self._silent:
            self._silent.add(self.decisions[-1].number)
            self._asked = ()

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

    def answer(
        self,
        match: Match[Any],
        viewer: Seat | None,
        replay: Callable[[int], Match[Any]],
        seconds: float | None = None,
    ) -> UndoAnswer | None:
        """Whether *viewer* may take back the last decision; None is whoever looks at the screen.

        With *seconds*, it is None as long as that is not known after so long; asking again goes
        on. *replay* plays the match again up to a number of actions.
        """
        asked = match, len(match.actions), viewer
        if asked != self._asked:
            self._asked = asked
            self._answer = self._at_once(match, viewer)
            if self._answer is None:
                self._deals = betrayals(match.rules, self._since(match, replay))
        end = None if seconds is None else perf_counter() + seconds
        while self._answer is None:
            found = next(self._deals, self)
            if found is self:
                self._answer = UndoAnswer(self.decisions[-1].number)
            elif isinstance(found, Betrayal):
                self._answer = self._refused(found)
            elif end is not None and perf_counter() > end:
                break
        return self._answer

    def _at_once(self, match: Match[Any], viewer: Seat | None) -> UndoAnswer | None:
        """What needs no thought."""
        if not self.decisions:
            return UndoAnswer(0, "nothing", NOTHING)
        number, seat, *_ = self.decisions[-1]
        if match.outcome is not None:
            return UndoAnswer(number, "over", OVER)
        if viewer not in (None, seat):
            told = decided_since_text(self.players[seat].name)
            return UndoAnswer(number, "person", told)
        if number in self._silent:
            return UndoAnswer(number, "silence", SILENCE)
        return None

    def _since(self, match: Match[Any], replay: Callable[[int], Match[Any]]) -> Since:
        number, seat, applied_count, before = self.decisions[-1]
        if before is None:
            before = observation_of_seat(replay(number), seat)
            self.decisions[-1] = self.decisions[-1]._replace(before=before)
        return Since(
            before,
            observation_of_seat(match, seat),
            tuple(match.actions[applied_count : match.applied_count]),
        )

    def _refused(self, found: Betrayal) -> UndoAnswer:
        number = self.decisions[-1].number
        if found.shown is RevealKind.CHOICE and found.seat is not None:
            told = seen_choice_text(self.players[found.seat].name)
        else:
            told = REFUSALS_BY_CAUSE[found.shown]
        return UndoAnswer(number, found.shown.value, told)
