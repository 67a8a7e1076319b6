"""Spruce woods: spruces and a barn wall for Pitch, birches and a split fence for Skitgubbe."""

from random import Random

from game.art.backdrops.bamboo import crescent, stars
from game.art.backdrops.table_shape import SHEET_HEIGHT, BackdropView, moon_place, seeded_random
from game.art.palette import BRASS, PAPER, WOOD_CUT, WOOD_EDGE, mix
from game.art.svg import Paint, circle, group, line, path, rect

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


def pitch(view: BackdropView) -> str:
    """Spruces at dusk, and the barn wall the table stands against."""
    x, y = moon_place(view, MOON)
    wood = spruces(view, 900, (x, MOON * 3))
    return stars(view.width, 260, 30) + crescent(x, y, MOON) + wood + barn_wall(view, 800)


def barn_wall(view: BackdropView, top: float) -> str:
    """Weathered planks along the foot of the window, a rail on top."""
    rd = seeded_random("barn")
    base = mix(view.near, "#4f3120", 0.42)
    lit = mix(base, "#7f5836", 0.3)
    out = [rect(0, top, view.width, SHEET_HEIGHT - top, 0, base)]
    x = 0.0
    gaps, grain = [], []
    while x < view.width:
        w = rd.uniform(84, 128)
        gaps.append(f"M{x:.0f},{top}L{x:.0f},{SHEET_HEIGHT}")
        for _ in range(5):
            gx = x + rd.uniform(12, w - 10)
            gy = rd.uniform(top + 20, SHEET_HEIGHT - 60)
            bend, n = rd.uniform(-5, 5), rd.uniform(50, 90)
            grain.append(f"M{gx:.0f},{gy:.0f}q{bend:.1f},30 0,{n:.0f}")
        if rd.random() < 0.5:
            kx, ky = x + w / 2, rd.uniform(top + 60, SHEET_HEIGHT - 40)
            grain.append(f"M{kx - 7:.0f},{ky:.0f}a7,12 0 1 0 14,0a7,12 0 1 0 -14,0")
        x += w
    out += [
        line("".join(grain), WOOD_CUT, view.line(2.4), 0.55),
        line("".join(gaps), WOOD_EDGE, view.line(3.4), 0.85),
        rect(0, top - 12, view.width, 24, 0, lit),
        line(f"M0,{top + 13}L{view.width:.0f},{top + 13}", WOOD_EDGE, view.line(4), 0.7),
    ]
    return "".join(out)


def tally_nails(view: BackdropView, places: list[tuple[float, float, float]]) -> str:
    """Four nails in the rail for high, low, jack and game, each with its own number of cuts."""
    out = []
    for n, (x, y, turn) in enumerate(places, start=1):
        cuts = "".join(f"M{-2.5 * (n - 1) + 5 * i:.1f},4l0,8" for i in range(n))
        out.append(
            group(
                circle(1.5, -3.5, 7, Paint("#050a08", opacity=0.5))
                + circle(0, -7, 6.4, WOOD_EDGE)
                + circle(0, -7, 5, BRASS)
                + circle(-1.6, -8.6, 1.5, PAPER)
                + line(cuts, "#c99a5f", view.line(2)),
                x,
                y,
                1.35,
                turn,
            )
        )
    return "".join(out)


def skitgubbe(view: BackdropView) -> str:
    """Birches in the light night, a split fence before them."""
    return (
        stars(view.width, 220, 20)
        + crescent(*moon_place(view, 44, left=True), 44)
        + birches(view)
        + split_fence(view, 880)
    )


def birches(view: BackdropView) -> str:
    """Pale trunks with dark cuts and hanging twigs, in three layers."""
    out = []
    for tone, per_1920, thick, name in (
        (mix(view.far, PAPER, 0.06), 13, 16, "far"),
        (mix(view.far, PAPER, 0.17), 9, 26, "middle"),
        (mix(view.far, PAPER, 0.34), 6, 40, "near"),
    ):
        rd = seeded_random("birch " + name)
        count = max(3, round(per_1920 * view.width / 1920))
        for i in range(count):
            x = (i + rd.uniform(0.15, 0.85)) * view.width / count
            out.append(_birch(rd, x, thick * rd.uniform(0.85, 1.2), tone, view))
    return "".join(out)


def _birch(rd: Random, x: float, width: float, tone: str, view: BackdropView) -> str:
    lean, half = rd.uniform(-30, 30), width / 2
    trunk = path(
        f"M{x + lean - half * 0.8:.1f},-20L{x + lean + half * 0.8:.1f},-20"
        f"L{x + half:.1f},{SHEET_HEIGHT}L{x - half:.1f},{SHEET_HEIGHT}Z",
        tone,
    )
    cuts, twigs = [], []
    y = rd.uniform(0, 50)
    while y < SHEET_HEIGHT:
        cx = x + lean * (1 - y / SHEET_HEIGHT)
        side = rd.choice((-1, 1))
        n = half * rd.uniform(0.5, 1.3)
        cuts.append(f"M{cx + side * half:.1f},{y:.1f}l{-side * n:.1f},{4}l{side * n:.1f},{4}Z")
        if y < 420 and rd.random() < 0.5:
            twigs.append(f"M{cx:.1f},{y:.1f}q{side * 46},-6 {side * 62},{rd.uniform(60, 120):.0f}")
        y += rd.uniform(22, 64)
    return trunk + path("".join(cuts), view.near) + line("".join(twigs), view.middle, view.line(3))


def split_fence(view: BackdropView, top: float) -> str:
    """A slanting fence of split spruce, tied to pairs of stakes."""
    tone, dark = mix(view.near, "#7f5836", 0.28), mix(view.near, "#050a08", 0.3)
    rails = "".join(
        f"M{x},{top + 190}L{x + 330},{top + 14}l10,10L{x + 8},{top + 204}Z"
        for x in range(-340, round(view.width) + 60, 58)
    )
    stakes = "".join(
        f"M{x},{top - 26}l14,0l4,250l-22,0ZM{x + 26},{top - 34}l14,0l4,260l-22,0Z"
        for x in range(70, round(view.width), 236)
    )
    ties = "".join(
        f"M{x - 4},{y}l50,-10"
        for x in range(70, round(view.width), 236)
        for y in (top + 50, top + 120)
    )
    return (
        path(
            f"M0,{top + 120}L{view.width:.0f},{top + 120}"
            f"L{view.width:.0f},{SHEET_HEIGHT}L0,{SHEET_HEIGHT}Z",
            view.near,
        )
        + path(rails, tone, dark, view.line(2))
        + path(stakes, tone, dark, view.line(2.4))
        + line(ties, PAPER, view.line(4), 0.3)
    )
