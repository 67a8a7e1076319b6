"""The backdrop of Vendetta: a tavern behind a hedge of thorns, a dagger in the rail."""

from random import Random

from game.art.backdrops.night_sky import crescent, stars
from game.art.backdrops.table_shape import SHEET_HEIGHT, BackdropView, moon_place, seeded_random
from game.art.palette import BRASS, LAMP, MADDER, SHADOW, WOOD_EDGE, mix
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
