"""The fading of the tools: the buttons at the right edge grow faint while nobody does anything."""

from __future__ import annotations

FADE_AFTER = 6.0
"""So many seconds without any input the buttons stay as they are."""

_FADING = 0.8
"""Seconds they need to fade."""

_FAINT, OPAQUE, _STEPS = 110, 255, 8


class ToolFading:
    """The time since the last input, and how faint the buttons are by then."""

    def __init__(self) -> None:
        """Begin as if somebody had just done something."""
        self._idle = 0.0
        """Seconds since the last input."""

    @property
    def alpha(self) -> int:
        """How much of a button is seen, up to 255 for all of it."""
        strength = 1.0 - min(1.0, max(0.0, self._idle - FADE_AFTER) / _FADING)
        return _FAINT + (OPAQUE - _FAINT) * round(strength * _STEPS) // _STEPS

    def wake(self) -> None:
        """Take note that somebody did something."""
        self._idle = 0.0

    def update(self, dt: float, still: bool) -> bool:
        """Let *dt* seconds without input pass; True while the buttons fade, never while *still*."""
        before = self._idle
        self._idle = 0.0 if still else before + dt
        return before < FADE_AFTER + _FADING and self._idle > FADE_AFTER
