"""Card backs: five of them, each the same when turned upside down."""

import math
from typing import Final

from game.art.motifs import tulip
from game.art.palette import (
    BRASS,
    CARD_EDGE,
    EMBER,
    INDIGO,
    LAMP,
    MADDER,
    PAPER,
    SKY,
    SPRUCE,
    WOOD,
    accent,
)
from game.art.portraits.gibbon import Coat, gibbon_head
from game.art.svg import Paint, both_sides, circle, group, half_turned, line, path, rect
from game.art.svg_picture import SvgPicture, picture_of

BACKS: Final = ("scrolls", "leaves", "indigo", "wood", "plum")


def back(kind: str) -> SvgPicture:
    """The back of a card: ``scrolls`` (madder), ``leaves`` (spruce), ``indigo``,
    ``wood`` or ``plum``.
    """
    return picture_of(250, 350, back_body(kind))


def back_body(kind: str) -> str:
    """The drawing of a back on the 250 x 350 grid; KeyError for a kind that is not in BACKS."""
    ground, thread, bloom = {
        "scrolls": (MADDER, PAPER, BRASS),
        "leaves": (SPRUCE, PAPER, BRASS),
        "indigo": (INDIGO, PAPER, SKY),
        "wood": (WOOD, PAPER, EMBER),
        "plum": (accent("sinful_gibbon"), PAPER, LAMP),
    }[kind]
    field = (
        rect(1.25, 1.25, 247.5, 347.5, 15, Paint("url(#paper)", CARD_EDGE, 2.5))
        + rect(14, 14, 222, 322, 9, ground)
        + rect(22, 22, 206, 306, 5, Paint("none", thread, 3))
    )
    if kind == "scrolls":
        return field + _scrolls(ground, thread, bloom)
    if kind == "leaves":
        return field + _leaves(ground, thread, bloom)
    if kind == "indigo":
        return field + _moons(ground, thread, bloom)
    if kind == "plum":
        return field + _birds(ground, thread, bloom)
    return field + _lattice(ground, thread, bloom)


def _scrolls(ground: str, thread: str, bloom: str) -> str:
    side = (
        line(
            "M125,168C150,150 168,120 152,96C142,82 122,92 130,108C136,118 150,112 146,104"
            "M160,150C180,146 200,126 204,96C206,70 186,52 168,62C152,70 160,92 174,86",
            thread,
            5,
        )
        + path("M190,160C208,150 212,132 208,124C194,130 188,144 190,160Z", bloom)
        + line("M192,154C198,146 202,138 205,131", ground, 2)
        + circle(150, 44, 6, bloom)
        + circle(206, 42, 8, thread)
        + circle(206, 42, 3, ground)
        + path("M176,40l7,-8l7,8l-7,8Z", bloom)
        + line("M182,118l10,-4M186,106l10,-1M184,92l9,3", thread, 2.6)
        + path("M205,160l5.5,-9l5.5,9l-5.5,9Z", thread)
        + circle(154, 64, 3, thread)
        + circle(140, 40, 3, thread)
        + path("M168,168l7,-5l7,5l-7,5Z", bloom)
    )
    half = group(tulip(bloom, thread, ground), 125, 78, 0.82) + both_sides(side, 125)
    ring = circle(125, 175, 25, Paint(ground, thread, 4)) + circle(125, 175, 13, bloom)
    beads = "".join(
        circle(125 + 19 * math.cos(a), 175 + 19 * math.sin(a), 2.8, thread)
        for a in (i * math.pi / 4 for i in range(8))
    )
    return half + half_turned(half, 250, 350) + ring + beads + circle(125, 175, 5, ground)


