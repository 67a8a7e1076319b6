"""Moments of Fire Gibbon: opening, chooser, doubts, a rich table, rounds and the Braveheart."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from types import MappingProxyType
from typing import Any

import pygame

from gallery.camera import Lens, TableSpec, find_seed
from gallery.shots import Moment, chooser, moment, sheet
from game.engine.observation import Observation
from game.presentation.badge import BadgeKind
from game.presentation.marks import MarkKind
from game.presentation.presenter import presenter_of
from game.shelf import game_entry

GIBBON = TableSpec("fire_gibbon")
SPOTS = TableSpec("fire_gibbon", options={"scoring": "spots"})


def rich(lens: Lens) -> pygame.Surface:
    """A table on which much has happened: a high fire, a hat, spots, a proven card, a promise."""
    return chooser(find_seed(GIBBON, _rich), _rich, lens)


def advised(lens: Lens) -> pygame.Surface:
    """The first decision of a first match, with the coach's note."""
    camera = lens.camera(hints=True)
    camera.play(camera.sit(GIBBON), lambda seen: True)
    return camera.picture()


def _may_doubt(seen: Observation[Any]) -> bool:
    return "doubt" in {action.verb for action in seen.legal} and len(seen.history) > 90


def _rich(seen: Observation[Any]) -> bool:
    """A high fire with a hat, some spots, a proven card and another one to doubt."""
    status = presenter_of(game_entry("fire_gibbon").open(4)).status(seen)
    height = 0 if status.gauge is None else status.gauge.value
    worn = {badge.kind for badge in status.badges}
    marks = [mark.kind for mark in status.marks]
    spots = sum(len(cards) for zone, cards in seen.zones.items() if zone.name == "table")
    held = len(seen.cards("hand", seen.seat))
    may = {action.verb for action in seen.legal}
    high = 8 <= height < 13 and {"play_down", "doubt"} <= may
    return high and held > 2 and BadgeKind.HAT in worn and spots > 3 and MarkKind.PROVEN in marks


MOMENTS: Mapping[str, Moment] = MappingProxyType(
    {
        "fire_gibbon_advice": advised,
        "fire_gibbon_opening": partial(moment, GIBBON, lambda seen: True),
        "fire_gibbon_chooser": partial(chooser, GIBBON, lambda seen: len(seen.legal) > 4),
        "fire_gibbon_rich": rich,
        "fire_gibbon_doubt": partial(moment, GIBBON, _may_doubt),
        "fire_gibbon_late": partial(moment, SPOTS, lambda seen: len(seen.history) > 150),
        "fire_gibbon_seven": partial(
            moment, TableSpec("fire_gibbon", 7), lambda seen: len(seen.history) > 60
        ),
        "fire_gibbon_three": partial(moment, TableSpec("fire_gibbon", 3), _may_doubt),
        "fire_gibbon_round": partial(sheet, SPOTS, False),
        "fire_gibbon_braveheart": partial(sheet, GIBBON, True),
    }
)
