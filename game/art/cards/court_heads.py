"""Court heads: the jack in profile, the queen turned half away, the king full face.

Every head function gives (what lies behind the robe, what lies over it) on the card grid.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from game.art.palette import BRASS, INK, MADDER, PAPER, SKIN
from game.art.svg import Paint, circle, line, mirrored, path

HAIR: Final[Mapping[str, str]] = MappingProxyType(
    {"h": "#8a4b22", "d": "#c98a2e", "c": "#3a2b22", "s": "#2f2a2b"}
)
_LOOKS_LEFT: Final = frozenset("hs")
_NECK: Final = "M110,106L140,106L144,124L106,124Z"


def _bands(suit: str, robe: str, trim: str) -> tuple[str, str]:
    """Cloth and brim of a headdress: diamonds wear madder and brass instead of brass and ink."""
    return (MADDER, BRASS) if suit == "d" else (robe, trim)


def jack_head(suit: str, robe: str, trim: str) -> tuple[str, str]:
    """A young head in profile under a feathered cap; hearts and spades look left."""
    hair, (cloth, brim) = HAIR[suit], _bands(suit, robe, trim)
    face = (
        path(
            "M106,66L138,66C142,73 141,79 142,84C145,89 149,93 151,97C151,100 147,101 144,101"
            "C147,104 147,106 144,107C146,109 146,111 143,113C143,118 138,121 131,120"
            "L116,117C106,104 103,84 106,66Z",
            SKIN,
            INK,
            3,
        )
        + line("M139,108L144,107.4", MADDER, 3.2)
        + line("M145.5,98C144,96.4 142.4,96.4 141,97.6", INK, 1.8)
        + path("M125,87C129,82 135,82 138,86C135,90 129,90 125,87Z", PAPER, INK, 1.8)
        + circle(134, 86.2, 3, INK)
        + line("M124,80C129,76 135,76 139,79", INK, 2.6)
        + circle(131, 101, 4.8, Paint(MADDER, opacity=0.5))
    )
    bob = path(
        "M98,64C86,82 86,106 92,117C102,121 112,120 121,116C113,106 116,96 119,86"
        "C120,78 120,72 119,64Z",
        hair,
        INK,
        2.5,
    ) + line("M100,78C96,90 96,102 100,112M109,76C105,90 105,102 109,113", SKIN, 1.8, 0.6)
    collar = path(
        "M100,122L108,134L116,122L125,136L134,122L142,134L150,122C140,117 110,117 100,122Z",
        PAPER,
        INK,
        2.5,
    )
    head = face + bob + _jack_cap(cloth, brim)
    return "", path(_NECK, SKIN, INK, 2.5) + collar + (
        mirrored(head, 125) if suit in _LOOKS_LEFT else head
    )


def _jack_cap(cloth: str, brim: str) -> str:
    return (
        path("M112,58C94,54 82,46 86,30C98,31 112,40 116,54Z", PAPER, INK, 2.5)
        + line("M113,55C102,50 94,43 90,36", INK, 1.8)
        + path("M96,68C93,46 112,39 130,42C148,45 156,56 152,68Z", cloth, INK, 3)
        + line("M108,56C118,50 132,50 142,56", brim, 3)
        + path("M92,64C108,58 142,58 160,66L150,76C136,69 110,68 94,75Z", brim, INK, 2.5)
        + circle(124, 66.5, 2.6, PAPER)
    )


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
    return behind, locks + path(_NECK, SKIN, INK, 2.5) + pearls + face + parting + _queen_crown()


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


_BEARDS: Final[Mapping[str, tuple[str, str]]] = MappingProxyType(
    {
        "h": (
            "C152,112 140,138 125,142C110,138 98,112 101,90Z",
            "M110,108L114,124M118,110L120,130M125,112L125,134M132,110L130,130M140,108L136,124",
        ),
        "d": (
            "C151,108 141,122 134,128C132,142 128,150 125,157C122,150 118,142 116,128"
            "C109,122 99,108 101,90Z",
            "M112,106L118,124M119,109L122,138M125,112L125,148M131,109L128,138M138,106L132,124",
        ),
        "c": (
            "C152,108 151,126 149,138L143,132L137,140L131,133L125,141L119,133L113,140L107,132"
            "L101,138C99,126 98,108 101,90Z",
            "M108,106L108,128M116,109L116,132M125,111L125,133M134,109L134,132M142,106L142,128",
        ),
        "s": (
            "C153,114 149,136 140,150C135,143 133,134 125,130C117,134 115,143 110,150"
            "C101,136 97,114 101,90Z",
            "M108,106C108,122 109,132 111,142M116,110C115,122 114,128 113,136"
            "M142,106C142,122 141,132 139,142M134,110C135,122 136,128 137,136",
        ),
    }
)


def king_head(suit: str, robe: str, trim: str) -> tuple[str, str]:
    """A bearded full face under a three-point crown; every suit has its own beard."""
    hair, (cloth, _) = HAIR[suit], _bands(suit, robe, trim)
    mane = path("M99,66C90,84 92,104 98,112L152,112C158,104 160,84 151,66Z", hair, INK, 2.5)
    ermine = path(
        "M92,130C104,116 146,116 158,130L154,140C142,128 108,128 96,140Z", PAPER, INK, 2.5
    )
    tails = line("M104,126l0,5M114,123l0,5M136,123l0,5M146,126l0,5", INK, 3)
    face = path(
        "M101,82C101,62 149,62 149,82C149,104 138,118 125,118C112,118 101,104 101,82Z", SKIN, INK, 3
    )
    shape, strands = _BEARDS[suit]
    beard = (
        path(
            "M101,90C104,98 110,98 114,96C120,93 130,93 136,96C140,98 146,98 149,90" + shape,
            hair,
            INK,
            2.5,
        )
        + line(strands, SKIN, 2, 0.75)
        + line("M118,102C122,105 128,105 132,102", MADDER, 4)
    )
    eyes = "".join(_level_eye(x) for x in (114, 136))
    nose = line("M126,86C127,92 129,95 128,98C127,99.5 124,99.5 122.5,98.5", INK, 2)
    return mane, ermine + tails + path(_NECK, SKIN) + face + beard + eyes + nose + _king_crown(
        cloth
    )


def _level_eye(x: float) -> str:
    return (
        path(
            f"M{x - 6.5},86C{x - 3},81 {x + 3},81 {x + 6.5},86C{x + 3},90 {x - 3},90 {x - 6.5},86Z",
            PAPER,
            INK,
            1.8,
        )
        + circle(x + 1, 85.6, 3, INK)
        + line(f"M{x - 7},78C{x - 3},75 {x + 4},75 {x + 7},78", INK, 2.8)
    )


def _king_crown(cloth: str) -> str:
    balls = "".join(
        circle(x, y, 4.5, Paint(MADDER, INK, 2)) for x, y in ((90, 35), (125, 29), (160, 35))
    )
    beads = "".join(circle(x, y, 2.6, PAPER) for x, y in ((109, 66), (125, 64.5), (141, 66)))
    return (
        path("M98,70L90,36L108,52L125,29L142,52L160,36L152,70Z", BRASS, INK, 3)
        + balls
        + path("M97,62C110,57 140,57 153,62L152,74C140,69 110,69 98,74Z", cloth, INK, 2.5)
        + beads
    )
