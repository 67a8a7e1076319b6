"""The camera: opens screens and plays matches on a surface of its own, for pictures."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, TypeAlias

import pygame

from game.app import doors, guests, opening
from game.app.mind import PlainMind
from game.app.parlour import Parlour
from game.app.play_scene import PlayScene
from game.app.scene import Scene
from game.app.score_scene import ScoreScene
from game.app.session import Session
from game.app.stage import Stage
from game.bots.bot import choose
from game.bots.manner import Level, Manner
from game.engine.action import Action
from game.engine.journal import Journal
from game.engine.observation import Observation
from game.shelf import box
from game.store.paths import assets, paths
from game.store.player import Player
from game.store.settings import Settings
from game.ui.raster import Raster
from game.ui.text import Type

Size: TypeAlias = tuple[int, int]
Hoped: TypeAlias = Callable[[Observation[Any]], bool]

DT = 1 / 30
CALM = 45
"""Frames after which everything on a screen has come to rest."""
LONG = 4000
TRIES = 60
"""Matches that are searched for a moment, at most."""


class Table(NamedTuple):
    """A match to be looked at: its game, who plays, and from which seed."""

    game: str
    seats: int = 4
    options: Mapping[str, Any] = {}
    seed: str = "gallery"
    friends: int = 0


class Camera:
    """A parlour of its own on a surface; nothing it does is kept."""

    def __init__(self, size: Size, **changes: Any) -> None:
        """For pictures of *size* pixels, with other settings where *changes* say so."""
        if not pygame.display.get_init():
            pygame.display.init()
        self._folder = tempfile.TemporaryDirectory()
        settings = Settings(**{"speed": 0.0, "pace": 0.0, "hints": False, "talk": False, **changes})
        raster = Raster(Type(), at_once=True)
        places = paths(Path(self._folder.name))
        self.parlour = Parlour(settings, places, assets(), Random(1), raster=raster, size=size)
        self.parlour.mind = PlainMind()
        doors.hang(self.parlour)
        self.stage = Stage(self.parlour, pygame.Surface(size))

    def picture(self) -> pygame.Surface:
        """What is seen once everything has come to rest; the camera is put away."""
        self.calm()
        self.parlour.stack.close()
        self._folder.cleanup()
        return self.stage.screen

    def calm(self) -> None:
        """Lets everything come to rest."""
        still = 0
        for frame in range(4 * CALM):
            still = 0 if self.stage.frame(DT) else still + 1
            if frame >= CALM and still > 3:
                break

    def show(self, scene: Callable[[Parlour], Scene]) -> pygame.Surface:
        """A picture of one screen."""
        self.parlour.stack.push(scene(self.parlour))
        return self.picture()

    def sit(self, table: Table) -> PlayScene:
        """Opens a table."""
        players = guests.usual(self.parlour.settings, table.seats)
        for seat in range(1, table.friends + 1):
            players = guests.changed(players, seat, "")
        players = guests.named(players)
        opening.begin(
            self.parlour, table.game, table.seats, dict(table.options), players, table.seed
        )
        scene = self.parlour.stack.top
        assert isinstance(scene, PlayScene)
        return scene

    def play(self, scene: PlayScene, hoped: Hoped) -> bool:
        """Plays on until the person at the screen sees what is hoped for."""
        session = scene.session
        for _ in range(LONG):
            self.stage.pass_time(DT)
            top = self.parlour.stack.top
            if isinstance(top, ScoreScene):
                top.exits[0].on_press()
            elif top is scene and not scene.view.busy and session.to_act == session.viewer:
                seen = session.observe()
                if seen.choices and hoped(seen):
                    return True
                if seen.choices:
                    decide(scene, seen)
            elif session.over:
                return False
        return False

    def play_to_sheet(self, scene: PlayScene, last: bool) -> None:
        """Plays on until a score sheet lies on the table: the first one, or the last."""
        session = scene.session
        for _ in range(LONG):
            self.stage.pass_time(DT)
            top = self.parlour.stack.top
            if isinstance(top, ScoreScene):
                if session.over or not last:
                    return
                top.exits[0].on_press()
            elif top is scene and not scene.view.busy and session.to_act == session.viewer:
                seen = session.observe()
                if seen.choices:
                    decide(scene, seen)


def decide(scene: PlayScene, seen: Observation[Any]) -> None:
    """Decides for the person as a skilled computer would."""
    action = skilled(scene.session, seen)
    scene.decide(next(choice for choice in seen.choices if choice.action == action))


def skilled(session: Session, seen: Observation[Any]) -> Action:
    """What a skilled computer would do in the person's place."""
    bot = box(session.rules.id).bot(session.rules, Manner(Level.SKILLED))
    return choose(bot, seen, Random(len(session.match.actions)))


def searched(table: Table, hoped: Hoped) -> Table:
    """The same table from the first seed whose match brings what is hoped for."""
    players = guests.named(guests.usual(Settings(), table.seats))
    for number in range(TRIES):
        tried = table._replace(seed=f"{table.seed} {number}")
        if _comes(tried, players, hoped):
            return tried
    return table


def _comes(table: Table, players: list[Player], hoped: Hoped) -> bool:
    rules = box(table.game).open(table.seats, table.options)
    options = rules.options.written()
    journal = Journal(table.game, rules.version, table.seats, options, table.seed)
    session = Session(box(table.game), journal, players, PlainMind(), pace=0.0)
    while not session.over:
        if session.to_act == session.viewer:
            seen = session.observe()
            if hoped(seen):
                return True
            session.submit(skilled(session, seen))
        else:
            session.poll(1.0)
    return False
