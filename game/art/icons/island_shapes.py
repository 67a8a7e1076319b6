"""Island shapes: coast, four parts with their suits, and flags, as the island map shows them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.art.palette import BRASS, COLUMN, INK, MADDER, PAPER, PAPER_SHADE, SKY, WOOD
from game.art.suits import pip, suit_colour
from game.art.svg import Paint, circle, document, group, line, path, rect
from game.art.svg_picture import SvgPicture

WIDTH, HEIGHT = 284, 206
_CORNER = 24, 8
"""Where the picture begins in the units of the coast."""

_TOP, _RIGHT, _FOOT, _LEFT = "168,26", "296,112", "158,206", "36,118"
_MIDDLE = "164,114"
_SHORES: Final = (
    (_LEFT, "C36,84 60,50 100,40C126,32 146,34 168,26"),
    (_TOP, "C214,8 268,28 286,66C296,84 299,98 296,112"),
    (_RIGHT, "C294,150 272,180 236,188C206,194 190,212 158,206"),
    (_FOOT, "C124,208 96,202 76,184C48,176 36,150 36,118"),
)
"""The coast of each part, clockwise from the left."""
_OUT: Final = ("150,96 62,132", "146,88 184,60", "196,132 262,96", "140,150 176,176")
"""The bends of the borders from the middle to the left, top, right and foot."""
_ENDS: Final = (_LEFT, _TOP, _RIGHT, _FOOT)
SPOTS: Final = ((102, 82), (222, 76), (226, 148), (102, 152))
"""The middle of each part, in the units of the coast."""
HEAD = 54
"""The side of a portrait."""
_TONES: Final = ("#d9d2a4", "#c9cf9c", "#d2c492", "#c3c9a2")
_SUITS: Final = {"club": "c", "diamond": "d", "heart": "h", "spade": "s"}


def head_spot(number: int, held: bool) -> tuple[int, int]:
    """The middle of the portrait in part *number*: on the flag, or beside the suit."""
    x, y = SPOTS[number][0] - _CORNER[0], SPOTS[number][1] - _CORNER[1]
    return (x + 29, y - 20) if held else (x + 27, y)


def island_map(lands: Sequence[tuple[str, bool]]) -> SvgPicture:
    """The map: the sign of each part, and whether a flag stands there; without portraits."""
    body = "".join(_part(n, sign, held) for n, (sign, held) in enumerate(lands))
    view = (*_CORNER, WIDTH, HEIGHT)
    return SvgPicture(document(WIDTH, HEIGHT, _sea() + body, view), (), WIDTH, HEIGHT)


def _sea() -> str:
    coast = f"M{_LEFT}" + "".join(curve for _, curve in _SHORES) + "Z"
    return path(coast, "none", SKY, 16, 0.4) + path(coast, "#0b1712", "", 0, 0.45)


def _part(number: int, sign: str, held: bool) -> str:
    start, shore = _SHORES[number]
    end = _ENDS[(number + 1) % 4]
    out = _OUT[(number + 1) % 4].split()
    back = _OUT[number]
    land = f"M{start}{shore}C{out[1]} {out[0]} {_MIDDLE}C{back} {start}Z"
    assert shore.endswith(end)
    x, y = SPOTS[number]
    suit = _SUITS.get(sign, "s")
    tone = COLUMN if held else _TONES[number]
    return (
        path(land, tone, INK, 3)
        + _trees(number)
        + group(pip(suit, suit_colour(suit)), x - 26, y, 0.5)
        + (_flag(x, y) if held else "")
    )


def _flag(x: int, y: int) -> str:
    """A pole with a paper flag, large enough for a portrait."""
    left, top = x + 2, y - 46
    return (
        line(f"M{left},{top - 4}V{y + 26}", WOOD, 4.5)
        + circle(left, top - 6, 4.5, Paint(BRASS, INK, 1.6))
        + rect(left + 2, top + 1, 52, 50, 3, Paint("#050a08", opacity=0.3))
        + path(f"M{left},{top}h54l-9,25l9,25h-54Z", PAPER, INK, 2.4)
        + line(f"M{left + 4},{top + 4}V{top + 46}", MADDER, 3)
    )


def _trees(number: int) -> str:
    """A few strokes of grass, cut into the print."""
    x, y = SPOTS[number]
    spots = ((x - 40, y + 26), (x - 14, y + 34), (x + 24, y + 36))
    return line("".join(f"M{a},{b}l-4,-8M{a},{b}v-10M{a},{b}l4,-8" for a, b in spots),
                PAPER_SHADE, 2, 0.9)  # fmt: skip
