"""Undo permission: whether the last decision of a person may be taken back, and why not."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from time import perf_counter
from typing import Any, NamedTuple

from game.app.session.undo.undo_stack import UndoStack
from game.app.session.undo.undo_text import (
    NOTHING,
    OVER,
    REASONS,
    REFUSALS_BY_CAUSE,
    SILENCE,
    decided_since_text,
    seen_choice_text,
)
from game.bots.revealed_secrets import Reveal, RevealKind, Since, reveals
from game.engine.match import Match, observation_of_seat
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


class UndoPermission:
    """The answer whether an undo is granted: not if something secret was shown since."""

    def __init__(self, history: UndoStack, players: Sequence[Player]) -> None:
        """Judge the last decision of *history*; *players* are named in refusals."""
        self._history = history
        self._players = tuple(players)
        self._asked: tuple[object, ...] = ()
        self._deals: Iterator[Reveal | None] = iter(())
        self._answer: UndoAnswer | None = None

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
        asked = match, len(match.actions), viewer, self._history.silence_told
        if asked != self._asked:
            self._asked = asked
            self._answer = self._at_once(match, viewer)
            if self._answer is None:
                self._deals = reveals(match.rules, self._since(match, replay))
        end = None if seconds is None else perf_counter() + seconds
        while self._answer is None:
            found = next(self._deals, self)
            if found is self:
                self._answer = UndoAnswer(self._history.decisions[-1].number)
            elif isinstance(found, Reveal):
                self._answer = self._refused(found)
            elif end is not None and perf_counter() > end:
                break
        return self._answer

    def _at_once(self, match: Match[Any], viewer: Seat | None) -> UndoAnswer | None:
        """What needs no thought."""
        if not self._history.decisions:
            return UndoAnswer(0, "nothing", NOTHING)
        number, seat, *_ = self._history.decisions[-1]
        if match.outcome is not None:
            return UndoAnswer(number, "over", OVER)
        if viewer not in (None, seat):
            told = decided_since_text(self._players[seat].name)
            return UndoAnswer(number, "person", told)
        if self._history.silence_told:
            return UndoAnswer(number, "silence", SILENCE)
        return None

    def _since(self, match: Match[Any], replay: Callable[[int], Match[Any]]) -> Since:
        number, seat, applied_count, before = self._history.decisions[-1]
        if before is None:
            before = observation_of_seat(replay(number), seat)
            self._history.decisions[-1] = self._history.decisions[-1]._replace(before=before)
        return Since(
            before,
            observation_of_seat(match, seat),
            tuple(match.actions[applied_count : match.applied_count]),
        )

    def _refused(self, found: Reveal) -> UndoAnswer:
        number = self._history.decisions[-1].number
        if found.shown is RevealKind.CHOICE and found.seat is not None:
            told = seen_choice_text(self._players[found.seat].name)
        else:
            told = REFUSALS_BY_CAUSE[found.shown]
        return UndoAnswer(number, found.shown.value, told)
