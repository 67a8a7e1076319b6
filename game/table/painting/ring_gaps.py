"""Ring gaps: where the ring round a thing stays open, and hides nothing that is to be read."""

from __future__ import annotations

import math
from collections.abc import Iterator

import pygame

from game.table.cards.card_sprite import CardSprite
from game.table.cards.visible_cards import index_corners, lies_open
from game.table.painting.table_frame import TableFrame
from game.ui.pictures.cut_out import Gap

_CORNERS = 24
"""Of the polygon that stands for a round portrait."""


def ring_gaps(frame: TableFrame, own: CardSprite | None = None) -> list[Gap]:
    """Status line, gauge, portraits and indices, but for that of the *own* card of the ring."""
    return [*_signs(frame), *_indices(frame, own)]


def _signs(frame: TableFrame) -> Iterator[Gap]:
    layout, pill = frame.layout, frame.hud.prompt
    if pill is not None:
        yield upright_gap(pill.bounds())
    if frame.hud.gauge_rect is not None:
        yield upright_gap(frame.hud.gauge_rect)
    for chair in layout.chairs.values():
        x, y, r = (each * layout.frame.u for each in (chair.x, chair.y, chair.r))
        turns = [2 * math.pi * n / _CORNERS for n in range(_CORNERS)]
        r = r / math.cos(math.pi / _CORNERS) + 1  # corners are rounded to whole pixels
        yield [(x + r * math.cos(turn), y + r * math.sin(turn)) for turn in turns]


def _indices(frame: TableFrame, own: CardSprite | None) -> Iterator[Gap]:
    table = frame.cards.table
    below = table[: table.index(own)] if own in table else ()
    for sprite in (*table, *frame.cards.hand):
        if sprite is own or not lies_open(sprite):
            continue
        corners = index_corners(sprite.pose)
        if own is not None and sprite in below and _lies_under(own, corners):
            continue  # it is hidden, ring or not
        yield _rounded_up(corners)


def _lies_under(card: CardSprite, gap: Gap) -> bool:
    """Whether nothing of an index sticks out from under *card*."""
    return all(card.hit(round(x), round(y)) for x, y in gap)


def _rounded_up(gap: Gap) -> Gap:
    """A *gap* a pixel wider on every side: its corners are rounded to whole pixels."""
    middle_x = sum(x for x, _ in gap) / len(gap)
    middle_y = sum(y for _, y in gap) / len(gap)
    return [
        (x + math.copysign(1, x - middle_x), y + math.copysign(1, y - middle_y)) for x, y in gap
    ]


def upright_gap(rect: pygame.Rect) -> Gap:
    """The corners of a place, in pixels."""
    return [rect.topleft, rect.topright, rect.bottomright, rect.bottomleft]
