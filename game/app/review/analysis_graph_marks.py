"""The marks of an analysis graph: what each kind looks like, and what it means."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from game.art.palette import BRASS, INK, MADDER, MOSS, PAPER, PAPER_LIT
from game.art.svg import Paint, circle, path

HEAD = 0.85
"""Half the size of a mark in u, where there is room."""
LEGEND: Mapping[str, str] = MappingProxyType(
    {
        "best": "nothing better",
        "lucky": "came off against the odds",
        "slight": "a little lost",
        "dear": "much lost",
    }
)
"""What the kinds of marks mean."""


def decision_mark_svg(kind: str, x: float, y: float, r: float, thick: float) -> str:
    """The mark of a decision about (*x*, *y*), *r* in every direction, as SVG."""
    if kind == "best":
        return circle(x, y, r * 0.8, Paint(PAPER_LIT, MOSS, max(thick, r * 0.3)))
    if kind == "lucky":
        return circle(x, y, r * 0.8, Paint(BRASS, INK, thick))
    if kind == "slight":
        return circle(x, y, r, INK)
    k = r * 1.25
    shape = f"M{x:.2f},{y - k:.2f}l{k:.2f},{k:.2f}l{-k:.2f},{k:.2f}l{-k:.2f},{-k:.2f}Z"
    return path(shape, MADDER, INK, thick) + circle(x, y, k * 0.3, PAPER)
