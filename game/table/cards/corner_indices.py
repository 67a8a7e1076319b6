"""The corner indices of open cards, which must be seen, as the tops of piles must."""

from __future__ import annotations

import math
from collections.abc import Iterator

import pygame

from game.presentation.zone_look import Shape, Spot
from game.table.cards.card_sprite import CardSprite
from game.table.cards.poses.pose import Pose
from game.table.cards.table_model import TableModel

_LEFT, _TOP, _RIGHT, _LOW = 0.02, 0.02, 0.24, 0.32
"""The edges of the index, as parts of the width and height of a card."""
_RATIO = 1.4
_PILES = (Spot.BESIDE, Spot.CENTRE, Spot.ACROSS)


def index_rect(sprite: CardSprite) -> pygame.Rect:
    """The upright rectangle round the index of *sprite* where it comes to rest, in pixels."""
    found = index_corners(sprite.rest_pose)
    left, top = min(x for x, _ in found), min(y for _, y in found)
    right, low = max(x for x, _ in found), max(y for _, y in found)
    return pygame.Rect(
        math.floor(left), math.floor(top), math.ceil(right - left) + 1, math.ceil(low - top) + 1
    )


def index_corners(pose: Pose) -> list[tuple[float, float]]:
    """The corners of the index of a card that lies at *pose*, going round it, in pixels."""
    turn = math.radians(-pose.turn)
    cos, sin = math.cos(turn), math.sin(turn)
    found = []
    for across, down in ((_LEFT, _TOP), (_RIGHT, _TOP), (_RIGHT, _LOW), (_LEFT, _LOW)):
        x, y = (across - 0.5) * pose.wide, (down - 0.5) * pose.wide * _RATIO
        found.append((pose.x + x * cos - y * sin, pose.y + x * sin + y * cos))
    return found


def lies_open(sprite: CardSprite) -> bool:
    """Whether the face of a card is seen."""
    return sprite.card is not None and not sprite.shows_back and not sprite.face_down


def pile_tops(model: TableModel) -> list[pygame.Rect]:
    """Where the top cards of the piles beside the middle come to rest, in pixels."""
    return [
        laid[-1].sprite.rest_rect
        for zone, laid in model.zones.items()
        if laid
        and model.zone_look(zone).shape is Shape.PILE
        and model.zone_look(zone).spot in _PILES
    ]


def index_rects(model: TableModel, without: CardSprite | None = None) -> Iterator[pygame.Rect]:
    """The indices of all cards that lie open *without* one; of a pile only that of its top card."""
    for zone, laid in model.zones.items():
        pile = model.zone_look(zone).shape is Shape.PILE
        for one in laid[-1:] if pile else laid:
            if one.sprite is not without and lies_open(one.sprite):
                yield index_rect(one.sprite)
