"""The limits: how long one decision may be thought about before the best so far is played."""

from __future__ import annotations

import time
from collections.abc import Callable

from game.bots.manner import Level

LONGEST = 2.0
"""Seconds anybody waits for a decision once it is being thought about."""
OTHERS = 0.3
"""Seconds of work a decision is worth to anybody but a master."""


def work_of(level: Level) -> float:
    """How many seconds of work on one core a decision may cost at *level*."""
    return LONGEST if level is Level.MASTER else OTHERS


class Limit:
    """Watches one decision; it begins with the first thought, so that there always is one."""

    def __init__(
        self,
        level: Level,
        work: Callable[[], float] = time.thread_time,
        wall: Callable[[], float] = time.perf_counter,
    ) -> None:
        """*work* counts the seconds that were worked, *wall* those that went by."""
        self._most = work_of(level)
        self._work, self._wall = work, wall
        self._begun: tuple[float, float] | None = None

    def reached(self) -> bool:
        """Whether what has been thought so far must do; asked after every thought."""
        work, wall = self._work(), self._wall()
        if self._begun is None:
            self._begun = (work, wall)
        return work - self._begun[0] >= self._most or wall - self._begun[1] >= LONGEST
