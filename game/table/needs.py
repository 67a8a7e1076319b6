"""The needs: which zones take room on the table just now, and for how many cards."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from game.engine.zones import Board, Look, Seat, Spot, ZoneId, ZoneSpec
from game.table.slot import TALL

Held: TypeAlias = tuple[tuple[ZoneId, int], ...]
"""Zones that hold cards or wait for some, and for how many they need room, in rough steps."""

_STEPS = (1, 2, 3, 4, 5, 6, 8, 10, 13, 16, 20, 26, 32, 40)
"""A zone grows and shrinks by these, so that the table keeps calm."""

_WHOLE = (Look.RING, Look.TRICK, Look.PLAYS)
"""What has the whole middle, however many cards lie there."""

_WIDE = 0.84
"""The widest a small letter of a caption is on average, in u, at a text scale of 1."""


class Need(NamedTuple):
    """One zone that takes room, and for how many cards side by side."""

    zone: ZoneId
    spec: ZoneSpec
    cards: int


Zones: TypeAlias = Mapping[Spot, Sequence[Need]]


def rough(count: int) -> int:
    """A number of cards, rounded up to a step."""
    return next((step for step in _STEPS if step >= count), count)


def held(
    board: Board,
    counts: Mapping[ZoneId, int],
    wanted: Collection[ZoneId],
    squared: Collection[ZoneId],
) -> Held:
    """What decides how much room zones take.

    *counts* are their cards, *wanted* the zones on which something may be laid now, *squared*
    those whose cards lie in one neat heap.
    """
    found = []
    zones = board.present({*counts, *wanted})
    guests = [zone for zone in zones if board.spec(zone).at]
    for zone in zones:
        spec, count = board.spec(zone), counts.get(zone, 0)
        if spec.at:
            continue
        for guest in guests:
            if host(board, guest) == zone:
                count = max(count, counts.get(guest, 0), int(guest in wanted))
        least = _least(spec)
        if spec.spot is Spot.HAND:
            if count and several_hands(board, zone):
                found.append((zone, rough(count)))
        elif spec.spot in (Spot.RIM, Spot.AWAY) or spec.look in _WHOLE:
            if spec.passing and (count or zone in wanted):
                found.append((zone, 1))
        elif spec.passing and (count or zone in wanted):
            found.append((zone, 1 if zone in squared else max(least, rough(count))))
        elif spec.look is Look.ROW and count > least:
            found.append((zone, rough(count)))
    return tuple(found)


def host(board: Board, zone: ZoneId) -> ZoneId | None:
    """The zone in whose place the cards of this one lie."""
    at = board.spec(zone).at
    return ZoneId(at, zone.owner, zone.n) if at else None


def several_hands(board: Board, zone: ZoneId) -> bool:
    """Whether the owner of a hand holds another one."""
    return ZoneId(zone.name, zone.owner, 1) in board.index


def _least(spec: ZoneSpec) -> int:
    """For how many cards a zone has room as soon as it lies there."""
    if spec.look is Look.PILE:
        return 1
    return spec.slots or spec.usual or (1 if spec.passing else 4)


def by_spot(board: Board, holding: Held) -> Zones:
    """All zones that take room now, by where they have their place."""
    now = dict(holding)
    names = {name: i for i, name in enumerate(board.specs)}
    found: dict[Spot, list[Need]] = {spot: [] for spot in Spot}
    for zone in sorted(board.present(now), key=lambda z: (names[z.name], z.n)):
        spec = board.spec(zone)
        if (spec.passing and zone not in now) or spec.at:
            continue
        spot = spec.spot
        if zone.owner is None and spot in (Spot.FRONT, Spot.HAND):
            spot = Spot.BESIDE
        found[spot].append(Need(zone, spec, now.get(zone, 0)))
    return found


def owned(needs: Sequence[Need], seat: Seat) -> list[Need]:
    """Those of one seat."""
    return [need for need in needs if need.zone.owner == seat]


def square(spec: ZoneSpec) -> bool:
    """Whether cards of a heap may lie across it."""
    return spec.across or spec.trick > 0


def breadth(need: Need, step: float) -> float:
    """How wide a zone is, in widths of a card, with its cards *step* widths apart."""
    if need.spec.look is Look.PILE:
        return TALL if square(need.spec) else 1.0
    count = need.cards if need.spec.passing else max(need.cards, _least(need.spec))
    return (max(1, count) - 1) * step + (TALL if need.spec.across else 1)


def words(need: Need, text_scale: float) -> float:
    """How wide the words under a zone are at most, in u; 0 if none stand there."""
    if not need.spec.label and not need.spec.slots:
        return 0.0
    number = 7 if need.spec.slots else 3
    return (len(need.spec.label) + number) * _WIDE * text_scale + 2.0
