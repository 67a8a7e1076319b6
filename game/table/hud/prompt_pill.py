"""The prompt pill: the status line on the table, with the time that is left to act."""

from __future__ import annotations

import pygame

from game.table.layout.table_layout import TableLayout
from game.table.layout.text_room import TWO_LINES
from game.ui.theme import Theme
from game.ui.widgets.pill import Pill


class PromptPill(Pill):
    """The words of the status line; without words nothing of it is seen."""

    def __init__(self, theme: Theme) -> None:
        """Begin without words."""
        super().__init__(theme, "")

    @property
    def seen_rect(self) -> pygame.Rect:
        """Where it is seen, in pixels; empty where it has no words."""
        return self.pill() if self.label else pygame.Rect(0, 0, 0, 0)

    def place_on(self, layout: TableLayout, words: str, time_left: float | None) -> None:
        """Show *words* at their place, and *time_left* (1 to 0) where somebody must hurry."""
        self.label = self.name = words
        self.share = time_left
        line = layout.frame.px(layout.prompt)
        self.tallest = max(line.height, self.theme.units(TWO_LINES))
        tall = max(line.height, self.wanted(line.width)[1])
        # Two lines reach up to the felt, not down to the cards that are picked.
        self.place(pygame.Rect(line.left, line.bottom - tall, line.width, tall))
