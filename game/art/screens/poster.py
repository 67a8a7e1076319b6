"""The poster of the title, cut in wood and printed in five inks: a tree in which a gibbon hangs."""

from game.art.backdrops.table_shape import seeded_random
from game.art.motifs import bird, leaf, sun_rays, tulip
from game.art.palette import (
    BRASS,
    INK,
    MADDER,
    MOSS,
    PAPER,
    WOOD,
)
from game.art.screens.poster_gibbon import poster_gibbon
from game.art.suits import pip, suit_colour
from game.art.svg import (
    Paint,
    both_sides,
    circle,
    document,
    group,
    line,
    path,
    rect,
    shadow,
)
from game.art.svg_picture import Lettering, SvgPicture

WIDTH = 980
HEIGHT = 940
_VIEW = (-WIDTH / 2, -HEIGHT / 2, WIDTH, HEIGHT)


def poster() -> SvgPicture:
    """The poster, 980 x 940 with room for its shadow, FOLKDECK and its line as letters."""
    body = (
        shadow((-480, -462, 952, 912), 6, (7, 11), 22, 0.55)
        + rect(-480, -464, 952, 912, 6, PAPER)
        + rect(-458, -442, 908, 868, 3, Paint("none", INK, 6))
        + rect(-445, -429, 882, 842, 2, Paint("none", MADDER, 2.5))
        + group(_print(), -4, 10, 0.955)
        + _corners()
    )
    letters = (
        Lettering("FOLKDECK", WIDTH / 2 - 4, 182, 152, "serif_black", MADDER, "m", False, 4),
        Lettering("nine rare card games", WIDTH / 2 - 4, 232, 40, "serif_italic", INK),
    )
    return SvgPicture(
        document(WIDTH, HEIGHT, body, _VIEW),
        letters,
        WIDTH,
        HEIGHT,
        document(WIDTH, HEIGHT, salt(-440, -420, 880, 830, 620), _VIEW),
    )


def salt(x: float, y: float, w: float, h: float, count: int, ink: str = PAPER) -> str:
    """Flecks the knife left: paper-coloured dashes that show on ink only."""
    rd = seeded_random("salt")
    thin: list[str] = []
    bold: list[str] = []
    for i in range(count):
        fleck = (
            f"M{rd.uniform(x, x + w):.0f},{rd.uniform(y, y + h):.0f}"
            f"l{rd.uniform(3, 13):.1f},{rd.uniform(-1.5, 1.5):.1f}"
        )
        (bold if i % 3 == 0 else thin).append(fleck)
    return line("".join(thin), ink, 1.5, 0.8) + line("".join(bold), ink, 2.4, 0.8)


def _print() -> str:
    sun = (
        circle(0, 34, 196, BRASS)
        + group(sun_rays(214, 44), 0, 34)
        + line("M-180,34a180,180 0 0 1 360,0M-164,34a164,164 0 0 1 328,0", PAPER, 2.6, 0.5)
    )
    ground = line("M-404,392L404,392", INK, 5) + "".join(
        path(f"M{x},404l11,0l-5.5,17Z", MADDER) for x in range(-402, 396, 26)
    )
    return sun + _tree() + _garden() + _branch() + poster_gibbon() + ground


def _corners() -> str:
    mark = circle(0, 0, 17, PAPER) + path(
        "M0,-15C5,-5 5,-5 15,0C5,5 5,5 0,15C-5,5 -5,5 -15,0C-5,-5 -5,-5 0,-15Z", MADDER
    )
    return "".join(group(mark, x, y, 0.9) for x in (-445, 437) for y in (-429, 413))


def _tree() -> str:
    """Two curling branches to each side, with leaves, suit medals and birds."""
    wood = line(
        "M0,392C-8,270 8,220 0,120C-10,40 -90,20 -150,44C-230,74 -262,156 -222,204"
        "C-192,236 -140,214 -150,174C-156,150 -182,154 -180,174",
        WOOD,
        15,
    ) + line(
        "M0,130C-10,20 -40,-60 -150,-86C-244,-108 -344,-62 -352,22"
        "C-356,74 -310,100 -284,72C-268,54 -286,30 -302,46",
        WOOD,
        13,
    )
    leaves = "".join(
        group(leaf(), x, y, k, r)
        for x, y, r, k in (
            (-72, 34, -48, 0.9),
            (-112, 34, -120, 0.9),
            (-192, 66, -40, 1),
            (-236, 122, -150, 0.9),
            (-238, 176, -62, 0.86),
            (-214, -98, -30, 1.1),
            (-284, -74, -140, 1),
            (-338, -16, -60, 1),
            (-352, 48, -150, 0.9),
            (-266, -92, 12, 0.9),
            (-206, -96, -150, 0.9),
            (-316, -52, 18, 0.8),
        )
    )
    berries = "".join(circle(x, y, 7, Paint(MADDER, INK, 2.4)) for x, y in ((-164, 30), (-177, 27)))
    medals = ""
    for x, y, one, two in ((-198, 164, "h", "s"), (-304, 36, "c", "d")):
        for side, suit in ((x, one), (-x, two)):
            medals += circle(side, y, 47, Paint(PAPER, INK, 5)) + circle(
                side, y, 40, Paint("none", BRASS, 2.4)
            )
            medals += group(pip(suit, suit_colour(suit)), side, y, 0.6)
    birds = both_sides(group(bird(), -176, -118, 0.86) + group(bird(BRASS, MADDER), -330, -96, 0.7))
    return both_sides(wood + leaves + berries) + birds + medals


def _garden() -> str:
    red, gold = tulip(), tulip(BRASS, MOSS, MADDER)
    tulips = (
        group(red, -352, 338, 1.1, -8)
        + group(gold, -282, 350, 0.86, 6)
        + group(red, -226, 360, 0.64, -6)
        + group(gold, -404, 356, 0.72, 4)
    )
    grass = line("M-390,390l-4,-18M-318,390l5,-22M-252,390l-4,-16M-196,390l5,-14", MOSS, 4)
    return both_sides(tulips + grass)


def _branch() -> str:
    knots = line(
        "M-200,-214C-150,-222 -90,-224 -50,-224M60,-226C110,-226 160,-220 210,-212"
        "M-120,-208L-80,-211M100,-211L140,-208",
        "#7f5836",
        3,
    )
    twig = line(
        "M-236,-206C-270,-214 -286,-236 -284,-252M240,-208C268,-218 280,-232 284,-250", WOOD, 10
    )
    leaves = "".join(
        group(leaf(), x, y, k, r)
        for x, y, r, k in (
            (-284, -250, -40, 0.7),
            (-280, -238, -96, 0.7),
            (284, -248, 34, 0.7),
            (276, -232, 92, 0.7),
            (-190, -212, -158, 0.72),
            (198, -211, 156, 0.72),
        )
    )
    return twig + leaves + line("M-262,-202C-120,-224 120,-224 262,-202", WOOD, 19) + knots
