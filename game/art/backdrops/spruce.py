"""Spruces in backdrops: trees with their boughs, in three layers across the window."""

from random import Random

from game.art.backdrops.table_shape import SHEET_HEIGHT, BackdropView, seeded_random
from game.art.svg import line, path

MOON = 46.0
"""Its radius over the spruces, which leave it a clearing."""


def spruce(rd: Random, x: float, width: float, foot: float) -> tuple[str, str, str]:
    """Path data of one tall spruce: its trunk, its left boughs and its right boughs."""
    lean = rd.uniform(-14, 14)
    wide = width / 2
    trunk = (
        f"M{x + lean - wide * 0.7:.1f},-20L{x + lean + wide * 0.7:.1f},-20"
        f"L{x + wide:.1f},{foot}L{x - wide:.1f},{foot}Z"
    )
    boughs: dict[int, list[str]] = {-1: [], 1: []}
    y = rd.uniform(-40, 30)
    while y < foot - 160:
        for side in (-1, 1):
            if rd.random() < 0.72:
                boughs[side].append(_bough(x + lean * (1 - y / foot), y, side, rd.uniform(60, 130)))
        y += rd.uniform(54, 92)
    return trunk, "".join(boughs[-1]), "".join(boughs[1])


def _bough(x: float, y: float, side: int, reach: float) -> str:
    """One bough: a drooping blade with a toothed lower edge."""
    ex, ey = x + side * reach, y + reach * 0.42
    teeth = []
    steps = max(4, round(reach / 17))
    for i in range(steps):
        t = 1 - (i + 0.6) / steps
        tx, ty = x + side * reach * t, y + reach * (0.3 * t + 0.12 * t * t)
        fall = 9 + reach * 0.2 * (1 - t)
        teeth.append(
            f"L{tx - side * 4:.1f},{ty + 3:.1f}"
            f"L{tx + side * 7:.1f},{ty + fall:.1f}L{tx - side * 9:.1f},{ty + 7:.1f}"
        )
    return (
        f"M{x:.1f},{y:.1f}Q{x + side * reach * 0.5:.1f},{y + reach * 0.06:.1f} "
        f"{ex:.1f},{ey:.1f}" + "".join(teeth) + "Z"
    )


Gap = tuple[float, float]
"""Middle and half the width of a clearing."""


def spruces(view: BackdropView, foot: float = SHEET_HEIGHT, clearing: Gap = (0, -1)) -> str:
    """Three layers of spruce trunks across the window; none stands in the *clearing*."""
    out = []
    for tone, per_1920, thick, name in (
        (view.far, 14, 18, "far"),
        (view.middle, 12, 30, "middle"),
        (view.near, 8, 46, "near"),
    ):
        rd = seeded_random("spruce " + name)
        count = max(4, round(per_1920 * view.width / 1920))
        for i in range(count):
            x = (i + rd.uniform(0.1, 0.9)) * view.width / count
            tree = spruce(rd, x, thick * rd.uniform(0.8, 1.2), foot)
            shown = [path(d, tone) for d in tree if d]
            if name == "near":
                shown.append(_bark(rd, x, thick, foot, view))
            if abs(x - clearing[0]) > clearing[1]:
                out += shown
    return "".join(out)


def _bark(rd: Random, x: float, thick: float, foot: float, view: BackdropView) -> str:
    d = "".join(
        f"M{x + rd.uniform(-0.3, 0.3) * thick:.1f},{rd.uniform(0, foot):.1f}"
        f"l0,{rd.uniform(14, 44):.1f}"
        for _ in range(12)
    )
    return line(d, view.middle, view.line(2.4), 0.8)
