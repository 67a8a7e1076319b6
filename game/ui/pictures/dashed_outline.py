"""The dashed outline of what cannot be used now: dashes as long as the gaps between them."""

import itertools
import math
from collections.abc import Sequence

from game.art import palette as ink
from game.art.svg import Paint, document, line, rect
from game.ui.pictures.widget_svg import CORNER, Background
from game.ui.units import Units


def dashed(units: Units, w: int, h: int, ground: Background, radius: float = CORNER) -> str:
    """What cannot be used now: an empty dashed outline; *radius* of its corners in u."""
    thick = units.line(0.2)
    half, radius = thick / 2, min(units.exact(radius), w / 2, h / 2)
    fill = ""
    if ground is Background.NIGHT:
        fill = rect(half, half, w - thick, h - thick, radius, Paint(ink.NIGHT, opacity=0.6))
    steps = dashes(w - thick, h - thick, radius - half, units.exact(0.7))
    return document(w, h, fill + line(cuts(steps, half), ground.soft, thick))


def cuts(steps: Sequence[Sequence[tuple[float, float]]], inset: float) -> str:
    """The path data of :func:`dashes`, moved right and down by *inset*."""
    return "".join(
        "M" + "L".join(f"{x + inset:.2f},{y + inset:.2f}" for x, y in points) for points in steps
    )


def dashes(
    w: float, h: float, r: float, length: float, shift: float = 0.0
) -> list[list[tuple[float, float]]]:
    """Cut the outline of a rounded rectangle into dashes as long as the gaps between them.

    They begin *shift* (0 to 1) of a dash and its gap further on. The SVG reader's own dashes go
    astray at the corners, each time elsewhere.
    """
    outline = [
        (x + r * math.cos(turn), y + r * math.sin(turn))
        for corner, (x, y) in enumerate(((w - r, r), (w - r, h - r), (r, h - r), (r, r)))
        for step in range(7)
        for turn in ((corner - 1 + step / 6) * math.pi / 2,)
    ]
    outline.append(outline[0])
    sides = [math.dist(a, b) for a, b in itertools.pairwise(outline)]
    count = max(4, round(sum(sides) / (2 * length)))
    whole = sum(sides) / count
    found: list[list[tuple[float, float]]] = []
    at = -shift * whole
    for (a, b), side in zip(itertools.pairwise(outline), sides, strict=True):
        for number in range(int(at // whole), int((at + side) // whole) + 1):
            start = max(0.0, number * whole - at)
            end = min(side, (number + 0.5) * whole - at)
            if end <= start or not side:
                continue
            first, last = (
                (a[0] + (b[0] - a[0]) * part / side, a[1] + (b[1] - a[1]) * part / side)
                for part in (start, end)
            )
            if start == 0 and found and math.dist(found[-1][-1], first) < 1e-6:
                found[-1].append(last)
            else:
                found.append([first, last])
        at += side
    return found
