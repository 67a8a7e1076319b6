"""The sort button: a small button under the hand that sorts it another way."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame

from game.table.cards.hand_order import AS_LAID, BY_GROUPS, BY_RANK, BY_SUIT
from game.table.cards.table_model import TableModel
from game.table.layout.table_layout import TableLayout
from game.ui.accessible_node import AccessibleNode
from game.ui.text.text_renderer import SMALLEST
from game.ui.theme import Theme
from game.ui.widgets.button import Button

_LEAST = 5
"""A hand of fewer cards needs no sorting."""

_WIDE = 11.0
_TALL = 3.2
SORT_LABELS = {
    BY_GROUPS: "in groups",
    BY_SUIT: "by suit",
    BY_RANK: "by rank",
    AS_LAID: "as you like",
}


class SortButton(Button):
    """The button that says how the hand lies; a press sorts it the next way."""

    def __init__(self, theme: Theme, model: TableModel, on_sorted: Callable[[], None]) -> None:
        super().__init__(theme, "Sort", self._turn, key="O")
        self.name = ("sorter",)
        self.model = model
        self._on_sorted = on_sorted
        self._held = False

    def place_on(self, layout: TableLayout) -> bool:
        """Take its place on *layout*; False for a small or a hidden hand."""
        zones = layout.own_hand_zones
        laid = [one for zone in zones for one in self.model.zones.get(zone, [])]
        if len(laid) < _LEAST or any(one.sprite.card is None for one in laid):
            self.rect = pygame.Rect(0, 0, 0, 0)
            return False
        self.label = f"Sort {SORT_LABELS[self.model.order.next_mode]}"
        f, chair = layout.frame, layout.chairs[layout.bottom].box
        area = pygame.Rect(0, 0, max(round(_WIDE * f.u), self._narrowest()), round(_TALL * f.u))
        area.midbottom = (round(chair.middle[0] * f.u), round((f.h - 0.8) * f.u))
        area.left = max(area.left, round(0.8 * f.u))
        if area != self.rect:
            self.place(area)
        return True

    def mouse(self, e: pygame.event.Event) -> bool:
        """Take a mouse event; True if it was pressed."""
        if not self.rect.width:
            return False
        if e.type == pygame.MOUSEMOTION:
            self.hovered = self.rect.collidepoint(e.pos)
            return False
        if e.type == pygame.MOUSEBUTTONDOWN and e.button == 1 and self.rect.collidepoint(e.pos):
            self._held = True
            return self.event(e) or True
        if e.type == pygame.MOUSEBUTTONUP and self._held:
            self._held = False
            return self.event(e) or True
        return False

    def look(self) -> Hashable:
        """What the picture depends on."""
        return super().look(), self.label

    def describe(self) -> list[AccessibleNode]:
        """The button in words; nothing while it is not there."""
        return super().describe() if self.rect.width else []

    def _narrowest(self) -> int:
        """With letters as small as may be, the label stands there whole."""
        least = self.theme.style("button")._replace(px=SMALLEST)
        return self.theme.type.size(self.label, least)[0] + 2 * self.theme.units(1.5)

    def _turn(self) -> None:
        self.model.order.sort_next()
        self._on_sorted()
