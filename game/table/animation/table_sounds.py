"""The sounds of a table: of a skipped stretch only the last one is heard."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager


class TableSounds:
    """The names of sounds, passed on to whoever plays them."""

    def __init__(self, play: Callable[[str], None]) -> None:
        self.output = play
        """Plays one sound at once."""
        self._skipping = False
        self._last = ""

    def play(self, name: str) -> None:
        """Play a sound; the empty name is silence."""
        if self._skipping:
            self._last = name or self._last
        elif name:
            self.output(name)

    @contextmanager
    def last_only(self) -> Iterator[None]:
        """Hold sounds back; at the end the last of them is played."""
        self._skipping, self._last = True, ""
        yield
        self._skipping = False
        self.play(self._last)
