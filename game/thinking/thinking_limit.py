"""The thinking limit: after how many steps a thought is broken off, and when silence is a fault."""

from __future__ import annotations

import time
from collections.abc import Callable

LONGEST = 2.0
"""Seconds of work on one core that a decision may cost. All players are done far earlier, on a slow
core too: this is an emergency brake, and where it acts the steps are kept with the decision."""
PATIENCE = 3 * LONGEST
"""Seconds that may go by meanwhile on a machine that is busy with something else: it slows a
decision down before it changes it."""
SILENCE = 5 * LONGEST
"""Seconds without an answer after which whoever thinks is taken to be lost."""
OPENING = 60.0
"""Seconds a process has to start and to open a game before that counts as silence."""


class ThinkingLimit:
    """The limit of one decision, whose steps it counts; time runs from the first step on."""

    def __init__(
        self,
        most: int | None = None,
        work: Callable[[], float] = time.thread_time,
        wall: Callable[[], float] = time.perf_counter,
    ) -> None:
        """Count the seconds that were worked by *work*, and those that went by with *wall*.

        Where *most* says so, the thought ends after so many steps, whatever the clocks say.
        """
        self._most = most
        self._work, self._wall = work, wall
        self._begun: tuple[float, float] | None = None
        self.steps = 0
        """How many steps were done."""

    def reached(self) -> bool:
        """Whether what has been thought so far must do; asked after every step."""
        self.steps += 1
        if self._most is not None:
            return self.steps >= self._most
        work, wall = self._work(), self._wall()
        if self._begun is None:
            self._begun = work, wall
        return work - self._begun[0] >= LONGEST or wall - self._begun[1] >= PATIENCE
