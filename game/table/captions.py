"""The captions: the words and numbers under the zones."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from game.art import palette as ink
from game.engine.zones import ZoneId
from game.table.layout import Layout
from game.table.slip import Slip, Slips
from game.ui import drawing


def captions(slips: Slips, layout: Layout, counts: Mapping[ZoneId, int]) -> list[Slip]:
    """The slips under all zones that have something written under them."""
    found = []
    for zone, slot in layout.slots.items():
        if slot.caption is None:
            continue
        text = caption(slot.spec.label, counts.get(zone, 0), slot.spec.slots, slot.spec.passing)
        if text:
            found.append(_slip(slips, layout, zone, text, slot.caption))
    return found


def _slip(slips: Slips, layout: Layout, zone: ZoneId, text: str, at: tuple[float, float]) -> Slip:
    theme = slips.theme
    wide = theme.type.size(text, theme.style("small"))[0] + theme.units(2.0)
    rect = pygame.Rect(0, 0, wide, theme.units(2.7))
    rect.center = (round(at[0] * layout.frame.u), round(at[1] * layout.frame.u))

    def paint(sheet: pygame.Surface) -> None:
        back = slips.piece(
            "caption", rect.size,
            lambda: drawing.pill(theme.units, *rect.size, ink.NIGHT, "", 0.86),
        )  # fmt: skip
        sheet.blit(back, (0, 0))
        slips.write(sheet, text, "small", ink.PAPER, pygame.Rect(0, 0, *rect.size))

    return slips.slip(("caption", zone), text, rect, paint)


def caption(label: str, count: int, slots: int, waits: bool) -> str:
    """The words under a zone: ``deck 21``, ``fire spots 1 of 4``."""
    if slots == 1 or (waits and not count):
        return label
    if slots:
        return f"{label} {count} of {slots}".strip()
    if not label or not count:
        return ""
    return f"{label} {count}"
