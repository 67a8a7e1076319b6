"""The shelf of games: planks on a papered wall, a lantern, and the nine boxes."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from game.art.backdrops.table_shape import SHEET_HEIGHT, seeded_random
from game.art.icons.game_emblems import emblem_body
from game.art.motifs import lantern, sun_rays, tulip
from game.art.palette import (
    BRASS,
    INK,
    NIGHT,
    PAPER,
    SHADOW,
    WOOD_CUT,
    WOOD_LIGHT,
    accent,
    mix,
)
from game.art.screens.poster import salt
from game.art.screens.wallpaper import leaf_wall
from game.art.svg import Paint, circle, document, glow, group, line, path, rect, round_shadow
from game.art.svg_picture import Lettering, SvgPicture

__all__ = [
    "BOX_FRONT",
    "BOX_HEIGHT",
    "BOX_WIDTH",
    "PLANKS",
    "box_front",
    "shelf_backdrop",
]

PLANKS: Final = (566, 980)
"""Height of the two planks' front edges on a sheet that is 1080 high."""

BOX_WIDTH: Final = 330
BOX_HEIGHT: Final = 366
BOX_FRONT: Final = (12.0, 32.0, 280.0, 322.0)
"""Left, top, width and height of the front within a box's picture."""

TITLES: Final[Mapping[str, tuple[str, str]]] = MappingProxyType(
    {
        "sinful_gibbon": ("Sinful Gibbon", "3-7 players"),
        "fire_gibbon": ("Fire Gibbon", "3-7 players"),
        "vendetta": ("Vendetta", "3-7 players"),
        "skitgubbe": ("Skitgubbe", "3-8 players"),
        "indian_chief": ("Indian Chief", "2-8 players"),
        "bridge_solitaire": ("Bridge Solitaire", "1 player"),
        "jersey_gin": ("Jersey Gin", "3 players"),
        "pitch": ("Pitch", "3-5 players"),
        "democracy": ("Democracy", "2-6 players"),
    }
)


def _plank(y: float, wide: float, fine: float) -> str:
    rd = seeded_random(f"plank {y}")
    grain = "".join(
        f"M{rd.uniform(-40, wide):.0f},{y + rd.uniform(5, 20):.0f}q{n / 2:.0f},3 {n:.0f},0"
        for n in (rd.uniform(60, 200) for _ in range(round(42 * wide / 1920)))
    )
    top = "".join(
        f"M{rd.uniform(-40, wide):.0f},{y - rd.uniform(4, 20):.0f}l{n:.0f},0"
        for n in (rd.uniform(40, 160) for _ in range(round(18 * wide / 1920)))
    )
    return (
        rect(0, y + 26, wide, 38, 0, Paint(SHADOW, opacity=0.35))
        + rect(0, y - 26, wide, 26, 0, "#6b4729")
        + line(top, WOOD_CUT, max(2, fine), 0.4)
        + rect(0, y, wide, 30, 0, WOOD_LIGHT)
        + line(f"M0,{y + 1}L{wide:.0f},{y + 1}", "#a9794c", max(2, fine), 0.7)
        + rect(0, y + 24, wide, 8, 0, WOOD_CUT)
        + line(grain, "#4a2e1a", max(2.4, fine), 0.7)
    )


def shelf_backdrop(width: float, height: float) -> str:
    """The wall with two planks and the lantern at the end of the lower one."""
    wide, fine = width * SHEET_HEIGHT / height, 1.2 * SHEET_HEIGHT / height
    foot = wide - 190
    body = (
        leaf_wall(wide, "#17302a", "#23463c")
        + glow(foot + 50, 700, 760, 0.9)
        + glow(300, 240, 700, 0.35)
        + _plank(PLANKS[0], wide, fine)
        + _plank(PLANKS[1], wide, fine)
        + glow(foot, 850, 420)
        + round_shadow(foot + 4, 972, 84, 12, 15)
        + group(lantern(), foot, 868, 2.25)
    )
    return document(width, height, body, (0, 0, wide, SHEET_HEIGHT))


def box_front(game_id: str, title: str = "", players: str = "") -> SvgPicture:
    """A game's box with depth and shadow, 330 x 366; the front fills BOX_FRONT.

    *title* and *players* replace the printed words, for a box the printer does not know.
    """
    name, seats = TITLES.get(game_id, (title, players))
    left, top, w, h = BOX_FRONT
    tint = accent(game_id)
    body = _box_sides(left, top, w, h, tint) + _box_face(game_id, left, top, w, h, tint)
    middle = left + w / 2
    letters = (
        Lettering(title or name, middle, top + 267, 32, "serif_bold", INK),
        Lettering(players or seats, middle, top + 305.5, 18, "sans_bold", PAPER),
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
