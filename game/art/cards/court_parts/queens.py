"""Queens: a head turned half away under a crown, and a flower held to the heart.

A head is (what lies behind the robe, what lies over it), on the card grid of `court_cards`.
"""

from game.art.cards.court_parts.court_cloth import HAIR, NECK, Cloth
from game.art.palette import BRASS, INDIGO, INK, MADDER, MOSS, PAPER, SKIN
from game.art.svg import Paint, circle, line, mirrored, path


def queen_head(suit: str, robe: str, trim: str) -> tuple[str, str]:
    """A head turned half away with lowered lids, five-lobed crown, pearls; hair differs by suit."""
    hair = HAIR[suit]
    behind, locks = _queen_hair(suit, hair, trim)
    pearls = "".join(
        circle(125 + dx, 128 - abs(dx) * 0.22, 3.6, Paint(PAPER, INK, 1.6))
        for dx in (-16, -8, 0, 8, 16)
    )
    face = (
        path(
            "M101,80C100,60 147,58 150,80C151,86 148,89 149,94C148,103 142,113 133,119"
            "C120,122 103,106 101,80Z",
            SKIN,
            INK,
            3,
        )
        + path(
            "M126,107C129,105 131,105 133,106.4C135,105 137,105 139,107C137,111.4 129,111.4 "
            "126,107Z",
            MADDER,
        )
        + circle(114, 99, 4.8, Paint(MADDER, opacity=0.5))
        + circle(145, 98, 3, Paint(MADDER, opacity=0.5))
        + _lowered_eye(121, 87, 6.6)
        + _lowered_eye(141, 87, 4.6)
        + line("M113,79C118,75 125,76 128,79M137,79C140,76 144,77 147,80", hair, 2.6)
        + line("M132,86C135,92 138,95 137,98C136,99.6 133,99.6 131,98.6", INK, 2)
        + line("M102,92L102,98", INK, 1.6)
        + circle(102, 101, 3.2, Paint(BRASS, INK, 1.6))
    )
    parting = path(
        "M101,86C105,78 122,76 131,66C137,74 146,76 150,84C151,70 140,60 125,60"
        "C110,60 99,70 101,86Z",
        hair,
        INK,
        1.6,
    )
    return behind, locks + path(NECK, SKIN, INK, 2.5) + pearls + face + parting + _queen_crown()


def _lowered_eye(x: float, y: float, half: float) -> str:
    """An eye that looks down: heavy lid, lashes, a sliver of white."""
    return (
        path(
            f"M{x - half},{y - 1}C{x - half / 2},{y - 6} {x + half / 2},{y - 6} {x + half},{y - 1}"
            f"C{x + half / 2},{y + 4} {x - half / 2},{y + 4} {x - half},{y - 1}Z",
            PAPER,
            INK,
            1.6,
        )
        + circle(x + 1, y + 0.6, 2.6, INK)
        + path(
            f"M{x - half},{y - 1}C{x - half / 2},{y - 6} {x + half / 2},{y - 6} {x + half},"
            f"{y - 1}C{x + half / 2},{y - 2} {x - half / 2},{y - 2} {x - half},{y - 1}Z",
            "#dfb583",
            INK,
            1.6,
        )
    )


def _queen_hair(suit: str, hair: str, trim: str) -> tuple[str, str]:
    """Braids, a veil, a bun with ribbons or loose waves, each behind and over the robe."""
    if suit == "h":
        tail = "M101,74C84,90 82,120 90,148C93,154 101,154 104,148C98,126 100,104 108,88Z"
        ties = "M86,104L102,108M84,118L99,122M86,132L99,136M89,144L102,146"
        braid = path(tail, hair, INK, 2.5) + line(ties, BRASS, 3)
        return "", braid + mirrored(braid, 125)
    if suit == "d":
        veil = path(
            "M96,62C78,84 78,120 80,140L112,132L106,84ZM154,62C172,84 172,120 170,140"
            "L138,132L144,84Z",
            MADDER,
            INK,
            2.5,
        )
        return "", veil + line(
            "M88,92C84,108 84,122 85,133M162,92C166,108 166,122 165,133"
            "M98,96C96,110 96,122 97,130M152,96C154,110 154,122 153,130",
            BRASS,
            2.6,
        )
    if suit == "c":
        bun = (
            circle(96, 104, 11, Paint(hair, INK, 2.5))
            + circle(154, 104, 10, Paint(hair, INK, 2.5))
            + line("M90,104C94,98 100,100 100,106M149,104C153,98 159,100 158,106", trim, 2.2)
        )
        return "", bun + line(
            "M92,116L90,132M98,116L99,130M152,116L151,130M158,116L160,132", MADDER, 3
        )
    wave = path(
        "M100,70C82,86 90,100 82,112C78,124 88,130 84,146C92,152 102,148 106,138"
        "C102,124 106,104 108,88Z",
        hair,
        INK,
        2.5,
    )
    gloss = line("M94,92C96,104 88,112 92,124C94,132 90,138 92,142", SKIN, 1.8, 0.6)
    return "", wave + mirrored(wave, 125) + gloss + mirrored(gloss, 125)


def _queen_crown() -> str:
    balls = "".join(
        circle(x, y, 4, Paint(PAPER, INK, 2)) for x, y in ((101, 39), (125, 33), (149, 39))
    )
    return (
        path(
            "M99,68C90,56 94,44 101,39C104,52 113,52 117,37C120,31 130,31 133,37"
            "C137,52 146,52 149,39C156,44 160,56 151,68C140,61 110,61 99,68Z",
            BRASS,
            INK,
            3,
        )
        + balls
        + line("M112,58C112,52 118,50 125,44C132,50 138,52 138,58", MADDER, 3)
    )


def queen_pose(cloth: Cloth, suit: str) -> str:
    """The free hand laid on the breast, holding a small flower to the heart."""
    stem = line("M104,162C106,152 104,144 100,136", MOSS, 3)
    petals = "".join(
        circle(100 + dx, 134 + dy, 3.6, Paint(PAPER, INK, 1.4))
        for dx, dy in ((-5, 0), (5, 0), (0, -5), (0, 5))
    )
    bloom = petals + circle(100, 134, 3, MADDER if cloth.robe != MADDER else INDIGO)
    hand = path(
        "M82,164C86,154 98,150 108,154C113,157 111,162 106,163C110,165 108,170 102,170L88,173Z",
        SKIN,
        INK,
        2.5,
    )
    cuff = path("M70,160L84,155L90,172L74,175Z", cloth.trim, INK, 2.5)
    return stem + bloom + hand + line("M98,158l8,0M97,164l7,0", INK, 1.6) + cuff
