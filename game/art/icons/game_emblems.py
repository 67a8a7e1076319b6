"""Game emblems: one emblem for each of the nine games, in a box from -50 to 50."""

import math
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from game.art.motifs import fire
from game.art.palette import (
    BRASS,
    EMBER,
    INDIGO,
    INK,
    LAMP,
    LEAF,
    MADDER,
    MOON,
    MOSS,
    PAPER,
    SKY,
    WOOD_LIGHT,
    accent,
    mix,
)
from game.art.portraits.gibbon import Coat, gibbon_head
from game.art.portraits.moods import MOODS
from game.art.suits import pip
from game.art.svg import Paint, both_sides, circle, group, line, path, rect
from game.art.svg_picture import SvgPicture, centred_picture


def sinful_gibbon() -> str:
    """A gibbon, half halo half horns, lids down."""
    horns = both_sides(
        path("M-30,-20C-40,-26 -40,-38 -34,-44C-32,-34 -26,-30 -22,-28Z", MADDER)
        + line("M-35,-36C-34,-32 -32,-29 -29,-27", PAPER, 1.6, 0.7)
    )
    return (
        circle(0, -42, 24, Paint("none", INK, 8), ry=7)
        + circle(0, -42, 24, Paint("none", BRASS, 5), ry=7)
        + group(gibbon_head(mood=MOODS["sly"]), 0, 10, 0.86)
        + horns
    )


def fire_gibbon() -> str:
    """A face in a flame over crossed logs."""
    embers = "".join(
        path(f"M{x},{y - 4}l2.4,4l-2.4,4l-2.4,-4Z", LAMP)
        for x, y in ((-38, -20), (37, -26), (-29, -40), (30, -8))
    )
    return (
        line("M-38,46L38,34M38,46L-38,34", INK, 13)
        + line("M-38,46L38,34M38,46L-38,34", WOOD_LIGHT, 9)
        + group(fire(), 0, -8, 0.98)
        + embers
        + group(gibbon_head(Coat(INK, "#f8dc8a", "#7a3a1c")), 0, 12, 0.46)
    )


def vendetta() -> str:
    """Two daggers through a heart."""
    dagger = (
        path("M0,-58L8.5,-44L7.5,24L0,26L-7.5,24L-8.5,-44Z", PAPER, INK, 2)
        + path("M0,-58L8.5,-44L7.5,24L0,26Z", "#c9bfae")
        + line("M0,-42L0,18", INK, 2)
        + path("M-19,21C-12,25 12,25 19,21L20,29C12,32 -12,32 -20,29Z", BRASS, INK, 2)
        + rect(-5, 31, 10, 17, 3, Paint(WOOD_LIGHT, INK, 2))
        + line("M-4,36L4,34M-4,42L4,40", INK, 1.8)
        + circle(0, 51, 6.5, Paint(BRASS, INK, 2))
    )
    blades = group(dagger, 0, 2, 1, 36) + group(dagger, 0, 2, 1, -36)
    drop = path("M0,30C-6,39 -5,45 0,45C5,45 6,39 0,30Z", "#e2604f")
    heart = group(pip("h", INK, INK), 0, -3, 0.55) + group(pip("h", "#e2604f", PAPER), 0, -3, 0.5)
    return blades + heart + drop


def skitgubbe() -> str:
    """A goat's head with brass horns and a bell."""
    horn = path(
        "M-12,-20C-18,-52 -46,-54 -51,-31C-51,-19 -42,-13 -35,-20C-38,-35 -28,-36 -25,-13Z",
        BRASS,
        INK,
        2,
    ) + line("M-24,-43L-20,-33M-34,-47L-31,-37M-44,-43L-39,-35M-49,-32L-42,-29", INK, 2)
    ear = path("M-22,-9C-36,-13 -47,-5 -50,4C-39,9 -28,8 -21,0Z", PAPER, INK, 2) + line(
        "M-41,1C-35,-1 -30,-2 -26,-2", "#d49a8a", 3
    )
    head = path(
        "M-24,-14C-12,-26 12,-26 24,-14C26,0 18,14 14,28C10,36 -10,36 -14,28C-18,14 -26,0 -24,-14Z",
        PAPER,
    )
    eyes = both_sides(circle(-12, -3, 5.2, Paint(BRASS, INK, 2)) + rect(-15, -4.2, 6, 2.4, 1, INK))
    nose = path("M-7,22C-3,18 3,18 7,22C4,27 -4,27 -7,22Z", INK) + line("M0,26L0,31", INK, 2.4)
    beard = path("M-9,33C-7,44 -4,49 0,55C4,49 7,44 9,33Z", BRASS, INK, 1.8) + line(
        "M-2,38L-1,46M3,38L2,44", INK, 1.6
    )
    lock = path("M-10,-19L-3,-6L0,-12L4,-4L10,-19C4,-23 -4,-23 -10,-19Z", "#d8cbb0")
    return both_sides(horn + ear) + head + lock + eyes + nose + beard


