"""The turn clock: how long it has lasted, and how long it still may."""

from __future__ import annotations

from typing import Any

from game.engine.action import Turn
from game.engine.match import Match, goes_on

GRACE = 1.5
"""Seconds that are left at least in a turn with a deadline, after somebody has acted."""


class TurnClock:
    """The seconds for which a decision is waited for; the clock rests while cards move."""

    def __init__(self) -> None:
        """Begin at rest; see :meth:`start`."""
        self.elapsed = 0.0
        self.allowed_seconds: float | None = None
        """Seconds there were to act at *age* 0; None without a deadline."""

    def start(self, match: Match[Any], timed: bool) -> None:
        """Begin a turn; its deadline counts only where it is *timed*."""
        self.elapsed = 0.0
        self.allowed_seconds = match.turn.seconds if timed else None

    def acted(self, match: Match[Any], before: Turn, timed: bool) -> bool:
        """Note an action in the turn *before*; True if a new moment has begun.

        A timed turn goes on while it lasts: whoever moves something gives the others time to see
        it; whoever only passes changes nothing.
        """
        if match.moment != len(match.actions):
            return False
        left = self.left
        self.start(match, timed)
        if goes_on(before, match.turn) and left is not None:
            self.allowed_seconds = max(left, GRACE)
        return True

    @property
    def left(self) -> float | None:
        """Seconds until the deadline, none below 0; None without one."""
        return (
            None if self.allowed_seconds is None else max(0.0, self.allowed_seconds - self.elapsed)
        )
