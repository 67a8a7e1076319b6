"""Tokens: counters, marks and small signs, each in a box from -50 to 50."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from game.art.icons.campfire import flame
from game.art.icons.ink_icons import INK_ICONS
from game.art.icons.seat_badges import flag, goat, last_card, note, one_card, out, ready, war
from game.art.motifs import fire, hat, sun_rays
from game.art.palette import (
    BRASS,
    EMBER,
    HOT,
    INDIGO,
    INK,
    LAMP,
    MADDER,
    MOSS,
    NIGHT,
    PAPER,
    PAPER_SHADE,
    SKY,
    WOOD_LIGHT,
)
from game.art.suits import pip
from game.art.svg import Paint, both_sides, circle, group, line, path, rect
from game.art.svg_picture import SvgPicture, centred_picture

__all__ = ["INK_ICONS", "TOKENS", "flame", "token", "token_body"]


def token(name: str, colour: str = "") -> SvgPicture:
    """A token by name, 110 x 110; *colour* inks the icons that stand in INK_ICONS.

    Raises KeyError for a name that is not in TOKENS.
    """
    return centred_picture(token_body(name, colour))


def token_body(name: str, colour: str = "") -> str:
    """The drawing of a token round (0, 0)."""
    if name in _PLAIN:
        return _PLAIN[name]()
    return INK_ICONS[name](colour)


def _mask() -> str:
    """The half mask of the gibbon who has bluffed."""
    return (
        path(
            "M-48,-22C-30,-34 -12,-28 0,-20C12,-28 30,-34 48,-22C50,4 34,24 16,22"
            "C8,20 4,12 0,6C-4,12 -8,20 -16,22C-34,24 -50,4 -48,-22Z",
            INDIGO,
            INK,
            3,
        )
        + both_sides(
            path("M-36,-8C-28,-16 -16,-14 -10,-4C-18,6 -30,6 -36,-8Z", PAPER, INK, 2.5)
            + circle(-22, -5, 4, INK)
            + line("M-44,-18C-38,-22 -30,-24 -24,-24", LAMP, 3)
            + line("M-48,-18C-52,-6 -54,6 -53,16", MADDER, 4)
        )
        + path("M0,-18L5,-10L0,-2L-5,-10Z", LAMP)
    )


def _stud() -> str:
    return (
        circle(2, 4, 40, Paint("#050a08", opacity=0.4))
        + circle(0, 0, 40, INK)
        + circle(0, 0, 34, BRASS)
        + circle(0, 0, 17, INK)
        + line("M-24,-8C-22,-18 -14,-25 -6,-26", HOT, 4)
    )


def _hollow_stud() -> str:
    return (
        circle(2, 4, 40, Paint("#050a08", opacity=0.4))
        + circle(0, 0, 40, INK)
        + circle(0, 0, 31, Paint(NIGHT, BRASS, 9))
    )


def _seal() -> str:
    scallops = "".join(group(circle(0, -38, 10, MOSS), turn=30 * i) for i in range(12))
    return (
        circle(2, 4, 48, Paint("#050a08", opacity=0.35))
        + "".join(group(circle(0, -38, 12, PAPER), turn=30 * i) for i in range(12))
        + scallops
        + circle(0, 0, 39, MOSS)
        + circle(0, 0, 33, Paint("none", PAPER, 2.4))
        + line("M-18,1L-5,15L20,-15", PAPER, 10)
    )


def _no_heart() -> str:
    return (
        group(pip("h", MADDER), scale=0.94)
        + line("M-44,40L44,-40", PAPER, 13)
        + line("M-44,40L44,-40", INK, 7)
    )


def _dealer() -> str:
    """The dealer's puck: a small fan of cards on a brass disc."""
    fan = "".join(
        group(rect(-11, -32, 22, 32, 3, Paint(PAPER, INK, 2.4)), 0, 18, 1, a) for a in (-30, 0, 30)
    )
    return (
        circle(2, 4, 45, Paint("#050a08", opacity=0.4))
        + circle(0, 0, 45, INK)
        + circle(0, 0, 40, BRASS)
        + circle(0, 0, 34, Paint("none", INK, 2))
        + fan
        + group(pip("s", INK, incised=False), 0, 0, 0.15)
    )


def _crown() -> str:
    return group(
        path("M-42,30L-48,-22L-24,2L0,-38L24,2L48,-22L42,30Z", BRASS, INK, 4)
        + path("M-42,18L42,18L42,34L-42,34Z", MADDER, INK, 4)
        + "".join(
            circle(x, y, 7, Paint(PAPER, INK, 3)) for x, y in ((-48, -24), (0, -40), (48, -24))
        )
        + "".join(circle(x, 26, 3.6, PAPER) for x in (-24, 0, 24)),
        0,
        0,
        0.9,
    )


def _medal_star() -> str:
    """The leader's brass medal on a madder ribbon."""
    star = "M0,-20L5.6,-7.4L19,-6L9,3L12,16.4L0,9.4L-12,16.4L-9,3L-19,-6L-5.6,-7.4Z"
    return path("M-16,22L-26,52L-10,45L0,54L10,45L26,52L16,22Z", MADDER, INK, 3) + group(
        circle(0, 0, 37, INK)
        + circle(0, 0, 33.5, BRASS)
        + circle(0, 0, 27, Paint("none", INK, 2.4))
        + path(star, PAPER, INK, 2.4),
        0,
        -10,
    )


