"""The Escape key at the table: it lets go of what is picked, or closes what is open."""

from __future__ import annotations

from collections.abc import Callable

from game.table.controls.score_tab import ScoreTab
from game.table.gestures.gesture_controller import GestureController
from game.table.hud.log_drawer import LogDrawer
from game.table.input.focus.focus_stops import FocusStop
from game.ui.forms.focus_ring import FocusRing


class EscapeKey:
    """One thing after another is given up, the latest first."""

    def __init__(
        self,
        gestures: GestureController,
        log: LogDrawer,
        tab: ScoreTab,
        ring: FocusRing[FocusStop],
        refresh: Callable[[], None],
    ) -> None:
        """*refresh* finds the stops of *ring* anew once something was let go."""
        self._gestures = gestures
        self._log = log
        self._tab = tab
        self._ring = ring
        self._refresh = refresh

    def press(self) -> bool:
        """Give up one thing; False if there is nothing to be given up."""
        gestures = self._gestures
        selection = gestures.selection
        if selection.picked and self._ring.visible:
            name = selection.picked[-1].name
            target = next((t for group in selection.groups for t in group if t.name == name), None)
            gestures.flow.cancel()
            self._refresh()
            self._ring.focus(target)
            return True
        if gestures.flow.cancel():
            return True
        if self._log.open:
            self._log.toggle()
            return True
        if self._tab.opened:
            self._tab.press()
            return True
        return False
