"""The camera: opens screens and plays matches on a surface of its own, for pictures."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, TypeAlias

import pygame

from game.app.navigation import match_start, navigator
from game.app.play.play_scene import PlayScene
from game.app.scenes.app_context import AppContext
from game.app.scenes.routes import NewMatchRoute
from game.app.scenes.scene import Scene
from game.app.scenes.scene_host import SceneHost
from game.app.score.score_scene import ScoreScene
from game.app.session.dealer import GameDealer
from game.app.session.session import Session
from game.app.setup import player_defaults
from game.app.setup.player_defaults import with_level
from game.app.setup.unique_names import with_unique_names
from game.bots.bot import choose
from game.bots.profile import BotProfile, Level
from game.engine.action import Action
from game.engine.journal import Journal
from game.engine.observation import Observation
from game.shelf import game_entry
from game.store.paths import assets_folder, user_paths
from game.store.player import Player
from game.store.settings import Settings
from game.thinking.inline_service import InlineDecisionService
from game.ui.pictures.picture_loader import PictureLoader
from game.ui.text.text_renderer import TextRenderer
from game.ui.units import Units

Size: TypeAlias = tuple[int, int]
Condition: TypeAlias = Callable[[Observation[Any]], bool]

DT = 1 / 30
CALM = 45
"""Frames after which everything on a screen has come to rest."""
LONG = 4000
TRIES = 60
"""Matches that are searched for a moment, at most."""


class TableSpec(NamedTuple):
    """A match to be looked at: its game, who plays, and from which seed."""

    game: str
    seats: int = 4
    options: Mapping[str, Any] = {}
    seed: str = "gallery"
    friends: int = 0


class Camera:
    """A context of its own on a surface; nothing it does is kept."""

    def __init__(self, size: Size, *, raster: PictureLoader | None = None, **changes: Any) -> None:
        """For pictures of *size* pixels, with other settings where *changes* say so.

        *raster* paints all their parts at once.
        """
        if not pygame.display.get_init():
            pygame.display.init()
        self._folder = tempfile.TemporaryDirectory()
        settings = Settings(**{"speed": 0.0, "pace": 0.0, "hints": False, "talk": False, **changes})
        raster = raster or PictureLoader(TextRenderer(), at_once=True)
        places = user_paths(Path(self._folder.name))
        self.context = AppContext(settings, places, assets_folder(), Random(1), raster=raster)
        self.watch: Callable[[Camera], None] = _look_away
        """Hears of each picture before the camera is put away."""
        self.context.theme.resize(Units(*size))
        self.context.decision_service = InlineDecisionService()
        navigator.install_navigator(self.context)
        self.stage = SceneHost(self.context, pygame.Surface(size))

    def picture(self) -> pygame.Surface:
        """What is seen once everything has come to rest; the camera is put away."""
        self.calm()
        return self.snapshot()

    def snapshot(self) -> pygame.Surface:
        """What is seen now, moving or not; the camera is put away."""
        seen = self.stage.screen
        self.watch(self)
        self.put_away()
        return seen

    def put_away(self) -> None:
        """Close all screens and forget what was kept."""
        self.context.stack.close()
        self._folder.cleanup()

    def calm(self) -> None:
        """Let everything come to rest."""
        still = 0
        for frame in range(4 * CALM):
            still = 0 if self.stage.frame(DT) else still + 1
            if frame >= CALM and still > 3:
                break

    def show(self, scene: Callable[[AppContext], Scene]) -> pygame.Surface:
        """A picture of one screen."""
        self.context.stack.push(scene(self.context))
        return self.picture()

    def sit(self, table: TableSpec) -> PlayScene:
        """Open a table."""
        players = player_defaults.default_players(self.context.settings, table.seats)
        for seat in range(1, table.friends + 1):
            players = with_level(players, seat, "")
        players = with_unique_names(players)
        match_start.new_match(
            self.context,
            NewMatchRoute(table.game, table.seats, dict(table.options), players, table.seed),
        )
        scene = self.context.stack.top
        assert isinstance(scene, PlayScene)
        return scene

    def play(self, scene: PlayScene, hoped: Condition) -> bool:
        """Play on until the person at the screen sees what is hoped for."""
        session = scene.session
        for _ in range(LONG):
            self.stage.pass_time(DT)
            top = self.context.stack.top
            if isinstance(top, ScoreScene):
                top.exits[0].on_press()
            elif top is scene and _asks(scene):
                seen = session.hot_seat.observe()
                if seen.choices and hoped(seen):
                    return True
                if seen.choices:
                    decide(scene, seen)
            elif session.over:
                return False
        return False

    def play_to_sheet(self, scene: PlayScene, last: bool) -> None:
        """Play on until a score sheet lies on the table: the first one, or the last."""
        session = scene.session
        for _ in range(LONG):
            self.stage.pass_time(DT)
            top = self.context.stack.top
            if isinstance(top, ScoreScene):
                if session.over or not last:
                    return
                top.exits[0].on_press()
            elif top is scene and _asks(scene):
                seen = session.hot_seat.observe()
                if seen.choices:
                    decide(scene, seen)


def _look_away(camera: Camera) -> None:
    """Do nothing with a picture."""


class Lens(NamedTuple):
    """What a moment is taken through: how large its picture is, and who looks at it."""

    size: Size
    settings: Mapping[str, Any] = {}
    """Settings that are other than usual."""
    watch: Callable[[Camera], None] = _look_away

    def camera(self, **changes: Any) -> Camera:
        """A camera with this lens."""
        made = Camera(self.size, **{**changes, **self.settings})
        made.watch = self.watch
        return made


def _asks(scene: PlayScene) -> bool:
    """Whether the person at the screen is to decide now, and no score sheet comes first."""
    feed, session = scene.event_feed, scene.session
    shown = not (scene.view.busy or feed.due_sheet_title or feed.waits)
    return shown and session.hot_seat.to_act == session.hot_seat.viewer


def decide(scene: PlayScene, seen: Observation[Any]) -> None:
    """Decide for the person as a skilled computer would."""
    action = skilled_action(scene.session, seen)
    choices = scene.session.hot_seat.choices()
    scene.decide(next(choice for choice in choices if choice.action == action))


def skilled_action(session: Session, seen: Observation[Any]) -> Action:
    """What a skilled computer would do in the person's place."""
    bot = game_entry(session.rules.id).bot(session.rules, BotProfile(Level.SKILLED))
    return choose(bot, seen, Random(len(session.match.actions)))


def find_seed(table: TableSpec, hoped: Condition) -> TableSpec:
    """The same table from the first seed whose match brings what is hoped for."""
    players = with_unique_names(player_defaults.default_players(Settings(), table.seats))
    for number in range(TRIES):
        tried = table._replace(seed=f"{table.seed} {number}")
        if _comes(tried, players, hoped):
            return tried
    return table


def _comes(table: TableSpec, players: list[Player], hoped: Condition) -> bool:
    rules = game_entry(table.game).open(table.seats, table.options)
    options = rules.options.written()
    journal = Journal(table.game, rules.version, table.seats, options, table.seed)
    session = Session(
        GameDealer(game_entry(table.game)), journal, players, InlineDecisionService(), pace=0.0
    )
    while not session.over:
        if session.hot_seat.to_act == session.hot_seat.viewer:
            seen = session.hot_seat.observe()
            if hoped(seen):
                return True
            session.submit(skilled_action(session, seen))
        else:
            session.poll(1.0)
    return False
