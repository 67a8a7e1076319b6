"""Card poses: how the cards of a zone lie in its slot, as one pose a card; pure numbers."""

from __future__ import annotations

from collections.abc import Sequence

from game.presentation.zone_look import Shape
from game.table.cards.hand_order import DisplayOrder
from game.table.cards.poses.hand_fan import hand_fan_poses
from game.table.cards.poses.pile_poses import pile_poses
from game.table.cards.poses.pose import Pose
from game.table.cards.poses.pose_input import PoseInput, slot_pose
from game.table.cards.poses.row_poses import LEAST_STEP, line_poses, row_poses, suit_row_poses
from game.table.cards.poses.trick_poses import ring_poses, trick_poses
from game.table.layout import play_rows
from game.table.layout.slot import CARD_RATIO, Slot
from game.table.layout.table_layout import TableLayout


def card_poses(
    layout: TableLayout,
    slot: Slot,
    cards: Sequence[PoseInput],
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
        return pile_poses(layout, slot, cards, neat)
    if shape is Shape.FAN and slot.mine:
        shown = hand_fan_poses(slot.box, slot.card, count, layout.frame, gaps)
        result = list(shown)
        for position, at in enumerate(places or range(count)):
            result[at] = shown[position]
        return result
    if shape is Shape.FAN:
        return _small_fan(layout, slot, count)
    if shape is Shape.RING:
        return ring_poses(layout, slot, cards)
    if shape is Shape.PLAYS:
        return _plays(layout, slot, cards)
    if shape is Shape.TRICK:
        return trick_poses(layout, slot, cards)
    if shape is Shape.ROW and places and slot.look.row.by_suit:
        return suit_row_poses(layout, slot, places, gaps)
    if shape is Shape.ROW:
        return row_poses(layout, slot, cards)
    return pile_poses(layout, slot, cards, neat)


def _small_fan(layout: TableLayout, slot: Slot, count: int) -> list[Pose]:
    card = slot.card
    x, y = slot.box.middle
    step = min(card * 0.56, (slot.box.w - card) / max(1, count - 1))
    degrees = min(9.0, 34.0 / max(1, count - 1))
    result = []
    for i in range(count):
        k = i - (count - 1) / 2
        drop = abs(k * degrees) ** 1.3 * 0.006 * card
        result.append(slot_pose(layout, slot, x + k * step, y + drop, -k * degrees, 0.2))
    return result


def _plays(layout: TableLayout, slot: Slot, cards: Sequence[PoseInput]) -> list[Pose]:
    """Plays that lie side by side, and small along the edge what was only thrown in."""
    parted = [(lying.joined, lying.edge, lying.bracket) for lying in cards]
    found = play_rows.place_plays(slot.box, parted, slot.look.row.marked_below, layout.text)
    u = layout.frame.u
    return [Pose(x * u, y * u, 0.0, wide * u, 0.3) for x, y, wide in found]


def spread_slot(layout: TableLayout, slot: Slot, count: int) -> Slot:
    """The slot in which a pile is spread for a moment, so that every index can be read."""
    wide = slot.card * (LEAST_STEP * (count - 1) + CARD_RATIO)
    x = min(max(slot.box.middle[0] - wide / 2, 0.5), layout.frame.w - wide - 0.5)
    return slot._replace(box=slot.box._replace(x=x, w=wide), step=LEAST_STEP)


def empty_slot_poses(layout: TableLayout, slot: Slot) -> list[Pose]:
    """Where the empty places of a zone are outlined."""
    if not slot.look.room.slots:
        return []
    return line_poses(layout, slot, [PoseInput()] * slot.look.room.slots, slot.box)