def indian_chief() -> str:
    """Seven sewn buttons in a ring, each sewn in its own way."""
    inks = (MADDER, PAPER, BRASS, SKY, LEAF, "#c9a6c4", EMBER)
    out = line("M0,-34A34,34 0 1 1 -0.1,-34", PAPER, 1.8, 0.6, "5 5")
    for i, ink in enumerate(inks):
        angle = math.radians(60 * i - 90)
        x, y = (0.0, 0.0) if i == 6 else (34 * math.cos(angle), 34 * math.sin(angle))
        out += group(_button(ink, i), x, y)
    return out


def _button(ink: str, n: int) -> str:
    rim = circle(0, 0, 16, INK) + circle(0, 0, 15, ink) + circle(0, 0, 11, Paint("none", INK, 1.8))
    holes = "".join(circle(x, y, 2.3, INK) for x in (-4, 4) for y in (-4, 4))
    thread = (
        "M-4,-4L4,4M4,-4L-4,4",
        "M-4,-4L4,-4M-4,4L4,4",
        "M-4,-4L-4,4M4,-4L4,4",
        "M-4,-4L4,-4L4,4L-4,4Z",
    )[n % 4]
    return rim + holes + line(thread, INK, 2.2) + line(thread, PAPER if n % 2 == 0 else MADDER, 1.2)


def bridge_solitaire() -> str:
    """A stone bridge by night: moon with its path on the water, reeds, one lamp."""
    moon = circle(20, -34, 13, MOON) + path(
        "M14,-45A13,13 0 0 0 14,-23A17,17 0 0 1 14,-45Z", "#d8c58c"
    )
    stars = "".join(
        path(f"M{x},{y - 4}l1.3,2.7l2.7,1.3l-2.7,1.3l-1.3,2.7l-1.3,-2.7l-2.7,-1.3l2.7,-1.3Z", PAPER)
        for x, y in ((-26, -40), (-8, -50), (40, -14))
    )
    deck = path(
        "M-54,4C-30,-24 30,-24 54,4L54,28L44,28C42,6 14,2 11,28L-11,28C-14,2 -42,6 -44,28L-54,28Z",
        PAPER,
    )
    rail = line("M-52,0C-30,-24 30,-24 52,0", INK, 4.4) + line(
        "M-52,-2C-30,-27 30,-27 52,-2", BRASS, 3
    )
    stones = line("M-44,26C-42,4 -14,0 -11,26M11,26C14,0 42,4 44,26", "#a89c86", 2) + line(
        "M-33,8L-37,1M-26,6L-27,-2M-20,9L-16,2M33,8L37,1M26,6L27,-2M20,9L16,2"
        "M-6,-10l12,0M-8,-2l7,0M3,-2l6,0M-7,6l14,0M-5,14l10,0M-49,10l4,0M45,10l4,0",
        INK,
        2.1,
    )
    lamp = (
        line("M-30,-16L-30,-36", INK, 3)
        + circle(-30, -39, 9, Paint(LAMP, opacity=0.35))
        + path("M-34,-34L-35,-42L-30,-47L-25,-42L-26,-34Z", LAMP, INK, 2)
    )
    water = line(
        "M-54,36q7,-6 14,0t14,0t14,0t14,0t14,0t14,0t14,0M-40,47q7,-6 14,0t14,0t14,0t14,0t14,0",
        SKY,
        3.6,
    ) + line("M14,32l14,0M17,41.5l9,0M15,51l12,0", MOON, 3)
    reeds = line("M-50,30C-49,22 -50,16 -53,8M-45,31C-45,24 -43,18 -41,13", LEAF, 2.6) + line(
        "M-53,10L-53.6,3M-41,14L-40,8", WOOD_LIGHT, 4.4
    )
    return moon + stars + deck + stones + rail + lamp + water + reeds


