"""The backdrop of Fire Gibbon: bamboo under stars and a moon, and firelight on the felt."""

from __future__ import annotations

import math

from game.art.backdrops.bamboo import grove
from game.art.backdrops.night_sky import crescent, stars
from game.art.backdrops.table_shape import (
    BackdropView,
    moon_place,
    seeded_random,
)
from game.art.svg import circle, glow, group, line


def fire_gibbon(view: BackdropView) -> str:
    """Three layers of bamboo under stars and a moon."""
    return (
        stars(view.width)
        + crescent(*moon_place(view, 62), 62)
        + grove(view.width, view.far, view.middle, view.near)
    )


def firelight(view: BackdropView) -> str:
    """Warm light round the campfire and short rays cut into the felt."""
    rd = seeded_random("rays")
    t = view.table
    k = min(t.rx / 800, t.ry / 396)
    cy = t.cy - 0.09 * t.ry
    warm = group(circle(0, 0, 100, "url(#ember)"), t.cx, cy, 5.4 * k, 0, 3.5 * k)
    out = [warm, glow(t.cx, cy, 480 * k, 0.9, 330 * k)]
    bands: list[list[str]] = [[], [], []]
    for _ in range(150):
        angle, r, n = rd.uniform(0, 2 * math.pi), rd.uniform(185, 430), rd.uniform(14, 36)
        c, s = 1.45 * k * math.cos(angle), 0.72 * k * math.sin(angle)
        if r * abs(s) > t.ry * 0.86 or r * abs(c) > t.rx * 0.86:
            continue
        bands[min(2, int((r - 185) / 82))].append(
            f"M{t.cx + r * c:.0f},{cy + 12 * k + r * s:.0f}"
            f"L{t.cx + (r + n) * c:.0f},{cy + 12 * k + (r + n) * s:.0f}"
        )
    out += [
        line("".join(strokes), "#ffc46b", view.line(2), opacity)
        for strokes, opacity in zip(bands, (0.26, 0.17, 0.09), strict=True)
    ]
    return "".join(out)
