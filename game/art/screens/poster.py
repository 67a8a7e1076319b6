"""The poster: the gibbon that hides an ace, cut in wood and printed in five inks."""

import math

from game.art.backdrops.table_shape import seeded_random
from game.art.motifs import bird, leaf, sun_rays, tulip
from game.art.palette import (
    BRASS,
    INK,
    MADDER,
    MOSS,
    PAPER,
    PAPER_LIT,
    WOOD,
)
from game.art.portraits.gibbon import Coat, gibbon_head, leg, long_arm, trunk
from game.art.portraits.moods import MOODS
from game.art.suits import pip, suit_colour
from game.art.svg import (
    Paint,
    both_sides,
    circle,
    document,
    group,
    line,
    mirrored,
    path,
    rect,
    shadow,
)
from game.art.svg_picture import Lettering, SvgPicture

WIDTH = 980
HEIGHT = 940
_VIEW = (-WIDTH / 2, -HEIGHT / 2, WIDTH, HEIGHT)
_DARK = Coat()

_CUT_RANKS = {
    # ranks as the knife would cut them, in a box from -20 to 20
    "A": "M-15,20L-4,-20L4,-20L15,20M-10,8L10,8M-20,20L-9,20M9,20L20,20",
    "K": "M-12,-20L-12,20M-18,-20L-6,-20M-18,20L-6,20M13,-20L-11,4M-4,-2L13,20"
    "M7,-20L18,-20M7,20L19,20",
    "Q": "M0,-20C-20,-20 -20,16 0,16C20,16 20,-20 0,-20M-4,8C4,8 6,24 16,20",
    "J": "M6,-20L6,8C6,22 -14,22 -14,10M-2,-20L14,-20",
}


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
    return sun + _tree() + _garden() + _branch() + _ape() + _fan() + ground


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


def _ape() -> str:
    """Hanging by one hand, winking, an ace of spades held up in the other."""
    scale = 1.5
    free = line("M22,22C66,12 90,-14 96,-54", _DARK.fur, 21) + line(
        "M66,2L74,8M78,-10L88,-7M86,-26L96,-24M88,-42L99,-42", _DARK.ring, 2.2, 0.5
    )
    card = group(_card("A", "s", 80), 112, -110, 1, 12)
    thumb = line("M92,-54C92,-62 94,-68 98,-73", _DARK.fur, 9) + line(
        "M92.5,-60C93,-64 94.6,-68 97,-71", _DARK.ring, 1.6, 0.5
    )
    fingers = line("M84,-60C80,-66 80,-70 82,-74M104,-54C110,-56 116,-58 122,-58", _DARK.fur, 7)
    fur = line(
        "M-30,8L-36,3M-38,-2L-44,-6M40,22L44,28M52,16L57,21M-6,112L-8,118M8,112L10,118"
        "M-18,110L-22,115M18,110L22,115",
        _DARK.ring,
        2.2,
        0.5,
    )
    body = (
        long_arm(_DARK)
        + fingers
        + card
        + free
        + thumb
        + both_sides(leg(_DARK))
        + trunk(_DARK, MADDER)
        + fur
        + group(gibbon_head(_DARK, MOODS["wink"]), 3, -30, 1.12, 5)
    )
    return group(body, 14, 10, scale)


def _card(rank: str, suit: str, wide: float) -> str:
    """A small printed card round (0, 0), its rank cut with the knife."""
    colour = suit_colour(suit)
    k = wide / 100
    cut = group(line(_CUT_RANKS[rank], colour, 7.4), -31, -48, 0.5)
    index = cut + group(pip(suit, colour, incised=False), -31, -25, 0.19)
    body = (
        rect(-46, -64, 100, 140, 8, Paint("#050a08", opacity=0.28))
        + rect(-50, -70, 100, 140, 8, Paint(PAPER_LIT, INK, 3.4))
        + index
        + group(cut, 0, 0, 1, 180)
        + group(pip(suit, colour), 2, 2, 0.58 if rank == "A" else 0.5)
    )
    return group(body, 0, 0, k)


def _fan() -> str:
    """The rest of the hand, held by the feet."""
    cards = "".join(
        group(
            _card(rank, suit, 106),
            330 * math.sin(math.radians(a)) + 14,
            634 - 330 * math.cos(math.radians(a)),
            1,
            a,
        )
        for rank, suit, a in (
            ("K", "h", -19.5),
            ("Q", "d", -6.5),
            ("J", "c", 6.5),
            ("A", "d", 19.5),
        )
    )
    toes = "".join(
        line(f"M{x + 14},222C{x + 13},232 {x + 15},238 {x + 16},244", _DARK.fur, 10)
        for x in (-40, -27, -14)
    )
    feet = path(
        "M-48,206C-44,196 0,196 6,208C8,220 -2,228 -22,228C-42,228 -50,220 -48,206Z", _DARK.fur
    )
    foot = toes + feet
    return cards + foot + mirrored(foot, 14)
