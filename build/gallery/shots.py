"""The shots: how the camera comes to a picture of a screen, a moment, a chooser or a sheet."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import pygame

from gallery.camera import DT, LONG, Condition, Lens, TableSpec, decide
from game.app.play.curtain.curtain_scene import CurtainScene
from game.app.scenes.app_context import AppContext
from game.app.scenes.scene import Scene
from game.app.score.score_scene import ScoreScene
from game.engine.observation import Observation

Moment: TypeAlias = Callable[[Lens], pygame.Surface]


def screen(scene: Callable[[AppContext], Scene], lens: Lens) -> pygame.Surface:
    """One screen."""
    return lens.camera().show(scene)


def moment(table: TableSpec, hoped: Condition, lens: Lens) -> pygame.Surface:
    """The table when the person at it first sees what is hoped for."""
    camera = lens.camera()
    camera.play(camera.sit(table), hoped)
    return camera.picture()


def chooser(table: TableSpec, hoped: Condition, lens: Lens) -> pygame.Surface:
    """A card that was picked, and what may be meant by it."""
    camera = lens.camera()
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


def sheet(table: TableSpec, last: bool, lens: Lens) -> pygame.Surface:
    """A score sheet."""
    camera = lens.camera()
    camera.play_to_sheet(camera.sit(table), last)
    return camera.picture()


def curtain(table: TableSpec, made: int, lens: Lens) -> pygame.Surface:
    """The curtain between two people, once more than *made* decisions were made."""
    camera = lens.camera()
    scene = camera.sit(table)
    for _ in range(LONG):
        camera.stage.pass_time(DT)
        top = camera.context.stack.top
        if isinstance(top, CurtainScene):
            if len(scene.session.match.actions) > made:
                break
            scene.session.hot_seat.open_curtain()
            camera.context.stack.pop()
        elif isinstance(top, ScoreScene):
            top.exits[0].on_press()
        elif not scene.view.busy and scene.session.hot_seat.viewer is not None:
            seen = scene.session.hot_seat.observe()
            if seen.choices:
                decide(scene, seen)
    return camera.picture()


def verbs(seen: Observation[Any]) -> set[str]:
    """The verbs among the choices."""
    return {choice.action.verb for choice in seen.choices}


def lying(seen: Observation[Any], zone: str) -> int:
    """How many cards lie in the zones of this name."""
    return sum(len(cards) for name, cards in seen.zones.items() if name.name == zone)
