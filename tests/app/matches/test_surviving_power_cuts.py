"""What survives a power cut, a damaged disk and a resized window."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.store.matches.match_file import match_text
from game.store.matches.match_file_parser import read_match_file
from game.store.settings_file import load_settings, save_settings
from tests.app.driver.app_driver import Pilot, begin, flying, on_card

PATIENCE = 30.0
"""Seconds the program has to say something at the start."""


def test_kill_and_continue_at_the_exact_decision(tmp_path: Path) -> None:
    pilot = Pilot(tmp_path)
    begin(pilot, "fire_gibbon", scoring="spots")
    for _ in range(3):
        pilot.by_mouse(pilot.legal()[0])
    journal, seen = pilot.play.session.journal, pilot.play.session.hot_seat.observe()
    pilot.kill()
    with flying(tmp_path) as again:
        again.click("Continue Fire Gibbon")
        assert again.scene == "play"
        assert again.play.session.journal == journal
        assert again.play.session.hot_seat.observe() == seen
        again.by_mouse(again.legal()[0])


@pytest.mark.parametrize("game", ["fire_gibbon", "bridge_solitaire", "vendetta"])
def test_the_log_comes_back_with_the_match(tmp_path: Path, game: str) -> None:
    def lines(flown: Pilot) -> list[tuple[int | None, str]]:
        return [(line.seat, line.text) for line in flown.play.view.hud.log.lines]

    pilot = Pilot(tmp_path)
    begin(pilot, game, seats=1 if game == "bridge_solitaire" else 4)
    while len(lines(pilot)) < 4:
        pilot.play.decide(pilot.legal()[0])
        pilot.settle()
    written = lines(pilot)
    pilot.kill()
    with flying(tmp_path) as again:
        again.click(next(label for label in again.labels() if label.startswith("Continue")))
        assert lines(again) == written


def test_a_torn_last_line_costs_that_line_only(tmp_path: Path) -> None:
    pilot = Pilot(tmp_path)
    begin(pilot, "pitch")
    for _ in range(3):
        pilot.by_mouse(pilot.legal()[0])
    before = pilot.play.session.journal.actions
    pilot.kill()
    (path,) = (tmp_path / "matches").glob("*.folkdeck")
    path.write_bytes(path.read_bytes()[:-4])
    with flying(tmp_path) as again:
        again.click("Continue Pitch")
        after = again.play.session.match.actions
        assert tuple(after[: len(before) - 1]) == before[:-1]
        again.by_mouse(again.legal()[0])


def test_a_hopeless_save_is_kept_aside_and_told_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "running.folkdeck").write_text("\x00\x01 nonsense\n", encoding="utf-8")
    pilot = Pilot(tmp_path)
    assert pilot.scene == "title"
    assert not [label for label in pilot.labels() if label.startswith("Continue")]
    (kept,) = (tmp_path / "matches").iterdir()
    assert kept.name == "running.folkdeck.damaged"
    assert "nonsense" in kept.read_text(encoding="utf-8")
    pilot.close()


def changed(path: Path, **changes: Any) -> bytes:
    """Changes how the match in *path* began; what the file holds now."""
    match = read_match_file(path)
    other = replace(match, beginning=replace(match.beginning, **changes))
    text = match_text(other, veiled=True)[0].encode()
    path.write_bytes(text)
    return text


@pytest.mark.parametrize(
    ("changes", "said", "kept"),
    [
        ({"game": "tiddlywinks"}, "There is no game", "*.folkdeck"),
        ({"version": 99}, "begun by version 99 of the rules", "*.folkdeck"),
        ({"options": {"target": 12}}, "no value of target", "*.folkdeck"),
        ({"seed": "another"}, "the shuffle was changed", "*.damaged"),
    ],
)
def test_a_match_nobody_can_play_is_kept_as_it_is(
    tmp_path: Path, changes: dict[str, Any], said: str, kept: str
) -> None:
    pilot = Pilot(tmp_path)
    begin(pilot, "pitch")
    pilot.kill()
    (path,) = (tmp_path / "matches").glob("*.folkdeck")
    text = changed(path, **changes)
    with flying(tmp_path) as again:
        label = next(label for label in again.labels() if label.startswith("Continue"))
        again.click(label)
        assert again.scene == "title"
        (told,) = [thing.label for thing in again.things() if thing.role == "toast"]
        assert said in told
        assert not [label for label in again.labels() if label.startswith("Continue")]
    (left,) = (tmp_path / "matches").glob(kept)
    assert left.read_bytes() == text


@pytest.mark.parametrize("level", ["wizard", "Master", "random"])
def test_a_match_with_a_player_of_no_level_is_kept_aside_and_told(
    tmp_path: Path, level: str
) -> None:
    pilot = Pilot(tmp_path)
    begin(pilot, "pitch")
    pilot.kill()
    (path,) = (tmp_path / "matches").glob("*.folkdeck")
    match = read_match_file(path)
    players = (*match.players[:-1], match.players[-1]._replace(level=level))
    text = match_text(replace(match, players=players), veiled=True)[0].encode()
    path.write_bytes(text)
    with flying(tmp_path) as again:
        again.click("Continue Pitch")
        assert again.scene == "title"
        (told,) = [thing.label for thing in again.things() if thing.role == "toast"]
        assert "one of its players is of no level there is" in told
        (left,) = (tmp_path / "matches").glob("*.damaged")
        assert left.name in told
    assert left.read_bytes() == text


def test_damaged_settings_are_told_and_kept(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"volume": 0.3,', encoding="utf-8")
    with flying(tmp_path) as pilot:
        assert pilot.scene == "title"
        assert list(tmp_path.glob("settings.json.damaged"))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('{"volume": 7, "name": "Åsa"}', "Your settings were repaired (volume)"),
        ("[" * 100_000, "Your settings were damaged"),
        ('{"volume": 1' + "0" * 400 + "}", "Your settings were repaired (volume)"),
        ('{"game": "\\ud800"}', "Your settings were repaired (game)"),
    ],
)
def test_the_program_starts_and_says_what_it_repaired(tmp_path: Path, text: str, said: str) -> None:
    """The real program in a process of its own, as a newcomer starts it."""
    (tmp_path / "settings.json").write_text(text, encoding="utf-8")
    report, errors = tmp_path / "report", tmp_path / "errors"
    words = ["--portable", str(tmp_path), "--no-sound", "--report", str(report)]
    with errors.open("w", encoding="utf-8") as file:
        process = subprocess.Popen([sys.executable, "-m", "game", *words], stderr=file)
    end = time.monotonic() + PATIENCE
    while process.poll() is None and not sentences(report) and time.monotonic() < end:
        time.sleep(0.05)
    process.terminate()
    process.wait()
    assert errors.read_text(encoding="utf-8") == ""
    assert [each.startswith(said) for each in sentences(report)] == [True]
    assert (tmp_path / "settings.json.damaged").read_text(encoding="utf-8") == text


def sentences(report: Path) -> list[str]:
    """What hung over the screen, each sentence once, in a report that may still be written."""
    if not report.exists():
        return []
    *whole, _ = report.read_text(encoding="utf-8").split("\n")
    things = [thing for line in whole for thing in json.loads(line).get("tree", ())]
    return list(dict.fromkeys(each["label"] for each in things if each["role"] == "toast"))


def test_settings_are_kept_when_the_program_ends(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        pilot.click("Settings")
        pilot.click("Sound", "option")
        pilot.click("Mute (M)")
        assert pilot.context.settings.mute
    told = json.loads((tmp_path / "settings.json").read_text(encoding="utf-8"))
    assert told["mute"] is True


def test_a_read_only_folder_is_told_and_play_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise OSError(30, "Read-only file system")

    monkeypatch.setattr("game.store.crash_safe_file.replace_file", refuse)
    monkeypatch.setattr("game.store.crash_safe_file.append_text", refuse)
    with flying(tmp_path) as pilot:
        begin(pilot, "pitch")
        made = len(pilot.play.session.match.actions)
        pilot.by_mouse(pilot.legal()[0])
        assert len(pilot.play.session.match.actions) > made


def test_a_window_resized_in_the_middle_of_a_drag(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "fire_gibbon")
        own = [t for t in pilot.things() if t.role == "card" and t.value[:4] == "hand"]
        card = next(t for t in own if t.label != "face-down card")
        made = len(pilot.play.session.match.actions)
        pilot.drag(on_card(card.rect), (400, 300), drop=False)
        assert pilot.play.view.gestures.selection.drag
        pilot.window.size = (1100, 700)
        pilot.frame(20)
        assert not pilot.play.view.gestures.selection.drag  # its places lay where they lie no more
        pilot.post(pygame.MOUSEBUTTONUP, pos=(5, 695), button=1)
        pilot.settle()
        assert pilot.loop.stage.screen.get_size() == (1100, 700)
        assert len(pilot.play.session.match.actions) == made
        assert not pilot.play.view.differences_from(pilot.play.session.hot_seat.observe())
        pilot.by_mouse(pilot.legal()[0])


def test_two_windows_keep_what_each_has_changed(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"volume": 0.5, "name": "Bo", "lamp": "green"}), encoding="utf-8")
    with flying(tmp_path) as pilot:
        other = load_settings(path).settings
        save_settings(path, replace(other, name="Åsa"), other)
        pilot.context.change(volume=0.25)
        pilot.context.save_settings()
        found = json.loads(path.read_text(encoding="utf-8"))
        assert (found["volume"], found["name"], found["lamp"]) == (0.25, "Åsa", "green")
        pilot.context.change(back="wood")
    found = json.loads(path.read_text(encoding="utf-8"))
    assert (found["volume"], found["name"], found["back"]) == (0.25, "Åsa", "wood")
