"""The backdrop of Sinful Gibbon: a close jungle, hanging vines, and leaves along the rail."""

from random import Random

from game.art.backdrops.night_sky import crescent, stars
from game.art.backdrops.table_shape import BackdropView, moon_place, seeded_random
from game.art.svg import group, laid, line, path


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
