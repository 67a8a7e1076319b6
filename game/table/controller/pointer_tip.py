"""The pointer's tip: what is told of the thing under the pointer."""

from __future__ import annotations

from collections.abc import Sequence

from game.table.controller.table_cards import TableCards
from game.table.controller.table_controls import TableControls
from game.table.controller.table_state import TableState
from game.table.gestures import tooltips
from game.table.hud.hud import Hud
from game.table.hud.score_boxes import score_box_tip_at
from game.table.hud.score_panel import score_note_at
from game.table.table_deps import PlayerInfo


class PointerTip:
    """The tooltip in the status line while the pointer stays over its thing."""

    def __init__(
        self,
        state: TableState,
        cards: TableCards,
        hud: Hud,
        controls: TableControls,
        people: Sequence[PlayerInfo],
    ) -> None:
        self._state = state
        self._cards = cards
        self._hud = hud
        self._controls = controls
        self._people = people
        self._pos = (-1, -1)

    def peek(self, pos: tuple[int, int]) -> bool:
        """Look into the closed pile at *pos* pixels; True if one opened or closed for that."""
        away = self._controls.gestures.selection.drag is not None or self._cards.player.busy
        return self._cards.model.peek_at(None if away else pos)

    def show(self, pos: tuple[int, int]) -> None:
        """Tell what lies at *pos* pixels, where the pointer is now."""
        self._pos = pos
        self._hud.tip = self.text_at(pos)

    def refresh(self) -> None:
        """Take the tip away once its thing has left.

        Nothing new is told before the pointer moves: it has not come to what lies there now.
        """
        if self._hud.tip and self._hud.tip != self.text_at(self._pos):
            self._hud.tip = ""

    def text_at(self, pos: tuple[int, int]) -> str:
        """What is to be told of the thing at *pos* pixels; nothing for most things."""
        hud, layout, status = self._hud, self._cards.layout, self._state.status
        if self._controls.gestures.selection.drag is not None:
            return ""
        tool = hud.tools.at(pos)
        if tool is not None:
            return tool.tip
        told = tooltips.button_tooltip(self._controls.action_buttons.buttons.at(pos))
        told = told or hud.fill_names(
            tooltips.tooltip(self._cards.model, layout, status, self._people, pos)
        )
        told = told or score_box_tip_at(layout, status.score_boxes, pos)
        if not told and (hud.score_tab.open or not layout.score_panel_folds):
            told = score_note_at(layout, status, self._people, pos)
        return told
