"""Protected areas: the pixels of a table that nothing may lie over, by what they show."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import TypeAlias

import numpy as np
import pygame

from game.engine.zones import ZoneId
from game.presentation.zone_look import Shape, Spot
from game.table.cards.card_sprite import CardSprite
from game.table.painting.table_frame import TableFrame
from game.table.table_view import TableView

Pixels: TypeAlias = np.ndarray[tuple[int, ...], np.dtype[np.bool_]]
"""True for each pixel of a window that belongs to an area, by column and row."""

INDEX = (0.04, 0.03, 0.22, 0.3)
"""Left, top, right and lower edge of the index of a card, as parts of its width and height."""
WHOLE = (0.0, 0.0, 1.0, 1.0)
_DECKS = (Spot.BESIDE, Spot.CENTRE, Spot.ACROSS)


def protected_areas(view: TableView, frame: TableFrame) -> dict[str, Pixels]:
    """The pixels of status line, indices, gauge, deck and portraits of *view*, by name."""
    size = frame.layout.frame.size
    return {
        "status": _status(frame, size),
        "index": _indices(frame, size),
        "gauge": _boxes([] if frame.layout.gauge is None else [_gauge(frame)], size),
        "deck": _boxes(list(_decks(view, frame)), size),
        "portrait": _portraits(frame, size),
    }


def _status(frame: TableFrame, size: tuple[int, int]) -> Pixels:
    """The words of the status line; where it was left out for something else, its whole place."""
    pill = frame.hud.prompt
    if pill is not None:
        return _boxes([pill.bounds()], size)
    missing = bool(frame.hud.status.prompt) and bool(frame.widgets.chooser)
    return _boxes([frame.layout.frame.px(frame.layout.prompt)] if missing else [], size)


def _indices(frame: TableFrame, size: tuple[int, int]) -> Pixels:
    """What can be seen of the indices of all cards that lie open, the lowest card first."""
    sheet = pygame.Surface(size)
    for sprite in (*frame.cards.table, *frame.cards.hand):
        pygame.draw.polygon(sheet, "black", _corners(sprite, WHOLE))
        if sprite.card is not None and not sprite.shows_back and not sprite.face_down:
            pygame.draw.polygon(sheet, "white", _corners(sprite, INDEX))
    return np.asarray(pygame.surfarray.pixels_red(sheet) > 0)


def _corners(
    sprite: CardSprite, part: tuple[float, float, float, float]
) -> list[tuple[float, float]]:
    """The corners of a part of a card, in pixels."""
    pose, (wide, tall) = sprite.pose, sprite.size
    left, right = ((each - 0.5) * wide for each in part[::2])
    top, low = ((each - 0.5) * tall for each in part[1::2])
    turn = math.radians(-pose.turn)
    cos, sin = math.cos(turn), math.sin(turn)
    return [
        (pose.x + x * cos - y * sin, pose.y + x * sin + y * cos)
        for x, y in ((left, top), (right, top), (right, low), (left, low))
    ]


def _gauge(frame: TableFrame) -> pygame.Rect:
    assert frame.layout.gauge is not None
    return frame.layout.frame.px(frame.layout.gauge)


def _decks(view: TableView, frame: TableFrame) -> Iterator[pygame.Rect]:
    """The piles beside the middle, where cards are drawn from or laid away."""
    for zone, slot in frame.layout.slots.items():
        if slot.look.shape is Shape.PILE and slot.look.spot in _DECKS:
            yield from _top_card(view, zone)


def _top_card(view: TableView, zone: ZoneId) -> Iterator[pygame.Rect]:
    laid = view.model.zones.get(zone)
    if laid:
        yield laid[-1].sprite.rect


def _portraits(frame: TableFrame, size: tuple[int, int]) -> Pixels:
    """The round pictures of the players."""
    sheet, layout = pygame.Surface(size), frame.layout
    for chair in layout.chairs.values():
        u = layout.frame.u
        pygame.draw.circle(sheet, "white", (chair.x * u, chair.y * u), chair.r * u)
    return np.asarray(pygame.surfarray.pixels_red(sheet) > 0)


def _boxes(rects: Sequence[pygame.Rect], size: tuple[int, int]) -> Pixels:
    found = np.zeros(size, dtype=np.bool_)
    window = pygame.Rect(0, 0, *size)
    for rect in rects:
        seen = rect.clip(window)
        found[seen.left : seen.right, seen.top : seen.bottom] = True
    return found
