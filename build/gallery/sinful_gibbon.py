"""Moments of Sinful Gibbon: promises, a heart offered, shame, chairs changed, the count of sins."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType
from typing import Any

import pygame

from gallery.camera import DT, LONG, Camera, Condition, Lens, TableSpec, decide, find_seed
from gallery.shots import Moment, lying, moment, sheet
from game.app.play.play_scene import PlayScene
from game.engine.observation import Observation
from game.engine.zones import ZoneId

SINFUL = TableSpec("sinful_gibbon")
SEVEN = TableSpec("sinful_gibbon", 7)
_STEPS = 8
_LOOK = 9
"""Frames after which what happens is seen best."""


def promise(lens: Lens) -> pygame.Surface:
    """The strip of numbers, after a card was let go on the pile."""
    camera = lens.camera()
    scene = camera.sit(find_seed(SINFUL, _promises))
    camera.play(scene, _promises)
    camera.calm()
    layout = scene.view.current_layout
    own = next(t.rect for t in camera.stage.describe() if t.value.startswith("hand, legal"))
    start = (own.left + own.width // 4, own.top + own.height // 4)
    end = layout.frame.px(layout.slots[ZoneId("pile")].box).center
    _mouse(camera, pygame.MOUSEBUTTONDOWN, start, button=1)
    for step in range(1, _STEPS + 1):
        x, y = (a + (b - a) * step // _STEPS for a, b in zip(start, end, strict=True))
        _mouse(camera, pygame.MOUSEMOTION, (x, y), rel=(0, 0), buttons=(1, 0, 0))
        camera.stage.pass_time(DT)
    _mouse(camera, pygame.MOUSEBUTTONUP, end, button=1)
    return camera.picture()


def _mouse(camera: Camera, kind: int, pos: tuple[int, int], **told: Any) -> None:
    camera.stage.event(pygame.event.Event(kind, pos=pos, **told))


def hunted(table: TableSpec, hoped: Condition, lens: Lens) -> pygame.Surface:
    """A rare moment, from the first match that brings it."""
    return moment(find_seed(table, hoped), hoped, lens)


def midway(stop: Callable[[PlayScene], bool], lens: Lens) -> pygame.Surface:
    """What is seen while something still happens."""
    camera = lens.camera(speed=1.0)
    scene = camera.sit(SINFUL)
    for _ in range(LONG):
        camera.stage.pass_time(DT)
        if stop(scene):
            break
        if not scene.view.busy and scene.session.hot_seat.to_act == scene.session.hot_seat.viewer:
            seen = scene.session.hot_seat.observe()
            if seen.choices:
                decide(scene, seen)
    for _ in range(_LOOK):
        camera.stage.frame(DT)
    return camera.snapshot()


def _caught(scene: PlayScene) -> bool:
    return scene.view.animation_player.highlight is not None


def _lust(scene: PlayScene) -> bool:
    """The third of the sins is counted."""
    told = scene.view.describe()
    return any(one.role == "status" and one.label.startswith("Lust") for one in told)


def _may(seen: Observation[Any]) -> set[str]:
    """What the person at the table may do."""
    return {action.verb for action in seen.legal}


def _shame(seen: Observation[Any]) -> int:
    """How many piles were lost."""
    return sum(map(len, seen.facts.lost))


def _promises(seen: Observation[Any]) -> bool:
    return "promise_heart" in _may(seen) and seen.facts.standing > 4 and _shame(seen) > 2


def _offered(seen: Observation[Any]) -> bool:
    return seen.facts.phase == "heart_offer" and _shame(seen) > 2 and lying(seen, "pile") > 2


def _rich(seen: Observation[Any]) -> bool:
    """Shame before most, and somebody wears the hat."""
    lost = seen.facts.lost
    shamed = bool(lost[seen.seat]) and sum(map(bool, lost)) > 2
    straight = sum(not sideways for piles in lost for sideways in piles)
    return shamed and straight > 0 and seen.facts.hat is not None and "doubt" in _may(seen)


def _crowded(seen: Observation[Any]) -> bool:
    return _shame(seen) > 3


def _changes(seen: Observation[Any]) -> bool:
    return "swap" in _may(seen)


MOMENTS: Mapping[str, Moment] = MappingProxyType(
    {
        "sinful_gibbon_opening": partial(moment, SINFUL, lambda seen: True),
        "sinful_gibbon_promise": promise,
        "sinful_gibbon_heart": partial(hunted, SINFUL, _offered),
        "sinful_gibbon_rich": partial(hunted, SINFUL, _rich),
        "sinful_gibbon_seven": partial(moment, SEVEN, _crowded),
        "sinful_gibbon_caught": partial(midway, _caught),
        "sinful_gibbon_count": partial(midway, _lust),
        "sinful_gibbon_chairs": partial(hunted, SINFUL, _changes),
        "sinful_gibbon_round": partial(sheet, SINFUL, False),
        "sinful_gibbon_end": partial(sheet, SINFUL, True),
    }
)
