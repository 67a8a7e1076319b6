"""The staging sign: its outline on the felt, and what its cards would make."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from game.art import palette as ink
from game.table.gestures.staged_cards import StagedCards
from game.table.layout.table_layout import TableLayout
from game.table.layout.viewport import Box
from game.ui.accessible_node import AccessibleNode
from game.ui.cached_sprite import CachedSprite, CachedSprites
from game.ui.pictures import widget_svg

_TALL = 2.9


class StagingSign(NamedTuple):
    """The staging area as it is painted."""

    box: Box
    """Its outline, in u."""
    caption_y: float
    """The height of the words under it, in u."""
    words: str
    allowed: bool
    """Whether the cards on it may be played together."""


def staging_sign(layout: TableLayout, staged: StagedCards) -> StagingSign | None:
    """What is to be painted of the staging area; None while no cards are collected."""
    box = staged.box(layout)
    slot = layout.slots.get(staged.zone) if staged.zone is not None else None
    if box is None or slot is None:
        return None
    y = (slot.caption or (0.0, slot.box.bottom + 2.0))[1]
    allowed = staged.result is not None and staged.result.refused is None
    return StagingSign(box, y, staged.words, allowed)


def staging_sprites(
    sprites: CachedSprites, layout: TableLayout, sign: StagingSign | None
) -> list[CachedSprite]:
    """The outline and, under it, the words."""
    if sign is None:
        return []
    theme, u, words = sprites.theme, layout.frame.u, sign.words
    rect = layout.frame.px(sign.box)

    def outline(sheet: pygame.Surface) -> None:
        piece = sprites.shape(
            "tray", rect.size, lambda: widget_svg.field(theme.units, *rect.size, "none", ink.BRASS)
        )
        sheet.blit(piece, (0, 0))

    wide = theme.type.size(words, theme.style("plate"))[0] + theme.units(3.0)
    plate = pygame.Rect(0, 0, wide, round(_TALL * u))
    plate.center = round(sign.box.middle[0] * u), round((sign.caption_y + 0.3) * u)

    def caption(sheet: pygame.Surface) -> None:
        back = sprites.shape(
            "caption", plate.size,
            lambda: widget_svg.pill(theme.units, *plate.size, ink.NIGHT, "", 0.86),
        )  # fmt: skip
        sheet.blit(back, (0, 0))
        colour = ink.LAMP if sign.allowed else ink.PAPER
        sprites.draw_text(sheet, words, "plate", colour, pygame.Rect(0, 0, *plate.size))

    signs = [sprites.sprite("tray", (), rect, outline)]
    if words:
        signs.append(sprites.sprite("tray words", (words, sign.allowed), plate, caption))
    return signs


def describe_staging(layout: TableLayout, sign: StagingSign | None) -> list[AccessibleNode]:
    """The staging area in words; nothing while it has none."""
    if sign is None or not sign.words:
        return []
    return [AccessibleNode("tray", sign.words, "", layout.frame.px(sign.box))]
