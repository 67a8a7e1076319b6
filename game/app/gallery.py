"""The gallery: every screen and several moments of each game as pictures, the same each time."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, TypeAlias

import pygame

from game.app.camera import DT, LONG, Camera, Hoped, Size, Table, decide, searched
from game.app.card_sheet import card_sheet
from game.app.curtain_scene import CurtainScene
from game.app.parlour import Parlour
from game.app.rules_scene import RulesScene
from game.app.scene import Scene
from game.app.score_scene import ScoreScene
from game.app.settings_scene import SettingsScene
from game.app.setup_scene import SetupScene
from game.app.shelf_scene import ShelfScene
from game.app.title_scene import TitleScene
from game.engine.observation import Observation
from game.shelf import box

Moment: TypeAlias = Callable[[Size], pygame.Surface]


def screen(scene: Callable[[Parlour], Scene], size: Size) -> pygame.Surface:
    """One screen."""
    return Camera(size).show(scene)


def title_again(size: Size) -> pygame.Surface:
    """The title while a match waits."""
    camera = Camera(size)
    scene = camera.sit(Table("fire_gibbon"))
    camera.play(scene, lambda seen: len(scene.session.match.actions) > 8)
    camera.calm()
    camera.parlour.ways.title()
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


def chooser(table: Table, hoped: Hoped, size: Size) -> pygame.Surface:
    """A card that was picked, and what may be meant by it."""
    camera = Camera(size)
    camera.play(camera.sit(table), hoped)
    camera.calm()
    own = [
        thing for thing in camera.stage.describe()
        if thing.role == "card" and thing.value.startswith("hand, legal")
    ]  # fmt: skip
    place = own[-1].rect
    at = (place.left + place.width // 3, place.top + place.height // 3)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        camera.stage.event(pygame.event.Event(kind, pos=at, button=1))
    return camera.picture()


def rich(size: Size) -> pygame.Surface:
    """A table on which much has happened: a high fire, a hat, spots, a proven card, a promise."""
    return chooser(searched(Table("fire_gibbon"), _rich), _rich, size)


def advised(size: Size) -> pygame.Surface:
    """The first decision of a first match, with the coach's note."""
    camera = Camera(size, hints=True)
    camera.play(camera.sit(Table("fire_gibbon")), lambda seen: True)
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
        "cards": card_sheet,
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
        "fire_gibbon_advice": advised,
        "fire_gibbon_opening": partial(moment, gibbon, lambda seen: True),
        "fire_gibbon_chooser": partial(chooser, gibbon, lambda seen: len(seen.legal) > 4),
        "fire_gibbon_rich": rich,
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


def _rich(seen: Observation[Any]) -> bool:
    """A high fire with a hat, some spots, a proven card and another one to doubt."""
    status = box("fire_gibbon").open(4).status(seen)
    height = 0 if status.gauge is None else status.gauge.value
    worn = {badge.kind for badge in status.badges}
    marks = [mark.kind for mark in status.marks]
    spots = sum(len(cards) for zone, cards in seen.zones.items() if zone.name == "table")
    held = len(seen.cards("hand", seen.seat))
    may = {action.verb for action in seen.legal}
    high = 8 <= height < 13 and {"play_down", "doubt"} <= may
    return high and held > 2 and "hat" in worn and spots > 3 and "proven" in marks


def _lying(seen: Observation[Any], zone: str) -> int:
    return sum(len(cards) for name, cards in seen.zones.items() if name.name == zone)
