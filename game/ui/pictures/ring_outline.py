"""The ring outline: the line of a ring round a thing that lies turned, closed inside the window."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TypeAlias

import pygame

Point: TypeAlias = tuple[float, float]
"""In pixels, to the right and down."""

_BENDS = 6
"""Straight pieces of a round corner."""


def ring_outline(
    size: tuple[float, float], corner: float, turn: float, room: pygame.Rect
) -> list[Point]:
    """The line of a ring about the point (0, 0), going round it.

    It has this *size* in pixels, corners of radius *corner*, and is turned by *turn* degrees
    counter-clockwise. Where it would leave the *room* it runs along its edge instead.
    """
    line = [turned(point, turn) for point in _upright(size, corner)]
    for axis, edge, sign in (
        (0, room.left, 1), (0, room.right, -1), (1, room.top, 1), (1, room.bottom, -1)
    ):  # fmt: skip
        line = _inside(line, axis, edge, sign)
    return line


def turned(point: Point, turn: float) -> Point:
    """Where a *point* is after a *turn* about (0, 0), in degrees counter-clockwise."""
    angle = math.radians(turn)
    cos, sin = math.cos(angle), math.sin(angle)
    return point[0] * cos + point[1] * sin, point[1] * cos - point[0] * sin


def turned_size(size: tuple[float, float], turn: float) -> tuple[int, int]:
    """Even width and height of the upright rectangle round a thing of *size* that lies turned."""
    angle = math.radians(turn)
    cos, sin = abs(math.cos(angle)), abs(math.sin(angle))
    wide, high = size
    return 2 * math.ceil((wide * cos + high * sin) / 2), 2 * math.ceil(
        (wide * sin + high * cos) / 2
    )


def closed_way(line: Sequence[Point], at: Point) -> str:
    """The way round a *line* as SVG writes it, its point (0, 0) lying *at* a point."""
    return "M" + "L".join(f"{x + at[0]:.2f},{y + at[1]:.2f}" for x, y in line) + "Z" if line else ""


def _upright(size: tuple[float, float], corner: float) -> list[Point]:
    half_wide, half_high = size[0] / 2, size[1] / 2
    corner = max(0.0, min(corner, half_wide, half_high))
    line = []
    for begins, across, down in ((0, 1, 1), (90, -1, 1), (180, -1, -1), (270, 1, -1)):
        x, y = across * (half_wide - corner), down * (half_high - corner)
        for bend in range(_BENDS + 1):
            angle = math.radians(begins + 90 * bend / _BENDS)
            line.append((x + corner * math.cos(angle), y + corner * math.sin(angle)))
    return line


def _inside(line: Sequence[Point], axis: int, edge: float, sign: int) -> list[Point]:
    """As much of a closed *line* as lies on one side of an *edge*, closed along it."""
    kept: list[Point] = []
    for before, here in zip((*line[-1:], *line[:-1]), line, strict=True):
        was, now = (sign * (point[axis] - edge) for point in (before, here))
        if was * now < 0:
            part = was / (was - now)
            x, y = (a + (b - a) * part for a, b in zip(before, here, strict=True))
            kept.append((x, y))
        if now >= 0:
            kept.append(here)
    return kept
