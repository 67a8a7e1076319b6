"""The captions: the words and numbers under the zones."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame

from game.art import palette as ink
from game.engine.status import Mark
from game.engine.zones import Look, ZoneId, ZoneSpec
from game.table.layout import Layout
from game.table.slip import Slip, Slips
from game.ui import drawing


def captions(
    slips: Slips,
    layout: Layout,
    counts: Mapping[ZoneId, int],
    marks: Sequence[Mark] = (),
    bare: ZoneId | None = None,
) -> list[Slip]:
    """The slips under all zones but *bare* that have something written under them; *marks* may
    add to it."""
    found = []
    noted = {mark.zone: mark.text for mark in marks if mark.kind == "note"}
    for zone, slot in layout.slots.items():
        if slot.caption is None or zone == bare:
            continue
        text = caption(slot.spec, counts.get(zone, 0))
        if text:
            note = noted.get(zone, "")
            whole = f"{text}, {note}" if note else text
            found.append(_slip(slips, layout, zone, whole, noted=bool(note)))
    return found


def _slip(slips: Slips, layout: Layout, zone: ZoneId, text: str, *, noted: bool) -> Slip:
    theme = slips.theme
    at = layout.slots[zone].caption or (0.0, 0.0)
    wide = theme.type.size(text, theme.style("small"))[0] + theme.units(2.0)
    rect = pygame.Rect(0, 0, wide, theme.units(2.7))
    rect.center = (round(at[0] * layout.frame.u), round(at[1] * layout.frame.u))

    def paint(sheet: pygame.Surface) -> None:
        back = slips.piece(
            "caption", rect.size,
            lambda: drawing.pill(theme.units, *rect.size, ink.NIGHT, "", 0.86),
        )  # fmt: skip
        sheet.blit(back, (0, 0))
        colour = ink.LAMP if noted else ink.PAPER
        slips.write(sheet, text, "small", colour, pygame.Rect(0, 0, *rect.size))

    return slips.slip(("caption", zone), (text, noted), rect, paint)


def caption(spec: ZoneSpec, count: int) -> str:
    """The words under a zone: ``deck 21``, ``fire spots 1 of 4``; heaps of tricks count tricks."""
    label, slots = spec.label, spec.slots
    if slots == 1 or (spec.passing and not count):
        return label
    if slots:
        return f"{label} {count} of {slots}".strip()
    if not label or not count:
        return ""
    if spec.look is Look.ROW and count <= spec.usual:
        return label
    return f"{label} {count // max(1, spec.trick)}"
