"""Card poses: how the cards of a zone lie in its slot, as one pose a card; pure numbers."""

from __future__ import annotations

import itertools
import math
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from game.engine.zones import Seat
from game.presentation.zone_look import Shape, Spot
from game.table.cards.hand_fan import hand_fan_poses
from game.table.cards.hand_order import DisplayOrder
from game.table.cards.pose import Pose
from game.table.layout import play_rows
from game.table.layout.seating import HOUSE
from game.table.layout.slot import CARD_RATIO, Slot
from game.table.layout.table_layout import TableLayout
from game.table.layout.viewport import Box

_RING_START = 122.0
_RING_STEP = 46.0
_RING_ARC = 296.0
_LEAST, _LINE = 0.4, 0.5
"""Cards of a row lie so far from each other at least, in widths, and its lines, in heights."""

_LONG, _CLEAR, _PARTED = 8, 1.02, 0.3
"""A longer row in suits takes two lines, if they cover nothing of each other; suits lie so much
further apart than cards, by the step."""

_TIDY: Mapping[Spot, float] = MappingProxyType({Spot.FRONT: 0.4, Spot.CENTRE: 0.6, Spot.BELOW: 0.3})
"""How untidily piles lie where words or other cards are near, by those beside the middle."""

_HELD_TURN, _HELD_UP = -7.0, 2.6
"""How a card is held up over others."""

_EDGE, _EDGES = 0.16, 8
"""The cards of a low pile on a stone show their edges, so far apart, in u."""

_LOOSE = ((-16.0, -0.5, 0.4), (11.0, 0.7, -0.3), (-4.0, -0.1, 0.1), (22.0, 0.4, 0.6))


class LyingCard(NamedTuple):
    """What decides how one card of a zone lies."""

    down: bool = False
    """Its face is hidden from everybody but perhaps its owner."""
    seat: Seat | None = None
    """Who played it, or whose it is."""
    sideways: bool = False
    joined: bool = False
    """It is part of the play that lies before it."""
    edge: bool = False
    """It lies in the line along the lower edge."""
    bracket: bool = False
    """There are words under it that name it together with others."""


def card_poses(
    layout: TableLayout,
    slot: Slot,
    cards: Sequence[LyingCard],
    neat: bool = True,
    order: DisplayOrder | None = None,
    squared: bool = False,
) -> list[Pose]:
    """One pose for each card of a zone, bottom first; pixels and degrees counter-clockwise.

    *order* says in which order a hand or a row in suits is shown (-1 for a card that may come
    back); *squared* cards lie in one pile, whatever they would do otherwise.
    """
    places, gaps = order or DisplayOrder([])
    shape = slot.look.shape
    count = len(cards)
    if squared:
        return _pile(layout, slot, cards, neat)
    if shape is Shape.FAN and slot.mine:
        shown = hand_fan_poses(slot.box, slot.card, count, layout.frame.u, layout.frame.cx, gaps)
        result = list(shown)
        for position, at in enumerate(places or range(count)):
            result[at] = shown[position]
        return result
    if shape is Shape.FAN:
        return _small_fan(layout, slot, count)
    if shape is Shape.RING:
        return _ring(layout, slot, cards)
    if shape is Shape.PLAYS:
        return _plays(layout, slot, cards)
    if shape is Shape.TRICK:
        return _trick(layout, slot, cards)
    if shape is Shape.ROW and places and slot.look.row.by_suit:
        return _suited(layout, slot, places, gaps)
    if shape is Shape.ROW:
        return _row(layout, slot, cards)
    return _pile(layout, slot, cards, neat)


def _pose(layout: TableLayout, slot: Slot, x: float, y: float, turn: float, height: float) -> Pose:
    u = layout.frame.u
    return Pose(x * u, y * u, turn, slot.card * u, height)


def _small_fan(layout: TableLayout, slot: Slot, count: int) -> list[Pose]:
    card = slot.card
    x, y = slot.box.middle
    step = min(card * 0.56, (slot.box.w - card) / max(1, count - 1))
    degrees = min(9.0, 34.0 / max(1, count - 1))
    result = []
    for i in range(count):
        k = i - (count - 1) / 2
        drop = abs(k * degrees) ** 1.3 * 0.006 * card
        result.append(_pose(layout, slot, x + k * step, y + drop, -k * degrees, 0.2))
    return result


