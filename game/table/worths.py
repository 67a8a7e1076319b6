"""The worths: what was laid out is worth, in words that rise over its cards and stay there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame

from game.art import palette as ink
from game.engine.status import Mark
from game.engine.zones import ZoneId
from game.table.layout import Layout
from game.table.slip import Slip, Slips
from game.table.slot import TALL
from game.table.tween import out_cubic
from game.ui import drawing
from game.ui.describe import Described

_RISES = 0.5
"""Seconds until the words are where they stay."""

_WAY, _LOW, _HIGH = 4.0, 0.4, 3.3
"""How far they rise, where they stay under the lower edge of the cards, and their height, in u."""


class Worths:
    """The words over all that lies there, until its cards are taken away."""

    def __init__(self, slips: Slips) -> None:
        self._slips = slips
        self._said: dict[ZoneId, tuple[str, float]] = {}
        """The words, and how long they have been rising."""

    def say(self, zone: ZoneId, words: str) -> None:
        """Something there was found to be worth this."""
        self._said[zone] = words, 0.0

    def update(self, dt: float, still: bool) -> bool:
        """Lets *dt* seconds pass; True while words rise."""
        moving = False
        for zone, (words, age) in self._said.items():
            moving = moving or age < _RISES
            self._said[zone] = words, _RISES if still else min(_RISES, age + dt)
        return moving

    def drawn(
        self, layout: Layout, counts: Mapping[ZoneId, int], marks: Sequence[Mark]
    ) -> list[Slip]:
        """The words as papers; where no cards lie any more there are none."""
        self._said = {zone: one for zone, one in self._said.items() if counts.get(zone)}
        shown = {m.zone: (m.text, _RISES) for m in marks if m.kind == "worth"} | self._said
        return [
            self._slip(layout, zone, words, age)
            for zone, (words, age) in shown.items()
            if zone in layout.slots and counts.get(zone)
        ]

    def describe(
        self, layout: Layout, counts: Mapping[ZoneId, int], marks: Sequence[Mark]
    ) -> list[Described]:
        """The same in words."""
        shown = {m.zone: m.text for m in marks if m.kind == "worth"}
        shown |= {zone: words for zone, (words, _) in self._said.items()}
        return [
            Described("worth", words, "", layout.frame.px(layout.slots[zone].box))
            for zone, words in shown.items()
            if zone in layout.slots and counts.get(zone)
        ]

    def _slip(self, layout: Layout, zone: ZoneId, words: str, age: float) -> Slip:
        theme, u, slot = self._slips.theme, layout.frame.u, layout.slots[zone]
        wide = theme.type.size(words, theme.style("plate"))[0] + theme.units(2.4)
        rect = pygame.Rect(0, 0, wide, round(_HIGH * u))
        x, y = slot.box.middle
        foot = max(slot.box.bottom, y + slot.card * TALL / 2) + _LOW
        fall = _WAY * (1 - out_cubic(age / _RISES))
        rect.midbottom = (round(x * u), round((foot + fall) * u))
        rect.clamp_ip(pygame.Rect(0, 0, *layout.frame.size).inflate(-u, -u))

        def paint(sheet: pygame.Surface) -> None:
            back = self._slips.piece(
                "worth", rect.size,
                lambda: drawing.pill(theme.units, *rect.size, ink.PAPER, ink.BRASS, 1.0),
            )  # fmt: skip
            sheet.blit(back, (0, 0))
            colour = ink.MADDER if zone.owner == layout.bottom else ink.INK
            room = pygame.Rect(0, 0, *rect.size)
            self._slips.write(sheet, words, "plate", colour, room)

        return self._slips.slip(("worth", zone), words, rect, paint)
