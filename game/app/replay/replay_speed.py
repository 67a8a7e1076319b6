"""The speed of a replay: whether it plays by itself, how fast, and when the next move is due."""

from __future__ import annotations

SPEEDS = (0.5, 1.0, 2.0, 4.0)
USUAL = 1
REST = 0.9
"""Seconds between two moves at the usual speed, once all has come to rest."""


class ReplaySpeed:
    """The time between two moves; it knows no match."""

    def __init__(self) -> None:
        """Begin at rest."""
        self.playing = False
        self._speed = USUAL
        self._rested = 0.0

    @property
    def speed(self) -> float:
        """How many times as fast as usual."""
        return SPEEDS[self._speed]

    @property
    def speed_text(self) -> str:
        """The speed in a few signs: ``0.5×``."""
        return f"{self.speed:g}×"

    @property
    def pace(self) -> float:
        """By how much cards move faster than the settings say."""
        return self.speed if self.playing else 1.0

    def start(self) -> None:
        """Play; the next move is due at once."""
        self.playing = True
        self._rested = REST

    def pause(self) -> None:
        """Stand still."""
        self.playing = False

    def change_speed(self, step: int, *, around: bool = False) -> None:
        """The next speed up or down; *around*: after the last one comes the first."""
        number = self._speed + step
        self._speed = number % len(SPEEDS) if around else max(0, min(number, len(SPEEDS) - 1))

    def due(self, dt: float, *, busy: bool) -> bool:
        """Let *dt* seconds pass; True when the next move is to be shown.

        While something is *busy* being shown no time passes.
        """
        if not self.playing or busy:
            return False
        self._rested += dt * self.speed
        if self._rested < REST:
            return False
        self._rested = 0.0
        return True
