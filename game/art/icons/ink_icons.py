"""Ink icons: marks that may be printed in any ink, each in a box from -50 to 50."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from game.art.palette import BRASS, INK, MADDER, NIGHT, PAPER
from game.art.suits import pip
from game.art.svg import Paint, circle, group, line, path, rect


def _arrow(colour: str) -> str:
    return path("M-46,22L0,-22L46,22Z", colour or BRASS, INK, 7)


def _suit(suit: str, ink: str) -> Callable[[str], str]:
    return lambda colour: pip(suit, colour or ink)


def _trump_plate(colour: str) -> str:
    """An empty brass escutcheon with four nails; the caller lays the suit on its paper."""
    brass = colour or BRASS
    outline = (
        "M-34,-47C-28,-47 -20,-50 0,-50C20,-50 28,-47 34,-47C36,-41 41,-36 47,-34"
        "C47,-28 50,-20 50,0C50,20 47,28 47,34C41,36 36,41 34,47C28,47 20,50 0,50"
        "C-20,50 -28,47 -34,47C-36,41 -41,36 -47,34C-47,28 -50,20 -50,0"
        "C-50,-20 -47,-28 -47,-34C-41,-36 -36,-41 -34,-47Z"
    )
    return (
        group(path(outline, "#050a08", opacity=0.4), 2, 4, 0.98)
        + group(path(outline, brass, INK, 4), 0, 0, 0.94)
        + circle(0, 0, 37, Paint(PAPER, INK, 2.6))
        + circle(0, 0, 32.5, Paint("none", brass, 2))
        + "".join(circle(x, y, 3, INK) for x in (-34.5, 34.5) for y in (-34.5, 34.5))
    )


def _tag(colour: str) -> str:
    """A paper tag on a string, point up, for a word or number of the caller."""
    return (
        line("M0,-36C-6,-46 8,-50 2,-56", colour or MADDER, 3)
        + path("M-34,-18L-12,-42L12,-42L34,-18L34,44L-34,44Z", PAPER, INK, 4)
        + circle(0, -30, 5, Paint(NIGHT, BRASS, 3))
    )


def _sewn(colour: str) -> str:
    """A button sewn on at its rim, its middle free for a number of the caller."""
    return (
        circle(2, 3, 46, Paint("#050a08", opacity=0.35))
        + circle(0, 0, 46, INK)
        + circle(0, 0, 42, colour or NIGHT)
        + circle(0, 0, 33, Paint("none", BRASS, 3))
        + "".join(circle(x, y, 4, BRASS) for x, y in ((0, -38), (38, 0), (0, 38), (-38, 0)))
    )


def _lock(colour: str) -> str:
    ink = colour or INK
    return (
        line("M-18,-4L-18,-20C-18,-44 18,-44 18,-20L18,-4", ink, 9)
        + rect(-32, -6, 64, 48, 8, ink)
        + circle(0, 13, 6.5, PAPER)
        + line("M0,16L0,28", PAPER, 5)
    )


def _speaker(ink: str) -> str:
    return path("M-42,-14L-24,-14L0,-36L0,36L-24,14L-42,14Z", ink, ink, 5)


def _sound_on(colour: str) -> str:
    ink = colour or INK
    return _speaker(ink) + line("M14,-14C22,-6 22,6 14,14M26,-28C42,-12 42,12 26,28", ink, 8)


def _sound_off(colour: str) -> str:
    ink = colour or INK
    return _speaker(ink) + line("M16,-14L42,14M42,-14L16,14", ink, 8)


def _help(colour: str) -> str:
    ink = colour or INK
    return (
        circle(0, 0, 42, Paint("none", ink, 7))
        + line("M-14,-10C-14,-28 14,-28 14,-10C14,2 0,2 0,12", ink, 8)
        + circle(0, 25, 5.5, ink)
    )


def _gear(colour: str) -> str:
    ink = colour or INK
    teeth = "".join(group(rect(-8, -46, 16, 20, 4, ink), turn=45 * i) for i in range(8))
    return teeth + circle(0, 0, 24, Paint("none", ink, 15))


def _lantern(colour: str) -> str:
    """A lantern that hangs from a ring, alight."""
    ink = colour or INK
    return (
        line("M0,-34C-11,-34 -11,-48 0,-48C11,-48 11,-34 0,-34", ink, 6)
        + path("M-24,-18L-12,-34L12,-34L24,-18Z", ink, ink, 4)
        + line("M-22,-16L-27,30L27,30L22,-16", ink, 7)
        + path("M0,-8C13,6 11,22 0,22C-11,22 -13,6 0,-8Z", ink)
        + line("M-30,40L30,40", ink, 8)
    )


def _page(colour: str) -> str:
    """A written page with a folded corner."""
    ink = colour or INK
    return line("M-30,-42L14,-42L32,-24L32,42L-30,42ZM14,-42L14,-24L32,-24", ink, 7) + line(
        "M-17,-10L18,-10M-17,8L18,8M-17,26L6,26", ink, 7
    )


def _sign(d: str, width: float = 10) -> Callable[[str], str]:
    return lambda colour: line(d, colour or INK, width)


INK_ICONS: Final[Mapping[str, Callable[[str], str]]] = MappingProxyType(
    {
        "arrow": _arrow,
        "heart": _suit("h", MADDER),
        "spade": _suit("s", INK),
        "club": _suit("c", INK),
        "diamond": _suit("d", MADDER),
        "trump_plate": _trump_plate,
        "tag": lambda colour: group(_tag(colour), 0, 3, 0.94),
        "sewn": _sewn,
        "lock": _lock,
        "sound_on": _sound_on,
        "sound_off": _sound_off,
        "help": _help,
        "gear": _gear,
        "chevron": _sign("M-14,-30L16,0L-14,30", 12),
        "close": _sign("M-28,-28L28,28M28,-28L-28,28", 12),
        "undo": _sign("M-12,-36L-36,-12L-12,12M-34,-12L8,-12C44,-12 44,36 8,36L-14,36", 10),
        "redo": _sign("M12,-36L36,-12L12,12M34,-12L-8,-12C-44,-12 -44,36 -8,36L14,36", 10),
        "onward": _sign("M-38,-26L-12,0L-38,26M-8,-26L18,0L-8,26M34,-28L34,28", 10),
        "hint": _lantern,
        "log": _page,
        "menu": _sign("M-34,-24L34,-24M-34,0L34,0M-34,24L34,24", 10),
        "tick": _sign("M-32,2L-10,26L34,-26", 12),
        "plus": _sign("M-32,0L32,0M0,-32L0,32", 12),
        "minus": _sign("M-32,0L32,0", 12),
        "eye": lambda colour: (
            line("M-46,0C-24,-34 24,-34 46,0C24,34 -24,34 -46,0Z", colour or INK, 7)
            + circle(0, 0, 15, colour or INK)
        ),
    }
)
"""Every sign by name; the empty colour is the ink it is printed in by habit."""
