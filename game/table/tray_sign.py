"""The tray's sign: its outline on the felt, and what its cards would make."""

from __future__ import annotations

import pygame

from game.art import palette as ink
from game.table.layout import Layout
from game.table.slip import Slip, Slips
from game.table.tray import Tray
from game.ui import drawing
from game.ui.describe import Described

_TALL = 2.9


def tray_signs(slips: Slips, layout: Layout, tray: Tray) -> list[Slip]:
    """The outline and, under it, the words; nothing while cards are not collected."""
    box, words = tray.box(layout), tray.words
    slot = layout.slots.get(tray.zone) if tray.zone is not None else None
    if box is None or slot is None:
        return []
    theme, u = slips.theme, layout.frame.u
    rect = layout.frame.px(box)

    def outline(sheet: pygame.Surface) -> None:
        piece = slips.piece(
            "tray", rect.size, lambda: drawing.field(theme.units, *rect.size, "none", ink.BRASS)
        )
        sheet.blit(piece, (0, 0))

    wide = theme.type.size(words, theme.style("plate"))[0] + theme.units(3.0)
    plate = pygame.Rect(0, 0, wide, round(_TALL * u))
    y = (slot.caption or (0.0, slot.box.bottom + 2.0))[1]
    plate.center = round(box.middle[0] * u), round((y + 0.3) * u)
    allowed = tray.made is not None and tray.made.refused is None

    def caption(sheet: pygame.Surface) -> None:
        back = slips.piece(
            "caption", plate.size,
            lambda: drawing.pill(theme.units, *plate.size, ink.NIGHT, "", 0.86),
        )  # fmt: skip
        sheet.blit(back, (0, 0))
        colour = ink.LAMP if allowed else ink.PAPER
        slips.write(sheet, words, "plate", colour, pygame.Rect(0, 0, *plate.size))

    signs = [slips.slip("tray", (), rect, outline)]
    if words:
        signs.append(slips.slip("tray words", (words, allowed), plate, caption))
    return signs


def describe_tray(layout: Layout, tray: Tray) -> list[Described]:
    """The words."""
    box = tray.box(layout)
    if box is None or not tray.words:
        return []
    return [Described("tray", tray.words, "", layout.frame.px(box))]
