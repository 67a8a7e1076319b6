"""The cover check: it counts what lies over a sign, goes on where it stopped, and finds nothing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import cover
import pygame
import pytest
from cover_check.covered_pixels import ALLOWED, Covered, covered_pixels
from cover_check.full_run import SETTINGS, FullRun
from cover_check.lesson_positions import lesson_positions
from cover_check.looks import Look, look, looks_with
from cover_check.protected_areas import NAMES, ProtectedAreas
from cover_check.random_positions import random_positions
from cover_check.results_file import Result, ResultsFile, faults, result_of, table
from cover_check.seen_table import SeenTable, seen_table
from cover_check.table_gestures import GESTURES
from cover_check.window_sizes import KeptPictures, WindowSize, in_each_size
from gallery.camera import Camera

from game.app.play.play_scene import PlayScene
from game.lesson.lesson_parser import read_lesson

SIZES = [WindowSize(960, 600, 1.0), WindowSize(960, 600, 2.0)]


@pytest.fixture(scope="module")
def camera() -> Iterator[Camera]:
    taken = Camera((960, 600), raster=KeptPictures(), **SETTINGS)
    yield taken
    taken.put_away()


@pytest.fixture(scope="module")
def scene(camera: Camera) -> PlayScene:
    """The first decision of a match, at which the coach has laid down a note."""
    positions = random_positions(camera, "fire_gibbon", "note")
    return next(at.scene for at in positions if at.kind == "decision")


@pytest.fixture
def seen(camera: Camera, scene: PlayScene) -> SeenTable:
    found = seen_table(camera.stage)
    assert found is not None
    assert found.covers["note"]
    return found


class Sheet:
    """A red sheet that lies over a place at the table."""

    def __init__(self, rect: pygame.Rect) -> None:
        self.rect = rect

    def bounds(self) -> pygame.Rect:
        return self.rect

    def stamp(self) -> str:
        return "red sheet"

    def paint(self, surface: pygame.Surface) -> None:
        surface.fill("red", self.rect)


def test_a_table_on_which_all_is_seen_has_nothing_covered(seen: SeenTable) -> None:
    assert covered_pixels(seen) == []


@pytest.mark.parametrize("under", NAMES)
@pytest.mark.parametrize("over", ["chooser", "note", "bubble", "toast", "banner", "tooltip"])
def test_whatever_hangs_over_a_sign_is_counted(seen: SeenTable, over: str, under: str) -> None:
    place = ProtectedAreas(seen.view, seen.frame).rects(under)[-1]
    sheet = Sheet(place.inflate(40, 40))
    covers = {**seen.covers, over: [*seen.covers[over], sheet]}
    found = covered_pixels(seen._replace(things=[*seen.things, sheet], covers=covers))
    assert ((over, under) in {each[:2] for each in found}) == ((over, under) not in ALLOWED)


def test_what_lies_under_a_sign_hides_nothing_of_it(seen: SeenTable) -> None:
    place = ProtectedAreas(seen.view, seen.frame).rects("status")[0]
    sheet = Sheet(place)
    covers = {**seen.covers, "note": [*seen.covers["note"], sheet]}
    below = seen._replace(things=[sheet, *seen.things], covers=covers)
    assert not [each for each in covered_pixels(below) if each.pixels > place.height * 6]


def test_a_card_of_the_hand_over_the_status_line_is_counted(
    camera: Camera, scene: PlayScene, seen: SeenTable
) -> None:
    sprite = scene.view.frame().cards.hand[0]
    before, place = sprite.pose, scene.view.hud.status_rect
    sprite.pose = before._replace(x=place.centerx, y=place.centery)
    moved = seen_table(camera.stage)
    assert moved is not None
    found = covered_pixels(moved)
    sprite.pose = before
    assert ("hand", "status") in {each[:2] for each in found}


def test_words_left_out_of_the_status_line_are_counted(seen: SeenTable) -> None:
    frame = seen.frame._replace(hud=seen.frame.hud._replace(prompt=None))
    found = covered_pixels(seen._replace(frame=frame))
    assert ("nothing", "status") in {each[:2] for each in found}


def test_every_window_is_as_large_as_it_is_called(camera: Camera, scene: PlayScene) -> None:
    wanted = [WindowSize(1280, 720, 1.4), *SIZES[::-1]]
    for size in in_each_size(camera, wanted):
        assert camera.stage.screen.get_size() == size[:2]
        assert camera.context.settings.text_scale == size.text
        found = [*look(camera, size, "plain")]
        assert [each.size for each in found] == [size]


def test_each_gesture_opens_what_it_is_called_after(camera: Camera, scene: PlayScene) -> None:
    things: dict[str, set[str]] = {}
    for name in GESTURES:
        for number in range(6):
            for each in looks_with(camera, scene, "plain", [name], SIZES[:1], str(number)):
                things.setdefault(each.what, set()).update(each.things)
    for name, thing in {
        "picked": "chooser", "focus": "ring", "tooltip": "tooltip", "drag": "carried",
        "toast": "toast", "answer": "toast", "speech": "bubble",
    }.items():  # fmt: skip
        assert thing in things[name], (name, things[name])


def test_nothing_is_decided_by_looking(camera: Camera, scene: PlayScene) -> None:
    before = len(scene.session.match.actions), [*scene.session.hot_seat.choices()]
    for _ in looks_with(camera, scene, "plain", [*GESTURES], SIZES[:1], "hands"):
        pass
    assert (len(scene.session.match.actions), [*scene.session.hot_seat.choices()]) == before


def test_all_steps_of_a_lesson_are_seen_with_their_notes_and_rings(camera: Camera) -> None:
    lesson = read_lesson(Path("assets/lessons/pitch.md"))
    steps, things = set[int](), set[str]()
    for where, _ in lesson_positions(camera, "pitch"):
        steps.add(int(where.split()[1].rstrip(",")))
        for each in look(camera, SIZES[0], where):
            things.update(each.things)
    assert steps == set(range(1, len(lesson.steps) + 1))
    assert things >= {"note", "ring"}


def test_results_come_back_and_are_summed_up(tmp_path: Path) -> None:
    file = ResultsFile(tmp_path / "pitch.jsonl")
    looks = [
        Look(SIZES[0], "plain", ("note",), []),
        Look(SIZES[0], "picked", ("note", "chooser"), [Covered("chooser", "index", 7)]),
    ]
    file.add(result_of("random", "3", str(SIZES[0]), looks))
    again = ResultsFile(tmp_path / "pitch.jsonl")
    assert again.results == file.results
    assert again.results[0].things == {"note": 2, "chooser": 1}
    assert again.has("random", "3", "960x600@1")
    assert not again.has("random", "3", "960x600@2")
    assert "2 moments" in next(table("pitch", again.results))
    assert "chooser over index: 7 pixels in 1 moments" in next(faults(again.results))


@pytest.mark.slow
def test_a_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    def run(sizes: list[WindowSize], moments: int) -> list[Result]:
        file = ResultsFile(tmp_path / "pitch.jsonl")
        FullRun("pitch", sizes, moments, "go on", file, lambda _: None).random()
        return file.results

    first = run(SIZES[:1], 4)
    more = run(SIZES, 8)
    assert more[: len(first)] == first
    for size in SIZES:
        assert sum(each.looks for each in more if each.size == str(size)) >= 8
    assert len({each[:3] for each in more}) == len(more)


@pytest.mark.slow
@pytest.mark.parametrize("game", ["indian_chief", "skitgubbe"])
def test_nothing_is_covered_at_a_crowded_table(
    game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ["--game", game, "--size", "960x600", "--text", "1", "--text", "2"]
    parsed = cover.parser().parse_args([*asked, "--part", "random", "--moments", "12"])
    assert cover.check(parsed) == 0, capsys.readouterr().out
