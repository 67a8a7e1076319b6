"""The backdrop of the shelf of games: two planks on a papered wall, and a lantern."""

from typing import Final

from game.art.backdrops.table_shape import SHEET_HEIGHT, seeded_random
from game.art.lantern import lantern
from game.art.palette import (
    SHADOW,
    WOOD_CUT,
    WOOD_LIGHT,
)
from game.art.screens.wallpaper import leaf_wall
from game.art.svg import Paint, document, glow, group, line, rect, round_shadow

PLANKS: Final = (566, 980)
"""Height of the two planks' front edges on a sheet that is 1080 high."""


def _plank(y: float, wide: float, fine: float) -> str:
    rd = seeded_random(f"plank {y}")
    grain = "".join(
        f"M{rd.uniform(-40, wide):.0f},{y + rd.uniform(5, 20):.0f}q{n / 2:.0f},3 {n:.0f},0"
        for n in (rd.uniform(60, 200) for _ in range(round(42 * wide / 1920)))
    )
    top = "".join(
        f"M{rd.uniform(-40, wide):.0f},{y - rd.uniform(4, 20):.0f}l{n:.0f},0"
        for n in (rd.uniform(40, 160) for _ in range(round(18 * wide / 1920)))
    )
    return (
        rect(0, y + 26, wide, 38, 0, Paint(SHADOW, opacity=0.35))
        + rect(0, y - 26, wide, 26, 0, "#6b4729")
        + line(top, WOOD_CUT, max(2, fine), 0.4)
        + rect(0, y, wide, 30, 0, WOOD_LIGHT)
        + line(f"M0,{y + 1}L{wide:.0f},{y + 1}", "#a9794c", max(2, fine), 0.7)
        + rect(0, y + 24, wide, 8, 0, WOOD_CUT)
        + line(grain, "#4a2e1a", max(2.4, fine), 0.7)
    )


def shelf_backdrop(width: float, height: float) -> str:
    """The wall with two planks and the lantern at the end of the lower one."""
    wide, fine = width * SHEET_HEIGHT / height, 1.2 * SHEET_HEIGHT / height
    foot = wide - 190
    body = (
        leaf_wall(wide, "#17302a", "#23463c")
        + glow(foot + 50, 700, 760, 0.9)
        + glow(300, 240, 700, 0.35)
        + _plank(PLANKS[0], wide, fine)
        + _plank(PLANKS[1], wide, fine)
        + glow(foot, 850, 420)
        + round_shadow(foot + 4, 972, 84, 12, 15)
        + group(lantern(), foot, 868, 2.25)
    )
    return document(width, height, body, (0, 0, wide, SHEET_HEIGHT))
