"""The limits: when a thought is broken off in an emergency, and when silence counts as a fault."""

from __future__ import annotations

import time
from collections.abc import Callable

LONGEST = 2.0
"""Seconds anybody waits for a decision. All players are done far earlier on a slow core: this is an
emergency brake, and where it acts the number of thinking steps is kept with the decision."""
SILENCE = 5 * LONGEST
"""Seconds without an answer after which whoever thinks is taken to be lost."""
OPENING = 60.0
"""Seconds a process has to start and to open a game before that counts as silence."""


class Limit:
    """Watches one decision and counts its steps; time runs from the first step on."""

    def __init__(
        self, clock: Callable[[], float] = time.perf_counter, most: int | None = None
    ) -> None:
        """*clock* counts the seconds that went by, or those that were worked.

        Where *most* says so, the thought ends after so many steps, whatever the clock says.
        """
        self._clock = clock
        self._most = most
        self._begun: float | None = None
        self.steps = 0
        """How many steps were done."""

    def reached(self) -> bool:
        """Whether what has been thought so far must do; asked after every step."""
        self.steps += 1
        if self._most is not None:
            return self.steps >= self._most
        now = self._clock()
        if self._begun is None:
            self._begun = now
        return now - self._begun >= LONGEST
