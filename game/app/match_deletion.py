"""Deleting matches: each stays on the disk until the time to undo it is over."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from game.store.preview import Preview

SECONDS = 8.0
"""So long a deletion can be undone."""


class Deletions:
    """Matches that are gone from the list and not yet from the disk."""

    def __init__(self, delete: Callable[[Path], str]) -> None:
        """*delete* deletes a file; it returns a sentence when that was not possible."""
        self._delete = delete
        self._waiting: dict[Path, tuple[Preview, float]] = {}

    @property
    def paths(self) -> frozenset[Path]:
        """Which files are waiting."""
        return frozenset(self._waiting)

    @property
    def latest(self) -> Preview | None:
        """The one that :meth:`undo` brings back."""
        return next((match for match, _ in reversed(self._waiting.values())), None)

    @property
    def left(self) -> float:
        """The part of its time that the latest has left, from 1 to 0."""
        return next((left / SECONDS for _, left in reversed(self._waiting.values())), 0.0)

    def add(self, match: Preview) -> None:
        """A match was deleted."""
        self._waiting[match.path] = (match, SECONDS)

    def undo(self) -> Preview | None:
        """Brings back the latest; None when none is waiting."""
        return self._waiting.popitem()[1][0] if self._waiting else None

    def update(self, dt: float) -> list[str]:
        """Lets *dt* seconds pass; a sentence for each file that could not be deleted."""
        over = []
        for path, (match, left) in self._waiting.items():
            self._waiting[path] = (match, left - dt)
            if left <= dt:
                over.append(path)
        return self._finish(over)

    def close(self) -> list[str]:
        """Nobody can undo anything any more; what :meth:`update` returns."""
        return self._finish([*self._waiting])

    def _finish(self, paths: list[Path]) -> list[str]:
        told = []
        for path in paths:
            del self._waiting[path]
            told.append(self._delete(path))
        return [sentence for sentence in told if sentence]
