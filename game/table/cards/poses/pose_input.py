"""The pose input: all that decides how one card of a zone lies, by which its pose is reckoned."""

from __future__ import annotations

from typing import NamedTuple

from game.engine.zones import Seat
from game.table.cards.poses.pose import Pose
from game.table.layout.slot import Slot
from game.table.layout.table_layout import TableLayout


class PoseInput(NamedTuple):
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


def slot_pose(
    layout: TableLayout, slot: Slot, x: float, y: float, turn: float, height: float
) -> Pose:
    """The pose of a card of *slot* whose middle is at (*x*, *y*) u, *turn* degrees turned."""
    u = layout.frame.u
    return Pose(x * u, y * u, turn, slot.card * u, height)
