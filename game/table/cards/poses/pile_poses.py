"""Pile poses: how cards lie on each other, a little spread or crosswise."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from game.presentation.zone_look import Spot
from game.table.cards.poses.pose import Pose
from game.table.cards.poses.pose_input import PoseInput, slot_pose
from game.table.layout.slot import Slot
from game.table.layout.table_layout import TableLayout

_TIDY: Mapping[Spot, float] = MappingProxyType({Spot.FRONT: 0.4, Spot.CENTRE: 0.6, Spot.BELOW: 0.3})
"""How untidily piles lie where words or other cards are near, by those beside the middle."""
_HELD_TURN, _HELD_UP = -7.0, 2.6
"""How a card is held up over others."""
_EDGE, _EDGES = 0.16, 8
"""The cards of a low pile on a stone show their edges, so far apart, in u."""
_LOOSE = ((-16.0, -0.5, 0.4), (11.0, 0.7, -0.3), (-4.0, -0.1, 0.1), (22.0, 0.4, 0.6))


def pile_poses(
    layout: TableLayout, slot: Slot, cards: Sequence[PoseInput], neat: bool
) -> list[Pose]:
    """One pose for each card of a pile, bottom first; *neat* piles are straight."""
    x, y = slot.box.middle
    look, count = slot.look, len(cards)
    result = []
    for i, lying in enumerate(cards):
        turn = slot.turn + (90.0 if lying.sideways else 0.0)
        if look.pile.trick_size:
            result.append(_crossed(layout, slot, i))
        elif look.anchor.held_above:
            result.append(slot_pose(layout, slot, x, y, turn + _HELD_TURN, _HELD_UP))
        elif neat or look.room.across:
            k = min(i, 24) if count > 6 else i
            shift = _EDGE if look.pile.on_stone and count <= _EDGES else 0.03
            result.append(slot_pose(layout, slot, x - shift * k, y - 1.5 * shift * k, turn, 0.1))
        else:
            part = _TIDY.get(look.spot, 1.0)
            lean, dx, dy = (part * by for by in _LOOSE[i % 4])
            result.append(slot_pose(layout, slot, x + dx, y + dy, turn + lean, 0.1))
    return result


def _crossed(layout: TableLayout, slot: Slot, i: int) -> Pose:
    """A card of a pile of tricks: each trick lies across the one below and shows its edge."""
    x, y = slot.box.middle
    trick = i // slot.look.pile.trick_size
    k = min(trick, 14)
    turn = 90.0 if trick % 2 else 0.0
    return slot_pose(layout, slot, x - 0.05 * k, y - 0.16 * k, slot.turn + turn, 0.1)
