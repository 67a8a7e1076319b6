"""The portrait of a seat: its face in a medal, with a second ring while it decides."""

from __future__ import annotations

import pygame

from game.art.portraits import portraits
from game.table.layout.seating import Chair
from game.table.layout.table_layout import TableLayout
from game.table.layout.viewport import Box
from game.table.table_dependencies import PlayerInfo
from game.ui.cached_sprite import CachedSprite, CachedSprites

MEDAL_RATIO = 76 / 66
"""The medal's picture by the radius of its rim."""


def portrait_sprite(
    sprites: CachedSprites,
    layout: TableLayout,
    chair: Chair,
    person: PlayerInfo,
    turn: bool,
    mood: str,
) -> CachedSprite:
    """The portrait of *person* at its *chair*; *turn* tells whether the seat decides."""
    f = layout.frame
    r = chair.r * MEDAL_RATIO
    rect = f.px(Box(chair.x - r, chair.y - r, 2 * r, 2 * r))
    key = ("medal", person.portrait, turn, mood)

    def paint(sheet: pygame.Surface) -> None:
        sprites.draw_picture(
            sheet, key, lambda: portraits.medal(person.portrait, turn, mood),
            pygame.Rect(0, 0, *rect.size),
        )  # fmt: skip

    return sprites.sprite(("medal", chair.seat), key, rect, paint)
