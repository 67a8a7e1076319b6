"""The marks of the human seats: one worn thing each, told apart by its shape.

Every mark is (behind the head, before the head) in the head's box -55..55.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from game.art.motifs import daisy, leaf
from game.art.palette import BRASS, INDIGO, INK, LAMP, MADDER, MOSS, PAPER
from game.art.svg import Paint, circle, group, line, path

_SCARF: Final = (
    path("M-46,36C-20,54 20,54 46,36L50,48C22,66 -22,66 -50,48Z", MADDER, INK, 2.5)
    + path("M22,50L40,46L46,62L28,64Z", MADDER, INK, 2.5)
    + line("M-34,50L-30,56M-14,55L-12,61M8,55L8,61", PAPER, 3)
)
_BAND: Final = path(
    "M-43,-18C-24,-38 24,-38 43,-18L45,-29C26,-50 -26,-50 -45,-29Z", INDIGO, INK, 2.5
) + "".join(
    path(f"M{x},{y - 5}l4,5l-4,5l-4,-5Z", LAMP)
    for x, y in ((-28, -33), (-10, -38.5), (10, -38.5), (28, -33))
)
_STAR: Final = path(
    "M0,-50L4,-41L13,-40L6.4,-33.4L8.4,-24L0,-29L-8.4,-24L-6.4,-33.4L-13,-40L-4,-41Z",
    LAMP,
    INK,
    2.2,
)
_RINGS: Final = "".join(
    circle(s * 46, 17, 8, Paint("none", INK, 7)) + circle(s * 46, 17, 8, Paint("none", BRASS, 4))
    for s in (-1, 1)
)
_LEAVES: Final = (
    group(leaf(), -24, -36, 0.62, -64)
    + group(leaf(), -20, -40, 0.74, -30)
    + group(leaf(), -14, -44, 0.62, 6)
)
_CAP: Final = (
    path("M-40,-26C-38,-58 38,-58 40,-26C20,-36 -20,-36 -40,-26Z", MOSS, INK, 2.5)
    + path(
        "M-44,-22C-20,-36 20,-36 44,-22C46,-28 44,-32 40,-34C18,-44 -18,-44 -40,-34"
        "C-44,-32 -46,-28 -44,-22Z",
        BRASS,
        INK,
        2.5,
    )
    + path("M18,-42C34,-46 44,-58 42,-64C30,-62 20,-54 16,-44Z", PAPER, INK, 2.2)
)

HUMAN_MARKS: Final[Mapping[str, tuple[str, str]]] = MappingProxyType(
    {
        "you1": ("", group(daisy(), 30, -34, 0.86)),
        "you2": ("", _SCARF),
        "you3": ("", _BAND),
        "you4": (_RINGS, ""),
        "you5": ("", _STAR),
        "you6": ("", _LEAVES),
        "you7": ("", _CAP),
    }
)
"""Daisy, scarf, head band, ear rings, star, leaves, cap."""
