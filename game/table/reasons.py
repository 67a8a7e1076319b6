"""The reasons: what a gesture tried that is not allowed, and the sentence that says why."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.engine.action import Choice
from game.engine.zones import Place, Spot, ZoneId
from game.table import drag, intent
from game.table.intent import Grip, Intent, Refuse, Target
from game.table.layout import Layout
from game.table.things import Thing
from game.table.whole import Table


def barred(
    grip: Grip,
    choices: Sequence[Choice],
    layout: Layout,
    pos: tuple[int, int],
    carried: pygame.Rect,
) -> Target | None:
    """The place below where this may not be let go; its reason will be told."""
    places: dict[Target, pygame.Rect] = {}
    for choice in [*intent.candidates(grip, choices), *choices]:
        target = intent.aim(choice)
        if target in places or (target.middle and not grip.touch):
            continue
        area = drag.area(layout, target)
        if area is not None:
            places[target] = area
    for zone, slot in layout.slots.items():
        if not home(layout, zone):
            places.setdefault(Target(zone), layout.frame.px(slot.box))
    near = {
        target: area for target, area in places.items()
        if area.collidepoint(pos) or _covers(carried, area)
    }  # fmt: skip
    return drag.over(near, pos, carried)


def home(layout: Layout, zone: ZoneId) -> bool:
    """Whether a zone is the viewer's own hand, where every card is at home."""
    slot = layout.slots[zone]
    return slot.mine and slot.spec.spot is Spot.HAND


def tell(table: Table, meant: Intent, refuse: Refuse, choices: Sequence[Choice]) -> str:
    """The sentence of the rules; they are asked about what was meant if nobody offered it."""
    if refuse.code:
        return refuse.text
    tries = intent.borrowed(meant.grip, meant.target, choices)
    if not tries and not any(c.refused is None for c in intent.candidates(meant.grip, choices)):
        tries = intent.borrowed(meant.grip, None, choices)
    for action in tries:
        refusal = table.why_not(action)
        if refusal is not None:
            return refusal.text
    return refuse.text


def stays(table: Table, thing: Thing, choices: Sequence[Choice]) -> str:
    """Why a card that lies on the table cannot be taken: nothing begins with it."""
    zone = thing.name.zone if isinstance(thing.name, Place) else None
    slot = None if zone is None else table.layout_.slots.get(zone)
    if slot is not None and slot.spec.note:
        return slot.spec.note
    return tell(table, Intent(thing.grip, None), Refuse(table.prompt), choices)


def _covers(carried: pygame.Rect, area: pygame.Rect) -> bool:
    both = carried.clip(area)
    return both.w * both.h > carried.w * carried.h // 5
