"""The chosen focus: whether the viewer lit the focus where it stands, for what is decided now."""

from __future__ import annotations

from game.presentation.presented_choice import PresentedChoice
from game.table.controls.action_buttons import ActionButtons
from game.table.gestures.gesture_controller import GestureController
from game.table.gestures.hit_targets import HitTarget
from game.table.input.focus.focus_stops import FocusStop, is_usable
from game.ui.forms.focus_ring import FocusRing

AGAIN = "Press Enter again: {}"
"""What is said once the focus was lit by Enter: what another Enter does."""
TAKE = "choose this card"
"""What Enter does with a card that several things can be done with, or that goes with others."""


class ChosenFocus:
    """A focus is lit by the viewer's own key, for one decision; until then no key acts on it.

    What was left over from the decision before, or stands in for a card that is gone, was chosen
    by nobody: arrows lead on from there, and the first Enter only lights it.
    """

    def __init__(
        self,
        ring: FocusRing[FocusStop],
        gestures: GestureController,
        actions: ActionButtons,
    ) -> None:
        """Watch the focus of *ring*."""
        self._ring = ring
        self._gestures = gestures
        self._actions = actions
        self._chosen: object = None
        self._reminded: tuple[object, str] = None, ""
        """What was said another Enter would do, and the moment in which it would."""
        self._known: tuple[tuple[PresentedChoice, ...], int] = (), hash(())
        """The choices that were asked for last, and their hash, which takes a while."""

    def note(self) -> None:
        """Note that the viewer wants the focus where it stands now."""
        self._chosen = self._moment()

    @property
    def lit(self) -> bool:
        """Whether the focus is seen, and the viewer brought it there for this decision.

        What he holds or was asked he brought about himself.
        """
        selection = self._gestures.selection
        if not self._ring.visible or self._ring.current is None:
            return False
        held = bool(selection.picked) or selection.chooser is not None
        return held or self._chosen == self._moment()

    def remind(self) -> None:
        """Say what another Enter would do where the focus stands, as long as it would."""
        stop = self._ring.current
        label = "" if stop is None else self._decided_by(stop)
        self._reminded = self._moment(), AGAIN.format(label) if label else ""

    @property
    def reminder(self) -> str:
        """What another Enter would do, once that was said; empty if it would do so no more."""
        moment, words = self._reminded
        selection = self._gestures.selection
        asked = selection.picked or selection.chooser is not None or selection.dialog is not None
        return words if words and not asked and self.lit and moment == self._moment() else ""

    def _decided_by(self, stop: FocusStop) -> str:
        """What Enter does at a card, a name plate or a button; empty if it decides nothing."""
        choices = self._gestures.selection.choices
        if not isinstance(stop, HitTarget):
            return stop.label if stop.enabled and self._actions.decides(stop) else ""
        if stop.sprite is not None:
            sole = self._gestures.sole_choice(stop)
            if sole is not None:
                return sole.label
            return TAKE if is_usable(stop, self._gestures.selection) else ""
        found = (c for c in choices if c.drop_on_seat == stop.seat and not c.action.cards)
        return next((c.label for c in found if c.refused is None), "")

    def _moment(self) -> object:
        here, selection = self._ring.current, self._gestures.selection
        name = None if here is None else here.name
        if selection.choices is not self._known[0]:
            self._known = selection.choices, hash(selection.choices)
        return selection.deeds, self._known[1], name
