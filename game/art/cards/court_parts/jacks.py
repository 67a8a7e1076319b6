"""Jacks: a young head in profile under a feathered cap, a sash and a fist on the hip.

A head is (what lies behind the robe, what lies over it), on the card grid of `court_cards`.
"""

from typing import Final

from game.art.cards.court_parts.court_cloth import HAIR, NECK, Cloth, headdress
from game.art.palette import INK, MADDER, PAPER, SKIN
from game.art.svg import Paint, circle, line, mirrored, path

_LOOKS_LEFT: Final = frozenset("hs")


def jack_head(suit: str, robe: str, trim: str) -> tuple[str, str]:
    """A young head in profile under a feathered cap; hearts and spades look left."""
    hair, (cloth, brim) = HAIR[suit], headdress(suit, robe, trim)
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
    return "", path(NECK, SKIN, INK, 2.5) + collar + (
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


def jack_pose(cloth: Cloth, suit: str) -> str:
    """A sash over the shoulder and a fist on the hip."""
    sash = path("M92,127L106,121L152,162L152,176L143,176Z", cloth.heart, INK, 2.5)
    studs = "".join(circle(x, y, 2, PAPER) for x, y in ((107, 133), (119, 144), (131, 155)))
    hand = path("M60,162C64,154 76,152 84,157C90,161 88,170 82,171L62,172Z", SKIN, INK, 2.5)
    cuff = path("M58,150L72,148L74,158L58,161Z", cloth.trim, INK, 2.5)
    return sash + studs + hand + line("M76,158l6,3M75,164l8,1", INK, 1.6) + cuff
