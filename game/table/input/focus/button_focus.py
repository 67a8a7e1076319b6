"""The button focus: how arrows lead off the buttons of a decision, and into their grid of tiles."""

from __future__ import annotations

import pygame

from game.table.controls.action_buttons import ActionButtons
from game.table.gestures.hit_targets import HitTarget
from game.table.gestures.selection import Selection
from game.table.input.focus.focus_stops import FocusStop, is_held, is_usable
from game.ui.forms.focus_ring import ARROWS, FocusRing
from game.ui.forms.nearest_stop import nearest


class ButtonFocus:
    """The focus at the buttons: up to the row of cards above them, and in at the first tile."""

    def __init__(
        self, ring: FocusRing[FocusStop], selection: Selection, actions: ActionButtons
    ) -> None:
        """Move the focus of *ring* among the cards of *selection* and the buttons of *actions*."""
        self._ring = ring
        self._selection = selection
        self._actions = actions

    def walk(self, key: int) -> bool:
        """Go up from the topmost button to the row of cards right above it; False elsewhere.

        A card further up that lies straight ahead is further away than any of that row.
        """
        here = self._ring.current
        buttons = self._actions.buttons.widgets
        if key != pygame.K_UP or here is None or here not in buttons:
            return False
        if nearest(here, buttons, *ARROWS[key]) is not None:
            return False
        above = [stop for stop in self._ring.stops() if self._lies_above(stop, here)]
        if not above:
            return False
        lowest = max(above, key=lambda stop: stop.rect.centery).rect
        row = [stop for stop in above if stop.rect.bottom > lowest.centery]
        aside = here.rect.centerx
        return self._ring.enter([min(row, key=lambda stop: abs(stop.rect.centerx - aside))])

    def enter_tiles(self, before: FocusStop | None) -> None:
        """Let a focus that came from outside of the tiles stand on the first that may be chosen.

        They are read line by line: in a grid of bids that is the lowest one.
        """
        tiles = self._actions.tiles
        if self._ring.current not in tiles or before in tiles:
            return
        usable = [tile for tile in tiles if tile.enabled]
        if usable:
            self._ring.focus(min(usable, key=lambda tile: (tile.rect.top, tile.rect.left)))

    def _lies_above(self, stop: FocusStop, here: FocusStop) -> bool:
        """Whether it is a card wholly above *here* with which something can be done."""
        if not isinstance(stop, HitTarget) or stop.sprite is None:
            return False
        above = stop.rect.bottom - stop.rect.height // 4 <= here.rect.top
        return above and (is_held(stop) or is_usable(stop, self._selection))
