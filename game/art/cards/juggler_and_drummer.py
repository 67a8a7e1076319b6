"""The second pair of jokers, for packs of two: a silver gibbon on its hands, a golden drummer."""

from typing import Final

from game.art.motifs import tulip
from game.art.palette import (
    BRASS,
    CLUB_GREEN,
    INDIGO,
    INK,
    LAMP,
    LEAF,
    MADDER,
    MOSS,
    PAPER,
    PAPER_SHADE,
    WOOD_LIGHT,
)
from game.art.portraits.gibbon import Coat, gibbon_hanging, gibbon_head, leg, trunk
from game.art.portraits.moods import MOODS
from game.art.suits import pip
from game.art.svg import Paint, both_sides, circle, group, line, path

SILVER: Final = Coat("#7f8682", PAPER, "#4d4a48")
GOLDEN: Final = Coat("#c08a35", PAPER_SHADE, "#6b4426")

_BALLS: Final = (
    ("c", CLUB_GREEN, 78, 92), ("h", MADDER, 96, 54), ("s", INK, 154, 54), ("d", INDIGO, 172, 92),
)  # fmt: skip


def ball(suit: str, ink: str) -> str:
    """A juggling ball of radius 17 with a suit on it."""
    return (
        circle(0, 0, 17, Paint(PAPER, INK, 2.6))
        + circle(0, 0, 13.4, Paint("none", ink, 1.4))
        + group(pip(suit, ink), scale=0.18)
    )


def juggler(ground: str, edge: str) -> str:
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
        + "".join(group(ball(suit, ink), x, y) for suit, ink, x, y in _BALLS)
        + grass
        + edge
    )


def cap() -> str:
    """A fool's cap with two horns and bells, for a head round (0, 0)."""
    left = path("M-4,-40C-26,-66 -58,-58 -62,-28C-52,-40 -44,-40 -38,-26Z", LEAF, INK, 2.6)
    right = path("M4,-40C26,-66 58,-58 62,-28C52,-40 44,-40 38,-26Z", INDIGO, INK, 2.6)
    band = path("M-42,-22C-20,-34 20,-34 42,-22L38,-12C18,-22 -18,-22 -38,-12Z", BRASS, INK, 2.6)
    peak = path("M-20,-32C-12,-52 12,-52 20,-32C8,-36 -8,-36 -20,-32Z", LAMP, INK, 2.6)
    bells = both_sides(circle(-62, -23, 6.5, Paint(BRASS, INK, 2.4)) + line("M-62,-23l0,4", INK, 2))
    return left + right + peak + band + bells


def drummer(ground: str, edge: str) -> str:
    """The golden gibbon in a fool's cap beats a drum."""
    ray = path("M-6,-44L6,-44L14,-104L-14,-104Z", "#c8503c")
    tall = path("M-6,-44L6,-44L19,-190L-19,-190Z", "#c8503c")
    rays = "".join(group(ray if turn else tall, turn=turn) for turn in range(-90, 91, 30))
    glory = group(rays, 125, 150, 0.62) + circle(125, 150, 40, "#c8503c")
    body = both_sides(leg(GOLDEN)) + trunk(GOLDEN, MADDER)
    head = group(gibbon_head(GOLDEN, MOODS["glad"]) + cap(), 0, -30, 1.02)
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
