"""The bluff count: lies and doubts in a match played again, and which of them came off."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any

from game.engine.action import Action
from game.engine.events import Said
from game.engine.match import Match
from game.engine.zones import Seat
from game.patterns.bluff_record import BluffRecord
from game.presentation.announcement import announcement_of


class BluffCount:
    """A count of lies and doubts while a match is played again, for each of its players."""

    def __init__(self, who: Callable[[Seat], Hashable] = lambda seat: seat) -> None:
        """Take *who*, which says who plays a seat now; the seat itself, where nobody changes."""
        self._who = who
        self._records: dict[Hashable, BluffRecord] = {}
        self._told = 0

    def before(self, match: Match[Any], action: Action) -> None:
        """Note whether *action*, about to be played in *match*, says what is true."""
        honest = match.rules.is_truthful(match.look(action.seat), action)
        if honest is not None:
            self._add(action.seat, claims=1, lies=int(not honest))

    def after(self, match: Match[Any]) -> None:
        """What happened in *match* since the last call: was somebody doubted?"""
        events, self._told = match.record.events[self._told :], len(match.record.events)
        for each in events:
            doubt = announcement_of(each).doubt if isinstance(each, Said) else None
            if doubt is None:
                continue
            assert isinstance(each, Said)
            if each.seat is not None:
                self._add(each.seat, caught=int(not doubt.true), suspected=int(doubt.true))
            self._add(doubt.doubter, doubts=1, right=int(not doubt.true))

    def of(self, who: Hashable) -> BluffRecord:
        """The lies and doubts of one of them."""
        return self._records.get(who, BluffRecord())

    def _add(self, seat: Seat, **more: int) -> None:
        who = self._who(seat)
        old = self.of(who)
        self._records[who] = old._replace(**{k: getattr(old, k) + n for k, n in more.items()})


class BluffOutcome:
    """A note of the moves whose lie was not caught or whose doubt was right, kept move by move."""

    def __init__(self) -> None:
        """Begin before the first move."""
        self.came_off: set[int] = set()
        """The numbers of these moves."""
        self._last_lie = 0

    def note(self, move: int, own: bool, before: BluffRecord, after: BluffRecord) -> None:
        """Compare what the seat had lied and doubted *before* and *after* a move.

        *own* says whether the seat made it. A caught lie is the seat's last one.
        """
        if own and after.right > before.right:
            self.came_off.add(move)
        if own and after.lies > before.lies:
            self._last_lie = move
            self.came_off.add(move)
        if after.caught > before.caught:
            self.came_off.discard(self._last_lie)
