"""Autosave: every event on the disk, and a disk that refuses never stops the play."""

from __future__ import annotations

from itertools import cycle
from pathlib import Path

import pytest

from game.app.session.saving.autosave import Autosave
from game.store import crash_safe_file
from game.store.matches.match_folder import MatchFolder
from tests.store.match_samples import ACTIONS, PLAYERS, journal


def full(*_: object, **__: object) -> None:
    raise OSError(28, "No space left on device")


@pytest.fixture
def folder(tmp_path: Path) -> MatchFolder:
    return MatchFolder(tmp_path / "matches")


def begun(folder: MatchFolder | None) -> Autosave:
    autosave = Autosave(folder, PLAYERS, clock=lambda: 1_577_836_800.0)
    autosave.begin(journal(0))
    return autosave


@pytest.mark.parametrize("kept", [True, False])
def test_what_happened_is_known_with_and_without_a_disk(folder: MatchFolder, kept: bool) -> None:
    autosave = begun(folder if kept else None)
    for action in ACTIONS[:2]:
        autosave.action(action)
    autosave.undo(0)
    autosave.redo(ACTIONS[:2])
    autosave.undo(1)
    autosave.event("assisted")
    autosave.event("hint", seat=0)
    progress = autosave.progress
    assert progress.journal.actions == ACTIONS[:1]
    assert progress.redo == ((ACTIONS[1],),)
    assert (progress.assisted, progress.hints) == (True, 1)
    autosave.close()
    if kept:
        (seen,) = folder.previews()
        assert folder.read(seen.path).progress() == progress


def test_only_a_part_of_what_was_undone_is_made_again(folder: MatchFolder) -> None:
    autosave = begun(folder)
    for action in ACTIONS:
        autosave.action(action)
    autosave.undo(1)
    autosave.redo(ACTIONS[1:2])
    assert autosave.progress.journal.actions == ACTIONS[:2]
    autosave.close()


def test_a_full_disk_is_told_once_and_all_is_written_when_it_can_be(
    folder: MatchFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    autosave = begun(folder)
    monkeypatch.setattr(crash_safe_file, "append_text", full)
    monkeypatch.setattr(crash_safe_file, "replace_file", full)
    told = []
    for action in ACTIONS[:2]:
        autosave.action(action)
        told.append(autosave.notices.take())
    (refusal,) = told[0]
    assert "No space left on device" in refusal
    assert refusal.endswith("the play goes on.")
    assert told[1] == []
    monkeypatch.undo()
    autosave.action(ACTIONS[2])
    assert autosave.notices.take() == ["This match is saved again."]
    assert autosave.path is not None
    assert folder.read(autosave.path).progress().journal == journal()
    autosave.close()


def test_on_a_full_disk_no_match_is_filed_as_finished(
    folder: MatchFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    autosave = begun(folder)
    autosave.action(ACTIONS[0])
    monkeypatch.setattr(crash_safe_file, "append_text", full)
    monkeypatch.setattr(crash_safe_file, "replace_file", full)
    autosave.action(ACTIONS[1])
    autosave.finish("You win!")
    (seen,) = folder.previews()
    assert (seen.finished, seen.moves) == (False, 1)
    monkeypatch.undo()
    autosave.close()
    (seen,) = folder.previews()
    assert (seen.finished, seen.moves, seen.told) == (True, 2, "You win!")


def test_a_finished_match_lies_where_it_lay_whatever_the_folder_does(
    folder: MatchFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    autosave = begun(folder)
    autosave.action(ACTIONS[0])
    path = autosave.path
    monkeypatch.setattr(crash_safe_file, "replace_file", full)
    autosave.finish("You win!")
    autosave.close()
    (seen,) = folder.previews()
    assert (seen.path, seen.finished) == (path, True)
    assert autosave.notices.take() == []
    monkeypatch.undo()


def test_no_match_is_ever_pruned_whatever_the_clock_says(folder: MatchFolder) -> None:
    clock = cycle((1_577_836_800.0, 2e9))
    for number in range(60):
        autosave = Autosave(folder, PLAYERS, clock=lambda: next(clock))
        autosave.begin(journal(0, f"seed {number}"))
        autosave.finish("You win!")
        autosave.close()
    assert len(folder.previews()) == 60


def test_a_finished_match_is_in_clear_and_a_running_one_is_not(folder: MatchFolder) -> None:
    autosave = begun(folder)
    autosave.action(ACTIONS[1])
    assert autosave.path is not None
    running = autosave.path.read_text(encoding="utf-8")
    assert "play_up" not in running
    assert journal().salt not in running
    autosave.finish("You win!")
    over = autosave.path.read_text(encoding="utf-8")
    assert "play_up" in over
    assert journal().salt in over
    autosave.close()


def test_nothing_is_written_after_the_match_was_let_go(folder: MatchFolder) -> None:
    autosave = begun(folder)
    autosave.close()
    autosave.close()
    with pytest.raises(ValueError, match="closed"):
        autosave.action(ACTIONS[0])


def test_a_folder_that_cannot_be_is_told_and_the_play_goes_on(tmp_path: Path) -> None:
    (tmp_path / "matches").write_text("in the way", encoding="utf-8")
    autosave = begun(MatchFolder(tmp_path / "matches"))
    assert "could not be saved" in autosave.notices.take()[0]
    for action in ACTIONS:
        autosave.action(action)
    assert autosave.progress.journal == journal()
    (tmp_path / "matches").unlink()
    autosave.finish("You win!")
    autosave.close()
    (seen,) = MatchFolder(tmp_path / "matches").previews()
    assert (seen.finished, seen.moves) == (True, 3)


def test_a_file_that_was_taken_away_is_written_anew(folder: MatchFolder) -> None:
    autosave = begun(folder)
    autosave.action(ACTIONS[0])
    assert autosave.path is not None
    autosave.path.unlink()
    autosave.action(ACTIONS[1])
    assert autosave.notices.take() == []
    assert folder.read(autosave.path).progress().journal.actions == ACTIONS[:2]
    autosave.close()
