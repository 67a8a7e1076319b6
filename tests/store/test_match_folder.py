"""The folder of matches: each has its own file, its own lock, and none is lost."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path

import pytest

from game.store import crash_safe_file
from game.store.file_lock import FileLock
from game.store.matches import deleted_matches, match_folder
from game.store.matches.match_file import MatchFile, UnreadableMatch, new_match_file
from game.store.matches.match_file_events import action_event, match_event
from game.store.matches.match_file_parser import read_match_file
from game.store.matches.match_folder import MatchFolder
from game.store.matches.match_in_use import MatchInUseError
from game.store.matches.match_writer import MatchWriter
from tests.store.match_samples import ACTIONS, PLAYERS, format_1, journal, keep, sealed_1, seconds


@pytest.fixture
def folder(tmp_path: Path) -> MatchFolder:
    return MatchFolder(tmp_path / "matches")


def test_a_match_is_told_from_outside(folder: MatchFolder) -> None:
    assert folder.previews() == []
    assert folder.newest() is None
    path = keep(folder.folder, journal(2), stamp="2026-05-03 21.07")
    (seen,) = folder.previews()
    assert (seen.path, seen.game, seen.players, seen.moves) == (path, "toy", PLAYERS, 2)
    assert seen.created == datetime(2026, 5, 3, 21, 7)
    assert seen.waiting
    folder.rename(path, "The long one")
    keep(folder.folder, journal(3), told="Moss wins! Total: 12", stamp="2026-05-04 10.00")
    titles = {each.title: each for each in folder.previews()}
    assert titles["The long one"].moves == 2
    assert titles[""].finished
    assert titles[""].told == "Moss wins! Total: 12"
    newest = folder.newest()
    assert newest is not None
    assert newest.path == path


def test_undone_moves_are_not_counted(folder: MatchFolder) -> None:
    opened = folder.create(new_match_file(journal(3), PLAYERS, 1, 5))
    undo = match_event("undo", to=1), match_event("redo"), match_event("undo", to=0)
    for told in (*undo, match_event("stands", words="here")):
        opened.append(told)
    (seen,) = folder.previews()
    assert (seen.moves, seen.told) == (0, "here")
    opened.append(action_event(ACTIONS[0]))
    (seen,) = folder.previews()
    assert (seen.moves, seen.told) == (1, "")
    opened.close()


def test_when_it_was_played_last_is_told(folder: MatchFolder) -> None:
    opened = folder.create(new_match_file(journal(0), PLAYERS, 1, 5))
    opened.append(match_event("resumed", at=seconds("2026-05-03 21.07")))
    opened.append(action_event(ACTIONS[0], at=seconds("2026-05-03 21.09")))
    opened.close()
    (seen,) = folder.previews()
    assert seen.when == datetime(2026, 5, 3, 21, 9)


def test_a_name_does_not_count_as_play(folder: MatchFolder) -> None:
    stamps = ("2026-05-03 20.00", "2026-05-04 20.00")
    older, newer = (keep(folder.folder, journal(2), stamp=each) for each in stamps)
    for path, stamp in zip((older, newer), stamps, strict=True):
        os.utime(path, (seconds(stamp), seconds(stamp)))
    folder.rename(older, "The long one")
    seen = folder.previews()
    assert [(each.path, each.when.day, each.title) for each in seen] == [
        (newer, 4, ""), (older, 3, "The long one"),
    ]  # fmt: skip
    found = folder.newest()
    assert found is not None
    assert found.path == newer


def test_every_action_is_synced(folder: MatchFolder, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = folder.create(new_match_file(journal(0), PLAYERS, 1, 5))
    opened.write()
    synced: list[bytes] = []
    real = os.fsync

    def watch(number: int) -> None:
        real(number)
        synced.append(opened.path.read_bytes())

    monkeypatch.setattr("os.fsync", watch)
    for action in ACTIONS:
        opened.append(action_event(action))
    assert synced[-1] == opened.path.read_bytes()
    assert len({len(each) for each in synced}) == 3
    opened.close()


def test_a_match_is_opened_by_one_at_a_time(folder: MatchFolder) -> None:
    path = keep(folder.folder, journal())
    opened = folder.open(path)
    (seen,) = folder.previews()
    assert seen.open_elsewhere
    assert folder.newest() is None
    for refused in (folder.open, folder.delete, lambda path: folder.rename(path, "x")):
        with pytest.raises(MatchInUseError):
            refused(path)
    opened.close()
    assert [each.open_elsewhere for each in folder.previews()] == [False]
    folder.open(path).close()
    assert [each.name for each in folder.folder.iterdir()] == [path.name]


def test_nothing_is_added_between_reading_a_match_and_locking_it(
    folder: MatchFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another window cannot add a line that would then be overwritten."""
    path = keep(folder.folder, journal(1))
    tries: list[bool] = []

    def read_while_another_tries(at: Path) -> MatchFile:
        match = read_match_file(at)
        try:
            other = MatchWriter(at, match)
        except MatchInUseError:
            tries.append(False)
        else:
            tries.append(True)
            other.append(action_event(ACTIONS[1], None))
            other.close()
        return match

    monkeypatch.setattr(match_folder, "read_match_file", read_while_another_tries)
    opened = folder.open(path)
    opened.append(match_event("resumed"))
    opened.close()
    assert tries == [False]


