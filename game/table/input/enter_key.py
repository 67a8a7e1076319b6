"""The Enter key and the space bar: what they do with the thing that has the focus."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.table.controls.action_buttons import ActionButtons
from game.table.gestures.gesture_controller import GestureController
from game.table.gestures.hit_targets import HitTarget
from game.table.input.focus.arrow_focus import ArrowFocus, is_staged
from game.table.input.focus.chosen_focus import ChosenFocus
from game.table.input.focus.edge_stops import SignStop
from game.table.input.focus.focus_stops import FocusStop
from game.ui.forms.focus_ring import FocusRing


class EnterKey:
    """What Enter and the space bar do: pick, play, answer or press what has the focus."""

    def __init__(
        self,
        gestures: GestureController,
        actions: ActionButtons,
        ring: FocusRing[FocusStop],
        arrows: ArrowFocus,
        chosen: ChosenFocus,
        show: Callable[[], bool],
    ) -> None:
        """Act on what has the focus of *ring*, if it is lit by *chosen*; *show* brings it where it
        is seen, and where something is decided."""
        self._gestures = gestures
        self._actions = actions
        self._ring = ring
        self._arrows = arrows
        self._chosen = chosen
        self._show = show

    def press(self, *, enter: bool) -> bool:
        """Do what Enter means here, or with *enter* false what the space bar does."""
        selection, stop = self._gestures.selection, self._ring.current
        if stop is None or not self._ring.visible:
            if not enter:
                return not selection.picked and self._actions.press_pass()
            if self._answer() or (selection.staged.requested and self._confirm()):
                return True
        if stop is None or not self._chosen.lit:
            return self._light()
        if isinstance(stop, HitTarget):
            if enter and self._is_gathered(stop):
                return self._confirm()
            if not (enter and self._gestures.play_sole_choice(stop)):
                self.pick(stop)
            return True
        chooser = selection.chooser
        if chooser is not None and stop in chooser.buttons.widgets:
            return chooser.press(chooser.buttons.widgets.index(stop))
        if isinstance(stop, SignStop) and stop.pile is not None:
            return self._gestures.browse_pile(stop.pile)
        press = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="\r")
        return stop.event(press)

    def lock_in(self) -> bool:
        """Play the cards on the staging area, or say what is asked; False without such a place."""
        selection = self._gestures.selection
        if not selection.staged.requested or selection.dialog is not None:
            return False
        if not self._confirm():
            self._gestures.table.gesture_refused(self._gestures.table.prompt, None)
        return True

    def _light(self) -> bool:
        """Only show the focus, and say what another Enter does; False if it may stand nowhere."""
        if not self._gestures.selection.choices or not self._show():
            return False
        self._chosen.remind()
        return True

    def _answer(self) -> bool:
        """Give the only answer where a card was let go by hand, or lead to the first of several;
        False if nothing is asked."""
        chooser = self._gestures.selection.chooser
        if chooser is None or chooser.gathering:
            return False
        if chooser.preselected is None:
            return self._show()
        return chooser.press(chooser.buttons.widgets.index(chooser.preselected))

    def _is_gathered(self, target: HitTarget) -> bool:
        """Whether cards are picked together, this one among them: Enter means all of them."""
        selection = self._gestures.selection
        return is_staged(selection, target) and selection.can_collect(target)

    def pick(self, target: HitTarget) -> None:
        """Pick a card; once it is staged the focus goes on to the next in the hand."""
        selection, row = self._gestures.selection, self._arrows.row(target)
        self._gestures.clicks.click(target)
        staged = selection.staged.requested and is_staged(selection, target)
        if target in row and staged and len(row) > 1:
            at = row.index(target)
            self._ring.focus(row[at + 1] if at + 1 < len(row) else row[at - 1])

    def _confirm(self) -> bool:
        """Do what the picked cards can do; where that is several things, ask."""
        done = self._gestures.confirm()
        chooser = self._gestures.selection.chooser
        if chooser is not None:
            self._ring.enter([chooser.first])
        return done
