"""The backdrop of Bridge Solitaire: a river bank by night, a stone bridge and a lamp."""

from game.art.backdrops.night_sky import stars
from game.art.backdrops.table_shape import SHEET_HEIGHT, BackdropView, moon_place, seeded_random
from game.art.backdrops.water import moon_path, reeds, water
from game.art.palette import LAMP, MOON, PAPER, mix
from game.art.svg import circle, glow, group, laid, line, path


def bridge_solitaire(view: BackdropView) -> str:
    """A river at night: stone bridge far off, moon path, a single lamp, reeds at the bank."""
    rd = seeded_random("river")
    horizon = 330
    moon_x, moon_y = moon_place(view, 44, left=True)
    hills = "".join(
        f"M{x - 300},{horizon}Q{x},{horizon - h} {x + 300},{horizon}Z"
        for x, h in ((150, 130), (620, 90), (1100, 150), (1650, 110), (2200, 120), (2700, 90))
    )
    return (
        stars(view.width, 280, 50)
        + group(circle(0, 0, 100, "url(#pale)"), moon_x, moon_y, 2.1)
        + circle(moon_x, moon_y, 44, MOON)
        + circle(moon_x - 14, moon_y - 12, 7, "#d8c58c")
        + circle(moon_x + 12, moon_y + 12, 10, "#d8c58c")
        + path(hills, view.middle)
        + water(
            view, horizon, mix(view.middle, "#2b3b63", 0.35), mix(view.far, PAPER, 0.25), "river"
        )
        + moon_path(view, moon_x, horizon, SHEET_HEIGHT)
        + _far_bridge(view, horizon)
        + _lamp_post(150, 470)
        + reeds(view, rd, round(46 * view.width / 1920), view.middle, 260)
        + reeds(view, rd, round(34 * view.width / 1920), view.near, 190)
    )


def _far_bridge(view: BackdropView, y: float) -> str:
    tone, cut = mix(view.far, PAPER, 0.12), view.near
    arch = "".join(
        f"M{x},{y + 34}C{x},{y - 34} {x + 150},{y - 34} {x + 150},{y + 34}Z"
        for x in range(40, round(view.width), 220)
    )
    deck = path(
        f"M0,{y - 58}Q{view.width / 2:.0f},{y - 96} {view.width:.0f},{y - 58}"
        f"L{view.width:.0f},{y + 34}L0,{y + 34}Z",
        tone,
    )
    stones = "".join(
        f"M{x},{y - 52 + (x % 3) * 4}l26,0M{x + 60},{y - 36}l20,0"
        for x in range(20, round(view.width), 110)
    )
    return deck + path(arch, view.middle) + line(stones, cut, view.line(2.4), 0.6)


def _lamp_post(x: float, foot: float) -> str:
    return (
        glow(x, foot - 250, 260, 0.8)
        + line(f"M{x},{foot}L{x},{foot - 220}", "#0b1212", 9)
        + path(
            f"M{x - 18},{foot - 224}L{x - 22},{foot - 262}L{x},{foot - 288}"
            f"L{x + 22},{foot - 262}L{x + 18},{foot - 224}Z",
            LAMP,
            "#0b1212",
            5,
        )
    )


def coping(view: BackdropView, places: list[tuple[float, float, float]]) -> str:
    """Joints of the stones that widen the rail, as cuts across its outer edge."""
    eighth = max(1, len(places) // 8)
    return "".join(
        line(
            "".join(laid("M0,-7L0,7", *place) for place in places[start : start + eighth]),
            "#20282c",
            view.line(2.2),
        )
        for start in range(0, len(places), eighth)
    )
