"""Ring gaps: where the ring round a thing stays open, and hides nothing that is to be read."""

from __future__ import annotations

import math
from collections.abc import Hashable, Iterator

import pygame

from game.table.cards.card_sprite import CardSprite
from game.table.cards.corner_indices import index_corners, lies_open
from game.table.painting.table_frame import TableFrame
from game.ui.cached_sprite import CachedSprite
from game.ui.pictures.cut_out import Gap

_AIR = 0.25
"""Between a ring and letters, in u."""
_LETTERED = frozenset(
    {"band", "bracket", "caption", "edge", "house plate", "owner", "pockets", "suit", "tray words",
     "worn"}
)  # fmt: skip
"""The names of the signs at cards and seats that bear letters, without their place."""
_CORNERS = 24
"""Of the polygon that stands for a round portrait."""


def ring_gaps(
    frame: TableFrame, own: CardSprite | None = None, around: pygame.Rect | None = None
) -> list[Gap]:
    """All that is to be read, and portraits, but for the index of the *own* card of the ring.

    A ring *around* a place on a sign is not open for that sign.
    """
    return [*_signs(frame), *_letters(frame, around), *_indices(frame, own)]


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


def _letters(frame: TableFrame, around: pygame.Rect | None) -> Iterator[Gap]:
    """Captions, name plates with their badges, arrows, tags on cards, and what is said."""
    signs, air = frame.signs, max(1, round(_AIR * frame.layout.frame.u))
    things = (*signs.below_cards, *signs.staging, *signs.play_captions, *signs.above_cards)
    sprites = [one for one in things if isinstance(one, CachedSprite) and _kind(one) in _LETTERED]
    tags = [tag for card in frame.cards.table if (tag := card.tag_sprite()) is not None]
    for sprite in (*sprites, *signs.row_arrows, *frame.hud.bubbles, *tags):
        for part in sprite.parts:
            if around is None or not part.contains(around):
                yield upright_gap(part.inflate(2 * air, 2 * air))


def _kind(sprite: CachedSprite) -> Hashable:
    return sprite.name[0] if isinstance(sprite.name, tuple) else sprite.name


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
