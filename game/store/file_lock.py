"""The file lock: one program at a time writes a match; whatever ends it releases the lock."""

from __future__ import annotations

import contextlib
import errno
import os
import sys
import time
from pathlib import Path
from typing import Final

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

LOCK: Final = ".lock"
"""How the name of a lock file ends."""
_TRIES: Final = 5
_PAUSE: Final = 0.01
"""Seconds: whoever only asks whether a match is open holds its lock for less."""
_NO_LOCKS: Final = (errno.ENOLCK, errno.ENOSYS, errno.ENOTSUP, errno.EOPNOTSUPP)
"""What file systems say that have no locks: a match there is written without one."""


class FileLock:
    """The right to write one file, held through a lock file; the system takes it back at the end
    of the process, however that comes."""

    def __init__(self, path: Path) -> None:
        """Begin unlocked; *path* is the lock file, which is made and removed as needed."""
        self.path = path
        self._number: int | None = None

    @property
    def held(self) -> bool:
        """Whether this object holds it."""
        return self._number is not None

    def acquire(self) -> bool:
        """Take the lock; False when somebody else holds it, in this program or another.

        Raises:
            OSError: when the lock file cannot be made.
        """
        for _ in range(_TRIES):
            if self._number is not None or self._try():
                return True
            time.sleep(_PAUSE)
        return False

    def release(self) -> None:
        """Give it back; nothing happens when it is not held."""
        number, self._number = self._number, None
        if number is None:
            return
        if sys.platform == "win32":
            os.close(number)
            _unlink(self.path)  # fails while another program has it open, which is right
        else:
            _unlink(self.path)
            os.close(number)

    def _try(self) -> bool:
        number = os.open(self.path, os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0), 0o666)
        try:
            taken = lock_open_file(number) and self._same(number)
        except OSError:
            os.close(number)
            raise
        if not taken:
            os.close(number)
            return False
        self._number = number
        return True

    def _same(self, number: int) -> bool:
        """Whether the file that was locked still lies there: its last holder may have removed it
        between our opening and our locking it."""
        if sys.platform == "win32":
            return True
        try:
            return os.path.samestat(os.fstat(number), os.stat(self.path))
        except FileNotFoundError:
            return False


def is_locked(path: Path) -> bool:
    """Whether somebody holds the lock at *path* just now. A lock nobody holds is cleared away."""
    if not os.path.lexists(path):
        return False
    lock = FileLock(path)
    try:
        free = lock.acquire()
    except OSError:
        return False
    lock.release()
    return not free


def is_free(path: Path) -> bool:
    """Whether nobody holds the open file at *path* with :func:`lock_open_file`."""
    if sys.platform == "win32":
        return True  # a file that somebody has open cannot be removed there anyway
    try:
        number = os.open(path, os.O_RDONLY | os.O_CLOEXEC | os.O_NONBLOCK)
    except OSError:
        return False
    try:
        return lock_open_file(number)
    finally:
        os.close(number)


def lock_open_file(number: int) -> bool:
    """Lock an open file, by its descriptor, until it is closed; False when somebody else has it.

    Raises:
        OSError: when the system refuses for another reason.
    """
    try:
        if sys.platform == "win32":
            msvcrt.locking(number, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(number, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        if error.errno in (errno.EWOULDBLOCK, errno.EACCES, errno.EDEADLK):
            return False
        if error.errno not in _NO_LOCKS:
            raise
    return True


def _unlink(path: Path) -> None:
    with contextlib.suppress(OSError):  # a lock file that stays does no harm: nobody holds it
        path.unlink(missing_ok=True)
