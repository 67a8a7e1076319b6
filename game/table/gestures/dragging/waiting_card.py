"""The waiting card: where a card lies that was let go while somebody is asked what it means."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import pygame

from game.engine.zones import ZoneId
from game.presentation.zone_look import Spot
from game.table.cards.card_pictures import card_height
from game.table.cards.card_sprite import CardSprite
from game.table.cards.corner_indices import index_rects, pile_tops
from game.table.cards.poses.pose import Pose
from game.table.cards.table_model import TableModel
from game.table.layout.protected_areas import protected_areas
from game.table.layout.table_layout import TableLayout

_RIM = 1.0
"""How far its rim reaches, in u."""
_FOOT = 3.6
"""The height of the words under a pile, in u."""
_STRIDE, _ACROSS, _DOWN = 1.0, 48, 32
"""From one place to the next where it looks for a free one, and how many there are each way."""


class WaitingCard(NamedTuple):
    """A card that was let go where several choices fit."""

    sprite: CardSprite
    let_go: Pose
    """Where the hand left it."""
    zone: ZoneId
    """What it was let go over."""
    layout: TableLayout
    """How the table was laid out then."""


def waiting_pose(card: WaitingCard, layout: TableLayout, model: TableModel) -> Pose:
    """Where *card* waits on *layout*: where it was let go, or beside what it would hide there.

    It keeps off faces, piles, gauge, status line and the indices of other cards, and off all other
    cards and signs if it can; beside them it is as large as the cards among which it goes.
    """
    pose, scale = card.let_go, layout.frame.u / card.layout.frame.u
    from_middle = pose.x - card.layout.frame.cx * card.layout.frame.u
    pose = pose._replace(
        x=layout.frame.cx * layout.frame.u + from_middle * scale,
        y=pose.y * scale,
        wide=pose.wide * scale,
    )
    kept = [layout.frame.px(layout.prompt), *protected_areas(layout), *pile_tops(model)]
    kept += index_rects(model, without=card.sprite)
    slot = layout.slots.get(card.zone)
    wide = pose.wide if slot is None else min(pose.wide, slot.card * layout.frame.u)
    near = [*_near(pose._replace(wide=wide), layout.frame.u)]
    return (
        _free([pose], layout, kept)
        or _free(near, layout, [*kept, *_signs(layout, model)])
        or _free(near, layout, kept)
        or pose
    )


def _signs(layout: TableLayout, model: TableModel) -> Iterator[pygame.Rect]:
    """The places at seats and on the felt where something lies, with the words under them."""
    boxes = [chair.box for chair in layout.chairs.values()]
    boxes += [layout.stand] if layout.stand is not None else []
    for zone, slot in layout.slots.items():
        if slot.look.spot is not Spot.HAND and (model.zones.get(zone) or slot.look.room.slots):
            boxes.append(slot.box._replace(h=slot.box.h + _FOOT * (slot.caption is not None)))
    return map(layout.frame.px, boxes)


def _free(poses: Sequence[Pose], layout: TableLayout, kept: Sequence[pygame.Rect]) -> Pose | None:
    """The first of *poses* from which a card hides nothing of what is *kept*, if there is one."""
    inside = pygame.Rect((0, 0), layout.frame.size)
    rim = 2 * round(_RIM * layout.frame.u)
    kept = [each.inflate(rim, rim) for each in kept]
    for tried in poses:
        place = pygame.Rect(0, 0, round(tried.wide), card_height(tried.wide))
        place.center = round(tried.x), round(tried.y)
        if inside.contains(place) and place.collidelist(kept) < 0:
            return tried
    return None


def _near(pose: Pose, u: float) -> Iterator[Pose]:
    """The poses round *pose*, the nearest first."""
    steps = (
        (x * _STRIDE, y * _STRIDE)
        for x in range(-_ACROSS, _ACROSS + 1)
        for y in range(-_DOWN, _DOWN + 1)
    )
    for x, y in sorted(steps, key=lambda step: math.hypot(*step)):
        yield pose.moved(x * u, y * u)
