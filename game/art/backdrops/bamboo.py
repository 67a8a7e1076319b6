"""The bamboo grove: stalks with nodes and leaves in three layers, vines and broad leaves."""

import math
from random import Random

from game.art.backdrops.table_shape import SHEET_HEIGHT, BackdropView, moon_place, seeded_random
from game.art.palette import MOON, PAPER
from game.art.svg import circle, disc, group, laid, line, path


def stalk(rd: Random, x: float, width: float, top: float, foot: float) -> str:
    """Path data of one stalk from *top* to *foot*, with nodes and hanging leaves."""
    parts: list[str] = []
    y, lean = top, rd.uniform(-0.05, 0.05)
    half = width / 2
    while y < foot:
        n = rd.uniform(90, 150)
        x2 = x + lean * n
        parts.append(
            f"M{x - half:.1f},{y:.1f}L{x + half:.1f},{y:.1f}L{x2 + half:.1f},{y + n - 4:.1f}"
            f"L{x2 - half:.1f},{y + n - 4:.1f}Z"
            f"M{x2 - width * 0.72:.1f},{y + n - 5:.1f}h{width * 1.44:.1f}v4.6h{-width * 1.44:.1f}Z"
        )
        if rd.random() < 0.62:
            parts.append(_spray(rd, x2, y + n))
        x, y = x2, y + n
    return "".join(parts)


def _spray(rd: Random, x: float, y: float) -> str:
    side = rd.choice((-1, 1))
    out = []
    for _ in range(4):
        angle, length = math.radians(rd.uniform(10, 65)), rd.uniform(50, 95)
        ex, ey = x + side * length * math.cos(angle), y + length * math.sin(angle)
        mx, my = (x + ex) / 2, (y + ey) / 2
        nx, ny = -(ey - y) * 0.13, (ex - x) * 0.13
        if side < 0:
            nx, ny = -nx, -ny
        out.append(
            f"M{x:.1f},{y:.1f}Q{mx + nx:.1f},{my + ny:.1f} {ex:.1f},{ey:.1f}"
            f"Q{mx - nx:.1f},{my - ny:.1f} {x:.1f},{y:.1f}Z"
        )
    return "".join(out)


def grove(width: float, far: str, middle: str, near: str, foot: float = SHEET_HEIGHT) -> str:
    """Three layers of bamboo across a sheet of *width*."""
    out = []
    for tone, per_1920, name in ((far, 20, "far"), (middle, 17, "middle"), (near, 12, "near")):
        rd = seeded_random("bamboo " + name)
        count = max(4, round(per_1920 * width / 1920))
        for i in range(count):
            x = i * width / count + rd.uniform(-30, 60)
            thick = rd.uniform(10, 18) + (7 if name == "near" else 0)
            out.append(path(stalk(rd, x, thick, -60, foot), tone))
    return "".join(out)


def stars(width: float, low: float = 340, count: int = 46) -> str:
    """Paper flecks in the upper sky, in three strengths, printed in a few strips."""
    rd = seeded_random("stars")
    strips: dict[tuple[int, int], list[str]] = {}
    for _ in range(round(count * width / 1920)):
        x, y, r = rd.uniform(0, width), rd.uniform(0, low), rd.choice((1.4, 1.8, 2.4))
        strips.setdefault((int(4 * x / width), rd.randrange(3)), []).append(disc(x, y, r))
    return "".join(
        path("".join(flecks), PAPER, opacity=(0.3, 0.46, 0.66)[strength])
        for (_, strength), flecks in strips.items()
    )


def crescent(x: float, y: float, r: float = 62, ink: str = MOON) -> str:
    """A waning moon whose disc of radius *r* is centred at (x, y), in its own pale light."""
    moon = path("M13,-62A62,62 0 1 1 -58,22A52,52 0 1 0 13,-62Z", ink)
    light = group(circle(0, 0, 100, "url(#pale)"), 0, 0, 2.2)
    return group(light + moon, x, y, r / 62)


def fire_gibbon(view: BackdropView) -> str:
    """Three layers of bamboo under stars and a moon."""
    return (
        stars(view.width)
        + crescent(*moon_place(view, 62), 62)
        + grove(view.width, view.far, view.middle, view.near)
    )


def sinful_gibbon(view: BackdropView) -> str:
    """A close jungle: moon, hanging vines, broad leaves that reach in from below."""
    rd = seeded_random("vines")
    out = [stars(view.width, 300, 30), crescent(*moon_place(view, 62), 62)]
    for tone, count, reach in ((view.far, 9, 420), (view.middle, 9, 330), (view.near, 7, 230)):
        for i in range(round(count * view.width / 1920)):
            x = (i + rd.random()) * view.width / (count * view.width / 1920)
            out.append(_vine(rd, x, reach * rd.uniform(0.5, 1.1), tone))
    for tone, scale, y in (
        (view.far, 1.25, 1000),
        (view.middle, 1.1, 1060),
        (view.near, 0.95, 1110),
    ):
        count = round(9 * view.width / 1920)
        for i in range(count):
            x = (i + rd.uniform(0.1, 0.9)) * view.width / count
            out.append(_plant(rd, x, y, scale, tone, view.near))
    return "".join(out)


def _vine(rd: Random, x: float, reach: float, tone: str) -> str:
    sway = rd.uniform(-40, 40)
    d = (
        f"M{x:.0f},-10C{x + sway:.0f},{reach * 0.3:.0f} {x - sway:.0f},{reach * 0.7:.0f} "
        f"{x:.0f},{reach:.0f}"
    )
    leaves = []
    y, side = 30.0, 1
    while y < reach:
        t = y / reach
        px = x + sway * 3 * t * (1 - t) * (1 - 2 * t)
        leaves.append(
            f"M{px:.1f},{y:.1f}q{side * 8},-14 {side * 30},-8q{side * 2},18 {-side * 30},8Z"
        )
        y, side = y + 34, -side
    return line(d, tone, 4) + path("".join(leaves), tone)


def _plant(rd: Random, x: float, y: float, scale: float, tone: str, cut: str) -> str:
    """A fan of broad leaves growing from (x, y)."""
    blade = path("M0,0C-44,-90 -40,-200 0,-290C40,-200 44,-90 0,0Z", tone) + line(
        "M0,-10L0,-262M0,-70L-26,-110M0,-70L26,-110M0,-130L-27,-172M0,-130L27,-172"
        "M0,-190L-20,-224M0,-190L20,-224",
        cut,
        3,
        0.4,
    )
    return "".join(
        group(blade, x, y, scale * rd.uniform(0.75, 1.1), a + rd.uniform(-10, 10))
        for a in (-62, -26, 8, 42, 74)
    )


def vine_on_rail(
    view: BackdropView, points: list[tuple[float, float, float]], leaf_ink: str
) -> str:
    """Leaves laid along the rail at (x, y, angle)."""
    leaf, vein = "M0,0C-9,-8 -9,-22 0,-34C9,-22 9,-8 0,0Z", "M0,-5L0,-26"
    eighth = max(1, len(points) // 8)
    out = []
    for start in range(0, len(points), eighth):
        some = [
            (x, y, a + (52 if i % 2 else 128))
            for i, (x, y, a) in enumerate(points[start : start + eighth], start)
        ]
        out.append(path("".join(laid(leaf, *one) for one in some), leaf_ink))
        veins = "".join(laid(vein, *one) for one in some)
        out.append(line(veins, "#2f1c11", view.line(1.6), 0.7))
    return "".join(out)
