"""Refused gestures: what a click or a drag tried that is not allowed, and the sentence why."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.engine.zones import Place, ZoneId
from game.presentation.presented_choice import PresentedChoice
from game.presentation.zone_look import Spot
from game.table.gestures import intent
from game.table.gestures.dragging import drop_places
from game.table.gestures.gesture_host import GestureHost
from game.table.gestures.hit_targets import HitTarget
from game.table.gestures.intent import DropTarget, Grip, Intent, RefuseGesture
from game.table.layout.table_layout import TableLayout


def refused_place(
    grip: Grip,
    choices: Sequence[PresentedChoice],
    layout: TableLayout,
    pos: tuple[int, int],
    carried: pygame.Rect,
) -> DropTarget | None:
    """The place below where this may not be let go; its reason will be told."""
    places: dict[DropTarget, pygame.Rect] = {}
    for choice in [*intent.matching_choices(grip, choices), *choices]:
        target = intent.drop_target(choice)
        if target in places or (target.middle and not grip.touch):
            continue
        area = drop_places.drop_area(layout, target)
        if area is not None:
            places[target] = area
    for zone, slot in layout.slots.items():
        if not is_own_hand(layout, zone):
            places.setdefault(DropTarget(zone), layout.frame.px(slot.box))
    near = {
        target: area for target, area in places.items()
        if area.collidepoint(pos) or _covers(carried, area)
    }  # fmt: skip
    return drop_places.place_under_drag(near, pos, carried)


def is_own_hand(layout: TableLayout, zone: ZoneId) -> bool:
    """Whether a zone is the viewer's own hand, where every card is at home."""
    slot = layout.slots[zone]
    return slot.mine and slot.look.spot is Spot.HAND


def refusal_sentence(
    table: GestureHost, meant: Intent, refuse: RefuseGesture, choices: Sequence[PresentedChoice]
) -> str:
    """The sentence of the rules; they are asked about what was meant if nobody offered it."""
    if refuse.code:
        return refuse.text
    tries = intent.unoffered_actions(meant.grip, meant.target, choices)
    if not tries and not any(
        c.refused is None for c in intent.matching_choices(meant.grip, choices)
    ):
        tries = intent.unoffered_actions(meant.grip, None, choices)
    for action in tries:
        refusal = table.explain_refusal(action)
        if refusal is not None:
            return refusal.text
    return refuse.text


def why_fixed(table: GestureHost, target: HitTarget, choices: Sequence[PresentedChoice]) -> str:
    """Why a card that lies on the table cannot be taken: nothing begins with it."""
    zone = target.name.zone if isinstance(target.name, Place) else None
    slot = None if zone is None else table.current_layout.slots.get(zone)
    if slot is not None and slot.look.note:
        return slot.look.note
    return refusal_sentence(table, Intent(target.grip, None), RefuseGesture(table.prompt), choices)


def _covers(carried: pygame.Rect, area: pygame.Rect) -> bool:
    both = carried.clip(area)
    return both.w * both.h > carried.w * carried.h // 5
