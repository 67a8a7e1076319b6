"""The jokers: a dark gibbon before the sun and a rust one under the moon.

In packs of two there are two more: a silver gibbon on its hands, a golden one with a drum.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from game.art.motifs import fire, sun_rays, tulip
from game.art.palette import (
    BRASS,
    CLUB_GREEN,
    FUR_RUST,
    INDIGO,
    INK,
    LAMP,
    LEAF,
    MADDER,
    MOON,
    MOSS,
    PAPER,
    PAPER_SHADE,
    WOOD_LIGHT,
)
from game.art.portraits.gibbon import Coat, gibbon_hanging, gibbon_head, leg, long_arm, trunk
from game.art.portraits.moods import MOODS
from game.art.suits import pip
from game.art.svg import Paint, both_sides, circle, group, half_turned, line, mirrored, path, rect
from game.art.svg_picture import Lettering

RUST: Final = Coat(FUR_RUST, PAPER, "#5b3420")
DARK: Final = Coat()
SILVER: Final = Coat("#7f8682", PAPER, "#4d4a48")
GOLDEN: Final = Coat("#c08a35", PAPER_SHADE, "#6b4426")

_BALLS: Final = (
    ("c", CLUB_GREEN, 78, 92), ("h", MADDER, 96, 54), ("s", INK, 154, 54), ("d", INDIGO, 172, 92),
)  # fmt: skip


class JokerFigure(NamedTuple):
    """One joker: its head, the ink of its letters, its scene, and its sign for small cards."""

    head: Callable[[str], str]
    mood: str
    ink: str
    scene: Callable[[], str]
    sign: Callable[[], str]


def _fool(n: int) -> JokerFigure:
    return _FOOLS[(n - 1) % len(_FOOLS)]


def joker_body(n: int, large_index: bool = False) -> str:
    """Everything but the paper and the letters of joker *n*: 1 and 2, then 3 and 4, and again."""
    fool = _fool(n)
    if large_index:
        return group(fool.sign(), 180, 84) + group(fool.head(fool.mood), 155, 236, 1.62)
    corner = group(fool.head("calm"), 27, 36, 0.4)
    return (
        group(fool.scene(), 125 - 125 * 1.085, 175 - 175 * 1.085, 1.085)
        + corner
        + half_turned(corner, 250, 350)
    )


def joker_letters(n: int, large_index: bool = False) -> tuple[Lettering, ...]:
    """JOKER set downwards in both corners, or once and large."""
    ink = _fool(n).ink
    if large_index:
        return tuple(
            Lettering(letter, 36, 62 + 56 * i, 54, "serif_bold", ink)
            for i, letter in enumerate("JOKER")
        )
    return tuple(
        Lettering(letter, 27, 84 + 25 * i, 24, "serif_bold", ink, "m", turned)
        for turned in (False, True)
        for i, letter in enumerate("JOKER")
    )


def _coated(coat: Coat) -> Callable[[str], str]:
    return lambda mood: gibbon_head(coat, MOODS[mood])


def _capped(mood: str) -> str:
    return group(gibbon_head(GOLDEN, MOODS[mood]) + _cap(), 0, 5, 0.8)


def _frame(ground: str) -> tuple[str, str]:
    return (rect(57, 24, 136, 302, 7, ground), rect(57, 24, 136, 302, 7, Paint("none", INK, 3)))


def _cane() -> str:
    leaves = "".join(
        path(
            f"M{x},52C{x + d * 2},66 {x + d * 10},72 {x + d * 12},82C{x - d * 2},78 "
            f"{x - d * 4},64 {x},52Z",
            MOSS,
            INK,
            2,
        )
        for x, d in ((66, 1), (184, -1), (104, 1), (146, -1))
    )
    return (
        rect(57, 36, 136, 15, 0, Paint(MOSS, INK, 2.5))
        + line("M92,36l0,15M158,36l0,15", INK, 4)
        + leaves
    )


def _sun_scene() -> str:
    ground, edge = _frame("#e9dcbc")
    sun = group(sun_rays(50, 20, BRASS, 5) + circle(0, 0, 44, BRASS), 125, 128)
    blooms = group(tulip(), 74, 292, 0.52, -12) + group(tulip(), 176, 292, 0.52, 12)
    return (
        ground
        + sun
        + _cane()
        + group(gibbon_hanging(DARK), 125, 172, 0.78)
        + blooms
        + group(fire(), 125, 304, 0.36)
        + edge
    )


def _moon(ink: str = MOON) -> str:
    return path("M10,-40A40,40 0 1 1 -34,22A32,32 0 1 0 10,-40Z", ink)


def _moon_scene() -> str:
    """The rust gibbon under moon and stars."""
    ground, edge = _frame("#24364f")
    flower = tulip(BRASS, MOSS, MADDER)
    return (
        ground
        + "".join(_star(x, y, r) for x, y, r in _STARS)
        + _cane()
        + group(_moon(), 124, 88, 0.72)
        + group(_one_armed(), 125, 172, 0.78)
        + group(flower, 78, 296, 0.46, -14)
        + group(flower, 172, 296, 0.46, 14)
        + group(fire(), 125, 304, 0.36)
        + edge
    )


_STARS: Final = (
    (72, 72, 5), (176, 92, 6), (70, 190, 5), (182, 214, 5),
    (76, 122, 4), (96, 62, 3), (66, 240, 4), (180, 158, 4),
)  # fmt: skip


def _star(x: float, y: float, r: float) -> str:
    a, b = f"{r * 0.3:.1f}", f"{r * 0.7:.1f}"
    return path(
        f"M{x},{y - r}l{a},{b}l{b},{a}l-{b},{a}l-{a},{b}l-{a},-{b}l-{b},-{a}l{b},-{a}Z", MOON
    )


def _one_armed() -> str:
    """A gibbon that swings by one arm and holds up an ace of hearts."""
    free = line("M22,22C56,16 68,-8 60,-48", RUST.fur, 21)
    free += line("M58,0L66,5M60,-14L70,-12M58,-30L69,-31", RUST.ring, 2.2, 0.5)
    card = rect(-19, -27, 38, 54, 4, Paint(PAPER, INK, 2.4)) + group(pip("h", MADDER), 0, 0, 0.29)
    fingers = "".join(line(f"M{50 + 6 * i},-52L{51 + 6 * i},-61", RUST.fur, 6) for i in range(4))
    return (
        long_arm(RUST)
        + free
        + leg(RUST)
        + mirrored(leg(RUST))
        + trunk(RUST, MADDER)
        + group(card, 62, -84, 1, 10)
        + fingers
        + group(gibbon_head(RUST, MOODS["wink"]), 2, -30, 1.02, 6)
    )


def _sun_sign() -> str:
    return sun_rays(38, 16, BRASS, 5) + circle(0, 0, 32, BRASS)


def _three_balls() -> str:
    return (
        group(_ball("h", MADDER), -32, 8, 1.3)
        + group(_ball("s", INK), 4, -28, 1.3)
        + group(_ball("d", INDIGO), 38, 10, 1.3)
    )


def _sticks() -> str:
    stick = line("M-36,36L28,-28", WOOD_LIGHT, 9) + circle(31, -31, 11, Paint(PAPER, INK, 3.5))
    return stick + mirrored(stick)


def _ball(suit: str, ink: str) -> str:
    """A juggling ball of radius 17 with a suit on it."""
    return (
        circle(0, 0, 17, Paint(PAPER, INK, 2.6))
        + circle(0, 0, 13.4, Paint("none", ink, 1.4))
        + group(pip(suit, ink), scale=0.18)
    )


def _juggler(ground: str, edge: str) -> str:
    """The silver gibbon on its hands, juggling the four suits with its feet."""
    meadow = path("M58,262C84,246 108,256 126,250C150,242 172,252 192,246L192,325L58,325Z", MOSS)
    hill = path("M58,226C90,196 120,214 146,200C166,190 182,196 192,192L192,325L58,325Z", "#a9b870")
    grass = line(
        "M70,300l-4,-13M76,300l1,-15M82,300l5,-12M166,304l-4,-13M172,304l1,-15M178,304l5,-12"
        "M118,318l-3,-10M124,318l1,-12M130,318l4,-10",
        LEAF,
        3,
    )
    path_of_balls = line("M72,116C66,40 184,40 178,116", BRASS, 2.4, 0.9, "1 9")
    upside_down = group(gibbon_hanging(SILVER, MADDER, MOODS["startled"]), 125, 186, 0.76, 180)
    return (
        ground
        + hill
        + meadow
        + path_of_balls
        + upside_down
        + "".join(group(_ball(suit, ink), x, y) for suit, ink, x, y in _BALLS)
        + grass
        + edge
    )


def _cap() -> str:
    """A fool's cap with two horns and bells, for a head round (0, 0)."""
    left = path("M-4,-40C-26,-66 -58,-58 -62,-28C-52,-40 -44,-40 -38,-26Z", LEAF, INK, 2.6)
    right = path("M4,-40C26,-66 58,-58 62,-28C52,-40 44,-40 38,-26Z", INDIGO, INK, 2.6)
    band = path("M-42,-22C-20,-34 20,-34 42,-22L38,-12C18,-22 -18,-22 -38,-12Z", BRASS, INK, 2.6)
    peak = path("M-20,-32C-12,-52 12,-52 20,-32C8,-36 -8,-36 -20,-32Z", LAMP, INK, 2.6)
    bells = both_sides(circle(-62, -23, 6.5, Paint(BRASS, INK, 2.4)) + line("M-62,-23l0,4", INK, 2))
    return left + right + peak + band + bells


