"""The four suits: one silhouette and one incised line each, in a box from -50 to 50."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from game.art.palette import CLUB_GREEN, INDIGO, INK, MADDER, PAPER
from game.art.svg import Paint, circle, line, path

SUITS: Final = ("c", "d", "h", "s")

TWO_COLOURS: Final[Mapping[str, str]] = MappingProxyType(
    {"c": INK, "d": MADDER, "h": MADDER, "s": INK}
)
FOUR_COLOURS: Final[Mapping[str, str]] = MappingProxyType(
    {"c": CLUB_GREEN, "d": INDIGO, "h": MADDER, "s": INK}
)


def _lobe(x: float, y: float, r: float) -> str:
    return f"M{x - r},{y}a{r},{r} 0 1 1 {2 * r},0a{r},{r} 0 1 1 {-2 * r},0Z"


OUTLINES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "h": "M0,46C-10,30 -46,8 -46,-18C-46,-38 -30,-46 -18,-43C-8,-40 -2,-32 0,-24"
        "C2,-32 8,-40 18,-43C30,-46 46,-38 46,-18C46,8 10,30 0,46Z",
        "d": "M0,-48C8,-26 22,-10 38,0C22,10 8,26 0,48C-8,26 -22,10 -38,0C-22,-10 -8,-26 0,-48Z",
        "c": _lobe(0, -23, 22)
        + _lobe(-23, 9, 22)
        + _lobe(23, 9, 22)
        + "M-12,-8L12,-8L8,14C7,26 11,38 20,45L-20,45C-11,38 -7,26 -8,14Z",
        "s": "M0,-48C8,-28 44,-8 44,16C44,32 30,38 20,35C12,33 7,28 5,22C6,32 10,41 18,46L-18,46"
        "C-10,41 -6,32 -5,22C-7,28 -12,33 -20,35C-30,38 -44,32 -44,16C-44,-8 -8,-28 0,-48Z",
    }
)


def suit_colour(suit: str, four_colours: bool = False) -> str:
    """The ink a suit is printed in."""
    return (FOUR_COLOURS if four_colours else TWO_COLOURS)[suit]


def pip(suit: str, fill: str, cut: str = PAPER, incised: bool = True) -> str:
    """The sign of a suit in *fill*, with its own line cut into it in *cut* unless not *incised*."""
    shape = path(OUTLINES[suit], fill)
    return shape + _incision(suit, cut) if incised else shape


def _incision(suit: str, cut: str) -> str:
    if suit == "h":
        return line(
            "M0,24C-6,14 -26,2 -26,-14C-26,-24 -16,-28 -10,-24C-4,-21 -1,-16 0,-10"
            "C1,-16 4,-21 10,-24C16,-28 26,-24 26,-14C26,2 6,14 0,24Z",
            cut,
            4,
        )
    if suit == "d":
        return line(
            "M0,-24C4,-12 10,-5 17,0C10,5 4,12 0,24C-4,12 -10,5 -17,0C-10,-5 -4,-12 0,-24Z", cut, 4
        )
    if suit == "c":
        return "".join(
            circle(x, y, 8, Paint("none", cut, 4)) for x, y in ((0, -24), (-24, 10), (24, 10))
        )
    return line("M0,-26L0,10M0,-8L-14,4M0,-8L14,4M0,6L-20,18M0,6L20,18", cut, 3.6)
