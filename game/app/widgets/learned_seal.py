"""The learned seal: the mark on the box of a game whose lesson was gone through."""

from __future__ import annotations

from game.art.palette import INK, LAMP
from game.art.svg import Paint, circle, document, path


def learned_seal() -> str:
    """Return a round seal with a tick as SVG text."""
    tick = path("M28,52L44,68L74,34", "none", INK, 9)
    return document(100, 100, circle(50, 50, 44, Paint(LAMP, INK, 5)) + tick)
