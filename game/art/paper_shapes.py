"""Paper shapes: buttons, panels, sheets, pills and bubbles cut to size, in pixels.

Every picture is exactly as large as asked and holds its own shadow: the paper itself is smaller
by `inset` on each side. *u* is the pixel size of one unit (window height / 90).
"""

from game.art.palette import (
    BRASS,
    INK,
    MADDER,
    NIGHT,
    PAPER,
    PAPER_EDGE,
    PAPER_SHADE,
)
from game.art.svg import FINEST, Paint, circle, document, line, path, rect, shadow


def inset(u: float = 12) -> float:
    """How far the paper keeps from the edge of its picture, to leave room for the shadow."""
    return round(max(2.0, 0.5 * u))


def _thin(width: float) -> float:
    return max(FINEST, width)


def panel(w: float, h: float, u: float = 12) -> str:
    """A piece of paper that lies on the table: score panel, chooser, drawer."""
    m = inset(u)
    body = shadow((m, m * 0.7, w - 2 * m, h - 2 * m), u, (0.15 * u, 0.35 * u), 0.5 * u, 0.5)
    body += rect(m, m * 0.7, w - 2 * m, h - 2 * m, u, Paint(PAPER, PAPER_EDGE, _thin(0.16 * u)))
    return document(w, h, body)


def plate(w: float, h: float, u: float = 12, dark: bool = False) -> str:
    """A name plate: paper, or night where *dark*."""
    m = max(1.5, 0.3 * u)
    fill, edge = (NIGHT, BRASS) if dark else (PAPER, PAPER_EDGE)
    body = shadow((m, m * 0.7, w - 2 * m, h - 2 * m), 0.6 * u, (0.08 * u, 0.14 * u), 0.3 * u, 0.5)
    body += rect(
        m,
        m * 0.7,
        w - 2 * m,
        h - 2 * m,
        0.6 * u,
        Paint(fill, edge, _thin(0.16 * u), 0.92 if dark else 1),
    )
    if not dark:
        ends = f"M{m + 0.5 * u},{h / 2 - 0.15 * m}l0,0.1M{w - m - 0.5 * u},{h / 2 - 0.15 * m}l0,0.1"
        body += line(ends, BRASS, 0.36 * u)
    return document(w, h, body)


def tag(w: float, h: float, u: float = 12) -> str:
    """A paper tag that hangs on two threads from whatever is above it; the threads are its top."""
    m = max(1.5, 0.3 * u)
    top = 0.6 * u
    body = shadow((m, top, w - 2 * m, h - top - m), 0.5 * u, (0.1 * u, 0.2 * u), 0.3 * u, 0.45)
    body += line(
        f"M{1.3 * u},0L{1.3 * u},{top + 0.4 * u}M{w - 1.3 * u},0L{w - 1.3 * u},{top + 0.4 * u}",
        MADDER,
        _thin(0.18 * u),
    )
    body += rect(
        m, top, w - 2 * m, h - top - m, 0.5 * u, Paint(PAPER_SHADE, PAPER_EDGE, _thin(0.14 * u))
    )
    return document(w, h, body)


def sheet(w: float, h: float, accent: str, u: float = 12) -> str:
    """A large printed sheet with an ink frame and an inner frame in the game's *accent*."""
    m = round(1.6 * u)
    x, y, wide, high = m, m * 0.6, w - 2 * m, h - 2 * m
    body = shadow((x, y, wide, high), 0.4 * u, (0.5 * u, 0.9 * u), 1.6 * u, 0.6)
    body += rect(x, y, wide, high, 0.4 * u, PAPER)
    one, two = 2 * u, 2.8 * u
    body += rect(
        x + one,
        y + one,
        wide - 2 * one,
        high - 2 * one,
        0.3 * u,
        Paint("none", INK, _thin(0.34 * u)),
    )
    body += rect(
        x + two,
        y + two,
        wide - 2 * two,
        high - 2 * two,
        0.2 * u,
        Paint("none", accent, _thin(0.17 * u)),
    )
    for cx in (x + two, x + wide - two):
        for cy in (y + two, y + high - two):
            body += path(
                f"M{cx},{cy - 0.8 * u}l{0.8 * u},{0.8 * u}l{-0.8 * u},{0.8 * u}"
                f"l{-0.8 * u},{-0.8 * u}Z",
                PAPER,
                accent,
                _thin(0.17 * u),
            )
            body += circle(cx, cy, 0.22 * u, accent)
    return document(w, h, body)


def beak_length(u: float = 12) -> float:
    """How long the beak of a bubble is, within its picture."""
    return 2.2 * u


def bubble(
    w: float,
    h: float,
    beak_x: float,
    beak_side: str = "bottom",
    u: float = 12,
    beak: float | None = None,
) -> str:
    """A speech bubble; its beak leaves the *beak_side* at *beak_x* pixels along that side.

    The beak is within *w* x *h*: on its side the paper is shorter by *beak* pixels, or by
    `beak_length`.
    """
    m, b = inset(u), beak_length(u) if beak is None else beak
    left = m + (b if beak_side == "left" else 0)
    top = m * 0.6 + (b if beak_side == "top" else 0)
    right = w - m - (b if beak_side == "right" else 0)
    foot = h - 1.4 * m - (b if beak_side == "bottom" else 0)
    r = min(1.5 * u, (foot - top) / 2.2, (right - left) / 2.2)
    half = 0.9 * u
    body = shadow((left, top, right - left, foot - top), r, (0.15 * u, 0.3 * u), 0.5 * u, 0.5)
    d = _round_with_beak((left, top, right, foot), r, (beak_x, half, b), beak_side)
    return document(w, h, body + path(d, PAPER, INK, _thin(0.25 * u)))


def _round_with_beak(
    edges: tuple[float, float, float, float],
    r: float,
    beak: tuple[float, float, float],
    side: str,
) -> str:
    """The outline of a bubble, drawn clockwise from its upper left corner.

    *edges* are left, top, right and foot; *beak* is where it stands, half its width, its length.
    """
    (left, top, right, foot), (at, half, b) = edges, beak
    along = (left, right) if side in ("top", "bottom") else (top, foot)
    at = min(max(at, along[0] + r + half), along[1] - r - half)
    tip = at - 0.8 * half if at > (along[0] + along[1]) / 2 else at + 0.8 * half
    edge = {
        "top": f"L{at - half:.1f},{top:.1f}L{tip:.1f},{top - b:.1f}L{at + half:.1f},{top:.1f}",
        "right": (
            f"L{right:.1f},{at - half:.1f}L{right + b:.1f},{tip:.1f}L{right:.1f},{at + half:.1f}"
        ),
        "bottom": (
            f"L{at + half:.1f},{foot:.1f}L{tip:.1f},{foot + b:.1f}L{at - half:.1f},{foot:.1f}"
        ),
        "left": f"L{left:.1f},{at + half:.1f}L{left - b:.1f},{tip:.1f}L{left:.1f},{at - half:.1f}",
    }

    def turn(x: float, y: float) -> str:
        return f"A{r:.1f},{r:.1f} 0 0 1 {x:.1f},{y:.1f}"

    parts = [f"M{left + r:.1f},{top:.1f}"]
    corners = (
        ("top", (right - r, top), (right, top + r)),
        ("right", (right, foot - r), (right - r, foot)),
        ("bottom", (left + r, foot), (left, foot - r)),
        ("left", (left, top + r), (left + r, top)),
    )
    for name, (x, y), (x2, y2) in corners:
        parts.append((edge[name] if side == name else "") + f"L{x:.1f},{y:.1f}" + turn(x2, y2))
    return "".join(parts) + "Z"
