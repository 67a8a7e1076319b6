"""The first focus: where a key shows the focus while none is seen."""

from __future__ import annotations

from collections.abc import Sequence

from game.table.controls.action_buttons import ActionButtons
from game.table.controls.chooser import Chooser
from game.table.gestures.selection import Selection
from game.table.input.focus.focus_stops import (
    FocusStop,
    cards_may_move,
    cards_to_take,
    hand_cards,
    is_usable,
)
from game.ui.forms.focus_ring import FocusRing


class FirstFocus:
    """The focus where it was left, or where the next decision is most likely made."""

    def __init__(
        self, ring: FocusRing[FocusStop], selection: Selection, actions: ActionButtons
    ) -> None:
        """Show the focus of *ring* among what *selection* and *actions* offer."""
        self._ring = ring
        self._selection = selection
        self._actions = actions

    @property
    def question(self) -> Chooser | None:
        """The question that is open beside a card; None where cards are only picked together."""
        chooser = self._selection.chooser
        return None if chooser is None or chooser.gathering else chooser

    def begin(self, backwards: bool = False) -> bool:
        """Put the focus where the next decision is most likely made; False if it may stand nowhere.

        Where it never stood in the hand that is the first card, or *backwards* the last one.
        """
        selection, buttons = self._selection, list(self._actions.buttons.widgets)
        if selection.chooser is not None:
            return self._ring.enter([selection.chooser.first])
        hand = hand_cards(selection)
        if backwards:
            hand.reverse()
        playable = [card for card in hand if is_usable(card, selection)]
        takable = cards_to_take(selection)
        useful = [one for group in selection.groups for one in group if is_usable(one, selection)]
        zones: list[Sequence[FocusStop]] = [playable, *takable, hand, useful]
        zones += [*selection.groups, buttons]
        if not cards_may_move(selection.choices):
            zones.insert(0, buttons)
        return any(self._ring.enter(zone) for zone in zones)

    def show(self, backwards: bool = False) -> bool:
        """Show the focus where it was left; after the mouse was used only where something can be
        done. False if it may stand nowhere."""
        ring, chooser = self._ring, self.question
        here = ring.current
        if here is None or (chooser is not None and here not in chooser.buttons.widgets):
            return self.begin(backwards)
        aside = here in ring.by_tab or not is_usable(here, self._selection)
        if aside and not ring.visible:
            return self.begin(backwards)
        ring.visible = True
        ring.focus(here)
        return True
