"""The chosen focus: whether the viewer put the focus where it stands, for what is decided now."""

from __future__ import annotations

from collections.abc import Callable

from game.table.controls.action_buttons import ActionButtons
from game.table.gestures.gesture_controller import GestureController
from game.table.gestures.hit_targets import HitTarget
from game.table.input.focus_stops import FocusStop
from game.ui.forms.focus_ring import FocusRing

AGAIN = "Press Enter again: {}"
"""What is said where Enter would decide with a focus that nobody put there."""


class ChosenFocus:
    """What stands in for a card or a button that is gone was chosen by nobody: Enter only asks."""

    def __init__(
        self,
        ring: FocusRing[FocusStop],
        gestures: GestureController,
        actions: ActionButtons,
        remind: Callable[[str], None],
    ) -> None:
        """Watch the focus of *ring*; *remind* says what another Enter would do."""
        self._ring = ring
        self._gestures = gestures
        self._actions = actions
        self._remind = remind
        self._chosen: object = None

    def note(self) -> None:
        """Note that the viewer wants the focus where it stands now."""
        self._chosen = self._moment()

    def asks_first(self, stop: FocusStop) -> bool:
        """Show what Enter would do at *stop*, if the viewer did not bring the focus there.

        False where he did since this was offered, holds or was asked something already, and where
        nothing would be decided.
        """
        selection = self._gestures.selection
        if selection.picked or selection.chooser is not None or not selection.choices:
            return False
        if self._chosen == self._moment():
            return False
        if isinstance(stop, HitTarget) and stop.sprite is not None:
            self._gestures.clicks.show_choices(stop)
            return True
        label = self._decided_by(stop)
        if label:
            self._remind(AGAIN.format(label))
            self.note()
        return bool(label)

    def _decided_by(self, stop: FocusStop) -> str:
        """The label of the choice that Enter takes at a name plate or a button; empty if none."""
        if isinstance(stop, HitTarget):
            choices = self._gestures.selection.choices
            found = (c for c in choices if c.drop_on_seat == stop.seat and not c.action.cards)
            return next((c.label for c in found if c.refused is None), "")
        return stop.label if stop.enabled and self._actions.decides(stop) else ""

    def _moment(self) -> object:
        here, selection = self._ring.current, self._gestures.selection
        name = None if here is None else here.name
        return selection.deeds, hash(selection.choices), name
