"""The clock of a turn: how long it has lasted, and how long it still may."""

from __future__ import annotations

from typing import Any

from game.engine.action import Mode, Turn
from game.engine.events import Moved
from game.engine.match import Match

GRACE = 1.5
"""Seconds that are left at least in a turn with a deadline, after somebody has acted."""


class Clock:
    """Counts the seconds in which a decision is waited for; it rests while cards move.

    *began* is the number of actions when the turn began, or something last happened in it: it
    seeds the dice of the computers, so that they throw the same when a match is taken up again.
    """

    def __init__(self) -> None:
        """Stands still; see :meth:`start`."""
        self.began = 0
        self.age = 0.0
        self.given: float | None = None
        """Seconds there were to act at *age* 0; None without a deadline."""

    def start(self, match: Match[Any], timed: bool) -> None:
        """A turn begins; its deadline counts only where it is *timed*."""
        self.began, self.age = match.settled, 0.0
        self.given = match.turn.seconds if timed else None

    def acted(self, match: Match[Any], before: Turn, told: int, timed: bool) -> bool:
        """Somebody acted in the turn *before*, after event number *told*; True if that is news.

        It is none while others still choose in secret. A timed turn goes on while it lasts: whoever
        moves something gives the others time to see it; whoever only passes changes nothing.
        """
        if match.chosen:
            return False
        same = goes_on(before, match.turn)
        if same and not any(isinstance(event, Moved) for event in match.record.events[told:]):
            return False
        left = self.left
        self.start(match, timed)
        if same and left is not None:
            self.given = max(left, GRACE)
        return True

    @property
    def left(self) -> float | None:
        """Seconds until the deadline, none below 0; None without one."""
        return None if self.given is None else max(0.0, self.given - self.age)


def goes_on(before: Turn, now: Turn) -> bool:
    """Whether *now* is still the timed turn *before*, with fewer seats."""
    both = before.mode is now.mode is Mode.OPEN and before.seconds is not None
    return both and now.seconds is not None and set(now.seats) <= set(before.seats)
