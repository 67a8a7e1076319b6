"""The backdrop of Skitgubbe: birches in the light night, and a split fence."""

from random import Random

from game.art.backdrops.night_sky import crescent, stars
from game.art.backdrops.table_shape import SHEET_HEIGHT, BackdropView, moon_place, seeded_random
from game.art.palette import PAPER, mix
from game.art.svg import line, path


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