def jersey_gin() -> str:
    """A stoppered bottle with a juniper sprig, berries beside it."""
    glass = path(
        "M-10,-50L10,-50L10,-27C22,-21 24,-12 24,0L24,44C24,48 22,50 18,50L-18,50"
        "C-22,50 -24,48 -24,44L-24,0C-24,-12 -22,-21 -10,-27Z",
        PAPER,
        INK,
        2,
    )
    shine = line("M-17,-6C-17,-12 -14,-16 -9,-19M-4,-44L-4,-31M-18,38L-18,43", "#bfb49c", 3)
    stopper = rect(-12, -56, 24, 10, 3, Paint(WOOD_LIGHT, INK, 2))
    label = rect(-24, -3, 48, 36, 0, MOSS) + line("M-24,-3L24,-3M-24,33L24,33", BRASS, 2.4)
    sprig = line(
        "M-13,28C-3,19 3,11 11,2M-5,20l-9,-4M-1,15l-9,-6M3,19l10,2M2,14l11,-2M6,8l10,-1M5,10l-5,-8",
        PAPER,
        2.6,
    )
    berries = "".join(
        circle(x, y, 5, Paint(INDIGO, PAPER, 1.6)) for x, y in ((-13, 10), (15, 25), (-2, 27))
    )
    table = line("M-36,51L36,51", BRASS, 4)
    loose = "".join(
        circle(x, y, 5.6, Paint("#55739f", INK, 2))
        + line(f"M{x - 2},{y - 1}l4,0M{x},{y - 3}l0,4", INK, 1.3)
        for x, y in ((-37, 43), (35, 43), (-31, 33))
    )
    twig = group(
        line(
            "M0,0L0,-26M0,-8l-7,-6M0,-8l7,-6M0,-16l-7,-6M0,-16l7,-6M0,-24l-5,-5M0,-24l5,-5", LEAF, 3
        ),
        36,
        34,
        0.9,
        14,
    )
    return twig + glass + shine + stopper + label + sprig + berries + loose + table


def pitch() -> str:
    """A tuning fork before a wreath of spruce, sounding; four tally cuts on its handle board."""
    needle = "M0,0l-8,-6M0,0l8,-6"
    twig = "".join(
        group(line(needle, LEAF if i % 2 else "#5f8a4a", 3.4), x, y, 1, a)
        for i, (x, y, a) in enumerate(
            (
                (-10, 46, -72),
                (-20, 43, -62),
                (-29, 37, -50),
                (-36, 29, -36),
                (-41, 19, -20),
                (-43, 8, -8),
                (-42, -3, 8),
            )
        )
    )
    bough = line("M0,48C-30,46 -46,22 -41,-10", MOSS, 4)
    cones = path("M-32,30C-38,32 -42,40 -39,47C-32,48 -26,42 -27,34Z", WOOD_LIGHT, INK, 2) + line(
        "M-37,36l7,4M-39,41l6,4", INK, 1.8
    )
    fork = "M-15,-52L-15,-14C-15,8 15,8 15,-14L15,-52"
    whole = fork + "M0,4L0,28"
    steel = (
        line(whole, INK, 13)
        + line(whole, PAPER, 9)
        + line("M-12.6,-50L-12.6,-14M17.2,-50L17.2,-16M2,10L2,22", "#bfb49c", 2.4)
    )
    stem = (
        path("M-9,25L9,25L12,44L0,53L-12,44Z", BRASS, INK, 2)
        + line("M-6,31l0,9M-2,31l0,9M2,31l0,9M6,31l0,9", INK, 1.8)
        + line("M-6,22L6,22", INK, 2)
    )
    sound = both_sides(
        line("M-26,-44C-33,-36 -33,-24 -26,-16M-35,-50C-46,-38 -46,-22 -37,-12", BRASS, 3.6)
        + circle(-30, -56, 2, BRASS)
    )
    return both_sides(bough + twig + cones) + steel + stem + sound


