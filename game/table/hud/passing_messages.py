"""Passing messages: refusals and lines of what happens, in the status line for a moment."""

from __future__ import annotations

from collections import deque

_LINE_STAYS = 0.8
"""A line of what happens can be read for so many seconds at least."""


class PassingMessages:
    """What stands in the status line instead of the prompt, and for how long."""

    def __init__(self) -> None:
        self.refusal = ""
        """The sentence of a refusal that stands there for a moment."""
        self._refusal_seconds = 0.0
        self._lines: deque[str] = deque()
        self._line_age = 0.0

    @property
    def text(self) -> str:
        """What stands there; nothing if it is the prompt's turn."""
        return self.refusal or (self._lines[0] if self._lines else "")

    def show_refusal(self, text: str, seconds: float) -> None:
        """Show why something is refused for some *seconds*."""
        self.refusal, self._refusal_seconds = text, seconds

    def clear_refusal(self) -> None:
        """Take the refusal away."""
        self.refusal = ""

    def queue_line(self, text: str, at_once: bool) -> None:
        """Show a line after those that wait, or *at_once* instead of them."""
        if at_once:
            self._lines.clear()
        if not self._lines:
            self._line_age = 0.0
        self._lines.append(text)

    def clear_lines(self) -> None:
        """Take all lines away."""
        self._lines.clear()

    def update(self, dt: float) -> bool:
        """Let *dt* seconds pass; True while something is to change."""
        moving = bool(self.refusal) or len(self._lines) > 1
        if self.refusal:
            self._refusal_seconds -= dt
            if self._refusal_seconds <= 0:
                self.refusal = ""
        self._line_age += dt
        if len(self._lines) > 1 and self._line_age >= _LINE_STAYS:
            self._lines.popleft()
            self._line_age = 0.0
        return moving
