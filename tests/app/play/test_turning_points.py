"""The turning points of a match under its last sheet, each with a way into the replay."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.app.play.turning_points import ALONE, FOUND, LOOKING, NONE, TOGETHER, TurningPoints
from game.app.replay.replay_scene import ReplayScene
from game.app.score.score_scene import ScoreScene
from game.arena import background_job
from tests.app.driver.app_driver import Pilot, flying
from tests.app.review.test_analysis_and_replay import GAME, finished
from tests.arena.fake_judges import Judge, judged_by


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    judged_by(monkeypatch, GAME, Judge)
    monkeypatch.setattr("game.app.score.early_press.CALM", 0.0)


def found(pilot: Pilot) -> list[str]:
    """The labels of the turning points, once all are found; the last ones are scrolled to."""
    for _ in range(3000):
        if FOUND in pilot.labels():
            break
        pilot.frame()
    shown = named(pilot)
    pilot.move(pilot.find(shown[0]).rect.center)
    pilot.post(pygame.MOUSEWHEEL, x=0, y=-9, precise_x=0.0, precise_y=-9.0)
    pilot.settle()
    shown += [label for label in named(pilot) if label not in shown]
    pilot.post(pygame.MOUSEWHEEL, x=0, y=9, precise_x=0.0, precise_y=9.0)
    pilot.settle()
    return shown


def named(pilot: Pilot) -> list[str]:
    """The labels of the turning points that are seen now."""
    return [t.label for t in pilot.things() if t.role == "button" and ". Better: “" in t.label]


@pytest.mark.parametrize("people", [1, 2])
def test_the_dearest_decisions_of_each_person_are_named(tmp_path: Path, people: int) -> None:
    with flying(tmp_path) as pilot:
        finished(pilot, people)
        labels = found(pilot)
        top = pilot.context.stack.top
        assert isinstance(top, ScoreScene)
        assert top.over
        review = pilot.play.score_flow.match_review()
        wanted = []
        for seat in review.seats:
            findings = review.analyst(seat, False).findings
            dear = sorted(
                (each for each in findings.decisions if findings.dear(each)),
                key=lambda each: -each.loss / findings.usual(each.unit),
            )[: ALONE if people == 1 else TOGETHER]
            wanted += [each.move for each in sorted(dear, key=lambda each: each.move)]
        assert wanted
        assert [int(label.lower().split("move ")[1].split(":")[0]) for label in labels] == wanted
        if people > 1:
            assert {label.split(",")[0] for label in labels} <= set(review.names)


@pytest.mark.parametrize("size", [(1280, 720), (2560, 1440)])
@pytest.mark.parametrize("people", [1, 2])
def test_no_button_of_the_sheet_moves_when_they_are_found(
    tmp_path: Path, people: int, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever is about to press a button presses that one, and no other."""
    usual = background_job.SLICE
    monkeypatch.setattr(background_job, "SLICE", 0.0)
    with flying(tmp_path) as pilot:
        finished(pilot, people)
        pilot.loop.stage.resize(pygame.Surface(size))
        pilot.frame()
        assert LOOKING in pilot.labels()
        before = places(pilot)
        monkeypatch.setattr(background_job, "SLICE", usual)
        assert found(pilot)
        assert places(pilot) == before
        top = pilot.context.stack.top
        assert isinstance(top, ScoreScene)
        top.again()
        pilot.settle()
        assert places(pilot) == before


def places(pilot: Pilot) -> dict[str, object]:
    """Where the sheet lies, and each thing on it that is no turning point."""
    top = pilot.context.stack.top
    assert isinstance(top, ScoreScene)
    fixed: dict[str, object] = {
        f"{each.role} {each.label}": each.rect
        for each in pilot.things()
        if each.role in ("button", "column", "total") and ". Better: “" not in each.label
    }
    return {"sheet": top.form.roots[0].rect, **fixed}


@pytest.mark.parametrize("by_mouse", [True, False])
def test_a_turning_point_leads_into_the_replay(tmp_path: Path, by_mouse: bool) -> None:
    with flying(tmp_path) as pilot:
        finished(pilot)
        label = found(pilot)[0]
        if by_mouse:
            pilot.click(label, "button")
        else:
            top = pilot.context.stack.top
            assert isinstance(top, ScoreScene)
            for _ in range(20):
                focus = top.form.focused
                if focus is not None and focus.label == label:
                    break
                pilot.key(pygame.K_UP)
            pilot.key(pygame.K_RETURN)
        top = pilot.context.stack.top
        assert isinstance(top, ReplayScene)
        assert top.cursor.made == int(label.lower().split("move ")[1].split(":")[0]) - 1
        pilot.key(pygame.K_ESCAPE)
        assert pilot.scene == "score"
        assert label in pilot.labels()


def test_leaving_waits_for_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(background_job, "SLICE", 0.0)
    with flying(tmp_path) as pilot:
        finished(pilot)
        assert LOOKING in pilot.labels()
        pilot.click("Title", "button")
        assert pilot.scene == "title"


def test_no_empty_room_is_scrolled_to_where_nothing_was_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(TurningPoints, "buttons", ())
    with flying(tmp_path) as pilot:
        finished(pilot, 4)
        until_nothing_is_found(pilot)
        top = pilot.context.stack.top
        assert isinstance(top, ScoreScene)
        (area,) = (each for root in top.form.roots for each in root.scrolling())
        assert not area.scroll_by(1000)


@pytest.mark.parametrize("size", [(1280, 720), (2560, 1440)])
def test_that_nothing_was_found_is_told_where_it_was_looked_for(
    tmp_path: Path, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = background_job.SLICE
    monkeypatch.setattr(TurningPoints, "buttons", ())
    monkeypatch.setattr(background_job, "SLICE", 0.0)
    with flying(tmp_path) as pilot:
        finished(pilot)
        pilot.loop.stage.resize(pygame.Surface(size))
        pilot.frame()
        before = places(pilot)
        looked = pilot.find(LOOKING).rect
        monkeypatch.setattr(background_job, "SLICE", usual)
        until_nothing_is_found(pilot)
        pilot.settle()
        assert places(pilot) == before
        top = pilot.context.stack.top
        assert isinstance(top, ScoreScene)
        (area,) = (each for root in top.form.roots for each in root.scrolling())
        said = pilot.find(NONE).rect
        assert (said.left, said.height) == (looked.left, looked.height)
        assert said.right <= looked.right
        assert looked.top <= said.top
        assert said.bottom + top.theme.units(1) <= area.rect.bottom
        top.again()
        pilot.settle()
        assert pilot.find(NONE).rect == said
        assert places(pilot) == before


def until_nothing_is_found(pilot: Pilot) -> None:
    """Wait until it is said that there is no turning point."""
    for _ in range(3000):
        if NONE in pilot.labels():
            return
        pilot.frame()
    raise AssertionError(pilot.labels())
