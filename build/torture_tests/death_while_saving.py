"""The death of the process in the middle of a write, as a power cut does."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

MOMENTS = ("never", "sync", "torn", "replace", "replaced")
"""When it kills itself: before a write has reached the disk, with half of it there, before or
after a file takes the place of another."""


class Death:
    """A death of the process in the middle of its *count*-th write."""

    def __init__(self, moment: str, count: int, rng: Random) -> None:
        self._left = count
        self._rng = rng
        self._sync, self._replace = os.fsync, os.replace
        if moment in ("sync", "torn"):
            self._torn = moment == "torn"
            patch.object(os, "fsync", self._before_sync).start()
        elif moment in ("replace", "replaced"):
            self._after = moment == "replaced"
            patch.object(os, "replace", self._at_replace).start()

    def _before_sync(self, file: Any) -> None:
        self._left -= 1
        if self._left > 0:
            self._sync(file)
            return
        if self._torn and isinstance(file, int):
            self._tear(file)
        die()

    def _tear(self, file: int) -> None:
        """Write half of the last line, as when the power fails."""
        size = os.fstat(file).st_size
        path = f"/proc/self/fd/{file}"
        if not (size and os.path.exists(path) and Path(path).is_file()):
            return
        content = Path(path).read_bytes()
        line = content[:-1].rfind(b"\n") + 1
        os.truncate(path, self._rng.randrange(line, size))

    def _at_replace(self, old: Any, new: Any) -> None:
        self._left -= 1
        if self._left <= 0 and not self._after:
            die()
        self._replace(old, new)
        if self._left <= 0:
            die()


def die() -> None:
    """End the process as the power cut does."""
    os.kill(os.getpid(), signal.SIGKILL)
