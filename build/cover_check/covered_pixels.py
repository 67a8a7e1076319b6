"""Covered pixels: how much of a table's protected areas lies under what hangs over it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import pygame

from cover_check.protected_areas import Pixels, protected_areas
from game.app.play.play_scene import PlayScene
from game.table.painting.table_frame import TableFrame
from game.ui.forms.focus_mark import FocusMark
from game.ui.pictures.canvas import Drawable

NOTICED = 48
"""A pixel is covered where one of its colours differs by more than this, of 255.

A soft shadow hides nothing."""


class Covered(NamedTuple):
    """So many *pixels* of the area *under* that the thing *over* hides."""

    over: str
    under: str
    pixels: int


def covered_pixels(scene: PlayScene) -> list[Covered]:
    """Everything that is hidden at the table of *scene* as it is now.

    The picture is painted once with and once without each thing that may lie over others.
    """
    view, size = scene.view, scene.size
    frame = view.frame()
    things, layer = list(scene.drawn()), view.backdrop(size)
    areas = protected_areas(view, frame)
    whole = _painted(layer, things)
    found = []
    for over, covers in _covering(scene, frame, things).items():
        if not covers:
            continue
        without = _painted(layer, [thing for thing in things if thing not in covers])
        changed = _changed(whole, without)
        for under, pixels in areas.items():
            if (over, under) in ALLOWED:
                continue
            number = int(np.count_nonzero(changed & pixels))
            if number:
                found.append(Covered(over, under, number))
    if frame.hud.prompt is None and areas["status"].any():
        found.append(Covered("chooser", "status", int(np.count_nonzero(areas["status"]))))
    return found


ALLOWED = frozenset({("hand", "index"), ("ring", "deck"), ("prompt", "status")})
"""What may lie over what: a card of the hand shows its own index, the prompt is the status line,
and a deck can have the focus."""


def _covering(
    scene: PlayScene, frame: TableFrame, things: Sequence[Drawable]
) -> dict[str, list[Drawable]]:
    """The painted things that may lie over others, by what they are."""
    wanted: dict[str, Sequence[Drawable]] = {
        "chooser": list(frame.widgets.chooser),
        "bubble": list(frame.hud.bubbles),
        "toast": [] if frame.hud.toast is None else list(frame.hud.toast.drawn()),
        "note": list(scene.table_note.drawn()),
        "hand": list(frame.cards.hand),
        "prompt": [] if frame.hud.prompt is None else [frame.hud.prompt],
    }
    marks = {name: {_mark(thing) for thing in each} for name, each in wanted.items()}
    found = {
        name: [thing for thing in things if _mark(thing) in each] for name, each in marks.items()
    }
    found["ring"] = [thing for thing in things if isinstance(thing, FocusMark)]
    return found


def _mark(thing: Drawable) -> tuple[object, ...]:
    return type(thing), tuple(thing.bounds()), thing.stamp()


def _painted(layer: pygame.Surface, things: Sequence[Drawable]) -> pygame.Surface:
    sheet = layer.copy()
    for thing in things:
        thing.paint(sheet)
    return sheet


def _changed(one: pygame.Surface, other: pygame.Surface) -> Pixels:
    a, b = (pygame.surfarray.array3d(each).astype(np.int16) for each in (one, other))
    return np.asarray((np.abs(a - b) > NOTICED).any(axis=2))