def _leaves(ground: str, thread: str, bloom: str) -> str:
    out = []
    for row in range(9):
        for column in range(6 - row % 2):
            x, y = 45 + column * 32 + 16 * (row % 2), 47 + row * 32
            if abs(x - 125) < 58 and abs(y - 175) < 50:
                continue
            out.append(
                path(
                    f"M{x},{y - 14}C{x + 9},{y - 5} {x + 9},{y + 5} {x},{y + 14}"
                    f"C{x - 9},{y + 5} {x - 9},{y - 5} {x},{y - 14}Z",
                    bloom if row % 2 else thread,
                )
                + line(f"M{x},{y - 8}L{x},{y + 8}", ground, 2.6)
            )
    dots = "".join(
        circle(
            45 + column * 32 + 16 * ((row + 1) % 2), 47 + row * 32, 2.6, Paint(bloom, opacity=0.7)
        )
        for row in range(9)
        for column in range(6 - (row + 1) % 2)
        if abs(45 + column * 32 + 16 * ((row + 1) % 2) - 125) > 54 or abs(row - 4) > 1
    )
    return "".join(out) + dots + _two_headed_medal(ground, thread, bloom)


def _two_headed_medal(ground: str, thread: str, bloom: str) -> str:
    """A gibbon that looks at both players: one head above the middle line, one below."""
    mask = Coat(thread, ground, thread)
    rim = "".join(
        circle(125 + 49 * math.cos(a), 175 + 49 * math.sin(a), 2.4, thread)
        for a in (i * math.pi / 12 for i in range(24))
    )
    half = group(gibbon_head(mask), 125, 153, 0.43)
    return (
        circle(125, 175, 44, Paint(ground, bloom, 4))
        + rim
        + half
        + half_turned(half, 250, 350)
        + line("M84,175L166,175", bloom, 3)
    )


_STARS: Final = ((58, 58, 9), (78, 92, 8), (125, 56, 9), (56, 116, 8), (194, 118, 8), (98, 76, 6))
_DOTS: Final = (
    (102, 44),
    (148, 44),
    (96, 96),
    (46, 92),
    (206, 92),
    (64, 132),
    (186, 134),
    (72, 74),
)


def _moons(ground: str, thread: str, bloom: str) -> str:
    """Waning moons, stars and waves between two tulips."""
    moon = path("M165,88A34,34 0 1 1 128,122A27,27 0 1 0 165,88Z", thread)
    waves = line(
        "M34,160q11.5,-13 23,0t23,0M170,160q11.5,-13 23,0t23,0"
        "M34,145q11.5,-13 23,0t23,0M170,145q11.5,-13 23,0t23,0",
        bloom,
        3.6,
    )
    curl = line("M125,136C104,136 90,126 92,112C94,102 106,102 106,111", thread, 4)
    corner = line("M40,70C40,50 52,38 72,38", thread, 3.4)
    corner += circle(76, 38, 3, thread) + circle(40, 74, 3, thread)
    half = (
        group(moon, 44, -22, 0.8)
        + "".join(_star(x, y, r, bloom) for x, y, r in _STARS)
        + "".join(circle(x, y, 2.4, thread) for x, y in _DOTS)
        + waves
        + group(tulip(bloom, thread, ground), 125, 120, 0.46)
        + both_sides(curl + corner, 125)
    )
    petal = path("M0,-6L5,-22L0,-25L-5,-22Z", bloom)
    core = circle(125, 175, 27, Paint(ground, thread, 4))
    core += "".join(group(petal, 125, 175, 0.86, 45 * i) for i in range(8))
    band = line("M34,175L94,175M156,175L216,175", thread, 4)
    return half + half_turned(half, 250, 350) + band + core + circle(125, 175, 6, thread)


def _star(x: float, y: float, r: float, ink: str) -> str:
    k = r * 0.26
    return path(
        f"M{x},{y - r}L{x + k},{y - k}L{x + r},{y}L{x + k},{y + k}L{x},{y + r}"
        f"L{x - k},{y + k}L{x - r},{y}L{x - k},{y - k}Z",
        ink,
    )


