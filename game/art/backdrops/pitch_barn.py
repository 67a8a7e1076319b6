"""The backdrop of Pitch: spruces at dusk, a barn wall, and nails in the rail to tally."""

from game.art.backdrops.night_sky import crescent, stars
from game.art.backdrops.spruce import MOON, spruces
from game.art.backdrops.table_shape import SHEET_HEIGHT, BackdropView, moon_place, seeded_random
from game.art.palette import BRASS, PAPER, WOOD_CUT, WOOD_EDGE, mix
from game.art.svg import Paint, circle, group, line, rect


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
