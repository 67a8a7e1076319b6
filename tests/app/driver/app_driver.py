"""The pilot: flies the whole app on the dummy driver with posted events and its own clock."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pygame

from game.app.lesson.lesson_scene import LessonScene
from game.app.navigation import match_start, navigator
from game.app.play.play_scene import PlayScene
from game.app.scenes.app_context import AppContext
from game.app.scenes.routes import NewMatchRoute
from game.app.window.open_window import open_window
from game.app.window.screen_report import ScreenReport
from game.app.window.window_loop import LONGEST, WindowLoop
from game.engine.options import Value
from game.presentation.presented_choice import PresentedChoice
from game.store import settings_file as store
from game.store import settings_repair
from game.store.paths import assets_folder, user_paths
from game.thinking.inline_service import InlineDecisionService
from game.ui.accessible_node import AccessibleNode
from game.ui.pictures.picture_loader import PictureLoader
from game.ui.text.text_renderer import TextRenderer
from tests.table.input import say_decision

DT = 1 / 60
UNPAINTED = 5
"""Frames of the longest kind that pass at a table at rest before one is painted again."""
DOUBLE_CLICK, NEAR = 0.5, 16
"""Clicks that follow each other within so many seconds and pixels may be taken for a double one."""
QUICK = {"speed": 0.0, "pace": 0.0, "reduced_motion": True, "width": 960, "height": 600,
         "talk": False}  # fmt: skip


class Pilot:
    """One run of the program in *folder*; another pilot in the same folder finds what it left."""

    def __init__(self, folder: Path, **changes: Any) -> None:
        places = user_paths(folder)
        loaded = store.load_settings(places.settings)
        self.window = open_window(settings_repair.repair_settings({**QUICK, **changes}).settings)
        raster = PictureLoader(TextRenderer(), at_once=True)
        self.context = AppContext(
            loaded.settings, places, assets_folder(), Random(5), raster=raster
        )
        self.context.change(**{**QUICK, **changes})
        self.context.decision_service = InlineDecisionService()
        navigator.install_navigator(self.context)
        self.loop = WindowLoop(self.context, self.window, ScreenReport())
        self.seconds = 0.0
        """Seconds that have passed in its frames."""
        self._clicks: list[tuple[tuple[int, int], float]] = []
        """Where it clicked last, and when."""
        self.watch: Callable[[], None] = lambda: None
        """Called after every frame, by whoever compares what is drawn."""
        self.loop.first_frame()
        self.context.say(loaded.problem)
        self.settle()

    def close(self) -> None:
        """End the program as the window's button does."""
        self.context.stack.close()
        assert not self.context.deletions.close()
        self.context.save_settings()
        self.kill()

    def kill(self) -> None:
        """End the program as a power cut would: nobody is told."""
        for scene in self.context.stack.scenes:
            if isinstance(scene, PlayScene):
                scene.session.autosave.release()  # the system takes back the locks of the dead
        self.window.destroy()
        pygame.event.clear()

    # What is seen

    @property
    def scene(self) -> str:
        return self.context.stack.top.name

    @property
    def play(self) -> PlayScene:
        scenes = [
            scene.play if isinstance(scene, LessonScene) else scene
            for scene in self.context.stack.scenes
        ]
        return next(scene for scene in scenes if isinstance(scene, PlayScene))

    def things(self) -> list[AccessibleNode]:
        return self.loop.stage.describe()

    def labels(self) -> list[str]:
        return [thing.label for thing in self.things()]

    def dialogs(self) -> list[str]:
        """The titles of the dialogs that lie over the screen."""
        return [thing.label for thing in self.things() if thing.role == "dialog"]

    def find(self, label: str, role: str | None = None) -> AccessibleNode:
        """The thing of this label, usable first; fails with what there is."""
        fitting = [t for t in self.things() if t.label == label and role in (None, t.role)]
        fitting.sort(key=lambda thing: not thing.enabled)
        assert fitting, f"no {role or 'thing'} {label!r} on {self.scene}: {self.labels()}"
        return fitting[0]

    def pixels(self) -> bytes:
        """The picture as it stands in the window."""
        return pygame.image.tobytes(self.loop.stage.screen, "RGB")

    # Time

    def frame(self, count: int = 1) -> None:
        for _ in range(count):
            for e in pygame.event.get():
                self.take(e)
            self.loop.show(DT)
            self.seconds += DT
            self.watch()

    def take(self, e: pygame.Event) -> None:
        """Let the program have what the system sends."""
        self.loop.take(e)

    def settle(self, most: int = 3000) -> None:
        """Let time pass until nothing moves and nobody thinks."""
        for _ in range(most):
            self.frame()
            if not self.loop.stage.moving or self._against_the_clock():
                return
            self._pass_rest()
        raise AssertionError(f"{self.scene} still moves after {most} frames: {self.labels()}")

    def _pass_rest(self) -> None:
        """Let up to half a second pass unpainted where no card moves, only a bubble hangs.

        That is most of the time at a table, and looks the same from frame to frame.
        """
        for _ in range(UNPAINTED):
            if self.loop.stage.moving and self._cards_rest():
                self.loop.stage.pass_time(LONGEST)
                self.seconds += LONGEST

    def _cards_rest(self) -> bool:
        """Whether a table is seen on which only words and lights still move."""
        top = self.context.stack.top
        scene = top.play if isinstance(top, LessonScene) else top
        if top is not self.loop.stage.seen or not isinstance(scene, PlayScene):
            return False
        return not (scene.view.busy or self._against_the_clock())

    def _against_the_clock(self) -> bool:
        """Whether the person may act now and has only so long."""
        top = self.context.stack.top
        if not isinstance(top, PlayScene) or top.session.turn_loop.remaining is None:
            return False
        return top.session.hot_seat.may_act and not top.view.busy

    # Hands

    def post(self, kind: int, **told: Any) -> None:
        pygame.event.post(pygame.event.Event(kind, **told))

    def move(self, at: tuple[int, int], held: bool = False) -> None:
        self.post(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(int(held), 0, 0))

    def click_at(self, at: tuple[int, int], times: int = 1) -> None:
        """Click there; the next click at the same place is no second half of a double click."""
        self._wait_for_press(at)
        self.move(at)
        for _ in range(times):
            self.post(pygame.MOUSEBUTTONDOWN, pos=at, button=1)
            self.post(pygame.MOUSEBUTTONUP, pos=at, button=1)
            self.frame(2)
        self.settle()

    def _wait_for_press(self, at: tuple[int, int]) -> None:
        """Wait until a click *at* a place cannot be taken for the second one of a pair."""
        near = [when for where, when in self._clicks if math.dist(at, where) < NEAR]
        while near and self.seconds - near[-1] <= DOUBLE_CLICK:
            self.frame()
        self._clicks = [*self._clicks[-3:], (at, self.seconds)]

    def click(self, label: str, role: str | None = None) -> None:
        self.click_at(self.find(label, role).rect.center)

    def drag(self, start: tuple[int, int], end: tuple[int, int], drop: bool = True) -> None:
        self._wait_for_press(start)
        self.move(start)
        self.post(pygame.MOUSEBUTTONDOWN, pos=start, button=1)
        for step in range(1, 9):
            x, y = (a + (b - a) * step // 8 for a, b in zip(start, end, strict=True))
            self.move((x, y), held=True)
            self.frame()
        if drop:
            self.post(pygame.MOUSEBUTTONUP, pos=end, button=1)
            self.settle()

    def key(self, *keys: int, mod: int = 0) -> None:
        for key in keys:
            typed = chr(key) if 32 <= key < 127 else ""
            self.post(pygame.KEYDOWN, key=key, mod=mod, unicode=typed, scancode=0)
            self.post(pygame.KEYUP, key=key, mod=mod, unicode=typed, scancode=0)
            self.frame(2)
        self.settle()

    def hold(self, key: int, seconds: float) -> None:
        self.post(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0)
        self.frame(round(seconds / DT))
        self.post(pygame.KEYUP, key=key, mod=0, unicode="", scancode=0)
        self.settle()

    # Playing

    def legal(self) -> list[PresentedChoice]:
        choices = self.play.session.hot_seat.choices()
        return [c for c in choices if c.refused is None and not c.input_hints.spare]

    def by_mouse(self, choice: PresentedChoice) -> None:
        """Do *choice* by clicks alone."""
        say_decision.by_clicks(Fingers(self), choice)

    def by_drag(self, choice: PresentedChoice) -> None:
        """Drags what can be dragged, and clicks what is only a word."""
        fingers = Fingers(self)
        if not say_decision.by_drag(fingers, choice):
            say_decision.by_clicks(fingers, choice)

    def by_keyboard(self, choice: PresentedChoice) -> None:
        """Do *choice* by keys alone."""
        say_decision.by_keys(Fingers(self), choice)


class Fingers:
    """A pilot's hands on the table of a running match, until one decision is made."""

    def __init__(self, pilot: Pilot) -> None:
        self.pilot = pilot
        self.view = pilot.play.view
        self._match = pilot.play.session.match
        self._made = len(self._match.actions)

    def done(self) -> bool:
        return len(self._match.actions) > self._made

    def rest(self) -> None:
        self.pilot.settle()

    def move(self, pos: tuple[int, int]) -> None:
        self.pilot.move(pos)
        self.pilot.frame()

    def click(self, pos: tuple[int, int]) -> None:
        self.pilot.click_at(pos)

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        self.pilot.drag(start, end)

    def key(self, key: int, text: str = "") -> None:
        self.pilot.key(key)


def on_card(rect: pygame.Rect) -> tuple[int, int]:
    """Where the hand takes a card of a fan: its left side, which no neighbour covers."""
    return rect.left + rect.width // 5, rect.top + rect.height * 2 // 5


@contextmanager
def flying(folder: Path, **changes: Any) -> Iterator[Pilot]:
    """A pilot that is always closed."""
    pilot = Pilot(folder, **changes)
    try:
        yield pilot
    finally:
        pilot.close()


def open_curtain_at_once(pilot: Pilot) -> None:
    """Open the curtain at once for whoever is waited for."""
    pilot.play.session.hot_seat.open_curtain()
    pilot.context.stack.pop()
    pilot.settle()


def play_a_step(pilot: Pilot, rng: Random) -> None:
    """Do what comes next: open the curtain, leave a sheet, decide at random, or wait a moment."""
    if pilot.scene == "curtain":
        open_curtain_at_once(pilot)
    elif pilot.scene == "score":
        pilot.key(pygame.K_RETURN)
    elif pilot.legal():
        pilot.play.decide(rng.choice(pilot.legal()))
        pilot.settle()
    else:
        pilot.frame(5)


def begin(pilot: Pilot, game: str, seats: int = 4, people: int = 1, **options: Any) -> None:
    """Deal a match at once, as the set-up would."""
    deal(pilot, game, seats, people, options)


def deal(
    pilot: Pilot,
    game: str,
    seats: int,
    people: int,
    options: Mapping[str, Value],
    seed: str = "pilot",
) -> None:
    """The same, from any *seed*."""
    from game.app.setup import player_defaults
    from game.app.setup.player_defaults import with_level

    players = player_defaults.default_players(pilot.context.settings, seats)
    for seat in range(1, people):
        players = with_level(players, seat, "")
    match_start.new_match(pilot.context, NewMatchRoute(game, seats, options, players, seed))
    pilot.settle()
