"""The demonstration: match after match without anybody, at the speed that was asked for."""

from __future__ import annotations

import gc
import json
import weakref
from collections import Counter
from pathlib import Path

import pytest

from game.app.play import demonstration
from game.app.play.play_scene import PlayScene
from game.app.scenes.routes import SettingsRoute
from game.app.window.start_settings import demo_pace
from game.selftest.quickest import quickest
from game.shelf import SHELF
from tests.app.driver.app_driver import Pilot, flying

WARM, MATCHES = 3, 6
"""Matches until caches and tables have what they keep, and those in which nothing may grow."""


def matches(pilot: Pilot, count: int, most: int = 30_000) -> list[str]:
    """The games of so many matches that were played to their end."""
    over: dict[int, PlayScene] = {}
    for _ in range(most):
        pilot.frame()
        scene = pilot.context.stack.top
        if isinstance(scene, PlayScene) and scene.session.over:
            over[id(scene)] = scene
        if len(over) >= count or pilot.context.stack.quitting:
            break
    return [scene.session.rules.id for scene in over.values()]


def test_the_next_match_follows_by_itself(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        pilot.context.demo = True
        demonstration.start_demo(pilot.context, "pitch", 4, quickest("pitch"), "demo")
        assert matches(pilot, 2) == ["pitch", "pitch"]
        pilot.frame(3)
        scene = pilot.play
        assert not scene.session.hot_seat.humans
        assert scene.session.journal.options["target"] == 7


def test_a_tour_goes_through_the_shelf(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        pilot.context.demo = pilot.context.demo_tour = True
        demonstration.start_demo(pilot.context, "pitch", 4, quickest("pitch"))
        assert matches(pilot, 1) == ["pitch"]
        pilot.frame(3)
        assert pilot.play.session.rules.id == demonstration.next_game("pitch") != "pitch"


def test_the_last_table_is_looked_at_for_a_while(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        pilot.context.demo = True
        demonstration.start_demo(pilot.context, "pitch", 4, quickest("pitch"), "demo")
        assert matches(pilot, 1) == ["pitch"]
        scene = pilot.play
        pilot.context.change(speed=2.0)
        pilot.frame(60)
        assert pilot.play is scene
        pilot.frame(120)
        assert pilot.play is not scene


def test_it_ends_after_one_match_if_that_was_asked(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        pilot.context.demo = pilot.context.quit_after_match = True
        demonstration.start_demo(pilot.context, "pitch", 4, quickest("pitch"), "demo")
        matches(pilot, 2)
        assert pilot.context.stack.quitting


def test_the_shelf_is_a_round() -> None:
    seen = [demonstration.first_game()]
    for _ in SHELF:
        seen.append(demonstration.next_game(seen[-1]))
    assert seen == [*SHELF, demonstration.first_game()]


@pytest.mark.parametrize(
    ("speed", "seconds"), [(0.0, 0.0), (0.1, 2.0), (1.0, 0.6), (2.0, 0.3), (8.0, 0.075)]
)
def test_computers_think_as_fast_as_things_move(speed: float, seconds: float) -> None:
    assert demo_pace(speed) == pytest.approx(seconds)


def saved(folder: Path) -> dict[str, object]:
    found = json.loads((folder / "settings.json").read_text(encoding="utf-8"))
    assert isinstance(found, dict)
    return found


def test_a_change_is_written_when_nothing_more_is_changed(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        pilot.context.open(SettingsRoute())
        pilot.frame(90)
        before = saved(tmp_path)["volume"]
        for step in range(20):
            pilot.context.change(volume=step / 40)
            pilot.frame()
        assert saved(tmp_path)["volume"] == before
        pilot.frame(90)
        assert saved(tmp_path)["volume"] == 19 / 40


def test_why_settings_cannot_be_saved_is_told_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with flying(tmp_path) as pilot:
        pilot.frame(90)
        monkeypatch.setattr("os.fsync", full)
        told = []
        for step in range(3):
            pilot.context.change(volume=step / 10)
            pilot.frame(90)
            told += [text for text in pilot.labels() if "could not be saved" in text]
        assert len(set(told)) == 1
        pilot.frame(600)
        pilot.context.change(volume=0.5)
        pilot.frame(90)
        assert not [text for text in pilot.labels() if "could not be saved" in text]
        monkeypatch.undo()
        pilot.context.change(volume=0.25)
        pilot.frame(90)
        assert saved(tmp_path)["volume"] == 0.25


def test_a_match_that_is_over_is_let_go(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        pilot.context.demo = True
        demonstration.start_demo(pilot.context, "pitch", 4, quickest("pitch"), "demo")
        pilot.frame(30)
        scene, match = weakref.ref(pilot.play), weakref.ref(pilot.play.session.match)
        demonstration.start_demo(pilot.context, "pitch", 4, quickest("pitch"), "demo2")
        pilot.frame(3)
        gc.collect()
        assert scene() is None
        assert match() is None


def living() -> Counter[type]:
    """What lives, by type: but for tuples, which are keys of caches that have a bound in bytes."""
    gc.collect()
    kinds = Counter(map(type, gc.get_objects()))
    return Counter({kind: count for kind, count in kinds.items() if not issubclass(kind, tuple)})


def after_a_match(pilot: Pilot, number: int) -> None:
    """Play one match to its end and deal the next, always the same one."""
    demonstration.start_demo(pilot.context, "pitch", 4, quickest("pitch"), f"demo {number}")
    assert matches(pilot, 1) == ["pitch"]
    demonstration.start_demo(pilot.context, "pitch", 4, quickest("pitch"), "next")
    pilot.frame(3)


@pytest.mark.slow
def test_match_after_match_leaves_no_objects_behind(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        pilot.context.demo = True
        for number in range(WARM + MATCHES):
            after_a_match(pilot, number)
            if number < WARM:  # counting makes a few objects the first time
                before = living()
        grown = living() - before
    assert not {kind: count for kind, count in grown.items() if count >= MATCHES}