def _lattice(ground: str, thread: str, bloom: str) -> str:
    """A woven lattice with a tulip in every large eye and embers on the crossings."""
    lines, knots = [], []
    for row in range(7):
        for column in range(5):
            x, y = 35 + column * 45, 49 + row * 42
            if column < 4 and row < 6:
                lines.append(f"M{x},{y}l45,42M{x + 45},{y}l-45,42")
            knots.append(circle(x, y, 4.6, thread))
    eyes = []
    for row in range(6):
        for column in range(4):
            eyes.append(circle(57.5 + column * 45, 70 + row * 42, 4, bloom))
    centres = [(57.5 + 45 * c, 91 + 42 * r) for r in range(3) for c in range(4)]
    half = "".join(
        group(tulip(bloom, thread, ground), x, y + 1, 0.27)
        for x, y in centres
        if y < 175 and math.hypot(x - 125, y - 175) > 52
    )
    half += "".join(
        path(f"M{x},{y - 7}l5,7l-5,7l-5,-7Z", bloom)
        for x, y in ((80 + 45 * c, 70 + 42 * r) for r in range(3) for c in range(3))
        if math.hypot(x - 125, y - 175) > 50
    )
    half += path("M50,36h150l-5,4h-140Z", bloom)
    core = circle(125, 175, 40, Paint(ground, bloom, 4)) + circle(
        125, 175, 33, Paint("none", thread, 2.6)
    )
    blossoms = group(tulip(bloom, thread, ground), 125, 159, 0.42)
    return (
        line("".join(lines), thread, 2.6, 0.55)
        + "".join(knots)
        + "".join(eyes)
        + half
        + half_turned(half, 250, 350)
        + core
        + blossoms
        + half_turned(blossoms, 250, 350)
    )


_TREE_LEAVES: Final = (
    (102, 76, -36), (98, 104, -50), (68, 68, -34), (48, 96, -8),
)  # fmt: skip


def _birds(ground: str, thread: str, bloom: str) -> str:
    """A quilt: two birds under a tree of life, the same from both ends."""
    bird = group(_bird(ground, thread, bloom), 3, 12, 0.8)
    half = _tree(ground, thread, bloom) + both_sides(bird, 125)
    return half + half_turned(half, 250, 350) + _quilt_star(ground, thread, bloom)


def _tree(ground: str, thread: str, bloom: str) -> str:
    trunk = line("M125,140L125,66", thread, 4.5)
    boughs = line(
        "M125,122C112,118 104,110 98,102M125,108C108,104 92,90 68,66M125,90C116,86 108,80 101,76"
        "M76,76C62,76 52,84 48,94",
        thread,
        3.6,
    )
    leaf = path("M0,4C-9,-4 -9,-18 0,-27C9,-18 9,-4 0,4Z", bloom) + line("M0,-1L0,-18", ground, 2)
    side = "".join(group(leaf, x, y, 0.92, turn) for x, y, turn in _TREE_LEAVES)
    berries = "".join(
        circle(x, y, 4, thread) for x, y in ((110, 62), (90, 56), (64, 98), (80, 98), (44, 46))
    )
    top = group(leaf, 125, 62, 1.15)
    return trunk + both_sides(boughs + side + berries, 125) + top


def _bird(ground: str, thread: str, bloom: str) -> str:
    """A bird that looks at the middle, its tail to the rim."""
    body = path(
        "M36,134C48,128 56,132 62,138C66,126 84,122 90,134L99,139L90,142C88,156 74,162 62,158"
        "C52,156 46,148 34,152C40,146 40,140 36,134Z",
        thread,
    )
    wing = path("M58,142C64,136 74,138 76,144C72,152 62,152 58,142Z", bloom)
    eye = circle(84, 135, 2.4, ground)
    feet = line("M66,158L64,166M74,157L74,166", thread, 2.4)
    twig = line("M36,168L104,168", bloom, 3.4) + circle(32, 168, 3, thread)
    tail = line("M41,137l7,5M40,148l8,-3", ground, 2)
    return body + wing + eye + feet + twig + tail


def _quilt_star(ground: str, thread: str, bloom: str) -> str:
    """The quilt's star in the middle: eight petals in a ring of beads."""
    petal = path("M0,-5C-8,-11 -7,-22 0,-29C7,-22 8,-11 0,-5Z", bloom)
    line_ = line("M0,-11L0,-21", ground, 1.8)
    beads = "".join(
        circle(125 + 37 * math.cos(a), 175 + 37 * math.sin(a), 2.6, thread)
        for a in (i * math.pi / 12 for i in range(24))
    )
    return (
        circle(125, 175, 43, ground)
        + beads
        + circle(125, 175, 31.5, Paint("none", thread, 2.2))
        + "".join(group(petal + line_, 125, 175, 0.9, 45 * i) for i in range(8))
        + circle(125, 175, 5.5, thread)
    )
