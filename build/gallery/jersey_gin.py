"""Moments of Jersey Gin: melds in hand, the knock, lay-offs, the break, the sheets."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from types import MappingProxyType
from typing import Any

import pygame

from gallery.camera import DT, Camera, Condition, Lens, TableSpec, find_seed
from gallery.shots import Moment, lying, moment, sheet, verbs
from game.engine.observation import Observation
from game.engine.zones import ZoneId
from game.games.jersey_gin.rules.best_melds import best_arrangement
from game.games.jersey_gin.rules.melds import cards_in
from game.games.jersey_gin.view.prompts import held

GIN = TableSpec("jersey_gin", 3)
_STEPS = 8


def found(hoped: Condition, lens: Lens) -> pygame.Surface:
    """The table in the first match in which this comes."""
    return moment(find_seed(GIN, hoped), hoped, lens)


def knocking(lens: Lens) -> pygame.Surface:
    """A card hangs over the corner beside the pile, where it says what it would be."""
    camera = lens.camera()
    scene = camera.sit(find_seed(GIN, _may_knock))
    camera.play(scene, _may_knock)
    camera.calm()
    seen, layout = scene.session.hot_seat.observe(), scene.view.current_layout
    knock = next(c for c in seen.choices if c.action.verb == "knock" and c.refused is None)
    words = knock.action.cards[0].words
    card = next(
        t.rect for t in camera.stage.describe()
        if t.role == "card" and t.value.startswith("hand") and t.label == words
    )  # fmt: skip
    start = (card.left + card.width // 4, card.top + card.height // 4)
    end = layout.frame.px(layout.slots[ZoneId("aside")].box).center
    _mouse(camera, pygame.MOUSEBUTTONDOWN, start, button=1)
    for step in range(1, _STEPS + 1):
        x, y = (a + (b - a) * step // _STEPS for a, b in zip(start, end, strict=True))
        _mouse(camera, pygame.MOUSEMOTION, (x, y), rel=(0, 0), buttons=(1, 0, 0))
        camera.stage.pass_time(DT)
    return camera.picture()


def _mouse(camera: Camera, kind: int, at: tuple[int, int], **told: Any) -> None:
    camera.stage.event(pygame.event.Event(kind, pos=at, **told))


def _two_melds(seen: Observation[Any]) -> bool:
    return verbs(seen) == {"draw"} and sum(map(len, _groups(seen))) >= 6


def _groups(seen: Observation[Any]) -> tuple[tuple[Any, ...], ...]:
    return tuple(map(cards_in, best_arrangement(held(seen))))


def _may_knock(seen: Observation[Any]) -> bool:
    may = {choice.action.verb for choice in seen.choices if choice.refused is None}
    return "knock" in may and "gin" not in may


def _laid_off(seen: Observation[Any]) -> bool:
    return len(seen.facts.added) > 1 and "lay_off" in verbs(seen)


def _break(seen: Observation[Any]) -> bool:
    return seen.facts.breaker is not None and lying(seen, "meld") > 8 and "discard" in verbs(seen)


MOMENTS: Mapping[str, Moment] = MappingProxyType(
    {
        "jersey_gin_draw": partial(found, _two_melds),
        "jersey_gin_knock": knocking,
        "jersey_gin_lay_off": partial(found, _laid_off),
        "jersey_gin_break": partial(found, _break),
        "jersey_gin_hand": partial(sheet, GIN, False),
        "jersey_gin_end": partial(sheet, GIN._replace(options={"target": 50}), True),
    }
)
