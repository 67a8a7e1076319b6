"""The edge stops: what Tab leads to beside cards and buttons, and how arrows walk among it."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.table.controls.sort_button import SortButton
from game.table.hud.hud import Hud
from game.table.input.next_focus import FocusStop
from game.ui.forms.focus_ring import FocusRing


class EdgeStops:
    """The sort button, the tab of the score panel and the buttons at the right edge."""

    def __init__(self, ring: FocusRing[FocusStop], hud: Hud, sorter: SortButton) -> None:
        self._ring = ring
        self._alone = sorter, hud.score_tab
        self._tools = hud.tools
        ring.by_tab = *self._alone, *hud.tools.buttons

    def zones(self) -> list[list[FocusStop]]:
        """The stops that are there now: each alone, and the buttons of the edge together."""
        alone: list[list[FocusStop]] = [[each] for each in self._alone if each.rect.width]
        return [*alone, [*self._tools.standing()]]

    def walk(self, key: int) -> bool:
        """Go on along the column of buttons with an arrow up or down, and stay at its ends.

        False where the focus is elsewhere, or the arrow points aside.
        """
        ring, here = self._ring, self._ring.current
        stops: Sequence[FocusStop] = self._tools.standing()
        if key not in (pygame.K_UP, pygame.K_DOWN) or here not in stops or not ring.visible:
            return False
        at = stops.index(here) + (-1 if key == pygame.K_UP else 1)
        return ring.enter([stops[min(max(at, 0), len(stops) - 1)]])
