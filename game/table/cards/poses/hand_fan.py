"""The hand fan: how the viewer's own hand lies, in one row or, if it is large, in two."""

from __future__ import annotations

import math
from typing import NamedTuple

from game.table.cards.card_pictures import LARGE_INDEX_BELOW
from game.table.cards.poses.pose import Pose
from game.table.layout.hand_areas import HAND_CARD_WIDTH
from game.table.layout.slot import CARD_RATIO
from game.table.layout.viewport import Box, Viewport

_STEP = 0.8
_LEAST, _LEAST_SMALL = 0.246, 0.4
"""From card to card at least; small cards carry a larger index."""

_DEGREES, _SPREAD = 7.0, 24.0
_EDGE = 1.25
"""What the outermost cards take, which lean outwards, in widths."""

_GROUP = 0.5
"""How much further apart two groups lie, by the width of a card."""

_FULL = 0.84
"""Two rows begin when cards in one row would be smaller than this part of their size."""

_RISE = 2.0
"""The middle of a row rises a little above its ends."""

_DOWN = 0.42
"""From the back row to the front row, by the height of a card."""

_BELOW = 3.8
"""How far the front row reaches below the place of the hand, in u: the back row, picked cards
included, stays below the status line."""


def hand_fan_poses(
    box: Box, most: float, count: int, frame: Viewport, gaps: frozenset[int] = frozenset()
) -> list[Pose]:
    """Poses of *count* cards in *box* (u), each at most *most* u wide, about the middle of *frame*.

    *gaps* are the positions that begin a new group: between groups there is some room.
    """
    if not count:
        return []
    u = frame.u
    whole = _Line(count, tuple(sorted(gaps)))
    half = math.ceil(count / 2)
    upper = _Line(half, tuple(gap for gap in whole.gaps if gap < half))
    lower = _Line(count - half, tuple(gap - half for gap in whole.gaps if gap > half))
    one = _card(box, most, whole, u)
    most_of_two = min(most, HAND_CARD_WIDTH) * _FULL  # two rows leave no room for larger ones
    two = min(_card(box, most_of_two, line, u) for line in (upper, lower))
    if one >= most * _FULL or two <= one:
        return _row(box, one, whole, frame, box.middle[1] + 1.5)
    tall = two * CARD_RATIO
    front = min(box.bottom + _BELOW, box.y + _RISE + tall * (1.0 + _DOWN)) - tall / 2
    back = front - tall * _DOWN
    return [*_row(box, two, upper, frame, back), *_row(box, two, lower, frame, front)]


class _Line(NamedTuple):
    """One row of a hand: how many cards, and before which of them a new group begins."""

    cards: int
    gaps: tuple[int, ...]

    @property
    def steps(self) -> int:
        """The steps from card to card."""
        return max(1, self.cards - 1)

    @property
    def between(self) -> float:
        """The room between all groups, in widths of a card."""
        return len(self.gaps) * _GROUP


def _card(box: Box, most: float, line: _Line, u: float) -> float:
    """The largest width with which the cards of a row all show their index."""
    card = min(most, box.w / (_EDGE + _LEAST * line.steps + line.between))
    if card * u >= LARGE_INDEX_BELOW:
        return card
    return min(card, box.w / (_EDGE + _LEAST_SMALL * line.steps + line.between))


def _row(box: Box, card: float, line: _Line, frame: Viewport, y: float) -> list[Pose]:
    """Side by side on a wide arc; between two groups there is room for a part of a card."""
    u = frame.u
    least = _LEAST if card * u >= LARGE_INDEX_BELOW else _LEAST_SMALL
    room = box.w - card * (_EDGE + line.between)
    step = min(card * _STEP, max(card * least, room / line.steps))
    degrees = min(_DEGREES, _SPREAD / line.steps) * step / (card * _STEP)
    extra = card * _GROUP / step
    at = [i + extra * sum(gap <= i for gap in line.gaps) for i in range(line.cards)]
    wide = step * at[-1] + card * _EDGE
    low, high = box.x + wide / 2, box.right - wide / 2
    cx = min(max(frame.cx, low), high) if low <= high else box.x + box.w / 2
    radius = step / math.radians(degrees)
    rise = min(1.8, radius * (1 - math.cos(math.radians(degrees * at[-1] / 2))) * 0.5)
    flat = _flatness(card, radius, math.radians(degrees * at[-1] / 2), y - rise, frame.h)
    result = []
    for place in at:
        k = place - at[-1] / 2
        a = math.radians(k * degrees)
        dx, dy = radius * math.sin(a), radius * (1 - math.cos(a)) * flat
        result.append(Pose((cx + dx) * u, (y + dy - rise) * u, -k * degrees, card * u, 1.0))
    return result


def _flatness(card: float, radius: float, end: float, y: float, floor: float) -> float:
    """The part of its drop that an arc keeps, so that its ends stay above *floor*.

    Cards so large that the middle ones hang out below anyway need not be seen any farther down.
    """
    half, drop = card * CARD_RATIO / 2, radius * (1 - math.cos(end))
    low = y + drop + half * math.cos(end) + card / 2 * math.sin(end)
    over = low - max(floor, y + half)
    return max(0.0, 1 - over / drop) if over > 0 and drop > 0 else 1.0
