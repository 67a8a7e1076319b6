"""The finished matches on the disk: their order, their number, and what damage costs."""

from __future__ import annotations

import json
import os
from datetime import datetime
from pathlib import Path

import pytest

from game.engine.action import Action
from game.engine.journal import CorruptJournal, Journal
from game.store import pile
from game.store.finished import Finished
from game.store.saves import Player, Saves

PLAYERS = (Player("Åsa", "you1"), Player("Moss", "moss", "casual"))


@pytest.fixture
def saves(tmp_path: Path) -> Saves:
    return Saves(tmp_path / "running.folkdeck", tmp_path / "games")


def finish(saves: Saves, stamp: str, seed: str = "seed", told: str = "You win!") -> None:
    saves.begin(Journal("toy", 1, 2, {}, seed, (Action(0, "bid", value=3),)), PLAYERS)
    saves.finish(stamp, told)


def listed(saves: Saves) -> list[str]:
    return [match.path.stem for match in Finished(saves.finished).matches()]


def test_the_newest_comes_first_also_within_a_minute(saves: Saves) -> None:
    for day in (3, 1, 2):
        finish(saves, f"2026-05-0{day} 10.00 toy")
    for _ in range(11):
        finish(saves, "2026-05-02 10.00 toy")
    names = [f"2026-05-02 10.00 toy {n}" for n in range(12, 1, -1)]
    assert listed(saves) == ["2026-05-03 10.00 toy", *names, "2026-05-02 10.00 toy",
                             "2026-05-01 10.00 toy"]  # fmt: skip


def test_a_match_is_told_from_outside_and_opened_as_it_was(saves: Saves) -> None:
    finish(saves, "2026-05-03 21.07 toy", told="Moss wins! Total: 12")
    finished = Finished(saves.finished)
    (old,) = finished.matches()
    assert (old.game, old.when, old.players) == ("toy", datetime(2026, 5, 3, 21, 7), PLAYERS)
    assert old.told == "Moss wins! Total: 12"
    assert not old.damaged
    kept = finished.open(old.path)
    assert kept.players == PLAYERS
    assert kept.journal.actions == (Action(0, "bid", value=3),)


def test_fifty_are_kept_and_the_oldest_goes_with_its_note(saves: Saves) -> None:
    for minute in range(pile.MOST + 3):
        finish(saves, f"2026-05-01 10.{minute:02} toy")
    names = listed(saves)
    assert len(names) == pile.MOST
    assert names[0] == "2026-05-01 10.52 toy"
    assert names[-1] == "2026-05-01 10.03 toy"
    assert len(list(saves.finished.iterdir())) == 2 * pile.MOST


def test_an_oldest_that_cannot_be_deleted_stops_nothing(
    saves: Saves, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(path: Path) -> None:
        raise OSError(30, "Read-only file system")

    monkeypatch.setattr(pile, "MOST", 1)
    monkeypatch.setattr(pile, "remove", refuse)
    finish(saves, "2026-05-01 10.00 toy")
    finish(saves, "2026-05-02 10.00 toy")
    assert saves.trouble == ""
    assert len(listed(saves)) == 2


@pytest.mark.parametrize(
    "text",
    ["", "\x00\x01", "[]", "{}", '{"players":3}', '{"game":"toy","players":[["a",1,2]]}',
     '{"game":"toy","players":[[1]]}', "[" * 90_000],
    ids=["empty", "bytes", "list", "object", "number", "parts", "part", "deep"],
)  # fmt: skip
def test_a_damaged_file_is_listed_as_such_and_harms_no_other(saves: Saves, text: str) -> None:
    finish(saves, "2026-05-01 10.00 toy")
    bad = saves.finished / "2026-05-02 10.00 toy.folkdeck"
    bad.write_text(text, encoding="utf-8")
    finished = Finished(saves.finished)
    first, second = finished.matches()
    assert first.damaged
    assert (first.path, first.game) == (bad, "toy")
    assert not second.damaged
    with pytest.raises(CorruptJournal, match="damaged") as told:
        finished.open(bad)
    assert str(told.value).count(".") == 1
    assert finished.remove(bad) == ""
    assert len(finished.matches()) == 1


def test_a_lost_note_and_a_name_of_ones_own_cost_only_words(saves: Saves) -> None:
    finish(saves, "2026-05-01 10.00 toy")
    (old,) = Finished(saves.finished).matches()
    path = old.path.rename(saves.finished / "the great one.folkdeck")
    os.utime(path, (0, 0))
    (again,) = Finished(saves.finished).matches()
    assert again.told == ""
    assert again.players == PLAYERS
    assert again.when == datetime.fromtimestamp(0)


def test_no_folder_and_an_unreadable_one_are_an_empty_list(saves: Saves) -> None:
    finished = Finished(saves.finished)
    assert finished.matches() == []
    saves.finished.write_text("a file where the folder should be", encoding="utf-8")
    assert finished.matches() == []
    assert finished.remove(saves.finished / "x.folkdeck") != ""


def test_a_full_disk_loses_the_note_alone(saves: Saves, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    saves.begin(Journal("toy", 1, 2, {}, "seed"), PLAYERS)
    monkeypatch.setattr(Path, "write_text", full)
    saves.finish("2026-05-01 10.00 toy", "You win!")
    monkeypatch.undo()
    assert saves.trouble == ""
    (old,) = Finished(saves.finished).matches()
    assert old.told == ""
    assert Finished(saves.finished).open(old.path).players == PLAYERS


def test_a_folder_that_cannot_be_made_is_one_sentence(saves: Saves) -> None:
    finish(saves, "2026-05-01 10.00 toy")
    saves.finished.rename(saves.finished.with_name("away"))
    saves.finished.write_text("in the way", encoding="utf-8")
    finish(saves, "2026-05-02 10.00 toy")
    assert saves.trouble.count(".") == 1
    assert "could not be saved" in saves.trouble


def test_half_a_letter_in_a_name_is_damage(saves: Saves) -> None:
    finish(saves, "2026-05-01 10.00 toy")
    (path,) = pile.paths(saves.finished)
    head, *moves = path.read_text(encoding="utf-8").splitlines()
    told = {**json.loads(head), "players": [["\ud83d", "you1", ""], ["b", "moss", "casual"]]}
    path.write_text("\n".join([json.dumps(told), *moves]) + "\n", encoding="utf-8")
    finished = Finished(saves.finished)
    assert finished.matches()[0].damaged
    with pytest.raises(CorruptJournal, match="damaged"):
        finished.open(path)