def _spark() -> str:
    return path("M0,-46L9,-10L40,0L9,10L0,46L-9,10L-40,0L-9,-10Z", "#ffc46b") + path(
        "M0,-22L4,-5L19,0L4,5L0,22L-4,5L-19,0L-4,-5Z", "#fff3c9"
    )


def _spent() -> str:
    return fire("#d9c7a0", PAPER_SHADE, PAPER_SHADE)


def _braveheart() -> str:
    """A heart in flames: the sign of whoever turned the last hand card."""
    return (
        group(fire("#cf5427", EMBER, BRASS), 0, -2, 1.02)
        + group(pip("h", INK), 0, 14, 0.74)
        + group(pip("h", MADDER), 0, 14, 0.66)
    )


def _bell() -> str:
    """The goat bell that hangs at the loser's seat in Skitgubbe."""
    return (
        line("M-14,-34C-14,-50 14,-50 14,-34", WOOD_LIGHT, 7)
        + path("M-22,-34L22,-34C26,-8 30,10 38,26L-38,26C-30,10 -26,-8 -22,-34Z", BRASS, INK, 4)
        + line("M-30,14L30,14M-24,-20L-26,-4", INK, 3)
        + circle(0, 34, 9, Paint(MADDER, INK, 3.5))
    )


def _slab() -> str:
    """A flat stone on which a shame stack lies."""
    return (
        path(
            "M-48,8C-46,-10 -20,-16 4,-14C30,-14 48,-8 48,8C48,22 26,30 0,30C-28,30 -50,24 -48,8Z",
            "#46524c",
            INK,
            3,
        )
        + path(
            "M-46,2C-44,-14 -20,-20 4,-18C30,-18 46,-12 46,2C46,14 26,20 0,20C-26,20 -48,16 -46,2Z",
            "#68756d",
            INK,
            2.5,
        )
        + line("M-28,0q10,-5 20,0M6,8q10,-4 20,0M-4,-8l12,0", "#8b978e", 2.6)
    )


def _stand() -> str:
    """A turned wooden stand for a hat, on a round foot."""
    return (
        circle(3, 40, 30, Paint("#050a08", opacity=0.35), ry=9)
        + circle(0, 36, 28, Paint(WOOD_LIGHT, INK, 2.5), ry=9)
        + line("M-20,34C-10,39 10,39 20,34", INK, 1.8, 0.5)
        + path("M-5,34C-8,22 -3,16 -4,4L-4,-14L4,-14L4,4C3,16 8,22 5,34Z", WOOD_LIGHT, INK, 2.5)
        + circle(0, -20, 13, Paint(WOOD_LIGHT, INK, 2.5))
        + line("M-6,-26C-3,-29 3,-29 6,-26", PAPER_SHADE, 2, 0.7)
    )


def _sideways() -> str:
    """A card that lies across."""
    return (
        circle(2, 22, 44, Paint("#050a08", opacity=0.35), ry=10)
        + rect(-44, -24, 88, 56, 7, Paint(PAPER, INK, 3))
        + rect(-37, -17, 74, 42, 4, Paint("none", MADDER, 3))
        + path("M-14,4L0,-9L14,4L0,17Z", MADDER)
    )


def _stack() -> str:
    """A fat heap of cards."""
    under = "".join(
        rect(-30 + shift, 16 - 9 * at, 60, 26, 5, Paint(PAPER_SHADE, INK, 2.5))
        for at, shift in enumerate((3, -4, 2, -2))
    )
    return (
        under
        + rect(-30, -26, 60, 26, 5, Paint(PAPER, INK, 2.5))
        + rect(-23, -20, 46, 14, 3, MADDER)
    )


def _button_token() -> str:
    return (
        circle(2, 3, 42, Paint("#050a08", opacity=0.35))
        + circle(0, 0, 42, INK)
        + circle(0, 0, 38, SKY)
        + circle(0, 0, 28, Paint("none", INK, 4))
        + "".join(circle(x, y, 6, INK) for x in (-11, 11) for y in (-11, 11))
        + line("M-11,-11L11,11M11,-11L-11,11", PAPER, 4)
    )


def _lantern_rays() -> str:
    """Paper rays behind a card that is shown for a moment."""
    return sun_rays(38, 24, PAPER, 3.4)


_PLAIN: Final[Mapping[str, Callable[[], str]]] = MappingProxyType(
    {
        "hat": lambda: group(hat(), 0, 22, 0.92),
        "mask": lambda: group(_mask(), 0, 0, 0.95),
        "flame": fire,
        "flame_spent": _spent,
        "stud": _stud,
        "hollow_stud": _hollow_stud,
        "seal": _seal,
        "no_heart": _no_heart,
        "dealer": _dealer,
        "crown": _crown,
        "medal_star": lambda: group(_medal_star(), 0, -2, 0.95),
        "spark": _spark,
        "braveheart": lambda: group(_braveheart(), 0, 0, 0.95),
        "bell": _bell,
        "slab": _slab,
        "sideways": _sideways,
        "stack": _stack,
        "stand": lambda: group(_stand(), 0, -4, 1.1),
        "button": _button_token,
        "rays": _lantern_rays,
        "goat": goat,
        "flag": flag,
        "last_card": last_card,
        "war": war,
        "out": out,
        "ready": ready,
        "note": note,
        "one_card": one_card,
    }
)


TOKENS: Final = (*_PLAIN, *INK_ICONS)