def _drummer(ground: str, edge: str) -> str:
    """The golden gibbon in a fool's cap beats a drum."""
    ray = path("M-6,-44L6,-44L14,-104L-14,-104Z", "#c8503c")
    tall = path("M-6,-44L6,-44L19,-190L-19,-190Z", "#c8503c")
    rays = "".join(group(ray if turn else tall, turn=turn) for turn in range(-90, 91, 30))
    glory = group(rays, 125, 150, 0.62) + circle(125, 150, 40, "#c8503c")
    body = both_sides(leg(GOLDEN)) + trunk(GOLDEN, MADDER)
    head = group(gibbon_head(GOLDEN, MOODS["glad"]) + _cap(), 0, -30, 1.02)
    beater = group(_drum(), 0, 88, 0.86) + _arms()
    blooms = group(tulip(BRASS, LEAF, PAPER), 76, 298, 0.42, -10)
    blooms += group(tulip(BRASS, LEAF, PAPER), 174, 298, 0.42, 10)
    stage = path("M58,290C90,282 160,282 192,290L192,325L58,325Z", "#5a2018")
    return ground + glory + stage + group(body + head + beater, 123, 176, 0.8) + blooms + edge


def _drum() -> str:
    """A small drum laced with cords."""
    shell = path("M-44,-12L-40,40C-24,52 24,52 40,40L44,-12Z", INDIGO, INK, 2.8)
    laces = line("M-42,0L-30,42L-18,6L-4,47L8,6L20,45L32,4L40,34", PAPER, 2.6)
    hoop = line("M-40,38C-24,50 24,50 40,38", BRASS, 6)
    return (
        shell
        + laces
        + hoop
        + circle(0, -12, 44, Paint(PAPER, INK, 2.8), ry=13)
        + circle(0, -12, 36, Paint("none", WOOD_LIGHT, 1.8), ry=9)
    )


