"""Kings: a full face with a beard under a crown, and an orb in the free hand.

A head is (what lies behind the robe, what lies over it), on the card grid of `court_cards`.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from game.art.cards.court_parts.court_cloth import HAIR, NECK, Cloth, headdress
from game.art.palette import BRASS, INK, MADDER, PAPER, SKIN
from game.art.svg import Paint, circle, line, path

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
    hair, (cloth, _) = HAIR[suit], headdress(suit, robe, trim)
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
    return mane, ermine + tails + path(NECK, SKIN) + face + beard + eyes + nose + _king_crown(cloth)


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


def king_pose(cloth: Cloth, suit: str) -> str:
    """The free hand carries a banded orb."""
    orb = (
        circle(81, 143, 11.5, Paint(BRASS if cloth.robe != BRASS else MADDER, INK, 2.5))
        + line("M70,144C77,148 86,148 92,144M81,132C78,138 78,142 79,147", INK, 2)
        + path("M81,121l4,5l-4,5l-4,-5Z", PAPER, INK, 1.8)
    )
    hand = path("M67,154C70,148 76,150 82,153C88,150 94,150 95,156L92,163L70,163Z", SKIN, INK, 2.5)
    cuff = path("M66,161L96,161L97,173L65,173Z", cloth.trim, INK, 2.5)
    return orb + hand + line("M76,152l1,7M83,154l0,6M89,152l-1,7", INK, 1.5) + cuff
