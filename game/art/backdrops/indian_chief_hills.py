"""The backdrop of Indian Chief: hills sewn together like a quilt, and a hem round the felt."""

from random import Random

from game.art.backdrops.night_sky import crescent, stars
from game.art.backdrops.table_shape import SHEET_HEIGHT, BackdropView, moon_place, seeded_random
from game.art.palette import PAPER, mix
from game.art.svg import Paint, group, line, path, rect


def indian_chief(view: BackdropView) -> str:
    """Rolling hills sewn together like a quilt under a wide sky."""
    rd = seeded_random("quilt")
    out = [stars(view.width, 260, 40), crescent(*moon_place(view, 44, left=True), 44)]
    layers = (
        (view.far, 210, 0.1),
        (view.middle, 330, 0.12),
        (view.far, 520, 0.02),
        (view.middle, 720, 0.06),
        (view.near, 880, 0.1),
    )
    for n, (tone, top, warm) in enumerate(layers):
        foot = layers[n + 1][1] + 50 if n + 1 < len(layers) else SHEET_HEIGHT
        out.append(_hill(rd, view, (top, foot), mix(tone, "#7d7a3a", warm), n))
    return "".join(out)


def _hill(rd: Random, view: BackdropView, reach: tuple[float, float], tone: str, n: int) -> str:
    """One hill from top to foot: its fill, a running stitch along its ridge, and sewn patches."""
    top, foot = reach
    crest, x = [f"M-60,{foot}L-60,{top + 30:.0f}"], -60.0
    ridge = [f"M-60,{top + 30 + 16:.0f}"]
    y = top + 30
    while x < view.width + 60:
        w, up = rd.uniform(260, 420), rd.uniform(40, 110)
        crest.append(f"Q{x + w / 2:.0f},{y - up:.0f} {x + w:.0f},{y:.0f}")
        ridge.append(f"Q{x + w / 2:.0f},{y + 16 - up:.0f} {x + w:.0f},{y + 16:.0f}")
        x += w
    hill = path("".join(crest) + f"L{x:.0f},{foot}Z", tone)
    stitch = line("".join(ridge), PAPER, view.line(2.6), 0.32, "14 11")
    furrows = "".join(
        f"M{fx:.0f},{top + 70}q{-60 + 20 * (n % 3)},120 {-90 + 30 * (n % 3)},320"
        for fx in range(120 + 70 * n, round(view.width), 310)
    )
    seams = line(furrows, PAPER, view.line(2), 0.17, "10 10")
    return hill + stitch + seams + "".join(_patch(rd, view, top) for _ in range(3))


def _patch(rd: Random, view: BackdropView, top: float) -> str:
    x, y = rd.uniform(60, view.width - 60), top + rd.uniform(90, 150)
    ink = mix(rd.choice((view.far, view.near, "#6a5a2c", "#5a3a2c")), view.middle, 0.35)
    return group(
        rect(-34, -26, 68, 52, 6, ink)
        + rect(-29, -21, 58, 42, 4, Paint("none", PAPER, view.line(2), 0.4, "7 6")),
        x,
        y,
        1,
        rd.uniform(-24, 24),
    )


def stitched_hem(view: BackdropView) -> str:
    """A running stitch round the felt, sewn in two halves."""
    t = view.table
    rx, ry = t.rx - 14, t.ry - 14
    return "".join(
        line(
            f"M{t.cx:.1f},{t.cy - ry:.1f}A{rx:.1f},{ry:.1f} 0 0 {side} {t.cx:.1f},{t.cy + ry:.1f}",
            PAPER,
            view.line(3.4),
            0.62,
            "16 12",
        )
        for side in (0, 1)
    )
