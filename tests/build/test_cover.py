"""The cover check: it counts what lies over a sign, and at two crowded tables nothing does."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from random import Random

import cover
import numpy as np
import pygame
import pytest
from cover_check.covered_pixels import covered_pixels
from cover_check.crowded_moments import crowded_moments
from cover_check.protected_areas import protected_areas
from gallery.camera import Camera

from game.app.help import table_note
from game.app.play.play_scene import PlayScene
from game.ui.cached_sprite import CachedSprite
from game.ui.forms.focus_mark import FocusMark
from game.ui.widgets.toast import Toast


@pytest.fixture(scope="module")
def camera() -> Iterator[Camera]:
    taken = Camera((960, 600), hints=True, speed=1.0)
    yield taken
    taken.put_away()


@pytest.fixture
def scene(camera: Camera) -> PlayScene:
    """The first decision of a match at which the coach has laid down a note."""
    moments = crowded_moments(camera, "pitch", 1, Random("note"))
    return next(scene for _, scene in moments if scene.table_note.drawn())


def found(scene: PlayScene) -> set[tuple[str, str]]:
    return {(each.over, each.under) for each in covered_pixels(scene)}


def place_of(scene: PlayScene, name: str) -> pygame.Rect:
    """A rectangle round the first pixels of a protected area of the table."""
    across, down = np.nonzero(protected_areas(scene.view, scene.view.frame())[name])
    return pygame.Rect(int(across[0]) - 20, int(down[0]) - 20, 240, 160)


def test_a_table_on_which_all_is_seen_has_nothing_covered(scene: PlayScene) -> None:
    assert not found(scene)


@pytest.mark.parametrize("name", ["status", "index", "portrait"])
def test_a_note_over_a_sign_is_counted(
    scene: PlayScene, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = place_of(scene, name)
    monkeypatch.setattr(table_note, "place_note", lambda *_, **__: place)
    scene.table_note.layout()
    assert ("note", name) in found(scene)


@pytest.mark.parametrize("name", ["status", "index", "portrait"])
def test_a_toast_over_a_sign_is_counted(
    scene: PlayScene, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = place_of(scene, name)
    scene.view.toast("The deck is shuffled anew.")
    monkeypatch.setattr(Toast, "pill", lambda _: place)
    assert ("toast", name) in found(scene)


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


@pytest.mark.parametrize("name", ["status", "index", "portrait"])
def test_a_chooser_over_a_sign_is_counted(
    scene: PlayScene, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    sheet, whole = Sheet(place_of(scene, name)), scene.view.frame()
    covered = whole._replace(widgets=whole.widgets._replace(chooser=(sheet,)))
    monkeypatch.setattr(scene.view, "frame", lambda: covered)
    assert ("chooser", name) in found(scene)


@pytest.mark.parametrize("name", ["status", "index", "portrait"])
def test_a_ring_over_a_sign_is_counted(
    scene: PlayScene, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ring, drawn = FocusMark(scene.view.theme, place_of(scene, name)), [*scene.drawn()]
    across = ring.bounds().inflate(-40, -40)
    rings = [ring, FocusMark(scene.view.theme, across), FocusMark(scene.view.theme, across)]
    monkeypatch.setattr(scene, "drawn", lambda: [*drawn, *rings])
    assert ("ring", name) in found(scene)


def test_a_picked_card_over_the_status_line_is_counted(scene: PlayScene) -> None:
    sprite = scene.view.frame().cards.hand[0]
    place = scene.view.hud.status_rect
    sprite.pose = sprite.pose._replace(x=place.centerx, y=place.centery)
    assert ("hand", "status") in found(scene)


@pytest.mark.parametrize("name", ["status", "index", "portrait"])
def test_a_bubble_over_a_sign_is_counted(
    scene: PlayScene, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    place, picture = place_of(scene, name), pygame.Surface((240, 160))
    picture.fill("red")
    bubble = CachedSprite(place, picture, "red bubble")
    monkeypatch.setattr(scene.view.hud.speech_bubbles, "drawn", lambda _: [bubble])
    assert ("bubble", name) in found(scene)


def test_every_kind_of_moment_is_looked_at(camera: Camera) -> None:
    kinds = {what for what, _ in crowded_moments(camera, "vendetta", 30, Random("kinds"))}
    assert kinds == {"plain", "picked", "focus", "hint", "toast"}


@pytest.mark.slow
@pytest.mark.parametrize("game", ["indian_chief", "skitgubbe"])
def test_nothing_is_covered_at_a_crowded_table(game: str) -> None:
    asked = argparse.Namespace(
        game=[game], size=[(960, 600)], text=[1.0, 2.0], moments=6, seed="cover", out=None,
        json=False,
    )  # fmt: skip
    assert cover.check(asked) == 0
