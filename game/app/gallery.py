"""The gallery: every screen and several moments of each game as pictures, the same each time."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, TypeAlias

import pygame

from game.app import guests, opening
from game.app.curtain_scene import CurtainScene
from game.app.mind import PlainMind
from game.app.parlour import Parlour
from game.app.play_scene import PlayScene
from game.app.rules_scene import RulesScene
from game.app.scene import Scene
from game.app.score_scene import ScoreScene
from game.app.session import Session
from game.app.settings_scene import SettingsScene
from game.app.setup_scene import SetupScene
from game.app.shelf_scene import ShelfScene
from game.app.stage import Stage
from game.app.title_scene import TitleScene
from game.bots.bot import Level, choose
from game.engine.observation import Observation
from game.shelf import box
from game.store.paths import assets, paths
from game.store.settings import Settings
from game.ui.raster import Raster
from game.ui.text import Type

Size: TypeAlias = tuple[int, int]
Moment: TypeAlias = Callable[[Size], pygame.Surface]
Hoped: TypeAlias = Callable[[Observation[Any]], bool]

DT = 1 / 30
CALM = 45
"""Frames after which everything on a screen has come to rest."""
LONG = 4000


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
        settings = Settings(speed=0.0, pace=0.0, hints=False, **changes)
        raster = Raster(Type(), at_once=True)
        places = paths(Path(self._folder.name))
        self.parlour = Parlour(settings, places, assets(), Random(1), raster=raster, size=size)
        self.parlour.mind = PlainMind()
        self.parlour.stack.push(TitleScene(self.parlour))
        self.stage = Stage(self.parlour, pygame.Surface(size))

    def picture(self) -> pygame.Surface:
        """What is seen once everything has come to rest; the camera is put away."""
        self.calm()
        self.parlour.stack.close()
        self._folder.cleanup()
        return self.stage.screen

    def calm(self) -> None:
        """Lets everything come to rest."""
        for _ in range(CALM):
            self.stage.pass_time(DT)
        self.stage.paint()

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
    session: Session = scene.session
    bot = box(session.rules.id).bot(session.rules, Level.SKILLED)
    action = choose(bot, seen, Random(len(session.match.actions)))
    scene.decide(next(choice for choice in seen.choices if choice.action == action))


def screen(scene: Callable[[Parlour], Scene], size: Size) -> pygame.Surface:
    """One screen."""
    return Camera(size).show(scene)


def title_again(size: Size) -> pygame.Surface:
    """The title while a match waits."""
    camera = Camera(size)
    scene = camera.sit(Table("fire_gibbon"))
    camera.play(scene, lambda seen: len(scene.session.match.actions) > 8)
    opening.leave(camera.parlour)
    return camera.picture()


def details(size: Size) -> pygame.Surface:
    """The set-up with every option."""
    camera = Camera(size)
    scene = SetupScene(camera.parlour, "fire_gibbon")
    scene.details = True
    return camera.show(lambda parlour: scene)


def moment(table: Table, hoped: Hoped, size: Size) -> pygame.Surface:
    """The table when the person at it first sees what is hoped for."""
    camera = Camera(size)
    camera.play(camera.sit(table), hoped)
    return camera.picture()


def chooser(size: Size) -> pygame.Surface:
    """A card that was picked, and what may be meant by it."""
    camera = Camera(size)
    scene = camera.sit(Table("fire_gibbon"))
    camera.play(scene, lambda seen: len(seen.legal) > 4)
    camera.calm()
    own = [
        thing for thing in camera.stage.describe()
        if thing.role == "card" and thing.value.startswith("hand, legal")
    ]  # fmt: skip
    at = (own[0].rect.left + own[0].rect.width // 5, own[0].rect.top + own[0].rect.height // 3)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        camera.stage.event(pygame.event.Event(kind, pos=at, button=1))
    return camera.picture()


def pause(size: Size) -> pygame.Surface:
    """The menu over the table."""
    camera = Camera(size)
    scene = camera.sit(Table("pitch"))
    camera.play(scene, lambda seen: True)
    scene.menu.pause()
    return camera.picture()


def sheet(table: Table, last: bool, size: Size) -> pygame.Surface:
    """A score sheet."""
    camera = Camera(size)
    camera.play_to_sheet(camera.sit(table), last)
    return camera.picture()


def curtain(size: Size) -> pygame.Surface:
    """The curtain between two people."""
    camera = Camera(size)
    scene = camera.sit(Table("pitch", friends=1))
    for _ in range(LONG):
        camera.stage.pass_time(DT)
        top = camera.parlour.stack.top
        if isinstance(top, CurtainScene):
            if len(scene.session.match.actions) > 9:
                break
            scene.session.open_curtain()
            camera.parlour.stack.pop()
        elif isinstance(top, ScoreScene):
            top.exits[0].on_press()
        elif not scene.view.busy and scene.session.viewer is not None:
            seen = scene.session.observe()
            if seen.choices:
                decide(scene, seen)
    return camera.picture()


def moments() -> Mapping[str, Moment]:
    """Every picture by name; each takes a size in pixels."""
    gibbon, seven = Table("fire_gibbon"), Table("fire_gibbon", 7)
    spots = Table("fire_gibbon", options={"scoring": "spots"})
    pitch = Table("pitch")
    cutthroat = Table("pitch", 5, {"variant": "cutthroat"})
    return {
        "title": partial(screen, TitleScene),
        "title_continue": title_again,
        "shelf": partial(screen, ShelfScene),
        "setup_fire_gibbon": partial(screen, lambda p: SetupScene(p, "fire_gibbon")),
        "setup_details": details,
        "setup_pitch": partial(screen, lambda p: SetupScene(p, "pitch")),
        "settings": partial(screen, SettingsScene),
        "rules_fire_gibbon": partial(screen, lambda p: RulesScene(p, "fire_gibbon")),
        "learn": partial(screen, RulesScene),
        "pause": pause,
        "curtain": curtain,
        "fire_gibbon_opening": partial(moment, gibbon, lambda seen: True),
        "fire_gibbon_chooser": chooser,
        "fire_gibbon_doubt": partial(moment, gibbon, _may_doubt),
        "fire_gibbon_late": partial(moment, spots, lambda seen: len(seen.history) > 150),
        "fire_gibbon_seven": partial(moment, seven, lambda seen: len(seen.history) > 60),
        "fire_gibbon_three": partial(moment, Table("fire_gibbon", 3), _may_doubt),
        "fire_gibbon_round": partial(sheet, spots, False),
        "fire_gibbon_braveheart": partial(sheet, gibbon, True),
        "pitch_auction": partial(moment, pitch, lambda seen: _verbs(seen) == {"bid", "pass"}),
        "pitch_trick": partial(moment, pitch, lambda seen: _lying(seen, "trick") > 1),
        "pitch_cutthroat": partial(moment, cutthroat, lambda seen: _lying(seen, "trick") > 2),
        "pitch_hand": partial(sheet, pitch, False),
        "pitch_end": partial(sheet, Table("pitch", options={"target": 11}), True),
    }


def _verbs(seen: Observation[Any]) -> set[str]:
    return {choice.action.verb for choice in seen.choices}


def _may_doubt(seen: Observation[Any]) -> bool:
    return "doubt" in {action.verb for action in seen.legal} and len(seen.history) > 90


def _lying(seen: Observation[Any], zone: str) -> int:
    return sum(len(cards) for name, cards in seen.zones.items() if name.name == zone)
