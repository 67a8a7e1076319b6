"""The pose: where a card is, how it is turned, how large it is and how high above the table."""

from __future__ import annotations

from typing import NamedTuple


class Pose(NamedTuple):
    """A card's middle in pixels, its turn in degrees counter-clockwise, width and height.

    *lift* is the height over the table: 0 lies, 1 is held, 2.5 is lifted, 4 flies.
    """

    x: float
    y: float
    turn: float
    wide: float
    lift: float

    def moved(self, dx: float, dy: float) -> Pose:
        """The same elsewhere."""
        return self._replace(x=self.x + dx, y=self.y + dy)

    def near(self, other: Pose) -> bool:
        """Whether no eye could tell the two apart."""
        return (
            abs(self.x - other.x) < 0.25 and abs(self.y - other.y) < 0.25
            and abs(self.turn - other.turn) < 0.1 and abs(self.wide - other.wide) < 0.5
        )  # fmt: skip


def interpolate_pose(a: Pose, b: Pose, part: float) -> Pose:
    """The pose *part* (0 to 1, more for an overshoot) of the way from *a* to *b*.

    The turn takes the shorter way round.
    """
    round_way = (b.turn - a.turn + 180) % 360 - 180
    return Pose(
        a.x + (b.x - a.x) * part,
        a.y + (b.y - a.y) * part,
        a.turn + round_way * part,
        a.wide + (b.wide - a.wide) * part,
        a.lift + (b.lift - a.lift) * part,
    )
