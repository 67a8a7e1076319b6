"""Bamboo in backdrops: stalks with nodes and leaves, in three layers."""

import math
from random import Random

from game.art.backdrops.table_shape import SHEET_HEIGHT, seeded_random
from game.art.svg import path


def stalk(rd: Random, x: float, width: float, top: float, foot: float) -> str:
    """Path data of one stalk from *top* to *foot*, with nodes and hanging leaves."""
    parts: list[str] = []
    y, lean = top, rd.uniform(-0.05, 0.05)
    half = width / 2
    while y < foot:
        n = rd.uniform(90, 150)
        x2 = x + lean * n
        parts.append(
            f"M{x - half:.1f},{y:.1f}L{x + half:.1f},{y:.1f}L{x2 + half:.1f},{y + n - 4:.1f}"
            f"L{x2 - half:.1f},{y + n - 4:.1f}Z"
            f"M{x2 - width * 0.72:.1f},{y + n - 5:.1f}h{width * 1.44:.1f}v4.6h{-width * 1.44:.1f}Z"
        )
        if rd.random() < 0.62:
            parts.append(_spray(rd, x2, y + n))
        x, y = x2, y + n
    return "".join(parts)


def _spray(rd: Random, x: float, y: float) -> str:
    side = rd.choice((-1, 1))
    out = []
    for _ in range(4):
        angle, length = math.radians(rd.uniform(10, 65)), rd.uniform(50, 95)
        ex, ey = x + side * length * math.cos(angle), y + length * math.sin(angle)
        mx, my = (x + ex) / 2, (y + ey) / 2
        nx, ny = -(ey - y) * 0.13, (ex - x) * 0.13
        if side < 0:
            nx, ny = -nx, -ny
        out.append(
            f"M{x:.1f},{y:.1f}Q{mx + nx:.1f},{my + ny:.1f} {ex:.1f},{ey:.1f}"
            f"Q{mx - nx:.1f},{my - ny:.1f} {x:.1f},{y:.1f}Z"
        )
    return "".join(out)


def grove(width: float, far: str, middle: str, near: str, foot: float = SHEET_HEIGHT) -> str:
    """Three layers of bamboo across a sheet of *width*."""
    out = []
    for tone, per_1920, name in ((far, 20, "far"), (middle, 17, "middle"), (near, 12, "near")):
        rd = seeded_random("bamboo " + name)
        count = max(4, round(per_1920 * width / 1920))
        for i in range(count):
            x = i * width / count + rd.uniform(-30, 60)
            thick = rd.uniform(10, 18) + (7 if name == "near" else 0)
            out.append(path(stalk(rd, x, thick, -60, foot), tone))
    return "".join(out)
