"""Moments of Democracy: votes under cover, votes that are open and counted, islands and the end."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from types import MappingProxyType

import pygame

from gallery.camera import DT, Condition, Lens, TableSpec, decide
from gallery.shots import Moment, curtain, moment, sheet

FOUR = TableSpec("democracy")
SIX = TableSpec("democracy", 6)
TWO = TableSpec("democracy", 2)
THREE = TableSpec("democracy", 3, {"target_tribes": 3})
FRAMES = 240
"""Within so many frames the votes lie open and are counted."""
RESTS = 8
"""So many frames later their coins and frames are painted."""


def counted(table: TableSpec, hoped: Condition, lens: Lens) -> pygame.Surface:
    """The open votes, each with its points, while it is told who won."""
    camera = lens.camera()
    scene = camera.sit(table)
    camera.play(scene, hoped)
    camera.calm()
    camera.context.change(speed=0.5)
    decide(scene, scene.session.hot_seat.observe())
    left = FRAMES
    while left > 0:
        camera.stage.frame(DT)
        told = [thing.label for thing in camera.stage.describe() if thing.role == "status"]
        won = any("the trick:" in words or words.startswith("Tied") for words in told)
        left = min(left - 1, RESTS) if won else left - 1
    return camera.snapshot()


MOMENTS: Mapping[str, Moment] = MappingProxyType(
    {
        "democracy_opening": partial(moment, FOUR, lambda seen: True),
        "democracy_vote": partial(moment, FOUR, lambda seen: seen.facts.trick == 4),
        "democracy_counted": partial(counted, FOUR, lambda seen: seen.facts.trick == 3),
        "democracy_counted_six": partial(counted, SIX, lambda seen: seen.facts.trick == 2),
        "democracy_two": partial(moment, TWO, lambda seen: seen.facts.trick == 3),
        "democracy_curtain": partial(curtain, FOUR._replace(friends=1), 5),
        "democracy_island": partial(sheet, FOUR, False),
        "democracy_end": partial(sheet, THREE, True),
    }
)
