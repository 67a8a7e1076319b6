"""The digit keys: they pick cards of the hand by number, and lead to answers that begin so."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.table.controls.action_buttons import ActionButtons
from game.table.controls.chooser import Chooser
from game.table.gestures.gesture_controller import GestureController
from game.table.gestures.hit_targets import HitTarget
from game.table.input.focus.focus_stops import FocusStop, hand_cards
from game.ui.forms.focus_ring import FocusRing
from game.ui.key_names import row_digit, shifted_digit


class DigitKeys:
    """What a digit means at the table: a card, a seat, a tile, or the key of a button."""

    def __init__(
        self,
        gestures: GestureController,
        actions: ActionButtons,
        ring: FocusRing[FocusStop],
        pick: Callable[[HitTarget], None],
    ) -> None:
        """Let the focus of *ring* go to what a digit means; *pick* does with a card of the hand
        what the space bar does."""
        self._gestures = gestures
        self._actions = actions
        self._ring = ring
        self._pick = pick

    def pick_card(self, number: int) -> bool:
        """Pick the card of the hand with this number, from 1; False if none can be picked."""
        selection = self._gestures.selection
        hand = hand_cards(selection)
        if not any(selection.choices) or not 0 < number <= len(hand):
            return False
        if not any(choice.action.cards for choice in selection.choices):
            return False
        target = hand[number - 1]
        self._focus(target)
        self._pick(target)
        return True

    def begin_answer(self, chooser: Chooser, name: str) -> bool:
        """Let a digit that is no answer yet lead to the one it begins, as 1 does to 10.

        While a question is open, no digit means another card.
        """
        tile = chooser.begun_by(name)
        if tile is not None:
            self._focus(tile)
        return name.isdigit()

    def press_seat(self, e: pygame.event.Event) -> bool:
        """Press the button about the seat whose digit is pressed with Shift; False without one."""
        seat = shifted_digit(e)
        return seat is not None and self._actions.press_seat(seat)

    def focus_tile(self, name: str) -> bool:
        """Lead to the row of tiles with this number; False if there is none."""
        tile = self._actions.tile_of_row(name) if name.isdigit() else None
        if tile is not None:
            self._focus(tile)
        return tile is not None

    def press_unshifted(self, e: pygame.event.Event) -> bool:
        """Take a key of the upper row for its digit, on keyboards where that needs Shift."""
        digit = None if e.mod & pygame.KMOD_SHIFT else row_digit(e)
        if digit is None:
            return False
        return self._actions.press_key(str(digit)) or self.pick_card(digit)

    def _focus(self, stop: FocusStop) -> None:
        self._ring.visible = True
        self._ring.focus(stop)
