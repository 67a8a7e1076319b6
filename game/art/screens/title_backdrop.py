"""The picture of the title: the night behind it, and the wooden sill with its lantern."""

from game.art.backdrops.bamboo import grove
from game.art.backdrops.night_sky import crescent, stars
from game.art.backdrops.table_shape import SHEET_HEIGHT, seeded_random
from game.art.lantern import lantern
from game.art.palette import (
    FAR,
    MIDDLE,
    NEAR,
    WOOD,
    WOOD_CUT,
    WOOD_EDGE,
    WOOD_LIGHT,
)
from game.art.svg import (
    document,
    glow,
    group,
    line,
    rect,
    round_shadow,
)

SILL = 900
"""Where the sill begins on the sheet that is TALL high."""


def night_sky(width: float) -> str:
    """Dusk, stars, moon and bamboo across a sheet of *width* x TALL."""
    sky = group(rect(0, 0, 100, 100, 0, "url(#dusk)"), 0, 0, width / 100, 0, SHEET_HEIGHT / 100)
    moon = crescent(width - 352, 120, 66)
    return sky + stars(width) + moon + grove(width, FAR, MIDDLE, NEAR, SILL)


def wood_sill(width: float, top: float, fine: float) -> str:
    """A lit wooden sill from *top* to the foot of the sheet."""
    rd = seeded_random("sill")
    strokes: list[str] = []
    light: list[str] = []
    for i in range(round(64 * width / 1920)):
        x, y, n = (
            rd.uniform(-40, width),
            rd.uniform(top + 24, SHEET_HEIGHT - 4),
            rd.uniform(60, 260),
        )
        stroke = f"M{x:.0f},{y:.0f}q{n / 2:.0f},{rd.uniform(-5, 5):.0f} {n:.0f},0"
        (light if i % 6 == 0 else strokes).append(stroke)
    return (
        rect(0, top, width, SHEET_HEIGHT - top, 0, WOOD)
        + rect(0, top, width, 13, 0, WOOD_LIGHT)
        + line(f"M0,{top + 14}L{width:.0f},{top + 14}", WOOD_EDGE, max(2, fine), 0.6)
        + line(f"M0,{top + 104}L{width:.0f},{top + 104}", WOOD_EDGE, max(3, fine), 0.7)
        + line("".join(strokes), WOOD_CUT, max(2.6, fine), 0.65)
        + line("".join(light), WOOD_LIGHT, max(2, fine), 0.5)
    )


def title_backdrop(width: float, height: float) -> str:
    """Bamboo night, moon, wood sill and lantern, exactly *width* x *height* pixels."""
    wide = width * SHEET_HEIGHT / height
    fine = 1.2 * SHEET_HEIGHT / height
    foot = wide - 150
    body = (
        night_sky(wide)
        + glow(wide * 0.31, 520, 900, 0.5)
        + glow(foot, SILL - 40, 520, 0.9)
        + wood_sill(wide, SILL, fine)
        + round_shadow(foot + 26, 1000, 100, 16, 24)
        + glow(foot, 990, 330, 0.8, 130)
        + group(lantern(), foot, 900, 2.3)
    )
    return document(width, height, body, (0, 0, wide, SHEET_HEIGHT))
