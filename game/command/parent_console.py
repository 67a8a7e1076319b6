"""The console that a windowed program of Windows was started from, which shows what it says."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import suppress
from functools import cached_property
from io import TextIOBase
from typing import TextIO

ATTACH_PARENT_PROCESS = -1
"""What the system calls the process that started this one."""


def open_parent_console() -> TextIO | None:
    """The console of whoever started this program; None where there is none, as after a click."""
    if sys.platform == "win32":
        import ctypes

        # It refuses where there is none, and where this program has it already.
        ctypes.windll.kernel32.AttachConsole(ATTACH_PARENT_PROCESS)
        with suppress(OSError):
            return open("CONOUT$", "w", encoding="utf-8", errors="replace")
    return None


class ParentConsole(TextIOBase):
    """Stands for an output that is neither console, file nor pipe; without a console all is lost.

    The console is opened at the first word, so that a window that says nothing has none: whoever
    closes a console ends all programs that have it.
    """

    def __init__(self, opened: Callable[[], TextIO | None] = open_parent_console) -> None:
        """Print on what *opened* returns."""
        self._opened = opened

    @cached_property
    def _console(self) -> TextIO | None:
        return self._opened()

    def write(self, text: str) -> int:
        """Print *text* at once; say that all of it is written."""
        if self._console is not None:
            self._console.write(text)
            self._console.flush()
        return len(text)

    def isatty(self) -> bool:
        """Whether anybody sees it, as for a progress bar."""
        return self._console is not None and self._console.isatty()
