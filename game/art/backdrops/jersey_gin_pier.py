"""The backdrop of Jersey Gin: the end of a pier, a lighthouse, and a rope round the rail."""

from game.art.backdrops.night_sky import stars
from game.art.backdrops.table_shape import SHEET_HEIGHT, BackdropView, seeded_random
from game.art.backdrops.water import water
from game.art.palette import LAMP, MADDER, PAPER, mix
from game.art.svg import Paint, circle, glow, group, line, path, rect


def jersey_gin(view: BackdropView) -> str:
    """The end of a pier: sea, a lighthouse whose beam crosses the sky, planks underfoot."""
    horizon, x = 322, view.width * 0.042
    lamp = horizon - 133
    beam = (
        path(
            f"M{x},{lamp - 4}L{view.width:.0f},40L{view.width:.0f},170L{x},{lamp + 4}Z",
            LAMP,
            opacity=0.1,
        )
        + path(
            f"M{x},{lamp - 3}L{view.width:.0f},74L{view.width:.0f},130L{x},{lamp + 3}Z",
            LAMP,
            opacity=0.1,
        )
        + path(f"M{x},{lamp - 4}L0,{lamp - 16}L0,{lamp + 14}L{x},{lamp + 4}Z", LAMP, opacity=0.12)
    )
    return (
        stars(view.width, 240, 46)
        + beam
        + water(view, horizon, mix(view.middle, "#2b6660", 0.3), mix(view.far, PAPER, 0.22), "sea")
        + _lighthouse(view, x, horizon)
        + _pier(view, 830)
    )


def _lighthouse(view: BackdropView, x: float, foot: float) -> str:
    """A banded tower on a skerry, its foot at (x, *foot*)."""
    tower = (
        path("M-26,6L-15,-156L15,-156L26,6Z", mix(view.far, PAPER, 0.4))
        + path("M-22.5,-66L-19,-104L19,-104L22.5,-66Z", mix(view.near, MADDER, 0.45))
        + rect(-21, -164, 42, 9, 2, view.near)
        + rect(-11, -188, 22, 26, 3, Paint(LAMP, view.near, 4))
        + path("M-17,-186L0,-208L17,-186Z", mix(view.near, MADDER, 0.45))
        + glow(0, -175, 130, 0.9)
        + path("M-150,14C-90,-26 80,-22 170,14Z", view.near)
    )
    return group(tower, x, foot, 0.76)


def _pier(view: BackdropView, top: float) -> str:
    rd = seeded_random("pier")
    base, lit = mix(view.near, "#5a4634", 0.5), mix(view.near, "#8a6a4a", 0.42)
    out = [rect(0, top, view.width, SHEET_HEIGHT - top, 0, base)]
    gaps, grain, nails = [], [], []
    y, step = top + 10.0, 30.0
    while y < SHEET_HEIGHT + 40:
        gaps.append(f"M0,{y:.0f}L{view.width:.0f},{y:.0f}")
        for _ in range(round(9 * view.width / 1920)):
            gx, n = rd.uniform(0, view.width), rd.uniform(60, 200)
            gy = y + rd.uniform(6, step - 4)
            grain.append(f"M{gx:.0f},{gy:.0f}q{n / 2:.0f},{rd.uniform(-4, 4):.0f} {n:.0f},0")
        nails += [
            circle(nx, y + step / 2, 3.4, Paint("#0b1212", opacity=0.7))
            for nx in (view.width * part for part in (0.08, 0.36, 0.64, 0.92))
        ]
        y, step = y + step, step + 6
    posts = "".join(
        rect(px - 30, top - 96, 60, 200, 12, Paint(lit, "#0b1212", 4))
        + circle(px, top - 92, 30, Paint(mix(lit, PAPER, 0.16), "#0b1212", 4), ry=10)
        + line(
            f"M{px - 32},{top - 44}c18,12 46,12 64,0m-64,16c18,12 46,12 64,0", "#c9b07a", 10, 0.8
        )
        for px in (70, view.width - 70)
    )
    return (
        "".join(out)
        + line("".join(grain), "#1c1410", view.line(2.4), 0.5)
        + line("".join(gaps), "#120d0a", view.line(4), 0.8)
        + "".join(nails)
        + rect(0, top - 6, view.width, 16, 0, lit)
        + posts
    )


def rope(view: BackdropView, out: float, thick: float) -> str:
    """A rope laid round the rail, *out* units outside the felt."""
    t = view.table
    rx, ry = t.rx + out, t.ry + out
    left = f"M{t.cx:.1f},{t.cy - ry:.1f}A{rx:.1f},{ry:.1f} 0 0 0 {t.cx:.1f},{t.cy + ry:.1f}"
    right = f"M{t.cx:.1f},{t.cy - ry:.1f}A{rx:.1f},{ry:.1f} 0 0 1 {t.cx:.1f},{t.cy + ry:.1f}"
    return "".join(
        line(left, ink, width, 1, dash) + line(right, ink, width, 1, dash)
        for ink, width, dash in (
            ("#4a3a24", thick + 4, ""),
            ("#b79a64", thick, ""),
            ("#6b5636", thick * 0.6, "3 12"),
        )
    )
