"""What earlier versions left moves into the folder of matches, and goes only when it is there."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.store import crash_safe_file
from game.store.matches.match_folder import MatchFolder
from game.store.matches.old_version_import import OldVersionImport, import_old_matches
from game.store.paths import Paths, user_paths
from tests.store.match_samples import format_1, journal


@pytest.fixture
def places(tmp_path: Path) -> Paths:
    return user_paths(tmp_path)


def put(path: Path, text: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def test_all_matches_are_taken_over(places: Paths) -> None:
    put(places.old_running, format_1(journal(2, "running")))
    put(places.saves / "running.folkdeck.old", format_1(journal(3, "dealt away")))
    put(places.saves / "running.note", "2\nround 2, your turn\n")
    put(places.old_finished / "2026-05-01 20.00 toy.folkdeck", format_1(journal(3, "over")))
    put(places.old_finished / "2026-05-01 20.00 toy.note", "You win! Total: 52\n")
    put(places.old_finished / "2026-05-02 20.00 toy.folkdeck", format_1(journal(1, "left")))
    put(places.old_finished / "2026-05-02 20.00 toy.note", "Left after 1 move\n")
    assert import_old_matches(places) == OldVersionImport(4)
    folder = MatchFolder(places.matches)
    kept = {folder.read(each.path).beginning.seed: each for each in folder.previews()}
    assert set(kept) == {"running", "dealt away", "over", "left"}
    assert (kept["over"].finished, kept["over"].told) == (True, "You win! Total: 52")
    assert f"{kept['over'].created:%Y-%m-%d %H.%M}" == "2026-05-01 20.00"
    assert (kept["left"].finished, kept["left"].told) == (False, "Left after 1 move")
    assert [kept[seed].moves for seed in ("running", "dealt away")] == [2, 3]
    left = [path for path in places.saves.rglob("*") if path.is_file()]
    assert all(path.parent == places.matches for path in left), left
    newest = folder.newest()
    assert newest is not None
    assert newest.path in (kept["running"].path, kept["dealt away"].path)


def test_the_same_match_before_an_undo_is_not_taken_twice(places: Paths) -> None:
    put(places.old_running, format_1(journal(2)))
    put(places.saves / "running.folkdeck.old", format_1(journal(3)))
    import_old_matches(places)
    (seen,) = MatchFolder(places.matches).previews()
    assert seen.moves == 2


def test_a_damaged_one_is_set_aside_whole(places: Paths) -> None:
    text = format_1(journal()).replace('[1,"play_up"', '[1,"pl')
    put(places.old_running, text.replace("play", "pl").replace('"5d"', "5d"))
    whole = places.old_running.read_bytes()
    taken = import_old_matches(places)
    assert "damaged" in taken.problems[0]
    (aside,) = places.matches.iterdir()
    assert aside.read_bytes() == whole
    assert not places.old_running.exists()


def test_nothing_goes_before_it_lies_there(places: Paths, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    put(places.old_running, format_1(journal()))
    put(places.old_finished / "2026-05-01 20.00 toy.folkdeck", format_1(journal(3, "over")))
    monkeypatch.setattr(crash_safe_file, "replace_file", full)
    assert "No space left" in import_old_matches(places).problems[0]
    monkeypatch.undo()
    assert len(places.old_match_files()) == 2
    assert import_old_matches(places) == OldVersionImport(2)
