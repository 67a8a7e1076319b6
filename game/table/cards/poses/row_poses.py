"""Row poses: how cards lie side by side, in lines, or with their suits apart."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence

from game.table.cards.poses.pose import Pose
from game.table.cards.poses.pose_input import PoseInput, slot_pose
from game.table.layout.slot import CARD_RATIO, Slot
from game.table.layout.table_layout import TableLayout
from game.table.layout.viewport import Box

LEAST_STEP, _LINE = 0.4, 0.5
"""Cards of a row lie so far from each other at least, in widths, and its lines, in heights."""
_LONG, _CLEAR, _PARTED = 8, 1.02, 0.3
"""A longer row in suits takes two lines, if they cover nothing of each other; suits lie so much
further apart than cards, by the step."""


def row_poses(layout: TableLayout, slot: Slot, cards: Sequence[PoseInput]) -> list[Pose]:
    """In order; in as many lines as show every index, if there is room for them."""
    count, card, box = len(cards), slot.card, slot.box
    if slot.upright or count < 2:
        return line_poses(layout, slot, cards, box)
    most = max(1, int((box.h / (card * CARD_RATIO) - 1) / _LINE) + 1)
    per_line = max(1, int((box.w - card) / (card * LEAST_STEP) + 1.001))
    lines = min(most, math.ceil(count / per_line))
    if lines == 1:
        return line_poses(layout, slot, cards, box)
    each = math.ceil(count / lines)
    tall = card * CARD_RATIO
    down = min(tall * 1.04, (box.h - tall) / (lines - 1))
    y = box.y + (box.h - tall - down * (lines - 1)) / 2
    result: list[Pose] = []
    for first in range(0, count, each):
        line = box._replace(y=y, h=tall)
        result += line_poses(layout, slot, cards[first : first + each], line)
        y += down
    return result


def line_poses(layout: TableLayout, slot: Slot, cards: Sequence[PoseInput], box: Box) -> list[Pose]:
    """The poses of one line of *cards* in *box*."""
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
        result.append(slot_pose(layout, slot, x, y, turn, 0.3))
    return result


def suit_row_poses(
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
        result |= {next(places): slot_pose(layout, slot, x + step * on, y, 0, 0.3) for on in line}
        y += down
    return [result[at] for at in sorted(result) if at >= 0]
