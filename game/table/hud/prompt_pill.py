"""The prompt pill: the status line on the table, with the time that is left to act."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.table.layout.table_layout import TableLayout
from game.table.layout.text_room import TWO_LINES
from game.ui.theme import Theme
from game.ui.widgets.pill import Pill

_AIR = 1.0
"""Between a wide status line and what lies beside it, in u."""


class PromptRoom(NamedTuple):
    """What the status line keeps clear of, in pixels."""

    over: Sequence[pygame.Rect] = ()
    """What a second line would hide."""
    beside: Sequence[pygame.Rect] = ()
    """What a longer line would hide, too."""


class PromptPill(Pill):
    """The words of the status line; without words nothing of it is seen."""

    def __init__(self, theme: Theme) -> None:
        """Begin without words."""
        super().__init__(theme, "")

    @property
    def seen_rect(self) -> pygame.Rect:
        """Where it is seen, in pixels; empty where it has no words."""
        return self.pill() if self.label else pygame.Rect(0, 0, 0, 0)

    def place_on(
        self, layout: TableLayout, words: str, time_left: float | None, room: PromptRoom
    ) -> None:
        """Show *words* in their *room*, and *time_left* (1 to 0) where somebody must hurry."""
        self.label = self.name = words
        self.share = time_left
        line = layout.frame.px(layout.prompt)
        self.tallest = max(line.height, self.theme.units(TWO_LINES))
        tall = max(line.height, self.wanted(line.width)[1])
        # Two lines reach up to the felt, not down to the cards that are picked.
        self.place(pygame.Rect(line.left, line.bottom - tall, line.width, tall))
        above = self.pill()
        above.height = line.top - above.top
        if words and above.height > 0 and above.collidelist(list(room.over)) >= 0:
            self._lie_flat(line, layout.frame.size[0], [*room.over, *room.beside])

    def _lie_flat(self, line: pygame.Rect, window: int, taken: Sequence[pygame.Rect]) -> None:
        """Stay as low as *line*, wider or in smaller letters, beside what is *taken*.

        Words that do not fit so stay as they are.
        """
        level = pygame.Rect(0, line.top, window, line.height)
        middle, air = line.centerx, self.theme.units(_AIR)
        ends = [middle] + [
            each.left - middle if each.left > middle else middle - each.right
            for each in taken if each.colliderect(level) and not each.colliderect(line)
        ]  # fmt: skip
        wide = max(line.width, 2 * (min(ends) - air))
        before, self.tallest = self.tallest, line.height
        lines, _ = self._lines(wide - self._extras())
        if " ".join(lines).split() == self.label.split():
            self.place(line.inflate(wide - line.width, 0))
        else:
            self.tallest = before
