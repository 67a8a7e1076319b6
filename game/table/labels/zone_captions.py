"""Zone captions: the words and numbers under the zones."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame

from game.art import palette as ink
from game.engine.zones import ZoneId
from game.presentation.marks import Mark, MarkKind
from game.presentation.zone_look import Shape, ZoneLook
from game.table.layout import text_room
from game.table.layout.table_layout import TableLayout
from game.ui.cached_sprite import CachedSprite, CachedSprites
from game.ui.pictures import widget_svg


def zone_captions(
    sprites: CachedSprites,
    layout: TableLayout,
    counts: Mapping[ZoneId, int],
    marks: Sequence[Mark] = (),
    bare: ZoneId | None = None,
) -> list[CachedSprite]:
    """The captions under all zones but *bare* that have something written under them; *marks* may
    change it."""
    found = []
    noted = {mark.zone: mark.text for mark in marks if mark.kind is MarkKind.NOTE}
    counted = {mark.zone: mark.text for mark in marks if mark.kind is MarkKind.COUNT}
    alarms = {mark.zone for mark in marks if mark.kind is MarkKind.ALARM}
    for zone, slot in layout.slots.items():
        if slot.caption is None or zone == bare:
            continue
        text = caption_text(slot.look, counts.get(zone, 0))
        if zone in counted and (text or slot.look.row.named_when_empty):
            text = f"{slot.look.caption} {counted[zone]}".strip()
        if text:
            note = noted.get(zone, "")
            fill, colour = (ink.MADDER, ink.PAPER) if zone in alarms else (ink.NIGHT, ink.PAPER)
            colour = ink.LAMP if note else colour
            whole = f"{text}, {note}" if note else text
            found.append(_slip(sprites, layout, zone, whole, (fill, colour)))
    return found


def _slip(
    sprites: CachedSprites, layout: TableLayout, zone: ZoneId, text: str, colours: tuple[str, str]
) -> CachedSprite:
    """A pill with words under a zone; *colours* are those of the pill and of the words."""
    theme, (fill, colour) = sprites.theme, colours
    at = layout.slots[zone].caption or (0.0, 0.0)
    tall = theme.units(text_room.label_height(layout.text))
    letters = theme.px(text_room.LABEL_LETTERS, most=text_room.label_scale(layout.text))
    style = theme.style("small")._replace(px=letters)
    wide = theme.type.size(text, style)[0] + theme.units(2.0)
    rect = pygame.Rect(0, 0, wide, tall)
    rect.center = (round(at[0] * layout.frame.u), round(at[1] * layout.frame.u))

    def paint(sheet: pygame.Surface) -> None:
        back = sprites.shape(
            ("caption", fill), rect.size,
            lambda: widget_svg.pill(theme.units, *rect.size, fill, "", 0.86),
        )  # fmt: skip
        sheet.blit(back, (0, 0))
        line = theme.type.render(text, style, colour)
        sheet.blit(line, line.get_rect(center=sheet.get_rect().center))

    return sprites.sprite(("caption", zone), (text, colours), rect, paint)


def caption_text(look: ZoneLook, count: int) -> str:
    """The words under a zone: ``deck 21``, ``fire spots 1 of 4``; piles of tricks count tricks."""
    label, slots = look.caption, look.room.slots
    if not (count or look.row.named_when_empty):
        return ""
    if slots == 1 or (look.room.collapsible and not count):
        return label
    if slots:
        return f"{label} {count} of {slots}".strip()
    if not label or not count:
        return ""
    if look.shape is Shape.ROW and (look.room.reserve or look.anchor.in_hand_area):
        return label
    return f"{label} {count // max(1, look.pile.trick_size)}"
