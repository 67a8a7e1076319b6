"""What is shown is finished: every picture of the window is whole, and no input is misdirected."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from random import Random
from threading import Event, current_thread, main_thread
from typing import Any

import pygame
import pytest

from game.app.navigation import match_start
from game.app.play.play_scene import PlayScene
from game.app.scenes.routes import (
    GameChoiceRoute,
    MatchesRoute,
    NewMatchRoute,
    Route,
    RulesRoute,
    SettingsRoute,
)
from game.app.scenes.scene_transition import FADE, SceneTransition
from game.app.setup import player_defaults
from game.app.setup.player_defaults import with_level
from game.art.svg_picture import SvgPicture
from game.selftest.quickest import quickest
from game.shelf import SHELF
from game.ui.pictures.picture_loader import PictureLoader
from game.ui.pictures.svg_raster import Size
from tests.app.driver.app_driver import DT, Pilot
from tests.app.session.test_whole_matches import Dice

SMALL = (64, 40)
"""Pictures are compared in this size: what is finer than that may still become sharper."""
MOST = 40
"""How far a channel may be off there."""


SCREENS: dict[str, Route] = {
    "shelf": GameChoiceRoute(),
    "rules": RulesRoute(),
    "settings": SettingsRoute(),
    "matches": MatchesRoute(),
}


class Counting(PictureLoader):
    """A print shop that counts what is asked for in vain."""

    vain = 0

    def get(
        self, key: Hashable, size: Size, make: Callable[[], SvgPicture]
    ) -> pygame.Surface | None:
        done = super().get(key, size, make)
        self.vain += done is None
        return done

    @contextmanager
    def unseen(self) -> Iterator[None]:
        vain = self.vain
        with super().unseen():
            yield
        self.vain = vain


class Audience:
    """What the window shows, frame by frame, while pictures are painted on their thread."""

    def __init__(self, folder: Path, **changes: object) -> None:
        settings = {"speed": 1.0, "reduced_motion": False, "hints": False, **changes}
        self.pilot = Pilot(folder, **settings)
        self.raster = Counting(self.pilot.context.theme.type)
        self.pilot.context.raster = self.raster
        self.pilot.context.decision_service = Dice()
        self.shown = self.checked = 0
        self.look = True

    @property
    def seen(self) -> str:
        """The screen that is seen."""
        scene = self.pilot.loop.stage.seen
        return "" if scene is None else scene.name

    def frame(self) -> bool:
        """One frame; what it shows was asked for nothing in vain."""
        stage = self.pilot.loop.stage
        vain = self.raster.vain
        for e in pygame.event.get():
            self.pilot.loop.take(e)
        shows = stage.frame(DT)
        if stage.waiting:
            self.raster.wait_until_done()
        elif self.look:
            assert self.raster.vain == vain, f"{self.seen} was shown unfinished"
            self.checked += 1
            if shows and not stage.moving and self.seen != "play":
                self._compare()
        self.shown += shows
        return shows

    def _compare(self) -> None:
        """A screen that is still looks the same when everything is painted anew."""
        stage = self.pilot.loop.stage
        if stage._transition.before is not None:
            return
        seen = pygame.transform.smoothscale(stage.screen, SMALL)
        for _ in range(3):
            self.raster.wait_until_done()
            things = stage.drawn()
            for thing in things:
                thing.paint(pygame.Surface(stage.screen.get_size(), pygame.SRCALPHA))
        stage.canvas.damage_all()
        stage.paint()
        whole = pygame.transform.smoothscale(stage.screen, SMALL)
        off = max(
            abs(a - b)
            for a, b in zip(
                pygame.image.tobytes(seen, "RGB"), pygame.image.tobytes(whole, "RGB"), strict=True
            )
        )
        assert off <= MOST, f"{self.seen} was shown unfinished ({off})"

    def until(self, reached: Callable[[], bool], most: int = 1500) -> None:
        for _ in range(most):
            if reached():
                return
            self.frame()
        raise AssertionError(f"it never came: {self.seen}, {self.pilot.labels()}")

    def stay(self, frames: int) -> None:
        for _ in range(frames):
            self.frame()

    def close(self) -> None:
        self.pilot.close()
        self.raster.close()


@contextmanager
def watching(folder: Path, **changes: object) -> Iterator[Audience]:
    audience = Audience(folder, **changes)
    try:
        yield audience
    finally:
        audience.close()


def deal(audience: Audience, game: str, people: int = 1) -> None:
    rules = SHELF[game].open()
    players = player_defaults.default_players(audience.pilot.context.settings, rules.seats)
    for seat in range(1, min(people, rules.seats)):
        players = with_level(players, seat, "")
    options = quickest(game)
    match_start.new_match(
        audience.pilot.context, NewMatchRoute(game, rules.seats, options, players, "whole")
    )


@pytest.mark.parametrize("screen", ["shelf", "rules", "settings", "matches"])
def test_every_screen_is_whole_when_it_is_first_shown(tmp_path: Path, screen: str) -> None:
    with watching(tmp_path) as audience:
        audience.pilot.context.open(SCREENS[screen])
        audience.until(lambda: audience.seen == screen)
        audience.stay(30)
        audience.pilot.context.stack.pop()
        audience.until(lambda: audience.seen == "title")
        audience.stay(30)
        assert audience.checked


@pytest.mark.parametrize("game", SHELF)
def test_a_table_is_whole_from_its_first_picture_on(tmp_path: Path, game: str) -> None:
    with watching(tmp_path) as audience:
        deal(audience, game)
        audience.until(lambda: audience.seen == "play")
        rng = Random(game)
        for _ in range(6):
            play_on(audience, rng)
        assert audience.checked > 20


@pytest.mark.parametrize("game", ["skitgubbe", "democracy"])
def test_curtains_and_hands_behind_them_are_whole(tmp_path: Path, game: str) -> None:
    with watching(tmp_path) as audience:
        deal(audience, game, people=2)
        rng = Random(game)
        for _ in range(8):
            play_on(audience, rng)
        assert audience.checked > 20


@pytest.mark.slow
@pytest.mark.parametrize("game", SHELF)
def test_a_match_is_whole_up_to_its_sheets(tmp_path: Path, game: str, times: int) -> None:
    with watching(tmp_path, speed=2.0) as audience:
        deal(audience, game, people=2)
        rng = Random(game)
        for _ in range(20 * times):
            play_on(audience, rng)
        assert audience.checked > 100


def play_on(audience: Audience, rng: Random) -> None:
    """Let time pass until somebody is asked something, and do it."""
    pilot = audience.pilot
    stage = pilot.loop.stage
    for _ in range(900):
        top = pilot.context.stack.top
        if stage.seen is top:
            if top.name == "curtain":
                hold = {"key": pygame.K_SPACE, "mod": 0, "unicode": " ", "scancode": 0}
                pilot.post(pygame.KEYDOWN, **hold)
                audience.until(lambda: pilot.scene != "curtain")
                pilot.post(pygame.KEYUP, **hold)
                return
            if top.name == "score":
                audience.stay(20)
                pilot.post(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="", scancode=0)
                audience.stay(3)
                return
            if isinstance(top, PlayScene) and not top.view.busy and pilot.legal():
                pilot.play.decide(rng.choice(pilot.legal()))
                audience.stay(2)
                return
        audience.frame()


def test_the_old_picture_stays_until_the_new_one_is_whole_and_then_fades(tmp_path: Path) -> None:
    with watching(tmp_path) as audience:
        audience.look = False
        audience.until(lambda: not audience.pilot.loop.stage.moving)
        stage = audience.pilot.loop.stage
        old = mean(stage.screen)
        audience.pilot.context.open(GameChoiceRoute())
        waited = 0
        while not audience.frame():
            assert stage.waiting
            assert audience.seen == "title"
            waited += 1
        assert waited
        shades = [mean(stage.screen)]
        while stage._transition.before is not None:
            assert audience.frame()
            shades.append(mean(stage.screen))
        assert abs(len(shades) * DT - FADE) < 4 * DT
        assert not stage.waiting
        steps = [abs(now - before) for before, now in pairwise([old, *shades])]
        assert max(steps) < abs(shades[-1] - old) / 3, "never all at once"


def mean(screen: pygame.Surface) -> int:
    """How bright a picture is altogether."""
    return sum(pygame.image.tobytes(pygame.transform.smoothscale(screen, SMALL), "RGB"))


@pytest.mark.parametrize("changes", [{"speed": 0.0}, {"reduced_motion": True}])
def test_where_nothing_moves_nothing_fades(tmp_path: Path, changes: dict[str, object]) -> None:
    with watching(tmp_path, **changes) as audience:
        audience.pilot.context.open(GameChoiceRoute())
        while not audience.frame():
            assert audience.seen == "title"
        assert audience.pilot.loop.stage._transition.before is None
        assert audience.seen == "shelf"


def test_what_is_typed_meanwhile_reaches_the_new_screen_and_a_press_does_not(
    tmp_path: Path,
) -> None:
    with watching(tmp_path) as audience:
        pilot, stage = audience.pilot, audience.pilot.loop.stage
        pilot.context.open(GameChoiceRoute())
        audience.frame()
        assert stage.waiting
        middle = (pilot.window.size[0] // 2, pilot.window.size[1] // 2)
        scene = pilot.context.stack.top
        for box in scene.describe():
            if box.role == "box":
                middle = box.rect.center
        pilot.post(pygame.MOUSEBUTTONDOWN, pos=middle, button=1)
        pilot.post(pygame.MOUSEBUTTONUP, pos=middle, button=1)
        audience.until(lambda: audience.seen == "shelf")
        audience.stay(10)
        assert pilot.scene == "shelf"
        pilot.context.stack.pop()
        audience.until(lambda: audience.seen == "title")
        pilot.context.open(RulesRoute("pitch"))
        audience.frame()
        assert stage.waiting
        escape = {"key": pygame.K_ESCAPE, "mod": 0, "unicode": "", "scancode": 0}
        assert stage.event(pygame.event.Event(pygame.KEYDOWN, escape))
        assert pilot.scene == "rules"
        audience.until(lambda: audience.seen == "rules" or pilot.scene == "title")
        audience.until(lambda: audience.seen == "title")


def test_a_picture_that_never_comes_is_not_waited_for_for_ever() -> None:
    transition, screen = SceneTransition(), pygame.Surface((8, 8))
    transition.begin(screen, fades=True)
    assert not transition.accept_frame(whole=False)
    seconds = 0.0
    while transition.wait(DT, lacking=True):
        seconds += DT
        assert seconds < 15
    assert transition.accept_frame(whole=False)
    for _ in range(100):
        assert not transition.wait(DT, lacking=True)
        assert transition.accept_frame(whole=False)


def test_pictures_too_large_to_be_kept_together_do_not_stop_the_screen() -> None:
    transition, screen = SceneTransition(), pygame.Surface((8, 8))
    transition.begin(screen, fades=True)
    tries = 1
    while not transition.accept_frame(whole=False):
        assert not transition.wait(DT, lacking=False)
        tries += 1
        assert tries < 30
    assert transition.accept_frame(whole=True)
    assert not transition.accept_frame(whole=False)


@contextmanager
def pictures_held_back(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let no picture be painted in the background meanwhile."""
    load, gate = pygame.image.load_sized_svg, Event()

    def paint(*given: Any) -> pygame.Surface:
        if current_thread() is not main_thread():
            gate.wait(30)
        return load(*given)

    with monkeypatch.context() as patch:
        patch.setattr(pygame.image, "load_sized_svg", paint)
        try:
            yield
        finally:
            gate.set()


def test_a_window_that_is_covered_meanwhile_shows_the_old_picture_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with watching(tmp_path) as audience:
        audience.look = False
        audience.until(lambda: not audience.pilot.loop.stage.moving)
        stage = audience.pilot.loop.stage
        before = audience.pilot.pixels()
        with pictures_held_back(monkeypatch):
            audience.pilot.context.open(GameChoiceRoute())
            stage.frame(DT)
            assert stage.waiting
            stage.expose()
            assert stage.frame(DT)
            assert audience.pilot.pixels() == before
