"""The edge stops: what Tab leads to beside cards and buttons, and how arrows walk among it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Protocol

import pygame

from game.table.controls.sort_button import SortButton
from game.table.hud.hud import Hud
from game.table.input.next_focus import FocusStop
from game.ui.forms.focus_ring import FocusRing
from game.ui.theme import Theme
from game.ui.widgets.widget import Widget


class TippedSign(Protocol):
    """A sign with a place and a sentence about it."""

    @property
    def name(self) -> Hashable:
        """By what it is found again."""
        ...

    @property
    def rect(self) -> pygame.Rect:
        """Where it is, in pixels."""
        ...

    @property
    def text(self) -> str:
        """What it means."""
        ...


class SignStop(Widget):
    """A sign as a stop of the focus: nothing to press, but its tip is shown."""

    def __init__(self, theme: Theme, name: Hashable) -> None:
        super().__init__(theme)
        self.name = name
        self.tip = ""

    @property
    def focusable(self) -> bool:
        """Return True."""
        return True


class EdgeStops:
    """The sort button, the tab of the score panel, the buttons at the right edge, and the signs."""

    def __init__(self, ring: FocusRing[FocusStop], hud: Hud, sorter: SortButton) -> None:
        self._ring = ring
        self._alone = sorter, hud.score_tab
        self._tools = hud.tools
        self._theme = hud.theme
        self._signs: dict[Hashable, SignStop] = {}
        self.signs: Callable[[], Sequence[TippedSign]] = tuple
        """The signs that are there now."""
        ring.by_tab = *self._alone, *hud.tools.buttons

    def zones(self) -> list[list[FocusStop]]:
        """The stops that are there now: each alone, the buttons of the edge together, the signs."""
        alone: list[list[FocusStop]] = [[each] for each in self._alone if each.rect.width]
        signs = self._sign_stops()
        self._ring.by_tab = *self._alone, *self._tools.buttons, *signs
        return [*alone, [*self._tools.standing()], [*signs]]

    def walk(self, key: int) -> bool:
        """Go on along the column of buttons with an arrow up or down, and stay at its ends.

        Among the signs every arrow leads on or back. False where the focus is elsewhere, or the
        arrow points aside.
        """
        ring, here = self._ring, self._ring.current
        among_signs = isinstance(here, SignStop)
        stops: Sequence[FocusStop] = self._sign_stops() if among_signs else self._tools.standing()
        aside = key in (pygame.K_LEFT, pygame.K_RIGHT) and not among_signs
        if here is None or here not in stops or not ring.visible or aside:
            return False
        at = stops.index(here) + (-1 if key in (pygame.K_UP, pygame.K_LEFT) else 1)
        return ring.enter([stops[min(max(at, 0), len(stops) - 1)]])

    def _sign_stops(self) -> list[SignStop]:
        """A stop for each sign, the same one as long as the sign is there."""
        before, self._signs = self._signs, {}
        for sign in self.signs():
            stop = before.get(sign.name) or SignStop(self._theme, sign.name)
            stop.rect, stop.tip = sign.rect, sign.text
            self._signs[sign.name] = stop
        return list(self._signs.values())
