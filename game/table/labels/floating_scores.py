"""Floating scores: what was laid out is worth, in words that rise over its cards and stay there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame

from game.art import palette as ink
from game.engine.zones import ZoneId
from game.presentation.marks import Mark, MarkKind
from game.table.cards.tween import out_cubic
from game.table.layout.slot import CARD_RATIO
from game.table.layout.table_layout import TableLayout
from game.ui.accessible_node import AccessibleNode
from game.ui.cached_sprite import CachedSprite, CachedSprites
from game.ui.pictures import widget_svg

_RISES = 0.5
"""Seconds until the words are where they stay."""

_WAY, _LOW, _HIGH = 4.0, 0.4, 3.3
"""How far they rise, where they stay under the lower edge of the cards, and their height, in u."""


class FloatingScores:
    """The words over all that lies there, until its cards are taken away."""

    def __init__(self, sprites: CachedSprites) -> None:
        self._slips = sprites
        self._said: dict[ZoneId, tuple[str, float]] = {}
        """The words, and how long they have been rising."""

    def show_score(self, zone: ZoneId, words: str) -> None:
        """Show what something there was found to be worth."""
        self._said[zone] = words, 0.0

    def update(self, dt: float, still: bool) -> bool:
        """Let *dt* seconds pass; True while words rise."""
        moving = False
        for zone, (words, age) in self._said.items():
            moving = moving or age < _RISES
            self._said[zone] = words, _RISES if still else min(_RISES, age + dt)
        return moving

    def forget_empty_zones(self, counts: Mapping[ZoneId, int]) -> None:
        """Take the words away from zones in which no cards lie any more."""
        self._said = {zone: one for zone, one in self._said.items() if counts.get(zone)}

    def drawn(
        self, layout: TableLayout, counts: Mapping[ZoneId, int], marks: Sequence[Mark]
    ) -> list[CachedSprite]:
        """The words on paper; there are none where no cards lie."""
        shown = {m.zone: (m.text, _RISES) for m in marks if m.kind is MarkKind.WORTH} | self._said
        return [
            self._slip(layout, zone, words, age)
            for zone, (words, age) in shown.items()
            if zone in layout.slots and counts.get(zone)
        ]

    def describe(
        self, layout: TableLayout, counts: Mapping[ZoneId, int], marks: Sequence[Mark]
    ) -> list[AccessibleNode]:
        """The same in words."""
        shown = {m.zone: m.text for m in marks if m.kind is MarkKind.WORTH}
        shown |= {zone: words for zone, (words, _) in self._said.items()}
        return [
            AccessibleNode("worth", words, "", self._place(layout, zone, words, _RISES))
            for zone, words in shown.items()
            if zone in layout.slots and counts.get(zone)
        ]

    def _slip(self, layout: TableLayout, zone: ZoneId, words: str, age: float) -> CachedSprite:
        theme, rect = self._slips.theme, self._place(layout, zone, words, age)

        def paint(sheet: pygame.Surface) -> None:
            back = self._slips.shape(
                "worth", rect.size,
                lambda: widget_svg.pill(theme.units, *rect.size, ink.PAPER, ink.BRASS, 1.0),
            )  # fmt: skip
            sheet.blit(back, (0, 0))
            colour = ink.MADDER if zone.owner == layout.bottom else ink.INK
            room = pygame.Rect(0, 0, *rect.size)
            self._slips.draw_text(sheet, words, "plate", colour, room)

        return self._slips.sprite(("worth", zone), words, rect, paint)

    def _place(self, layout: TableLayout, zone: ZoneId, words: str, age: float) -> pygame.Rect:
        """Where the slip lies that has been rising for *age* seconds, in pixels."""
        theme, u, slot = self._slips.theme, layout.frame.u, layout.slots[zone]
        tall = round(_HIGH * u)
        letters = theme.type.lower(theme.style("plate"), tall)
        wide = theme.type.size(words, letters)[0] + theme.units(2.4)
        rect = pygame.Rect(0, 0, wide, tall)
        x, y = slot.box.middle
        foot = max(slot.box.bottom, y + slot.card * CARD_RATIO / 2) + _LOW
        fall = _WAY * (1 - out_cubic(age / _RISES))
        rect.midbottom = (round(x * u), round((foot + fall) * u))
        rect.clamp_ip(pygame.Rect(0, 0, *layout.frame.size).inflate(-u, -u))
        return rect
