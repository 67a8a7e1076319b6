"""Hills: a thorn hedge and a tavern for Vendetta, quilted hills for Indian Chief."""

from random import Random

from game.art.backdrops.bamboo import crescent, stars
from game.art.backdrops.table_shape import SHEET_HEIGHT, BackdropView, moon_place, seeded_random
from game.art.palette import BRASS, LAMP, MADDER, PAPER, SHADOW, WOOD_EDGE, mix
from game.art.svg import Paint, circle, glow, group, line, path, rect


def vendetta(view: BackdropView) -> str:
    """A tavern with lit windows behind a hedge of thorns."""
    rd = seeded_random("thorns")
    out = [
        stars(view.width, 240, 30),
        crescent(*moon_place(view, 46), 46),
        _roofs(view),
        _tavern(view, view.width * 0.925),
    ]
    for tone, count, height in ((view.far, 20, 560), (view.middle, 18, 440), (view.near, 16, 330)):
        many = round(count * view.width / 1920)
        for i in range(many):
            x = (i + rd.uniform(0, 1)) * view.width / many
            hips = mix(MADDER, tone, 0.35) if tone != view.far else ""
            out.append(_thorn(rd, x, height * rd.uniform(0.6, 1.15), tone, hips))
    return "".join(out)


def _roofs(view: BackdropView) -> str:
    rd = seeded_random("roofs")
    d, x = [], -40.0
    while x < view.width:
        w, h = rd.uniform(140, 240), rd.uniform(120, 230)
        d.append(
            f"M{x:.0f},700L{x:.0f},{420 - h * 0.5:.0f}L{x + w / 2:.0f},{420 - h:.0f}"
            f"L{x + w:.0f},{420 - h * 0.5:.0f}L{x + w:.0f},700Z"
        )
        x += w * 0.9
    lit = "".join(
        rect(wx, wy, 17, 24, 2, Paint(LAMP, view.near, 3, opacity))
        for wx, wy, opacity in ((34, 400, 0.75), (62, 400, 0.75), (112, 455, 0.5), (36, 470, 0.4))
    )
    return path("".join(d), mix(view.far, view.middle, 0.5)) + lit


def _tavern(view: BackdropView, x: float) -> str:
    wall, beam = mix(view.middle, "#4f3120", 0.3), mix(view.near, "#0b0808", 0.4)
    house = (
        path("M-190,420L-190,20L-220,20L0,-150L220,20L190,20L190,420Z", wall)
        + path("M-236,30L0,-160L236,30L222,46L0,-130L-222,46Z", beam)
        + rect(80, -170, 44, 110, 0, beam)
        + line(
            "M-190,120L190,120M-100,20L-100,420M100,20L100,420M-190,120L-100,20M190,120L100,20",
            beam,
            9,
        )
    )
    panes = []
    for px, py in ((-64, 30), (16, 30), (-176, 160), (-64, 160), (16, 160), (118, 160)):
        panes.append(
            rect(px, py, 48, 62, 4, Paint(LAMP, beam, 6))
            + line(f"M{px + 24},{py}l0,62M{px},{py + 31}l48,0", beam, 4)
        )
    sign = line("M-190,70L-250,70M-240,70L-240,84", beam, 6) + path(
        "M-262,84L-218,84L-218,124L-240,138L-262,124Z", mix(MADDER, beam, 0.3), beam, 4
    )
    return group(glow(0, 120, 520, 0.85) + house + "".join(panes) + sign, x, 300, 0.86)


def _thorn(rd: Random, x: float, height: float, tone: str, hips: str) -> str:
    """A bramble that arches up from the foot of the window, set with thorns and red *hips*."""
    side = rd.choice((-1, 1))
    reach = side * rd.uniform(120, 320)
    x0, y0, x1, y1 = x, float(SHEET_HEIGHT + 10), x + reach * 0.1, SHEET_HEIGHT - height * 1.2
    x2, y2 = x + reach, SHEET_HEIGHT - height * 0.45
    thorns, fruit = [], []
    for i in range(2, 15):
        t = i / 15
        px = (1 - t) ** 2 * x0 + 2 * t * (1 - t) * x1 + t * t * x2
        py = (1 - t) ** 2 * y0 + 2 * t * (1 - t) * y1 + t * t * y2
        way = 1 if i % 2 else -1
        thorns.append(
            f"M{px - 6:.1f},{py + 6:.1f}L{px + way * 17:.1f},{py - 15:.1f}"
            f"L{px + 6:.1f},{py - 5:.1f}Z"
        )
        if i % 4 == 0:
            thorns.append(
                f"M{px:.1f},{py:.1f}q{way * 12},-30 {way * 42},-22q{-way * 4},28 {-way * 42},22Z"
            )
        if hips and i % 4 == 2:
            fruit.append(circle(px - way * 12, py + 15, 6.5, hips, ry=8))
    return (
        line(f"M{x0:.0f},{y0:.0f}Q{x1:.0f},{y1:.0f} {x2:.0f},{y2:.0f}", tone, 11)
        + path("".join(thorns), tone)
        + "".join(fruit)
    )


def knife_nicks(view: BackdropView, places: list[tuple[float, float, float]]) -> str:
    """V-shaped cuts in the rail where somebody counted with a knife."""
    nick = path("M-4,-9L0,9L4,-9L0,-4Z", "#1a0f09") + line(
        "M4,-9L0,9", "#c99a5f", view.line(1.4), 0.7
    )
    return "".join(group(nick, x, y, 1, a) for x, y, a in places)


def dagger_in_rail(x: float, y: float) -> str:
    """Somebody's dagger, stuck upright in the rail at (x, y)."""
    return group(
        path("M-6,2L46,18L50,26L-4,9Z", SHADOW, opacity=0.4)
        + path("M0,6L-6,-16L-5,-44L5,-44L6,-16Z", "#d9d2c2", WOOD_EDGE, 2)
        + path("M0,5L5.6,-16L5,-44L0,-44Z", "#a9a394")
        + path("M-19,-52C-10,-46 10,-46 19,-52L20,-45C10,-40 -10,-40 -20,-45Z", BRASS, WOOD_EDGE, 2)
        + rect(-4.6, -74, 9.2, 24, 3, Paint(mix(MADDER, WOOD_EDGE, 0.4), WOOD_EDGE, 2))
        + line("M-4,-68L4,-64M-4,-61L4,-57", BRASS, 1.8)
        + circle(0, -78, 6.4, Paint(BRASS, WOOD_EDGE, 2))
        + path("M-7,3L0,9L8,4L5,10L-4,11Z", WOOD_EDGE),
        x,
        y,
        1.1,
        24,
    )


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
