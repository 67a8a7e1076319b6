"""Zone space: which zones take room on the table just now, and for how many cards."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from game.engine.zones import Seat, ZoneId, ZoneRegistry, ZoneSpec
from game.presentation.zone_look import Shape, Spot, ZoneLook, zone_look_of
from game.table.layout.slot import CARD_RATIO
from game.table.layout.text_room import label_scale

HeldCounts: TypeAlias = tuple[tuple[ZoneId, int], ...]
"""Zones that hold cards or wait for some, and for how many they need room, in rough steps."""

_STEPS = (1, 2, 3, 4, 5, 6, 8, 10, 13, 16, 20, 26, 32, 40)
"""A zone grows and shrinks by these, so that the table keeps calm."""

_WHOLE = (Shape.RING, Shape.TRICK, Shape.PLAYS)
"""What has the whole middle, however many cards lie there."""

_WIDE = 0.84
"""The widest a small letter of a caption is on average, in u, at a text scale of 1."""


class ZoneSpace(NamedTuple):
    """One zone that takes room, and for how many cards side by side."""

    zone: ZoneId
    spec: ZoneSpec
    cards: int
    taken: bool = True
    """Whether it lies there now; False where only its place is kept."""

    @property
    def look(self) -> ZoneLook:
        """How the zone is shown."""
        return zone_look_of(self.spec)


SpacesBySpot: TypeAlias = Mapping[Spot, Sequence[ZoneSpace]]


def rounded_count(count: int) -> int:
    """A number of cards, rounded up to a step."""
    return next((step for step in _STEPS if step >= count), count)


def held_counts(
    zone_registry: ZoneRegistry,
    counts: Mapping[ZoneId, int],
    wanted: Collection[ZoneId],
    squared: Collection[ZoneId],
) -> HeldCounts:
    """What decides how much room zones take.

    *counts* are their cards, *wanted* the zones on which something may be laid now, *squared*
    those whose cards lie in one neat pile.
    """
    found = []
    zones = zone_registry.present({*counts, *wanted})
    guests = [zone for zone in zones if zone_look_of(zone_registry.spec(zone)).anchor.placed_on]
    for zone in zones:
        look, count = zone_look_of(zone_registry.spec(zone)), counts.get(zone, 0)
        if look.anchor.placed_on:
            continue
        for guest in guests:
            if host_zone(zone_registry, guest) == zone:
                count = max(count, counts.get(guest, 0), int(guest in wanted))
        least = _least(look)
        if look.spot is Spot.HAND:
            if count and has_several_hands(zone_registry, zone):
                found.append((zone, rounded_count(count)))
        elif look.spot in (Spot.RIM, Spot.AWAY) or look.shape in _WHOLE:
            if look.room.collapsible and (count or zone in wanted):
                found.append((zone, 1))
        elif look.room.collapsible and (count or zone in wanted):
            found.append((zone, 1 if zone in squared else max(least, rounded_count(count))))
        elif look.shape is Shape.ROW and count > least:
            found.append((zone, rounded_count(count)))
    return tuple(found)


def host_zone(zone_registry: ZoneRegistry, zone: ZoneId) -> ZoneId | None:
    """The zone in whose place the cards of this one lie."""
    at = zone_look_of(zone_registry.spec(zone)).anchor.placed_on
    return ZoneId(at, zone.owner, zone.n) if at else None


def has_several_hands(zone_registry: ZoneRegistry, zone: ZoneId) -> bool:
    """Whether the owner of a hand holds another one."""
    return ZoneId(zone.name, zone.owner, 1) in zone_registry.index


def _least(look: ZoneLook) -> int:
    """For how many cards a zone has room as soon as it lies there."""
    if look.shape is Shape.PILE:
        return 1
    return look.room.slots or look.room.reserve or (1 if look.room.collapsible else 4)


def spaces_by_spot(zone_registry: ZoneRegistry, holding: HeldCounts) -> SpacesBySpot:
    """All zones that take room now, by where they have their place."""
    now = dict(holding)
    names = {name: i for i, name in enumerate(zone_registry.specs)}
    found: dict[Spot, list[ZoneSpace]] = {spot: [] for spot in Spot}
    for zone in sorted(zone_registry.present(now), key=lambda z: (names[z.name], z.n)):
        spec = zone_registry.spec(zone)
        look = zone_look_of(spec)
        taken = zone in now or not look.room.collapsible
        if not (taken or look.room.keeps_place) or look.anchor.placed_on:
            continue
        spot = look.spot
        if zone.owner is None and spot in (Spot.FRONT, Spot.HAND):
            spot = Spot.BESIDE
        found[spot].append(
            ZoneSpace(zone, spec, now.get(zone, 0 if taken else _least(look)), taken)
        )
    return found


def spaces_of_seat(needs: Sequence[ZoneSpace], seat: Seat) -> list[ZoneSpace]:
    """Those of one seat."""
    return [need for need in needs if need.zone.owner == seat]


def may_lie_across(look: ZoneLook) -> bool:
    """Whether cards of a pile may lie across it."""
    return look.room.across or look.pile.trick_size > 0


def zone_width(need: ZoneSpace, step: float) -> float:
    """How wide a zone is, in widths of a card, with its cards *step* widths apart."""
    if need.look.shape is Shape.PILE:
        return CARD_RATIO if may_lie_across(need.look) else 1.0
    count = need.cards if need.look.room.collapsible else max(need.cards, _least(need.look))
    return (max(1, count) - 1) * step + (CARD_RATIO if need.look.room.across else 1)


def caption_width(need: ZoneSpace, text_scale: float) -> float:
    """How wide the words under a zone are at most, in u; 0 if none stand there."""
    if not need.look.caption and not need.look.room.slots:
        return 0.0
    number = 7 if need.look.room.slots else 3
    return (len(need.look.caption) + number) * _WIDE * label_scale(text_scale) + 2.0