def democracy() -> str:
    """An island with four pennants, each cut differently."""
    land = path("M-52,28C-44,4 -24,4 -10,-4C2,-12 18,-6 26,6C36,10 48,18 52,28Z", "#e3c88e")
    wood = path("M-36,15C-26,4 -16,5 -8,0C4,-8 14,-2 20,8C10,15 -22,19 -36,15Z", LEAF)
    cuts = line("M-24,10l5,-2M-6,7l6,-2M6,8l5,-1M-40,22l9,-2M-8,21l12,-1M26,20l10,2", INK, 2, 0.55)
    flags = "".join(
        _pennant(x, y, h, ink, cut)
        for x, y, h, ink, cut in (
            (-34, 13, 40, MADDER, 0),
            (-13, 2, 48, PAPER, 1),
            (9, 0, 46, "#55739f", 2),
            (30, 11, 40, BRASS, 3),
        )
    )
    hull = path("M-9,0L9,0L6,5L-6,5Z", WOOD_LIGHT, INK, 1.6)
    boat = group(hull + path("M0,-1L0,-13L8,-3Z", PAPER), 38, 39, 0.9)
    sea = line(
        "M-54,32q5.4,-6 10.8,0t10.8,0t10.8,0t10.8,0t10.8,0t10.8,0t10.8,0t10.8,0t10.8,0"
        "t10.8,0M-42,43q5.4,-6 10.8,0t10.8,0t10.8,0t10.8,0t10.8,0t10.8,0",
        PAPER,
        3.6,
    )
    sun = circle(-40, -32, 8, LAMP) + group(_rays(), -40, -32)
    return sun + land + wood + cuts + flags + sea + boat


def _rays() -> str:
    return "".join(group(line("M0,-11.5L0,-15", LAMP, 2.4), turn=45 * i) for i in range(8))


def _pennant(x: float, y: float, h: float, ink: str, cut: int) -> str:
    pole = line(f"M{x},{y}L{x},{y - h}", INK, 3)
    top = y - h
    d = (
        f"M{x},{top}l18,7l-18,7Z",
        f"M{x},{top}l17,0l-5,7l5,7l-17,0Z",
        f"M{x},{top}l15,0l0,14l-15,0Z",
        f"M{x},{top}l12,0c8,0 8,14 0,14l-12,0Z",
    )[cut]
    mark = (
        circle(x + 5, top + 7, 2, PAPER),
        line(f"M{x + 3},{top + 7}l8,0", INK, 2),
        line(f"M{x + 3},{top + 4}l9,6M{x + 12},{top + 4}l-9,6", PAPER, 1.6),
        circle(x + 7, top + 7, 2.6, Paint("none", INK, 1.6)),
    )[cut]
    return pole + path(d, ink, INK, 1.6) + mark


_DRAWN: Final[Mapping[str, Callable[[], str]]] = MappingProxyType(
    {
        "sinful_gibbon": sinful_gibbon,
        "fire_gibbon": fire_gibbon,
        "vendetta": vendetta,
        "skitgubbe": skitgubbe,
        "indian_chief": indian_chief,
        "bridge_solitaire": bridge_solitaire,
        "jersey_gin": jersey_gin,
        "pitch": pitch,
        "democracy": democracy,
    }
)


def emblem_body(game_id: str) -> str:
    """The emblem's drawing round (0, 0); a game without an emblem of its own shows a spade."""
    drawn = _DRAWN.get(game_id)
    return drawn() if drawn else group(pip("s", PAPER, INK), 0, 0, 0.9)


def medal_emblem(game_id: str) -> SvgPicture:
    """The emblem on a round field of the accent in a brass ring, 116 x 116."""
    tint = accent(game_id)
    beads = "".join(group(circle(0, -45.5, 1.1, BRASS), turn=15 * i) for i in range(24))
    return centred_picture(
        circle(2, 3, 54, Paint("#050a08", opacity=0.35))
        + circle(0, 0, 54, INK)
        + circle(0, 0, 50.5, Paint(tint, BRASS, 4))
        + circle(0, 0, 46, mix(tint, "#14201d", 0.18))
        + beads
        + group(emblem_body(game_id), 0, 0, 0.7),
        116,
    )
