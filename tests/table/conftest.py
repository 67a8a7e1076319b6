"""A real table without a window: the dummy screen, real matches, and a clock of its own."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame
import pytest

from game.engine.match import Match
from game.engine.observation import Observation
from game.presentation.presented_choice import PresentedChoice
from game.presentation.presenter import presenter_of
from game.shelf import SHELF
from game.table.table_dependencies import CardStyle, PlayerInfo, TableDeps
from game.table.table_view import TableView
from game.ui.pictures.canvas import Canvas
from game.ui.pictures.picture_loader import PictureLoader
from game.ui.preferences import Preferences
from game.ui.theme import Theme
from game.ui.units import Units

SIZE = (1280, 720)


class Play:
    """A match and the table on which seat 0 sees it."""

    def __init__(
        self,
        game: str,
        seats: int,
        deal: str | Match[Any],
        speed: float = 1.0,
        size: tuple[int, int] = SIZE,
        options: Mapping[str, object] | None = None,
    ) -> None:
        """Play a match from a seed, or one that has begun."""
        self.screen = pygame.display.set_mode(size)
        self.theme = Theme(Units(*size), Preferences(speed=speed))
        self.raster = PictureLoader(self.theme.type, at_once=True)
        self.sounds: list[str] = []
        if isinstance(deal, str):
            deal = Match(SHELF[game].open(seats, options), deal)
        self.match = deal
        self.rules = self.match.rules
        people = [
            PlayerInfo(f"Player {i}", "you1" if i == 0 else "rust", i == 0) for i in range(seats)
        ]
        deps = TableDeps(self.raster, self.theme, CardStyle(), self.sounds.append)
        self.view = TableView(game, self.rules.title, self.rules.zone_registry, people, deps)
        self.view.layout(size)
        self.rng = Random(self.match.seed)
        self.chosen: list[PresentedChoice] = []
        self.view.on_choice = self.chosen.append
        self.view.explain = self.match.why_illegal
        self.canvas = Canvas(self.screen)
        self.told = 0

    def show(self, seen: Observation[Any] | None = None) -> None:
        seen = seen or self.match.observe(0)
        self.view.show(seen, presenter_of(self.rules).status(seen))
        self.told = len(seen.history)

    def step(self) -> bool:
        """One random decision; its events are played. False when the match is over."""
        if not self.match.turn.seats:
            return False
        seat = self.match.turn.seats[0]
        self.match.submit(self.rng.choice(self.match.legal(seat)))
        self.tell()
        return True

    def tell(self) -> None:
        events = list(self.match.events(0, self.told))
        self.told += len(events)
        seen = self.match.observe(0)
        self.view.play(events, seen, presenter_of(self.rules).status(seen))

    def offer(self, seen: Observation[Any] | None = None) -> None:
        seen = seen or self.match.observe(0)
        presenter = presenter_of(self.rules)
        self.view.offer(presenter.choices(seen), presenter.status(seen).prompt)

    def choices(self) -> tuple[PresentedChoice, ...]:
        """What seat 0 may do now, as it is offered."""
        return presenter_of(self.rules).choices(self.match.observe(0))

    def until_my_turn(self, wanted: Callable[[], bool] = lambda: True) -> None:
        """Go on until seat 0 decides and *wanted* holds; show that moment at once."""
        for _ in range(3000):
            if 0 in self.match.turn.seats and wanted():
                break
            assert self.match.turn.seats, "the match ended before that"
            seat = self.match.turn.seats[0]
            self.match.submit(self.rng.choice(self.match.legal(seat)))
        self.show()
        self.offer()
        self.settle()

    def settle(self, seconds: float = 30.0) -> None:
        """Let time pass until nothing of the play moves."""
        for _ in range(int(seconds * 20)):
            self.view.update(0.05)
            self.view.drawn()
            moving = any(s.moving for s in self.view.model.sprites())
            if not self.view.busy and not moving:
                return
        raise AssertionError("The table does not come to rest.")

    def paint(self) -> None:
        self.canvas.set_layer(self.view.backdrop(self.screen.get_size()))
        self.canvas.paint(self.view.drawn())

    def done(self) -> bool:
        """Whether a decision was made."""
        return bool(self.chosen)

    def rest(self) -> None:
        """Let cards that were moved by hand come to rest."""
        for _ in range(3):
            self.view.update(0.3)
        self.view.drawn()

    # ---- the hand on the mouse

    def move(self, pos: tuple[int, int], pressed: bool = False) -> None:
        buttons = (1, 0, 0) if pressed else (0, 0, 0)
        self.post(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=buttons)

    def press(self, pos: tuple[int, int], button: int = 1) -> None:
        self.post(pygame.MOUSEBUTTONDOWN, pos=pos, button=button)

    def release(self, pos: tuple[int, int], button: int = 1) -> None:
        self.post(pygame.MOUSEBUTTONUP, pos=pos, button=button)

    def click(self, pos: tuple[int, int]) -> None:
        self.move(pos)
        self.press(pos)
        self.release(pos)

    def drag(self, start: tuple[int, int], end: tuple[int, int], steps: int = 4) -> None:
        self.move(start)
        self.press(start)
        for i in range(1, steps + 1):
            part = i / steps
            pos = (
                round(start[0] + (end[0] - start[0]) * part),
                round(start[1] + (end[1] - start[1]) * part),
            )
            self.move(pos, pressed=True)
            self.view.update(1 / 60)
            self.view.drawn()
        self.release(end)

    def key(self, key: int, text: str = "", mod: int = 0) -> bool:
        e = pygame.event.Event(pygame.KEYDOWN, key=key, unicode=text, mod=mod, scancode=0)
        return self.view.event(e)

    def post(self, kind: int, **fields: Any) -> bool:
        return self.view.event(pygame.event.Event(kind, **fields))


@pytest.fixture
def play() -> Iterator[Callable[..., Play]]:
    """Make plays; the display is closed afterwards."""
    pygame.display.init()
    pygame.font.init()
    made: list[Play] = []

    def make(
        game: str = "fire_gibbon", seats: int = 4, seed: str | Match[Any] = "7", **more: Any
    ) -> Play:
        one = Play(game, seats, seed, **more)
        made.append(one)
        return one

    yield make
    for one in made:
        one.raster.close()
    pygame.display.quit()
