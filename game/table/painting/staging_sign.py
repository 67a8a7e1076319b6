"""The staging sign: its outline on the felt, and what its cards would make."""

from __future__ import annotations

import pygame

from game.art import palette as ink
from game.table.input.staged_cards import StagedCards
from game.table.layout.table_layout import TableLayout
from game.ui.accessible_node import AccessibleNode
from game.ui.cached_sprite import CachedSprite, CachedSprites
from game.ui.pictures import widget_svg

_TALL = 2.9


def staging_signs(
    slips: CachedSprites, layout: TableLayout, tray: StagedCards
) -> list[CachedSprite]:
    """The outline and, under it, the words; nothing while cards are not collected."""
    box, words = tray.box(layout), tray.words
    slot = layout.slots.get(tray.zone) if tray.zone is not None else None
    if box is None or slot is None:
        return []
    theme, u = slips.theme, layout.frame.u
    rect = layout.frame.px(box)

    def outline(sheet: pygame.Surface) -> None:
        piece = slips.shape(
            "tray", rect.size, lambda: widget_svg.field(theme.units, *rect.size, "none", ink.BRASS)
        )
        sheet.blit(piece, (0, 0))

    wide = theme.type.size(words, theme.style("plate"))[0] + theme.units(3.0)
    plate = pygame.Rect(0, 0, wide, round(_TALL * u))
    y = (slot.caption or (0.0, slot.box.bottom + 2.0))[1]
    plate.center = round(box.middle[0] * u), round((y + 0.3) * u)
    allowed = tray.made is not None and tray.made.refused is None

    def caption(sheet: pygame.Surface) -> None:
        back = slips.shape(
            "caption", plate.size,
            lambda: widget_svg.pill(theme.units, *plate.size, ink.NIGHT, "", 0.86),
        )  # fmt: skip
        sheet.blit(back, (0, 0))
        colour = ink.LAMP if allowed else ink.PAPER
        slips.draw_text(sheet, words, "plate", colour, pygame.Rect(0, 0, *plate.size))

    signs = [slips.sprite("tray", (), rect, outline)]
    if words:
        signs.append(slips.sprite("tray words", (words, allowed), plate, caption))
    return signs


def describe_staging(layout: TableLayout, tray: StagedCards) -> list[AccessibleNode]:
    """The words."""
    box = tray.box(layout)
    if box is None or not tray.words:
        return []
    return [AccessibleNode("tray", tray.words, "", layout.frame.px(box))]