def _arms() -> str:
    """Two long arms, one stick up, one on the skin."""
    fur, ring, _ = GOLDEN
    low = line("M-26,22C-66,28 -72,62 -38,62", fur, 19) + line("M-52,62L-10,74", WOOD_LIGHT, 5.5)
    high = line("M26,22C72,34 84,2 62,-14", fur, 19) + line("M70,-20L34,-58", WOOD_LIGHT, 5.5)
    knobs = circle(-10, 74, 6, Paint(PAPER, INK, 2.2)) + circle(34, -58, 6, Paint(PAPER, INK, 2.2))
    hands = circle(-38, 63, 11, fur) + circle(63, -14, 11, fur)
    hairs = line("M-58,34l-7,-5M-63,46l-8,0M62,22l6,6M70,8l8,2", ring, 2.2, 0.6)
    return low + high + knobs + hands + hairs


_FOOLS: Final = (
    JokerFigure(_coated(DARK), "calm", INK, _sun_scene, _sun_sign),
    JokerFigure(
        _coated(RUST), "wink", MADDER, _moon_scene, lambda: group(_moon(INDIGO), 0, 0, 1.1)
    ),
    JokerFigure(
        _coated(SILVER), "startled", CLUB_GREEN,
        lambda: _juggler(*_frame("#dfe3c4")), _three_balls,
    ),
    JokerFigure(_capped, "glad", INDIGO, lambda: _drummer(*_frame("#8e2d24")), _sticks),
)  # fmt: skip