def _ring(layout: TableLayout, slot: Slot, cards: Sequence[LyingCard]) -> list[Pose]:
    """From the upper left round by the viewer's side; later cards squeeze the earlier ones."""
    count = len(cards)
    half = slot.card * 0.66
    x0, y0 = slot.box.middle
    reach = 2.6 + 0.12 * max(0, count - 7)
    rx = max(slot.card, min(slot.box.w / 2 - half - 0.5, slot.card * reach))
    ry = max(slot.card * 0.6, min(slot.box.h / 2 - slot.card * 0.8, slot.card * 1.7))
    step = min(_RING_STEP, _RING_ARC / max(1, count - 1))
    result = []
    for i, lying in enumerate(cards):
        a = math.radians(_RING_START + i * step)
        x, y = x0 + rx * math.cos(a), y0 - ry * math.sin(a)
        turn = (7.0, -5.0, 3.0, -8.0, 5.0)[i % 5]
        if lying.down and lying.seat is not None and lying.seat in layout.chairs:
            turn, dx, dy = _towards(layout, lying.seat, x, y)
            x, y = x + dx * 0.6, y + dy * 0.4
        result.append(_pose(layout, slot, x, y, turn, 0.5))
    return result


def _towards(layout: TableLayout, seat: Seat, x: float, y: float) -> tuple[float, float, float]:
    """The turn whose top points at a seat, and the direction there."""
    chair = layout.chairs[seat]
    tx, ty = (chair.x, chair.y) if chair.side != "own" else (layout.frame.cx, layout.frame.h)
    dx, dy = tx - x, ty - y
    length = math.hypot(dx, dy) or 1.0
    return math.degrees(math.atan2(-dx, -dy)), dx / length, dy / length


def _trick(layout: TableLayout, slot: Slot, cards: Sequence[LyingCard]) -> list[Pose]:
    """Each card on its player's side, as close round the middle as no two cover each other."""
    x0, y0 = slot.box.middle
    card = slot.card
    sides = {seat: (dx, dy) for seat, dx, dy in slot.sides}
    result = []
    for i, lying in enumerate(cards):
        x, y, tilt = x0 + (i - (len(cards) - 1) / 2) * card * 0.6, y0, 0.0
        seat = HOUSE if lying.seat is None else lying.seat
        if seat in sides:
            dx, dy = sides[seat]
            x, y, tilt = x0 + dx * card, y0 + dy * card * CARD_RATIO, (-2.0, 2.5, -3.0, 1.5)[i % 4]
        result.append(_pose(layout, slot, x, y, tilt, 0.5))
    return result


def _plays(layout: TableLayout, slot: Slot, cards: Sequence[LyingCard]) -> list[Pose]:
    """Plays that lie side by side, and small along the edge what was only thrown in."""
    parted = [(lying.joined, lying.edge, lying.bracket) for lying in cards]
    found = play_rows.place_plays(slot.box, parted, slot.look.row.marked_below, layout.text)
    u = layout.frame.u
    return [Pose(x * u, y * u, 0.0, wide * u, 0.3) for x, y, wide in found]


def _row(layout: TableLayout, slot: Slot, cards: Sequence[LyingCard]) -> list[Pose]:
    """In order; in as many lines as show every index, if there is room for them."""
    count, card, box = len(cards), slot.card, slot.box
    if slot.upright or count < 2:
        return _line(layout, slot, cards, box)
    most = max(1, int((box.h / (card * CARD_RATIO) - 1) / _LINE) + 1)
    per_line = max(1, int((box.w - card) / (card * _LEAST) + 1.001))
    lines = min(most, math.ceil(count / per_line))
    if lines == 1:
        return _line(layout, slot, cards, box)
    each = math.ceil(count / lines)
    tall = card * CARD_RATIO
    down = min(tall * 1.04, (box.h - tall) / (lines - 1))
    y = box.y + (box.h - tall - down * (lines - 1)) / 2
    result: list[Pose] = []
    for first in range(0, count, each):
        line = box._replace(y=y, h=tall)
        result += _line(layout, slot, cards[first : first + each], line)
        y += down
    return result


