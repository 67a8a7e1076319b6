"""Power cuts and second programs: real processes, killed while they write or hold a match."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from game.store import crash_safe_file, leftover_files
from game.store.file_lock import FileLock
from game.store.matches.match_folder import MatchFolder
from game.store.matches.match_in_use import MatchInUseError
from tests.store.match_samples import journal, keep

KILLS = 12
ROOT = Path(__file__).parents[2]


def started(*words: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "tests.store.match_writer_process", *words],
        stdout=subprocess.PIPE, text=True, cwd=ROOT,
    )  # fmt: skip


def test_killed_at_any_moment_nothing_that_was_told_is_lost(tmp_path: Path) -> None:
    rng, folder = Random(7), MatchFolder(tmp_path)
    for _ in range(KILLS):
        process = started(str(tmp_path))
        assert process.stdout is not None
        assert process.stdout.readline() == "0\n"
        time.sleep(rng.uniform(0.0, 0.15))
        process.kill()
        told = max(map(int, process.communicate()[0].split()), default=0)
        leftover_files.remove_leftovers(tmp_path)
        (seen,) = folder.previews()
        assert not seen.open_elsewhere
        kept = folder.open(seen.path)
        assert kept.match.damage == ""
        made = len(kept.match.progress().journal.actions)
        assert told - 1 <= made <= told + 1  # one less between an undo and its redo
        assert seen.moves == made
        kept.close()
        folder.delete(seen.path).destroy()
        assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("how", ["kill", "terminate"])
def test_a_lock_dies_with_its_process(tmp_path: Path, how: str) -> None:
    folder = MatchFolder(tmp_path)
    path = keep(tmp_path, journal())
    process = started("hold", str(path))
    assert process.stdout is not None
    assert process.stdout.readline() == "open\n"
    before = path.read_bytes()
    (seen,) = folder.previews()
    assert seen.open_elsewhere
    for refused in (folder.open, folder.delete):
        with pytest.raises(MatchInUseError):
            refused(path)
    assert path.read_bytes() == before
    getattr(process, how)()
    process.wait()
    process.stdout.close()
    folder.open(path).close()


@pytest.mark.skipif(sys.platform == "win32", reason="a stopped process keeps its files there too")
def test_a_stopped_process_keeps_its_lock(tmp_path: Path) -> None:
    path = keep(tmp_path, journal())
    process = started("hold", str(path))
    assert process.stdout is not None
    process.stdout.readline()
    process.send_signal(signal.SIGSTOP)
    with pytest.raises(MatchInUseError):
        MatchFolder(tmp_path).open(path)
    process.kill()
    process.wait()
    process.stdout.close()


def test_what_is_half_written_is_swept_away_and_what_is_being_written_stays(tmp_path: Path) -> None:
    (tmp_path / "settings.jsonab12.new").write_text("half", encoding="utf-8")
    (tmp_path / "other.txt").write_text("mine", encoding="utf-8")
    lock = FileLock(tmp_path / "held.lock")
    assert lock.acquire()
    (tmp_path / "dead.lock").touch()
    leftover_files.remove_leftovers(tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["held.lock", "other.txt"]
    lock.release()


@pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be removed there")
def test_a_file_that_somebody_is_writing_is_not_swept_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = crash_safe_file._put

    def swept(fresh: Path, path: Path, keep_old: bool) -> None:
        leftover_files.remove_leftovers(tmp_path)
        real(fresh, path, keep_old)

    monkeypatch.setattr(crash_safe_file, "_put", swept)
    crash_safe_file.replace_file(tmp_path / "file", "text")
    assert [path.name for path in tmp_path.iterdir()] == ["file"]