def test_a_lock_file_left_by_a_dead_program_is_no_lock(tmp_path: Path) -> None:
    (tmp_path / "x.lock").touch()
    lock = FileLock(tmp_path / "x.lock")
    assert lock.acquire()
    lock.release()


def test_what_the_disk_refused_is_written_with_the_next_event(
    folder: MatchFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    opened = folder.create(new_match_file(journal(0), PLAYERS, 1, 5))
    opened.write()
    monkeypatch.setattr(crash_safe_file, "append_text", full)
    monkeypatch.setattr(crash_safe_file, "replace_file", full)
    for action in ACTIONS[:2]:
        with pytest.raises(OSError, match="No space"):
            opened.append(action_event(action))
    saved = [opened.saved]
    monkeypatch.undo()
    opened.append(action_event(ACTIONS[2]))
    assert [*saved, opened.saved] == [False, True]
    assert folder.read(opened.path).progress().journal == journal()
    opened.close()


@pytest.mark.parametrize("where", [0, 1, 2])
def test_a_damaged_file_is_set_aside_whole_and_can_be_watched(
    folder: MatchFolder, where: int
) -> None:
    path = keep(folder.folder, journal())
    lines = path.read_bytes().splitlines(keepends=True)
    lines[where] = lines[where].replace(b"a", b"b")
    path.write_bytes(b"".join(lines))
    with pytest.raises(UnreadableMatch, match=r"damaged.*kept as .*\.damaged\.$"):
        folder.open(path)
    (seen,) = folder.previews()
    assert seen.damaged
    assert seen.path.read_bytes() == b"".join(lines)
    if where:
        assert len(folder.read(seen.path).progress().journal.actions) == where - 1


def test_a_newer_file_is_left_as_it_is(folder: MatchFolder) -> None:
    folder.folder.mkdir()
    path = folder.folder / "x.folkdeck"
    path.write_bytes(b'{"format":3}\n')
    with pytest.raises(UnreadableMatch, match="newer"):
        folder.open(path)
    assert path.read_bytes() == b'{"format":3}\n'
    (seen,) = folder.previews()
    assert seen.newer
    assert not seen.damaged


def test_deleted_is_gone(folder: MatchFolder) -> None:
    path, other = keep(folder.folder, journal()), keep(folder.folder, journal())
    folder.delete(path).destroy()
    assert list(folder.folder.iterdir()) == [other]
    with pytest.raises(FileNotFoundError):
        folder.delete(path)


def test_deleted_can_be_put_back(folder: MatchFolder) -> None:
    path = keep(folder.folder, journal())
    content = path.read_bytes()
    gone = folder.delete(path)
    assert folder.previews() == []
    assert folder.newest() is None
    assert gone.restore() == path
    assert path.read_bytes() == content
    assert list(folder.folder.iterdir()) == [path]
    gone = folder.delete(path)
    path.write_text("another", encoding="utf-8")
    assert gone.restore() != path
    assert {each.read_bytes() for each in folder.folder.iterdir()} == {content, b"another"}


def test_the_next_start_clears_away_what_was_deleted_but_not_what_can_be_put_back(
    folder: MatchFolder,
) -> None:
    mine, theirs = keep(folder.folder, journal()), keep(folder.folder, journal(1))
    content = mine.read_bytes()
    held, left = folder.delete(mine), folder.delete(theirs)
    left.release()  # as the system does for a program that has ended
    deleted_matches.remove_abandoned(folder.folder)
    assert not any(theirs.name in each.name for each in folder.folder.iterdir())
    assert held.restore() == mine
    assert mine.read_bytes() == content


def test_out_and_in_again(folder: MatchFolder, tmp_path: Path) -> None:
    path = keep(folder.folder, journal())
    out = tmp_path / "out.folkdeck"
    folder.export(path, out)
    with pytest.raises(FileExistsError):
        folder.export(path, out)
    assert folder.import_file(out) == path
    other = MatchFolder(tmp_path / "other")
    assert other.read(other.import_file(out)).progress().journal == journal()
    old = tmp_path / "old.folkdeck"
    old.write_text(format_1(journal(2)), encoding="utf-8")
    assert other.read(other.import_file(old)).progress().journal == sealed_1(journal(2))
    assert len(other.previews()) == 2


def test_an_imported_match_was_played_when_it_was_played(
    folder: MatchFolder, tmp_path: Path
) -> None:
    """Not when it came here: the one played here since is the one to go on with."""
    elsewhere = MatchFolder(tmp_path / "elsewhere")
    old = keep(elsewhere.folder, journal(1), stamp="2026-05-03 20.00")
    opened = elsewhere.open(old)
    opened.append(action_event(ACTIONS[1], at=seconds("2026-05-04 21.00")))
    opened.close()
    here = keep(folder.folder, journal(2), stamp="2026-05-05 20.00")
    os.utime(here, (seconds("2026-05-05 20.00"),) * 2)
    came = folder.import_file(old)
    newest = folder.newest()
    assert newest is not None
    assert newest.path == here
    seen = {each.path: each for each in folder.previews()}
    assert seen[came].when == datetime(2026, 5, 4, 21, 0)
    assert [each.path for each in folder.previews()] == [here, came]


def test_a_file_that_was_copied_into_the_folder_does_not_count_as_played(
    folder: MatchFolder,
) -> None:
    here = keep(folder.folder, journal(2), stamp="2026-05-05 20.00")
    os.utime(here, (seconds("2026-05-05 20.00"),) * 2)
    copied = keep(folder.folder, journal(1), stamp="2026-05-01 20.00")
    assert copied.stat().st_mtime > here.stat().st_mtime
    newest = folder.newest()
    assert newest is not None
    assert newest.path == here


def test_a_match_of_format_1_keeps_the_date_of_its_file(
    folder: MatchFolder, tmp_path: Path
) -> None:
    old = tmp_path / "old.folkdeck"
    old.write_text(format_1(journal(2)), encoding="utf-8")
    os.utime(old, (seconds("2025-12-24 20.00"),) * 2)
    here = keep(folder.folder, journal(1), stamp="2026-01-01 20.00")
    came = folder.import_file(old)
    assert {each.path: each.when for each in folder.previews()}[came] == datetime(2025, 12, 24, 20)
    newest = folder.newest()
    assert newest is not None
    assert newest.path == here
