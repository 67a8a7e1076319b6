"""The pilot: flies the whole app on the dummy driver with posted events and its own clock."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pygame

from game.app import doors, opening
from game.app.mind import PlainMind
from game.app.parlour import Parlour
from game.app.play_scene import PlayScene
from game.app.report import Report
from game.app.window import WindowLoop, open_window
from game.engine.action import Choice
from game.engine.options import Value
from game.store import settings_file as store
from game.store.paths import assets, paths
from game.ui.describe import Described
from game.ui.raster import Raster
from game.ui.text import Type
from tests.table import saying

DT = 1 / 60
QUICK = {"speed": 0.0, "pace": 0.0, "reduced_motion": True, "width": 960, "height": 600,
         "talk": False}  # fmt: skip


class Pilot:
    """One run of the program in *folder*; another pilot in the same folder finds what it left."""

    def __init__(self, folder: Path, **changes: Any) -> None:
        places = paths(folder)
        loaded = store.load(places.settings)
        self.window = open_window(store.repaired({**QUICK, **changes}).settings)
        raster = Raster(Type(), at_once=True)
        self.parlour = Parlour(loaded.settings, places, assets(), Random(5), raster=raster)
        self.parlour.change(**{**QUICK, **changes})
        self.parlour.mind = PlainMind()
        doors.hang(self.parlour)
        self.loop = WindowLoop(self.parlour, self.window, Report())
        self.watch: Callable[[], None] = lambda: None
        """Called after every frame, by whoever compares what is drawn."""
        self.loop.first_frame()
        self.parlour.say(loaded.trouble)
        self.settle()

    def close(self) -> None:
        """Ends the program as the window's button does."""
        self.parlour.stack.close()
        self.parlour.keep()
        self.kill()

    def kill(self) -> None:
        """Ends the program as a power cut would: nobody is told."""
        for scene in self.parlour.stack.scenes:
            if isinstance(scene, PlayScene):
                scene.session.autosave.release()  # the system takes back the locks of the dead
        self.window.destroy()
        pygame.event.clear()

    # What is seen

    @property
    def scene(self) -> str:
        return self.parlour.stack.top.name

    @property
    def play(self) -> PlayScene:
        scene = next(s for s in self.parlour.stack.scenes if isinstance(s, PlayScene))
        assert isinstance(scene, PlayScene)
        return scene

    def things(self) -> list[Described]:
        return self.loop.stage.describe()

    def labels(self) -> list[str]:
        return [thing.label for thing in self.things()]

    def find(self, label: str, role: str | None = None) -> Described:
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
                self.loop.take(e)
            self.loop.show(DT)
            self.watch()

    def settle(self, most: int = 3000) -> None:
        """Lets time pass until nothing moves and nobody thinks."""
        for _ in range(most):
            self.frame()
            if not self.loop.stage.moving or self._against_the_clock():
                return
        raise AssertionError(f"{self.scene} still moves after {most} frames: {self.labels()}")

    def _against_the_clock(self) -> bool:
        """Whether the person may act now and has only so long."""
        top = self.parlour.stack.top
        if not isinstance(top, PlayScene) or top.session.remaining is None:
            return False
        return top.session.may_act and not top.view.busy

    # Hands

    def post(self, kind: int, **told: Any) -> None:
        pygame.event.post(pygame.event.Event(kind, **told))

    def move(self, at: tuple[int, int], held: bool = False) -> None:
        self.post(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(int(held), 0, 0))

    def click_at(self, at: tuple[int, int], times: int = 1) -> None:
        self.move(at)
        for _ in range(times):
            self.post(pygame.MOUSEBUTTONDOWN, pos=at, button=1)
            self.post(pygame.MOUSEBUTTONUP, pos=at, button=1)
            self.frame(2)
        self.settle()

    def click(self, label: str, role: str | None = None) -> None:
        self.click_at(self.find(label, role).rect.center)

    def drag(self, start: tuple[int, int], end: tuple[int, int], drop: bool = True) -> None:
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

    def legal(self) -> list[Choice]:
        seen = self.play.session.observe()
        return [c for c in seen.choices if c.refused is None and not c.handling.spare]

    def by_mouse(self, choice: Choice) -> None:
        """Does *choice* by clicks alone."""
        saying.by_clicks(Fingers(self), choice)

    def by_drag(self, choice: Choice) -> None:
        """Drags what can be dragged, and clicks what is only a word."""
        fingers = Fingers(self)
        if not saying.by_drag(fingers, choice):
            saying.by_clicks(fingers, choice)

    def by_keyboard(self, choice: Choice) -> None:
        """Does *choice* by keys alone."""
        saying.by_keys(Fingers(self), choice)


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


def begin(pilot: Pilot, game: str, seats: int = 4, people: int = 1, **options: Any) -> None:
    """Deals a match at once, as the set-up would."""
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
    from game.app import guests

    players = guests.usual(pilot.parlour.settings, seats)
    for seat in range(1, people):
        players = guests.changed(players, seat, "")
    opening.begin(pilot.parlour, game, seats, options, players, seed)
    pilot.settle()
