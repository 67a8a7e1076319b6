"""The picture of a game's box, as it stands on the shelf: name, players and emblem on its front."""

from typing import Final

from game.art.icons.game_emblems import emblem_body
from game.art.motifs import sun_rays, tulip
from game.art.palette import (
    BRASS,
    INK,
    NIGHT,
    PAPER,
    SHADOW,
    accent,
    mix,
)
from game.art.screens.poster import salt
from game.art.svg import Paint, circle, document, group, line, path, rect
from game.art.svg_picture import Lettering, SvgPicture

BOX_WIDTH: Final = 330
BOX_HEIGHT: Final = 366
BOX_FRONT: Final = (12.0, 32.0, 280.0, 322.0)
"""Left, top, width and height of the front within a box's picture."""


def box_front(game_id: str, title: str, players: str) -> SvgPicture:
    """A game's box with depth and shadow, 330 x 366; the front fills BOX_FRONT."""
    left, top, w, h = BOX_FRONT
    tint = accent(game_id)
    body = _box_sides(left, top, w, h, tint) + _box_face(game_id, left, top, w, h, tint)
    middle = left + w / 2
    letters = (
        Lettering(title, middle, top + 267, 32, "serif_bold", INK),
        Lettering(players, middle, top + 305.5, 18, "sans_bold", PAPER),
    )
    return SvgPicture(document(BOX_WIDTH, BOX_HEIGHT, body), letters, BOX_WIDTH, BOX_HEIGHT)


def _box_sides(x: float, y: float, w: float, h: float, tint: str) -> str:
    d = 22
    foot = y + h
    shade = path(
        f"M{x + 10},{foot + 3}L{x + w + d + 14},{foot + 3}L{x + w + d + 6},{foot - 30}"
        f"L{x + 30},{foot - 30}Z",
        SHADOW,
        opacity=0.4,
    )
    side = path(
        f"M{x + w},{y}L{x + w + d},{y - 14}L{x + w + d},{foot - 14}L{x + w},{foot}Z",
        mix(tint, SHADOW, 0.45),
    )
    sheets = line(
        f"M{x + w + 7},{y + 4}L{x + w + 7},{foot - 12}M{x + w + 14},{y}L{x + w + 14},{foot - 16}",
        tint,
        1.6,
        0.5,
    )
    lid = path(
        f"M{x},{y}L{x + d},{y - 14}L{x + w + d},{y - 14}L{x + w},{y}Z", mix(tint, "#fff2d0", 0.28)
    )
    return shade + side + sheets + lid


def _box_face(game_id: str, x: float, y: float, w: float, h: float, tint: str) -> str:
    cx, cy = x + w / 2, y + 124
    corner = "".join(
        group(tulip(mix(BRASS, tint, 0.1), mix(PAPER, tint, 0.5), tint), px, py, 0.3, turn)
        for px, py, turn in ((x + 31, y + 34, -45), (x + w - 31, y + 34, 45))
    )
    label = (
        path(f"M{x - 4},{y + 232}l{w + 8},0l0,60l{-w - 8},0Z", SHADOW, opacity=0.3)
        + rect(x - 3, y + 228, w + 6, 58, 1, PAPER)
        + line(
            f"M{x + 4},{y + 233.5}L{x + w - 4},{y + 233.5}M{x + 4},{y + 280.5}"
            f"L{x + w - 4},{y + 280.5}",
            tint,
            2,
        )
    )
    return (
        rect(x, y, w, h, 3, tint)
        + line(
            f"M{x + 2},{y + 1}L{x + w - 2},{y + 1}M{x + 1},{y + 2}L{x + 1},{y + h - 2}",
            mix(tint, "#fff2d0", 0.4),
            2,
        )
        + rect(x + 10, y + 10, w - 20, h - 20, 4, Paint("none", PAPER, 2.5, 0.75))
        + corner
        + group(sun_rays(94, 24, BRASS, 3), cx, cy)
        + salt(x + 14, y + 16, w - 34, 204, 44, mix(PAPER, tint, 0.25))
        + circle(cx, cy, 84, Paint(mix(tint, NIGHT, 0.55), BRASS, 3))
        + group(emblem_body(game_id), cx, cy, 1.26)
        + label
    )
