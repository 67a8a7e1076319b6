"""A file lock does without locks where a file system has none, and tells other refusals."""

from __future__ import annotations

import errno
import sys
from pathlib import Path

import pytest

from game.store import file_lock
from game.store.file_lock import FileLock

if sys.platform == "win32":
    pytest.skip("flock is not there", allow_module_level=True)

import fcntl


def refuse(monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    """Let the system refuse every lock for the reason of that *number*."""

    def flock(*_: object) -> None:
        raise OSError(number, "refused")

    monkeypatch.setattr(fcntl, "flock", flock)
    monkeypatch.setattr(file_lock, "_PAUSE", 0.0)


@pytest.mark.parametrize("number", [errno.ENOLCK, errno.ENOSYS, errno.ENOTSUP])
def test_where_there_are_no_locks_a_file_is_written_without(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    refuse(monkeypatch, number)
    lock = FileLock(tmp_path / "a.lock")
    assert lock.acquire()
    assert lock.held
    lock.release()


@pytest.mark.parametrize("number", [errno.EWOULDBLOCK, errno.EACCES])
def test_a_lock_that_somebody_else_has_is_not_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    refuse(monkeypatch, number)
    lock = FileLock(tmp_path / "a.lock")
    assert not lock.acquire()
    assert not lock.held


def test_any_other_refusal_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    refuse(monkeypatch, errno.EIO)
    with pytest.raises(OSError, match="refused"):
        FileLock(tmp_path / "a.lock").acquire()


def test_a_file_that_was_removed_meanwhile_is_made_and_locked_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The last holder may remove the lock file between our opening and our locking it."""
    path, taken = tmp_path / "a.lock", fcntl.flock
    removed: list[Path] = []

    def flock(number: int, how: int) -> None:
        if not removed:
            path.unlink()
            removed.append(path)
        taken(number, how)

    monkeypatch.setattr(fcntl, "flock", flock)
    lock = FileLock(path)
    assert lock.acquire()
    assert path.exists()
    assert not FileLock(path).acquire(), "two would hold one match"
    lock.release()


def test_a_lock_that_was_given_back_is_held_by_no_open_file(tmp_path: Path) -> None:
    path, other = tmp_path / "a.lock", tmp_path / "same file"
    lock = FileLock(path)
    assert lock.acquire()
    other.hardlink_to(path)
    assert not file_lock.is_free(other)
    lock.release()
    assert file_lock.is_free(other)
