"""Drop places: where something may be dropped, and which place a dragged card falls into."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

import pygame

from game.engine.zones import Audience
from game.presentation.presented_choice import PresentedChoice
from game.presentation.zone_look import Shape, Spot
from game.table.gestures.intent import DropTarget, Grip, drop_target, matching_choices
from game.table.layout.table_layout import TableLayout
from game.table.layout.viewport import Box

_OPEN_WIDTH = 48.0
"""How much of the felt's width means its only place, in u."""


def drop_area(layout: TableLayout, target: DropTarget) -> pygame.Rect | None:
    """Where something may be let go for *target*, in pixels; None if it has no place."""
    f = layout.frame
    if target.name_plate is not None:
        chair = layout.chairs.get(target.name_plate)
        return None if chair is None else f.px(chair.box)
    if target.zone is None:
        x, y = layout.middle.middle
        return f.px(Box(x - 10, y - 8, 20, 16))
    slot = layout.slots.get(target.zone)
    if slot is None:
        return None
    box = slot.box
    if slot.look.shape in (Shape.RING, Shape.TRICK, Shape.PLAYS):
        rims = [s.box.y for z, s in layout.slots.items() if s.look.spot.name == "RIM"]
        low = min([*rims, box.bottom])
        wide = min(box.w, 44.0)
        x, _ = box.middle
        box = Box(x - wide / 2, box.y, wide, low - box.y - 0.6)
    return f.px(box.grown(0.4))


def face_down_places(layout: TableLayout, places: Iterable[DropTarget]) -> frozenset[DropTarget]:
    """Those of *places* where nobody sees a card: edges of the middle."""
    edges = {
        zone for zone, slot in layout.slots.items()
        if slot.spec.audience is Audience.NOBODY
        and (slot.look.spot is Spot.RIM or slot.look.room.slots == 1)
    }  # fmt: skip
    return frozenset(target for target in places if target.zone in edges)


def card_widths(layout: TableLayout, places: Iterable[DropTarget]) -> dict[DropTarget, float]:
    """How wide cards are that lie before the seats, in pixels, by where they are added."""
    slots = {target: layout.slots.get(target.zone) for target in places if target.zone}
    return {
        target: slot.card * layout.frame.u
        for target, slot in slots.items()
        if slot is not None and slot.look.spot is Spot.FRONT
    }


def place_under_drag(
    places: Mapping[DropTarget, pygame.Rect], pos: tuple[int, int], carried: pygame.Rect
) -> DropTarget | None:
    """The place that is meant: the smallest one under the pointer, or the middle of the card;
    else the one that shares the largest area with what is carried."""
    for point in (pos, carried.center):
        under = [(rect.w * rect.h, n) for n, rect in enumerate(places.values())
                 if rect.collidepoint(point)]  # fmt: skip
        if under:
            return list(places)[min(under)[1]]
    best, most = None, 0
    for target, rect in places.items():
        both = carried.clip(rect)
        if both.w * both.h > most:
            best, most = target, both.w * both.h
    return best


class DropAreas(NamedTuple):
    """Where something may be let go."""

    areas: Mapping[DropTarget, pygame.Rect]
    """The area of each place, in pixels."""
    face_down_areas: frozenset[DropTarget] = frozenset()
    """Places over which a card turns its back up: edges of the middle."""
    card_widths: Mapping[DropTarget, float] = MappingProxyType({})
    """How wide the cards are that lie in some of the places, in pixels."""


def sole_place_area(
    layout: TableLayout, grip: Grip, choices: Sequence[PresentedChoice]
) -> pygame.Rect | None:
    """Where *grip* may be let go anywhere on the felt, if it has but one place and none refused.

    A card that can only go to one place need not be carried there exactly.
    """
    found = matching_choices(grip, choices)
    targets = {drop_target(choice) for choice in found}
    return None if len(targets) != 1 or any(c.refused for c in found) else open_area(layout)


def open_area(layout: TableLayout) -> pygame.Rect:
    """The felt between the seats and the viewer's hand, in pixels."""
    x, _ = layout.middle.middle
    top, low = layout.middle.y, layout.prompt.bottom
    return layout.frame.px(Box(x - _OPEN_WIDTH / 2, top, _OPEN_WIDTH, low - top))
