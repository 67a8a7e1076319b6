"""Bands along the table: rings that follow the edge of the felt, and places on the rail."""

import math

from game.art.backdrops.table_shape import (
    BackdropView,
    on_ellipse,
)
from game.art.svg import path

Radii = tuple[float, float]


def halves(x: float, cx: float, cy: float, outer: Radii, inner: Radii) -> tuple[str, str]:
    """The band between two ellipses as a left and a right half that meet at *x*.

    The reader paints every line of pixels from a shape's left to its right end: two halves cost a
    third of one ring. They meet between two pixels, so no seam shows.
    """
    out = []
    (rx, ry), (ix, iy) = outer, inner
    high = ry * math.sqrt(max(0, 1 - ((x - cx) / rx) ** 2))
    low = iy * math.sqrt(max(0, 1 - ((x - cx) / ix) ** 2))
    for turn in (0, 1):
        out.append(
            f"M{x:.2f},{cy - high:.2f}A{rx:.2f},{ry:.2f} 0 0 {turn} {x:.2f},{cy + high:.2f}"
            f"L{x:.2f},{cy + low:.2f}A{ix:.2f},{iy:.2f} 0 0 {1 - turn} {x:.2f},{cy - low:.2f}Z"
        )
    return out[0], out[1]


def band(
    view: BackdropView,
    inner: float,
    outer: float,
    fill: str,
    opacity: float = 1,
    offset: tuple[float, float] = (0, 0),
) -> str:
    """A band along the table, from *inner* to *outer* units outside the felt's edge."""
    t = view.table
    both = halves(
        view.pixel(t.cx + offset[0]),
        t.cx + offset[0],
        t.cy + offset[1],
        (t.rx + outer, t.ry + outer),
        (t.rx + inner, t.ry + inner),
    )
    return "".join(path(d, fill, opacity=opacity) for d in both)


def hoop(view: BackdropView, out: float, ink: str, width: float, opacity: float = 1) -> str:
    """A line along the table, *out* units outside the felt's edge."""
    half = view.line(width) / 2
    return band(view, out - half, out + half, ink, opacity)


def along_rail(
    view: BackdropView, start: float, stop: float, count: int, out: float | None = None
) -> list[tuple[float, float, float]]:
    """*count* places along the rail as (x, y, turn), top of each pointing outwards.

    They lie on its middle, or *out* units outside the felt's edge.
    """
    t = view.table
    places = []
    for i in range(count):
        angle = start + (stop - start) * i / max(1, count - 1)
        x, y = on_ellipse(t, angle, t.rail / 2 if out is None else out)
        bent = math.degrees(
            math.atan2(t.rx * math.sin(math.radians(angle)), t.ry * math.cos(math.radians(angle)))
        )
        places.append((x, y, 90 - bent))
    return places
