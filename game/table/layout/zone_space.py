"""Zone space: which zones take room on the table just now, and for how many cards."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from game.engine.zones import Look, Seat, Spot, ZoneId, ZoneRegistry, ZoneSpec
from game.table.layout.slot import CARD_RATIO

HeldCounts: TypeAlias = tuple[tuple[ZoneId, int], ...]
"""Zones that hold cards or wait for some, and for how many they need room, in rough steps."""

_STEPS = (1, 2, 3, 4, 5, 6, 8, 10, 13, 16, 20, 26, 32, 40)
"""A zone grows and shrinks by these, so that the table keeps calm."""

_WHOLE = (Look.RING, Look.TRICK, Look.PLAYS)
"""What has the whole middle, however many cards lie there."""

_WIDE = 0.84
"""The widest a small letter of a caption is on average, in u, at a text scale of 1."""


class ZoneSpace(NamedTuple):
    """One zone that takes room, and for how many cards side by side."""

    zone: ZoneId
    spec: ZoneSpec
    cards: int


SpacesBySpot: TypeAlias = Mapping[Spot, Sequence[ZoneSpace]]


def rounded_count(count: int) -> int:
    """A number of cards, rounded up to a step."""
    return next((step for step in _STEPS if step >= count), count)


def held_counts(
    board: ZoneRegistry,
    counts: Mapping[ZoneId, int],
    wanted: Collection[ZoneId],
    squared: Collection[ZoneId],
) -> HeldCounts:
    """What decides how much room zones take.

    *counts* are their cards, *wanted* the zones on which something may be laid now, *squared*
    those whose cards lie in one neat pile.
    """
    found = []
    zones = board.present({*counts, *wanted})
    guests = [zone for zone in zones if board.spec(zone).placed_on]
    for zone in zones:
        spec, count = board.spec(zone), counts.get(zone, 0)
        if spec.placed_on:
            continue
        for guest in guests:
            if host_zone(board, guest) == zone:
                count = max(count, counts.get(guest, 0), int(guest in wanted))
        least = _least(spec)
        if spec.spot is Spot.HAND:
            if count and has_several_hands(board, zone):
                found.append((zone, rounded_count(count)))
        elif spec.spot in (Spot.RIM, Spot.AWAY) or spec.look in _WHOLE:
            if spec.collapsible and (count or zone in wanted):
                found.append((zone, 1))
        elif spec.collapsible and (count or zone in wanted):
            found.append((zone, 1 if zone in squared else max(least, rounded_count(count))))
        elif spec.look is Look.ROW and count > least:
            found.append((zone, rounded_count(count)))
    return tuple(found)


def host_zone(board: ZoneRegistry, zone: ZoneId) -> ZoneId | None:
    """The zone in whose place the cards of this one lie."""
    at = board.spec(zone).placed_on
    return ZoneId(at, zone.owner, zone.n) if at else None


def has_several_hands(board: ZoneRegistry, zone: ZoneId) -> bool:
    """Whether the owner of a hand holds another one."""
    return ZoneId(zone.name, zone.owner, 1) in board.index


def _least(spec: ZoneSpec) -> int:
    """For how many cards a zone has room as soon as it lies there."""
    if spec.look is Look.PILE:
        return 1
    return spec.slots or spec.reserve or (1 if spec.collapsible else 4)


def spaces_by_spot(board: ZoneRegistry, holding: HeldCounts) -> SpacesBySpot:
    """All zones that take room now, by where they have their place."""
    now = dict(holding)
    names = {name: i for i, name in enumerate(board.specs)}
    found: dict[Spot, list[ZoneSpace]] = {spot: [] for spot in Spot}
    for zone in sorted(board.present(now), key=lambda z: (names[z.name], z.n)):
        spec = board.spec(zone)
        if (spec.collapsible and zone not in now) or spec.placed_on:
            continue
        spot = spec.spot
        if zone.owner is None and spot in (Spot.FRONT, Spot.HAND):
            spot = Spot.BESIDE
        found[spot].append(ZoneSpace(zone, spec, now.get(zone, 0)))
    return found


def spaces_of_seat(needs: Sequence[ZoneSpace], seat: Seat) -> list[ZoneSpace]:
    """Those of one seat."""
    return [need for need in needs if need.zone.owner == seat]


def may_lie_across(spec: ZoneSpec) -> bool:
    """Whether cards of a pile may lie across it."""
    return spec.across or spec.trick > 0


def zone_width(need: ZoneSpace, step: float) -> float:
    """How wide a zone is, in widths of a card, with its cards *step* widths apart."""
    if need.spec.look is Look.PILE:
        return CARD_RATIO if may_lie_across(need.spec) else 1.0
    count = need.cards if need.spec.collapsible else max(need.cards, _least(need.spec))
    return (max(1, count) - 1) * step + (CARD_RATIO if need.spec.across else 1)


def caption_width(need: ZoneSpace, text_scale: float) -> float:
    """How wide the words under a zone are at most, in u; 0 if none stand there."""
    if not need.spec.label and not need.spec.slots:
        return 0.0
    number = 7 if need.spec.slots else 3
    return (len(need.spec.label) + number) * _WIDE * text_scale + 2.0
