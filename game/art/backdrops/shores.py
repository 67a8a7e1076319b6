"""Shores: a river bank for Bridge Solitaire, a pier for Jersey Gin, the sea for Democracy."""

from random import Random

from game.art.backdrops.bamboo import crescent, stars
from game.art.backdrops.table_shape import SHEET_HEIGHT, BackdropView, moon_place, seeded_random
from game.art.palette import BRASS, INDIGO, LAMP, MADDER, MOON, PAPER, mix
from game.art.svg import Paint, circle, glow, group, laid, line, path, rect


def water(view: BackdropView, top: float, base: str, ink: str, name: str) -> str:
    """A sheet of water from *top* down, cut with wave lines that grow towards the viewer."""
    rd = seeded_random("water " + name)
    far: list[str] = []
    near: list[str] = []
    y = top + 16.0
    while y < SHEET_HEIGHT:
        reach = 26 + (y - top) * 0.09
        x = rd.uniform(-80, 0)
        while x < view.width:
            n = rd.randint(2, 4)
            wave = "".join(f"q{reach / 2:.1f},{-reach * 0.24:.1f} {reach:.1f},0" for _ in range(n))
            (far if y < top + 200 else near).append(f"M{x:.0f},{y:.0f}{wave}")
            x += reach * n + rd.uniform(60, 240)
        y += 26 + (y - top) * 0.06
    return (
        rect(0, top, view.width, SHEET_HEIGHT - top, 0, base)
        + line("".join(far), ink, view.line(2.2), 0.5)
        + line("".join(near), ink, view.line(3.4), 0.55)
    )


def moon_path(view: BackdropView, x: float, top: float, foot: float) -> str:
    """The moon's light lying in short strokes on the water."""
    rd = seeded_random("moon path")
    d = []
    y = top + 8.0
    while y < foot:
        half = 16 + (y - top) * 0.16 * rd.uniform(0.6, 1.2)
        d.append(f"M{x - half + rd.uniform(-8, 8):.0f},{y:.0f}l{2 * half:.0f},0")
        y += rd.uniform(12, 22)
    return line("".join(d), MOON, view.line(4), 0.38)


def reeds(view: BackdropView, rd: Random, count: int, tone: str, tall: float) -> str:
    """Reeds and bulrushes along the foot of the window."""
    blades, heads = [], []
    for i in range(count):
        x = (i + rd.random()) * view.width / count
        h = tall * rd.uniform(0.55, 1.1)
        lean = rd.uniform(-40, 40)
        tip = SHEET_HEIGHT - h
        blades.append(
            f"M{x - 5:.0f},{SHEET_HEIGHT}"
            f"Q{x:.0f},{SHEET_HEIGHT - h * 0.5:.0f} {x + lean:.0f},{tip:.0f}"
            f"Q{x + 7:.0f},{SHEET_HEIGHT - h * 0.5:.0f} {x + 6:.0f},{SHEET_HEIGHT}Z"
        )
        if i % 3 == 0:
            heads.append(f"M{x + lean * 0.9:.0f},{tip + 6:.0f}l{lean * 0.06:.1f},40")
    return path("".join(blades), tone) + line("".join(heads), mix(tone, "#7f5836", 0.5), 11)


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


def democracy(view: BackdropView) -> str:
    """The sea at dusk: four islands on the horizon, each with its pennant."""
    horizon = 300
    out = [
        stars(view.width, 230, 30),
        crescent(*moon_place(view, 44, left=True), 44),
        water(view, horizon, mix(view.middle, "#1f6a80", 0.34), mix(view.far, PAPER, 0.26), "isle"),
    ]
    inks = (MADDER, PAPER, INDIGO, BRASS)
    for i, ink in enumerate(inks):
        x = view.width * (0.1, 0.33, 0.68, 0.9)[i]
        size = (1.3, 0.8, 0.85, 1.25)[i]
        isle = (
            path(
                "M-150,8C-110,-34 -60,-30 -20,-62C10,-76 40,-50 70,-34C110,-26 140,-10 160,8Z",
                view.near,
            )
            + line("M-90,-6l22,-6M-30,-20l26,-4M40,-10l24,-2", view.far, 4)
            + line("M6,-62L6,-136", "#0b1212", 5)
            + path(
                (
                    "M6,-136l44,16l-44,16Z",
                    "M6,-136l42,0l-12,16l12,16l-42,0Z",
                    "M6,-136l40,0l0,30l-40,0Z",
                    "M6,-136l30,0c18,0 18,30 0,30l-30,0Z",
                )[i],
                mix(ink, view.far, 0.25),
            )
        )
        out.append(group(isle, x, horizon + 12, size))
    return "".join(out) + _boats(view)


def _boats(view: BackdropView) -> str:
    return "".join(
        group(
            path("M-30,0L30,0L20,14L-20,14Z", view.near)
            + path("M0,-4L0,-46L26,-8Z", mix(view.far, PAPER, 0.45)),
            x * view.width,
            y,
            s,
        )
        for x, y, s in ((0.05, 720, 1.2), (0.955, 640, 1.0), (0.2, 1000, 1.5))
    )


def island_cut(view: BackdropView) -> str:
    """The island's contour lines cut in the felt round the middle."""
    t = view.table
    coast = (
        "M-46,6C-52,-14 -34,-26 -18,-24C-8,-36 12,-36 20,-28C36,-30 50,-14 46,0"
        "C52,14 38,26 22,24C10,36 -12,34 -20,26C-34,28 -44,18 -46,6Z"
    )
    return "".join(
        group(
            line(coast, "#f4ead5", view.line(2.2) / (t.ry / 62 * k), 0.16),
            t.cx,
            t.cy,
            t.rx / 58 * k,
            0,
            t.ry / 58 * k,
        )
        for k in (1.0, 0.82, 0.6, 0.36)
    )


def four_pennants(view: BackdropView, places: list[tuple[float, float, float]]) -> str:
    """Four pennants on staffs along the rail, each in its own ink and cut."""
    cuts = (
        "M2,-66l34,11l-34,11Z",
        "M2,-66l34,0l-9,11l9,11l-34,0Z",
        "M2,-66l32,0l0,22l-32,0Z",
        "M2,-66l22,0c15,0 15,22 0,22l-22,0Z",
    )
    return "".join(
        circle(x + 3, y + 3, 9, Paint("#050a08", opacity=0.4))
        + group(
            line("M0,4L0,-68", "#1a0f09", 6)
            + line("M0,2L0,-68", "#a9794c", 2.6)
            + path(cut, mix(ink, view.far, 0.12), "#1a0f09", 2.4)
            + circle(0, -69, 4.5, Paint(BRASS, "#1a0f09", 2))
            + circle(0, 4, 6.5, Paint(BRASS, "#1a0f09", 2)),
            x,
            y,
        )
        for (x, y, _), ink, cut in zip(places, (MADDER, PAPER, INDIGO, BRASS), cuts, strict=True)
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
