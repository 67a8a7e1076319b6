"""The edge stops: what Tab leads to beside cards and buttons: tools, tabs and signs."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Protocol

import pygame

from game.engine.zones import ZoneId
from game.table.controls.sort_button import SortButton
from game.table.hud.hud import Hud
from game.table.input.focus.focus_stops import FocusStop
from game.ui.forms.focus_ring import FocusRing
from game.ui.theme import Theme
from game.ui.widgets.widget import Widget

_WITHIN = 1.4
"""By so much less tall is a sign for its ring, in u, where the ring would cover the next one."""


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

    @property
    def pile(self) -> ZoneId | None:
        """The open pile that it stands for, if it is one."""
        ...


class SignStop(Widget):
    """A sign as a stop of the focus: its tip is shown, and Enter looks through an open pile."""

    def __init__(self, theme: Theme, name: Hashable) -> None:
        super().__init__(theme)
        self.name = name
        self.tip = ""
        self.pile: ZoneId | None = None
        """The pile that may be looked through, if the sign is one."""

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

    def beside(self, here: FocusStop) -> Sequence[FocusStop]:
        """The stops among which an arrow leads on from *here*: the column of buttons, the signs."""
        return self._sign_stops() if isinstance(here, SignStop) else self._tools.standing()

    def _sign_stops(self) -> list[SignStop]:
        """A stop for each sign, the same one as long as the sign is there."""
        before, self._signs = self._signs, {}
        signs = self.signs()
        for sign in signs:
            stop = before.get(sign.name) or SignStop(self._theme, sign.name)
            stop.rect, stop.tip = self._ringed(sign, signs), sign.text
            stop.pile = sign.pile
            self._signs[sign.name] = stop
        return list(self._signs.values())

    def _ringed(self, sign: TippedSign, signs: Sequence[TippedSign]) -> pygame.Rect:
        """Where the ring round *sign* lies: within it where another one is right above or below."""
        near = sign.rect.inflate(-2, 2)
        crowded = any(each is not sign and near.colliderect(each.rect) for each in signs)
        return sign.rect.inflate(0, -self._theme.units(_WITHIN)) if crowded else sign.rect