def _line(layout: TableLayout, slot: Slot, cards: Sequence[LyingCard], box: Box) -> list[Pose]:
    count, card = len(cards), slot.card
    long = box.h if slot.upright else box.w
    step = card * slot.step
    if count > 1:
        step = min(step, (long - card) / (count - 1))
    start = card / 2
    if not slot.upright:
        start = (long - step * (max(count, slot.look.room.slots) - 1)) / 2
    result = []
    for i, lying in enumerate(cards):
        along = start + i * step
        x, y = box.middle
        if slot.upright:
            y = box.y + along
        else:
            x = box.x + along
        turn = slot.turn + (90.0 if lying.sideways else 0.0)
        result.append(_pose(layout, slot, x, y, turn, 0.3))
    return result


def spread_slot(layout: TableLayout, slot: Slot, count: int) -> Slot:
    """The slot in which a pile is spread for a moment, so that every index can be read."""
    wide = slot.card * (_LEAST * (count - 1) + CARD_RATIO)
    x = min(max(slot.box.middle[0] - wide / 2, 0.5), layout.frame.w - wide - 0.5)
    return slot._replace(box=slot.box._replace(x=x, w=wide), step=_LEAST)


def _suited(
    layout: TableLayout, slot: Slot, order: Sequence[int], gaps: frozenset[int]
) -> list[Pose]:  # fmt: skip
    """Suits apart in one line, or in two where there is room for two whole lines."""
    card, box, count = slot.card, slot.box, len(order)
    tall = card * CARD_RATIO
    breaks = [0, count]
    if count > _LONG and box.h >= 2 * tall * _CLEAR and gaps:
        breaks = [0, min(sorted(gaps), key=lambda at: max(at, count - at)), count]
    down = min(tall * 1.06, (box.h - tall) / max(1, len(breaks) - 2))
    y = box.middle[1] - down * (len(breaks) - 2) / 2
    lines = [
        [at - first + _PARTED * sum(first < gap <= at for gap in gaps) for at in range(first, end)]
        for first, end in itertools.pairwise(breaks)
    ]
    step = min([card * 1.06, *((box.w - card) / line[-1] for line in lines if line[-1])])
    result: dict[int, Pose] = {}
    places = iter(order)
    for line in lines:
        x = box.middle[0] - step * line[-1] / 2
        result |= {next(places): _pose(layout, slot, x + step * on, y, 0, 0.3) for on in line}
        y += down
    return [result[at] for at in sorted(result) if at >= 0]


def empty_slot_poses(layout: TableLayout, slot: Slot) -> list[Pose]:
    """Where the empty places of a zone are outlined."""
    if not slot.look.room.slots:
        return []
    return _line(layout, slot, [LyingCard()] * slot.look.room.slots, slot.box)


def _pile(layout: TableLayout, slot: Slot, cards: Sequence[LyingCard], neat: bool) -> list[Pose]:
    x, y = slot.box.middle
    look, count = slot.look, len(cards)
    result = []
    for i, lying in enumerate(cards):
        turn = slot.turn + (90.0 if lying.sideways else 0.0)
        if look.pile.trick_size:
            result.append(_crossed(layout, slot, i))
        elif look.anchor.held_above:
            result.append(_pose(layout, slot, x, y, turn + _HELD_TURN, _HELD_UP))
        elif neat or look.room.across:
            k = min(i, 24) if count > 6 else i
            shift = _EDGE if look.pile.on_stone and count <= _EDGES else 0.03
            result.append(_pose(layout, slot, x - shift * k, y - 1.5 * shift * k, turn, 0.1))
        else:
            part = _TIDY.get(look.spot, 1.0)
            lean, dx, dy = (part * by for by in _LOOSE[i % 4])
            result.append(_pose(layout, slot, x + dx, y + dy, turn + lean, 0.1))
    return result


def _crossed(layout: TableLayout, slot: Slot, i: int) -> Pose:
    """A card of a pile of tricks: each trick lies across the one below and shows its edge."""
    x, y = slot.box.middle
    trick = i // slot.look.pile.trick_size
    k = min(trick, 14)
    turn = 90.0 if trick % 2 else 0.0
    return _pose(layout, slot, x - 0.05 * k, y - 0.16 * k, slot.turn + turn, 0.1)
