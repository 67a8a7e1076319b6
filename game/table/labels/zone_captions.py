"""Zone captions: the words and numbers under the zones."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame

from game.art import palette as ink
from game.art import paper_shapes
from game.engine.zones import ZoneId
from game.presentation.marks import Mark, MarkKind
from game.presentation.zone_look import Shape, ZoneLook
from game.table.layout import text_room
from game.table.layout.table_layout import TableLayout
from game.ui.cached_sprite import CachedSprite, CachedSprites
from game.ui.pictures import widget_svg

_BAND = 0.4
"""A band covers no more than this part of the height of its cards."""


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
        if zone in counted:
            text = f"{slot.look.caption} {counted[zone]}"
        if text:
            note = noted.get(zone, "")
            fill, colour = (ink.MADDER, ink.PAPER) if zone in alarms else (ink.NIGHT, ink.PAPER)
            colour = ink.LAMP if note else colour
            whole = f"{text}, {note}" if note else text
            found.append(_slip(sprites, layout, zone, whole, (fill, colour)))
    return found


def zone_bands(
    sprites: CachedSprites, layout: TableLayout, marks: Sequence[Mark] = ()
) -> list[CachedSprite]:
    """The bands across zones that have something noted on them; they lie over the cards."""
    noted = [
        m for m in marks if m.kind is MarkKind.BAND and m.at is None and m.zone in layout.slots
    ]
    return [_band(sprites, layout, mark.zone, mark.text) for mark in noted]


def zone_rings(
    sprites: CachedSprites, layout: TableLayout, marks: Sequence[Mark] = ()
) -> list[CachedSprite]:
    """Rings round empty places that are open now."""
    return [
        _light(sprites, layout, mark.zone)
        for mark in marks
        if mark.kind is MarkKind.LIT and mark.at is None and mark.zone in layout.slots
    ]  # fmt: skip


def _band(sprites: CachedSprites, layout: TableLayout, zone: ZoneId, text: str) -> CachedSprite:
    theme, f = sprites.theme, layout.frame
    card = f.px(layout.slots[zone].box)
    tall = theme.units(text_room.plate_height(3.2, layout.text))
    tall = max(theme.units(2.4), min(tall, round(card.height * _BAND)))
    style = theme.type.lower(theme.style("plate"), tall)
    wide = theme.type.size(text, style)[0] + theme.units(2.4)
    rect = pygame.Rect(0, 0, max(wide, card.width + theme.units(1.2)), tall)
    rect.center = (card.centerx, card.centery)

    def paint(sheet: pygame.Surface) -> None:
        ribbon = sprites.shape("band", rect.size, lambda: paper_shapes.plate(*rect.size, f.u))
        sheet.blit(ribbon, (0, 0))
        sprites.draw_text(sheet, text, "plate", ink.MADDER, pygame.Rect(0, 0, *rect.size))

    return sprites.sprite(("band", zone), text, rect, paint)


def _light(sprites: CachedSprites, layout: TableLayout, zone: ZoneId) -> CachedSprite:
    units = sprites.theme.units
    rect = layout.frame.px(layout.slots[zone].box.grown(0.5))

    def paint(sheet: pygame.Surface) -> None:
        ring = sprites.shape(
            "light", rect.size,
            lambda: widget_svg.outline(units, *rect.size, ink.LAMP, 0.9, 0.5),
        )  # fmt: skip
        sheet.blit(ring, (0, 0))

    return sprites.sprite(("light", zone), "", rect, paint)


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
    if slots == 1 or (look.room.collapsible and not count):
        return label
    if slots:
        return f"{label} {count} of {slots}".strip()
    if not label or not count:
        return ""
    if look.shape is Shape.ROW and (look.room.reserve or look.anchor.in_hand_area):
        return label
    return f"{label} {count // max(1, look.pile.trick_size)}"
