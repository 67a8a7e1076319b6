"""The tooltip controller: when the tip of a thing is shown, under the pointer or with the focus."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from game.engine.zones import ZoneId
from game.presentation.status import Status
from game.table.controller.table_cards import TableCards
from game.table.controller.table_controls import TableControls
from game.table.controller.table_state import TableState
from game.table.controls.tile_grid import TileButton
from game.table.controls.tool_button import ToolButton
from game.table.gestures import card_tooltips
from game.table.gestures.pile_browser import open_piles
from game.table.hud.hud import Hud
from game.table.hud.sign_tooltips import TipArea, area_at, tip_areas
from game.table.input.focus.edge_stops import SignStop
from game.table.layout.table_layout import TableLayout
from game.ui.widgets.widget import Widget

DELAY = 0.5
"""Seconds the pointer rests on a thing before its tip is shown."""

LOOK_THROUGH = "A click, or {}, looks through them."
"""Said of an open pile, with the key."""


class _KnownAreas(NamedTuple):
    """The areas found last, and what they depend on."""

    layout: TableLayout
    status: Status
    key: tuple[object, ...]
    areas: list[TipArea]


class TooltipController:
    """The tooltip while the pointer stays over its thing, or the focus stands there."""

    def __init__(
        self, state: TableState, cards: TableCards, hud: Hud, controls: TableControls
    ) -> None:
        self._state = state
        self._cards = cards
        self._hud = hud
        self._controls = controls
        self._pos = (-1, -1)
        self._pointing = False
        """Whether the mouse was moved since a key was pressed."""
        self._area: TipArea | None = None
        """What the pointer rests on."""
        self._rested = 0.0
        self._known: _KnownAreas | None = None
        controls.keyboard.edge.signs = self.areas

    def peek(self, pos: tuple[int, int]) -> bool:
        """Look into the closed pile at *pos* pixels; True if one opened or closed for that."""
        away = self._controls.gestures.selection.drag is not None or self._cards.player.busy
        return self._cards.model.peek_at(None if away else pos)

    def show(self, pos: tuple[int, int]) -> None:
        """Tell what lies at *pos* pixels, where the pointer is now, once it has rested there."""
        self._pos, self._pointing = pos, True
        area = self.tip_at(pos)
        if not _same(area, self._area):
            self._hud.tip, self._rested = None, 0.0
        self._area = area

    def hide(self) -> None:
        """Take the tip away until the pointer comes to another thing."""
        self._hud.tip, self._rested = None, float("-inf")

    def follow_focus(self) -> None:
        """Tell of what has the focus from now on: a key was pressed."""
        self._pointing = False
        self._hud.tip = self._area = None

    def update(self, dt: float) -> bool:
        """Let *dt* seconds pass; True while a tip is awaited.

        It is taken away once its thing has left. Nothing new is told before the pointer moves: it
        has not come to what lies there now.
        """
        if not self._pointing:
            self._hud.tip = self._focused_area()
            return False
        now = self.tip_at(self._pos)
        self._area = now if _same(now, self._area) else None
        if self._area is None:
            self._hud.tip = None
            return False
        self._rested += dt
        self._hud.tip = self._area if self._rested >= DELAY else None
        return 0 <= self._rested < DELAY

    def areas(self) -> list[TipArea]:
        """Every sign with its tip, the topmost last."""
        counts, hud, layout = self._counts(), self._hud, self._cards.layout
        menu, piles = hud.tools.menu, open_piles(self._controls.gestures.table)
        key = (
            tuple(counts.values()), hud.score_tab.open, menu.key, menu.on_press is None,
            tuple(piles), hud.seats.numbered,
        )  # fmt: skip
        known = self._known
        if (
            known is None
            or known.layout is not layout
            or known.status is not hud.status
            or known.key != key
        ):
            found = self._with_piles(tip_areas(hud, layout, counts), piles)
            known = self._known = _KnownAreas(layout, hud.status, key, found)
        return known.areas

    def tip_at(self, pos: tuple[int, int]) -> TipArea | None:
        """What is to be told of the thing at *pos* pixels."""
        controls = self._controls
        if controls.gestures.selection.drag is not None or controls.answer_at(pos) is not None:
            return None
        tool = self._hud.tools.at(pos)
        if tool is not None:
            return _of_widget(tool)
        button = controls.action_buttons.buttons.at(pos)
        if button is not None:
            return _of_widget(button)
        card = card_tooltips.card_tooltip(self._cards.model, self._state.status, pos)
        if card is not None:
            return TipArea(("card", card[1]), card[0], self._hud.fill_names(card[1]))
        return area_at(self.areas(), pos)

    def _focused_area(self) -> TipArea | None:
        stop = self._controls.keyboard.focused
        chooser = self._controls.gestures.selection.chooser
        if isinstance(stop, TileButton) and chooser is not None and stop.enabled:
            return None  # the line over the tiles says it
        return _of_widget(stop) if isinstance(stop, Widget) else None

    def _with_piles(self, areas: list[TipArea], piles: Sequence[ZoneId]) -> list[TipArea]:
        """The *areas*; those of open *piles* also tell how these are looked through."""
        way = LOOK_THROUGH.format(self._state.deps.keys.key("pile"))
        by_name = {("sign", zone): zone for zone in piles}
        return [
            area._replace(text=f"{area.text} {way}", pile=by_name[area.name])
            if area.name in by_name
            else area
            for area in areas
        ]

    def _counts(self) -> Mapping[ZoneId, int]:
        return {zone: len(laid) for zone, laid in self._cards.model.zones.items()}


def _same(one: TipArea | None, other: TipArea | None) -> bool:
    """Whether both are of one thing and say the same, wherever it is."""
    if one is None or other is None:
        return False
    return (one.name, one.text) == (other.name, other.text)


def _of_widget(widget: Widget) -> TipArea | None:
    """The tip of a button or a sign; none where its label says it all."""
    if isinstance(widget, ToolButton | SignStop):
        text = widget.tip
    else:
        text = card_tooltips.button_tooltip(widget)
    return TipArea(widget.name, widget.rect, text) if text else None
