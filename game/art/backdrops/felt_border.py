"""The felt border: sewn along the edge of the felt, one pattern and one thread for each game.

A stitch is drawn in a box of about 30 x 16 round (0, 0): x runs along the table's edge, y inwards.
"""

import math
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from game.art.backdrops.table_shape import BackdropView, TableShape
from game.art.palette import BRASS, PAPER, accent, mix
from game.art.svg import disc, laid, line, path

_INSET: Final = 47.0
"""How far inside the felt's edge the border runs."""
_PITCH: Final = 46.0
"""The length of edge that one stitch takes."""
_ARCS: Final = 8
"""The border is printed in so many pieces: few shapes, none of them wide and high at once."""


class Stitch(NamedTuple):
    """One part of a stitch: path data, in the border's second ink or its first, filled or sewn."""

    d: str
    second: bool = False
    filled: bool = False


Sewn = tuple[Stitch, ...]


def _halo(n: int) -> Sewn:
    """Halos and horns in turn."""
    if n % 2:
        return (Stitch(disc(0, 0, 9, 4.5), True),)
    horns = "M-13,-5C-14,5 -6,8 0,5C6,8 14,5 13,-5C10,1 4,2 0,1C-4,2 -10,1 -13,-5Z"
    return (Stitch(horns, False, True),)


def _tongue(n: int) -> Sewn:
    """Small flames that lick towards the fire."""
    tall = 9 if n % 2 else 6
    d = f"M-5,-5C-7,2 -2,4 0,{tall}C2,4 7,2 5,-5C3,-8 -3,-8 -5,-5Z"
    return (Stitch(d, n % 2 == 0, True),)


def _thorn(n: int) -> Sewn:
    """A bramble that winds, a thorn on every bend, a hip on every fourth."""
    vine = Stitch("M-23,0Q-11.5,-9 0,0Q11.5,9 23,0")
    thorns = Stitch("M-14,-4L-16,-12L-9,-6ZM14,4L16,12L9,6Z", False, True)
    hip = (Stitch(disc(0, -7, 4), True, True),) if n % 4 == 0 else ()
    return (vine, thorns, *hip)


def _curl(n: int) -> Sewn:
    """A ram's curl, left and right in turn."""
    k = 1 if n % 2 else -1
    d = (
        f"M{-18 * k},6C{-6 * k},8 {6 * k},4 {6 * k},-3C{6 * k},-9 {-4 * k},-9 {-4 * k},-3"
        f"C{-4 * k},1 {k},2 {3 * k},-1"
    )
    return Stitch(d), Stitch(disc(16 * k, 2, 2.4), True, True)


def _sewn(n: int) -> Sewn:
    """Cross stitches, and a button at every seventh."""
    if n % 7:
        return (Stitch("M-6,-6L6,6M-6,6L6,-6"),)
    threads = "M-4,-4L4,4M-4,4L4,-4"
    return Stitch(disc(0, 0, 9), True), Stitch(threads, True), Stitch(disc(0, 0, 4.4), True)


def _ripple(n: int) -> Sewn:
    """Breaking waves, one behind the other."""
    wave = "M-23,6C-12,6 -10,-8 1,-8C10,-8 12,2 5,3C1,3 0,-1 3,-3M1,6C8,8 16,8 23,6"
    return (Stitch(wave, n % 3 == 0),)


def _juniper(n: int) -> Sewn:
    """Juniper sprigs with a berry each."""
    sprig = "M-17,3C-6,-3 6,-3 15,2M-9,0l-4,-7M-2,-2l-2,-8M6,-1l3,-7M-6,0l1,7M3,-1l3,7"
    return Stitch(sprig), Stitch(disc(19 if n % 2 else -20, 1, 3.6), True, True)


def _needles(n: int) -> Sewn:
    """A spruce twig; after every eighth four tally cuts."""
    if n % 8 == 0:
        return (Stitch("M-7.5,-7l0,14M-2.5,-7l0,14M2.5,-7l0,14M7.5,-7l0,14", True),)
    twig = "M-18,0L18,0M-12,0l-5,-7M-12,0l-5,7M-3,0l-5,-8M-3,0l-5,8M6,0l-5,-8M6,0l-5,8"
    return (Stitch(twig + "M15,0l-5,-7M15,0l-5,7"),)


def _flags(n: int) -> Sewn:
    """A line of pennants in four cuts."""
    cuts = (
        "M-8,-6L8,-6L0,9Z",
        "M-7,-6L7,-6L7,8L0,2L-7,8Z",
        "M-7,-6L7,-6L7,6L-7,6Z",
        "M-7,-6L7,-6L7,1C7,9 -7,9 -7,1Z",
    )
    return Stitch("M-23,-7C-12,-5 12,-5 23,-7"), Stitch(cuts[n % 4], n % 2 == 1, True)


_PATTERNS: Final[Mapping[str, Callable[[int], Sewn]]] = MappingProxyType(
    {
        "sinful_gibbon": _halo,
        "fire_gibbon": _tongue,
        "vendetta": _thorn,
        "skitgubbe": _curl,
        "indian_chief": _sewn,
        "bridge_solitaire": _ripple,
        "jersey_gin": _juniper,
        "pitch": _needles,
        "democracy": _flags,
    }
)


def felt_border(view: BackdropView, game_id: str) -> str:
    """The border of a game; nothing for a game without a pattern of its own."""
    pattern = _PATTERNS.get(game_id)
    if pattern is None:
        return ""
    places = _evenly(view.table)
    main, second = border_inks(game_id)
    width = view.line(2.2)
    shapes: dict[tuple[int, bool, bool], list[str]] = {}
    for n, (x, y, turn) in enumerate(places):
        arc = n * _ARCS // len(places)
        for d, other, filled in pattern(n):
            shapes.setdefault((arc, other, filled), []).append(laid(d, x, y, turn))
    return "".join(
        path("".join(ds), second if other else main)
        if filled
        else line("".join(ds), second if other else main, width)
        for (_, other, filled), ds in shapes.items()
    )


def border_inks(game_id: str) -> tuple[str, str]:
    """The two threads of a border: the game's accent and brass, laid calmly on the felt."""
    felt = "#1b4635"
    return mix(felt, mix(accent(game_id), PAPER, 0.42), 0.46), mix(felt, BRASS, 0.5)


def _evenly(table: TableShape) -> list[tuple[float, float, float]]:
    """Places along the edge with equal steps between them, as (x, y, turn)."""
    rx, ry = table.rx - _INSET, table.ry - _INSET
    fine = 1440
    points = [
        (table.cx + rx * math.sin(a), table.cy - ry * math.cos(a))
        for a in (2 * math.pi * i / fine for i in range(fine + 1))
    ]
    lengths = [math.dist(points[i], points[i + 1]) for i in range(fine)]
    count = max(28, 28 * round(sum(lengths) / _PITCH / 28))
    step = sum(lengths) / count
    found: list[tuple[float, float, float]] = []
    walked = 0.0
    for i, length in enumerate(lengths):
        if walked >= len(found) * step:
            (x, y), (x1, y1) = points[i], points[i + 1]
            found.append((x, y, math.degrees(math.atan2(y1 - y, x1 - x))))
        walked += length
    return found[:count]
