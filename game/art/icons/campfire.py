"""The campfire: stones, logs and a fire that grows with the flame's height and breathes."""

import math
from typing import Final

from game.art.motifs import fire, log
from game.art.palette import (
    BRASS,
    EMBER,
    HOT,
    MADDER,
    STONE,
    STONE_DARK,
)
from game.art.svg import Paint, circle, document, group, line, path
from game.art.svg_picture import SvgPicture

TOP: Final = 13
"""The greatest height a flame can have (king of hearts)."""

FRAMES: Final = 3
WIDTH: Final = 280
HEIGHT: Final = 330
HEARTH: Final = (140.0, 264.0)
"""The middle of the ring of stones within the picture."""

_BREATH: Final = ((-2.5, 1.0), (1.5, 1.05), (3.5, 0.97))


def flame(height: int, frame: int = 0) -> SvgPicture:
    """The fire at *height* 0 (ashes) to 13, in breathing *frame* 0 to 2; 280 x 330 units."""
    level = max(0, min(TOP, height))
    ground = circle(0, 4, 112, Paint("#0d1f18", opacity=0.6), ry=47)
    behind, before = _stones(back=True), _stones(back=False)
    if level:
        heart = _logs() + _tongues(level, frame % FRAMES) + _sparks(level, frame % FRAMES)
    else:
        heart = _ashes()
    body = ground + behind + heart + before
    view = (-HEARTH[0], -HEARTH[1], WIDTH, HEIGHT)
    return SvgPicture(document(WIDTH, HEIGHT, body, view), (), WIDTH, HEIGHT)


def _stones(back: bool) -> str:
    out = []
    for i in range(14):
        angle = i * math.pi / 7
        if (math.sin(angle) < -0.1) != back:
            continue
        r = 14 + (i * 7 % 5)
        x, y = 96 * math.cos(angle), 40 * math.sin(angle)
        out.append(
            circle(x, y, r, Paint(STONE if i % 2 else STONE_DARK, "#1c2622", 3), ry=r * 0.8)
            + line(
                f"M{x - r * 0.5:.1f},{y - r * 0.35:.1f}q{r * 0.4:.1f},{-r * 0.3:.1f} "
                f"{r * 0.8:.1f},0",
                "#c99a5f",
                2.5,
                0.8,
            )
        )
    return "".join(out)


def _logs() -> str:
    glow = circle(0, -2, 60, Paint(EMBER, opacity=0.5), ry=20)
    return glow + "".join(group(log(), 0, -4, 0.9, turn) for turn in (18, -18, 31, -31))


def _lean(body: str, x: float, scale: float, stretch: float, slant: float) -> str:
    """A flame whose foot (its y = 48) stands at (x, 4), leaning by *slant* degrees."""
    return (
        f'<g transform="translate({x:.1f},4) skewX({-slant:.1f}) '
        f'scale({scale:.3f},{scale * stretch:.3f}) translate(0,-48)">{body}</g>'
    )


def _tongues(level: int, frame: int) -> str:
    slant, stretch = _BREATH[frame]
    size = 0.62 + 1.26 * level / TOP
    hot = fire(BRASS, HOT, "#fff3c9")
    out = []
    if level >= 4:
        wide = 26 + 3.2 * level
        small = size * 0.62
        red = fire("#cf5427", EMBER, BRASS)
        out += [
            _lean(red, -wide, small, 2 - stretch, slant - 9),
            _lean(red, wide, small * 1.06, stretch, slant + 9),
        ]
    if level >= 9:
        out.append(_lean(fire("#cf5427", EMBER, BRASS), 6, size * 1.12, 2.08 - stretch, -slant))
    out.append(_lean(fire(), 0, size, stretch, slant))
    if level >= 2:
        near = 0.26 + 0.3 * level / TOP
        out += [
            _lean(hot, -34 - level * 0.6, near, stretch, -slant - 5),
            _lean(hot, 36 + level * 0.6, near * 1.08, 2 - stretch, -slant + 5),
        ]
    if level >= 11:
        out.append(_lean(fire(HOT, "#fff3c9", "#fffaf0"), 2, 0.5, 2 - stretch, slant))
    return "".join(out)


def _sparks(level: int, frame: int) -> str:
    crown = 62 + 126 * level / TOP
    places = ((-30, 8, 4), (24, 26, 3), (50, -16, 3.5), (-58, -30, 3), (6, 44, 2.6), (-14, 58, 2.4))
    out = []
    for i, (x, up, r) in enumerate(places[: 1 + level // 2]):
        y = min(crown + up, 244) + (5, -3, 9)[(frame + i) % 3]
        dx = x + (2, -2, 3)[(frame + 2 * i) % 3]
        spark = f"M{dx},{-y - 2 * r:.1f}l{r},{2 * r}l{-r},{2 * r}l{-r},{-2 * r}Z"
        out.append(path(spark, "#ffc46b"))
    return "".join(out)


def _ashes() -> str:
    heap = path(
        "M-66,8C-54,-14 -24,-22 0,-20C26,-22 54,-14 66,8C44,20 -44,20 -66,8Z",
        "#77736a",
        "#2b2a27",
        3,
    )
    flecks = line(
        "M-40,2l12,-4M-14,-8l10,-2M12,-4l14,3M-22,8l16,1M20,8l14,-2M34,0l8,2", "#a8a397", 3
    )
    coals = "".join(
        path(f"M{x - 9},{y}l8,-5l10,3l-4,6Z", "#3a2a22", "#1c1411", 2)
        + line(f"M{x - 4},{y}l7,-1", MADDER, 2.4)
        for x, y in ((-28, -3), (6, 4), (30, 6), (-4, -12))
    )
    ends = group(log(70, 16), -52, 0, 0.9, -24) + group(log(70, 16), 54, -2, 0.9, 200)
    smoke = line("M2,-28C-16,-50 18,-66 4,-90C-8,-110 14,-124 8,-142", "#9fb0a6", 5, 0.4) + line(
        "M16,-34C10,-48 26,-58 20,-76", "#9fb0a6", 4, 0.3
    )
    return ends + heap + flecks + coals + smoke
