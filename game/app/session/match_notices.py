"""The notices of a match: sentences about a match that the screen has not shown yet."""

from __future__ import annotations

import contextlib


class MatchNotices:
    """Sentences that are handed out once, the oldest first."""

    def __init__(self) -> None:
        """Begin with nothing waiting."""
        self._waiting: list[str] = []

    def add(self, text: str) -> None:
        """Add a sentence, unless it waits already."""
        if text not in self._waiting:
            self._waiting.append(text)

    def withdraw(self, text: str) -> bool:
        """Remove a sentence that has not been taken yet; False if it is not there."""
        with contextlib.suppress(ValueError):
            self._waiting.remove(text)
            return True
        return False

    def take(self) -> list[str]:
        """Remove and return all sentences."""
        taken, self._waiting = self._waiting, []
        return taken
