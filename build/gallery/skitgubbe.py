"""Moments of Skitgubbe: sluffing, a war, runs beaten and eaten, many cards, two hands, the Goat."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from types import MappingProxyType
from typing import Any

import pygame

from gallery.camera import Lens, TableSpec
from gallery.shots import Moment, chooser, lying, moment, sheet, verbs
from game.engine.observation import Observation
from game.games.skitgubbe.rules.part_two.eating import lowest_run

USUAL = TableSpec("skitgubbe")
SIX = TableSpec("skitgubbe", 6)
TWO_PACKS = TableSpec("skitgubbe", 8, {"decks": 2})
HANDS = TableSpec("skitgubbe", 3, {"confusion": True})
SCRAMBLE = TableSpec("skitgubbe", 5, {"trump_mode": "scramble"})
POINTS = TableSpec("skitgubbe", 5, {"games": 2, "scoring": "first5"})


def dragged(lens: Lens) -> pygame.Surface:
    """A card in the hand, and the two places where it may be let go."""
    camera = lens.camera()
    scene = camera.sit(USUAL)
    camera.play(scene, _both)
    camera.calm()
    cards = [a.cards[0] for a in scene.session.hot_seat.observe().legal if a.verb == "sluff"]
    sprite = scene.view.model.sprite_of(cards[0])
    assert sprite is not None
    start, end = sprite.rect.center, (round(lens.size[0] * 0.46), round(lens.size[1] * 0.55))
    send = camera.stage.event
    send(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1))
    for part in (0.2, 0.6, 1.0):
        at = tuple(round(a + (b - a) * part) for a, b in zip(start, end, strict=True))
        send(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(1, 0, 0)))
        camera.stage.frame(1 / 30)
    return camera.picture()


def _both(seen: Observation[Any]) -> bool:
    """Whether one card may be played and another one sluffed."""
    return {"play", "sluff"} <= _open(seen)


def _war(seen: Observation[Any]) -> bool:
    """The viewer fights in a war, and something was sluffed into it."""
    facts = seen.facts
    fights = len(facts.round) < 4 and bool(facts.played)
    return "play" in _open(seen) and fights and "sluff" in facts.laid_as


def _runs(seen: Observation[Any]) -> bool:
    """Runs on the table, of which more than one card would be eaten."""
    cards = [card for card in seen.cards("table") if card is not None]
    several = len(seen.facts.plays) > 1 and max(seen.facts.plays) > 1
    return "beat" in _open(seen) and several and lowest_run(cards) > 1


def _many(seen: Observation[Any]) -> bool:
    """More cards in the hand than anybody likes."""
    return bool({"beat", "lead"} & _open(seen)) and len(seen.cards("hand", 0)) > 15


def _beaten(seen: Observation[Any]) -> bool:
    """Several cards lie there to be beaten."""
    return "beat" in _open(seen) and lying(seen, "table") > 3


def _asked(seen: Observation[Any]) -> bool:
    """Whether a sluff is asked for."""
    return "pass" in verbs(seen) and lying(seen, "pile") > 3


def _open(seen: Observation[Any]) -> set[str]:
    """The verbs of what may be done now."""
    return {action.verb for action in seen.legal}


MOMENTS: Mapping[str, Moment] = MappingProxyType(
    {
        "skitgubbe_opening": partial(moment, USUAL, lambda seen: True),
        "skitgubbe_sluff": dragged,
        "skitgubbe_asked": partial(moment, SCRAMBLE, _asked),
        "skitgubbe_war": partial(moment, USUAL, _war),
        "skitgubbe_runs": partial(moment, USUAL, _runs),
        "skitgubbe_beat": partial(chooser, SIX, _beaten),
        "skitgubbe_eight": partial(moment, TWO_PACKS, _many),
        "skitgubbe_two_hands": partial(moment, HANDS, _beaten),
        "skitgubbe_goat": partial(sheet, USUAL, False),
        "skitgubbe_points": partial(sheet, POINTS, True),
    }
)
