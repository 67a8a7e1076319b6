"""Saves: one line an action, on the disk before anybody sees it, and read however it was torn."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from game.engine.action import Action
from game.engine.cards import card
from game.engine.journal import CorruptJournal, Journal
from game.engine.zones import ZoneId
from game.store import atomic
from game.store.glance import glance
from game.store.saves import Player, Saves, read

PLAYERS = (Player("Åsa", "you1"), Player("Moss", "moss", "casual"))
FIRE = ZoneId("fire")
ACTIONS = (
    Action(0, "bid", value=3),
    Action(1, "play_up", (card("5d"),), FIRE),
    Action(0, "meld", groups=((card("2c"), card("3c")), (card("*1"),))),
)


def journal(count: int = 3) -> Journal:
    return Journal("toy", 1, 2, {"long": True}, "seed", ACTIONS[:count])


@pytest.fixture
def saves(tmp_path: Path) -> Saves:
    return Saves(tmp_path / "running.folkdeck", tmp_path / "games")


def written(saves: Saves) -> Saves:
    saves.begin(journal(0), PLAYERS)
    for count in (1, 2, 3):
        saves.add(journal(count), PLAYERS)
    return saves


def test_a_match_is_read_as_it_was_written(saves: Saves) -> None:
    kept = written(saves).load()
    assert kept == (journal(), PLAYERS, "")
    assert saves.trouble == ""


def test_every_action_is_synced_before_the_next(
    saves: Saves, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced: list[bytes] = []
    real = os.fsync

    def watch(number: int) -> None:
        real(number)
        synced.append(saves.running.read_bytes() if saves.running.exists() else b"")

    monkeypatch.setattr("os.fsync", watch)
    written(saves)
    assert synced[-1] == saves.running.read_bytes()
    assert len({len(each) for each in synced[-3:]}) == 3


def test_cut_anywhere_whole_lines_survive(saves: Saves) -> None:
    whole = written(saves).running.read_bytes()
    first = whole.index(b"\n") + 1
    for cut in range(first, len(whole) + 1):
        kept = read(whole[:cut].decode("utf-8", "replace"))
        lines = whole[first:cut].count(b"\n")
        assert kept.journal.actions[:lines] == ACTIONS[:lines]
        assert len(kept.journal.actions) - lines in (0, 1)
        assert kept.trouble == ""


def test_damage_in_the_middle_keeps_what_came_before_and_the_file(saves: Saves) -> None:
    lines = written(saves).running.read_text(encoding="utf-8").splitlines()
    lines[2] = "[0,garb"
    text = "\n".join(lines) + "\n"
    saves.running.write_text(text, encoding="utf-8")
    kept = saves.load()
    assert kept is not None
    assert kept.journal.actions == ACTIONS[:1]
    assert "damaged after move 1" in kept.trouble
    assert kept.trouble.count(".") >= 1
    aside = saves.running.with_name("running.folkdeck.damaged")
    assert aside.read_text(encoding="utf-8") == text


@pytest.mark.parametrize("head", ["", "{}", "[]", '{"players": 3}', "\x00", '{"players":[["a"]]}'])
def test_a_lost_first_line_is_told_and_kept(saves: Saves, head: str) -> None:
    saves.running.write_text(head + '\n[0,"bid"]\n', encoding="utf-8")
    with pytest.raises(CorruptJournal, match="damaged") as told:
        saves.load()
    assert str(told.value).endswith(".")
    assert list(saves.running.parent.glob("*.damaged"))
    assert not saves.running.exists()


def test_finished_matches_pile_up(saves: Saves) -> None:
    for _ in range(3):
        written(saves).finish("today toy")
    names = sorted(each.name for each in saves.finished.glob("*.folkdeck"))
    assert names == ["today toy 2.folkdeck", "today toy 3.folkdeck", "today toy.folkdeck"]
    assert saves.load() is None


def test_a_disk_that_refuses_is_one_sentence_and_no_exception(
    saves: Saves, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    saves.begin(journal(0), PLAYERS)
    monkeypatch.setattr(atomic, "append", full)
    monkeypatch.setattr(atomic, "write", full)
    saves.add(journal(1), PLAYERS)
    assert "No space left on device" in saves.trouble
    assert saves.trouble.endswith("the play goes on.")
    monkeypatch.undo()
    saves.add(journal(2), PLAYERS)
    kept = saves.load()
    assert kept is not None
    assert kept.journal.actions == ACTIONS[:2]


def test_the_glance_agrees_with_the_match(saves: Saves) -> None:
    assert glance(saves.running) is None
    written(saves)
    assert glance(saves.running) == ("toy", 2, 1, 3, False, "")
    saves.note(3, "Your turn.")
    assert glance(saves.running) == ("toy", 2, 1, 3, False, "Your turn.")
    saves.note(2, "An older word.")
    assert glance(saves.running) == ("toy", 2, 1, 3, False, "")
    saves.running.write_text("rubbish", encoding="utf-8")
    seen = glance(saves.running)
    assert seen is not None
    assert seen.damaged


def test_a_new_file_is_whole_or_the_old_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "file"
    atomic.write(path, "one")
    atomic.write(path, "two")
    assert path.read_text(encoding="utf-8") == "two"
    assert atomic.backup(path).read_text(encoding="utf-8") == "one"

    def cut(*_: object) -> None:
        raise OSError(5, "power cut")

    monkeypatch.setattr("os.replace", cut)
    with pytest.raises(OSError, match="power cut"):
        atomic.write(path, "three")
    monkeypatch.undo()
    assert path.read_text(encoding="utf-8") == "two"
    assert not list(tmp_path.glob("*.new"))
