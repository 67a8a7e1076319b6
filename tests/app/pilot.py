"""The pilot: flies the whole app on the dummy driver with posted events and its own clock."""

from __future__ import annotations

from collections.abc import Iterator
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
from game.store import settings as store
from game.store.paths import assets, paths
from game.table.intent import short
from game.ui.describe import Described
from game.ui.raster import Raster
from game.ui.text import Type

DT = 1 / 60
QUICK = {"speed": 0.0, "pace": 0.0, "reduced_motion": True, "width": 960, "height": 600}


class Pilot:
    """One run of the program in *folder*; another pilot in the same folder finds what it left."""

    def __init__(self, folder: Path, **changes: Any) -> None:
        places = paths(folder)
        loaded = store.load(places.settings)
        self.window = open_window(store.repaired({**QUICK, **changes}))
        raster = Raster(Type(), at_once=True)
        self.parlour = Parlour(loaded.settings, places, assets(), Random(5), raster=raster)
        self.parlour.change(**{**QUICK, **changes})
        self.parlour.mind = PlainMind()
        doors.hang(self.parlour)
        self.loop = WindowLoop(self.parlour, self.window, Report())
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
        return [choice for choice in seen.choices if choice.refused is None]

    def by_mouse(self, choice: Choice) -> None:
        """Does *choice* as a hand would: a button, or a card and perhaps its chooser."""
        if not choice.action.cards:
            self.click(self.play.view.named(choice.label), "button")
        else:
            made = len(self.play.session.match.actions)
            at = on_card(self.find(choice.action.cards[0].words, "card").rect)
            self.click_at(at)
            label = self.play.view.named(short(choice))
            if any(t.label == label and t.role == "button" for t in self.things()):
                self.click(label, "button")
            elif len(self.play.session.match.actions) == made:
                self.key(pygame.K_ESCAPE)
                self.click_at(at, times=2)
        self._say_yes()

    def by_keyboard(self, choice: Choice) -> None:
        """Does *choice* by the keys written on the buttons, by digits for cards and meanings."""
        view = self.play.view
        if not choice.action.cards:
            label = view.named(choice.label)
            widgets = view.actions.buttons.widgets
            at = next(n for n, widget in enumerate(widgets) if widget.label == label)
            self.key(ord(widgets[at].shortcut.lower() or str(at + 1)))
        else:
            hand = [t.label for t in self.things() if t.role == "card" and t.value[:4] == "hand"]
            own = [label for label in hand if label != "face-down card"]
            wanted = choice.action.cards[0].words
            if wanted in own:
                self.key(pygame.K_1 + own.index(wanted))
            else:
                self._walk_to(wanted)
                self.key(pygame.K_RETURN)
            if view.hands.chooser is not None:
                labels = [thing.label for thing in view.hands.chooser.buttons.describe()]
                self.key(pygame.K_1 + labels.index(view.named(short(choice))))
            elif view.hands.picked:
                self.key(pygame.K_RETURN)
        self._say_yes()

    def _walk_to(self, label: str) -> None:
        """Brings the focus to a card with Tab to the hand, and arrows from there."""
        for _ in range(4):
            self.key(pygame.K_TAB)
            for way in [pygame.K_LEFT] * 12 + [pygame.K_RIGHT] * 12:
                here = self._focus()
                if here is not None and here.label == label:
                    return
                self.key(way)
        raise AssertionError(f"the keyboard never came to {label!r}: {self.labels()}")

    def _focus(self) -> Described | None:
        return next((thing for thing in self.things() if thing.focused), None)

    def _say_yes(self) -> None:
        dialog = next((t for t in self.things() if t.role == "dialog"), None)
        if dialog is not None:
            self.click("Yes", "button")


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
    from game.app import guests

    players = guests.usual(pilot.parlour.settings, seats)
    for seat in range(1, people):
        players = guests.changed(players, seat, "")
    opening.begin(pilot.parlour, game, seats, options, players, "pilot")
    pilot.settle()
