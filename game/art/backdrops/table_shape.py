"""The table shape: where the table stands in a window, and the points on its rail."""

import math
from random import Random
from typing import Final, NamedTuple

from game.art.palette import tones

SHEET_HEIGHT: Final = 1080
"""Far layers are drawn on a sheet this high, whatever the window; its width follows the window."""


class TableShape(NamedTuple):
    """The table in a window, all in pixels: window, middle and radii of the felt, rail width."""

    width: float
    height: float
    cx: float
    cy: float
    rx: float
    ry: float
    rail: float


class BackdropView(NamedTuple):
    """A window measured on the sheet that is TALL high, and the tones of its night."""

    width: float
    table: TableShape
    far: str
    middle: str
    near: str
    fine: float

    def line(self, wanted: float) -> float:
        """A line width that never falls under the finest line on screen."""
        return max(wanted, self.fine)

    def pixel(self, x: float) -> float:
        """The nearest edge between two pixels of the window."""
        k = 1.2 / self.fine
        return round(x * k) / k


def backdrop_view(game_id: str, shape: TableShape) -> BackdropView:
    """The sheet for a game's night at this table shape."""
    k = shape.height / SHEET_HEIGHT
    table = TableShape(*(side / k for side in shape))
    return BackdropView(shape.width / k, table, *tones(game_id), 1.2 / k)


def moon_place(view: BackdropView, r: float, left: bool = False) -> tuple[float, float]:
    """Where a moon of radius *r* stands clear of the table, to its upper right.

    Where columns make the score panel there so wide that it would hide the moon, it stands *left*.
    """
    t = view.table
    if left:
        rim = t.cy - 0.88 * (t.ry + t.rail)
        return t.cx - 0.475 * (t.rx + t.rail), max(r * 1.2, rim - 1.25 * r)
    rim = t.cy - 0.73 * (t.ry + t.rail)
    return t.cx + 0.68 * (t.rx + t.rail), max(r * 1.2, min(110.0, rim - 1.25 * r))


def on_ellipse(table: TableShape, degrees: float, out: float = 0) -> tuple[float, float]:
    """The point *out* units outside the felt's edge; 0 degrees is right, 90 is up."""
    angle = math.radians(degrees)
    return (
        table.cx + (table.rx + out) * math.cos(angle),
        table.cy - (table.ry + out) * math.sin(angle),
    )


def seeded_random(name: str) -> Random:
    """Chance that falls the same way every time, by the *name* of what is drawn."""
    return Random(name)
