"""The gesture controller: what is done by hand with the cards on offer."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.zones import ZoneId
from game.presentation.presented_choice import PresentedChoice
from game.table.gestures import card_tooltips, intent, pile_browser
from game.table.gestures.choice_flow import ChoiceFlow
from game.table.gestures.click_controller import ClickController
from game.table.gestures.dragging.drag_controller import DragController
from game.table.gestures.dragging.hand_reorder import HandReorder
from game.table.gestures.gesture_host import GestureHost
from game.table.gestures.hit_targets import HitTarget, is_hand_card
from game.table.gestures.intent import Intent
from game.table.gestures.selection import Selection
from game.table.gestures.staged_cards import StagedCards


class GestureController:
    """The one thing that is held or asked at a time; several cards may be picked together."""

    def __init__(self, table: GestureHost, staged: StagedCards) -> None:
        """Change the selection on *table*, with the cards *staged* to be played together."""
        self.table = table
        self.selection = Selection(table, staged)
        self.reorder = HandReorder(table)
        self.flow = ChoiceFlow(table, self.selection, self.reorder)
        self.clicks = ClickController(table, self.selection, self.flow)
        self.drags = DragController(table, self.selection, self.reorder, self.flow)
        self._browsed: ZoneId | None = None
        """The pile that was looked through last."""

    def offer(self, choices: Sequence[PresentedChoice]) -> None:
        """Offer these choices from now on; whatever was held is let go."""
        selection = self.selection
        self.flow.cancel()
        selection.choices = tuple(choices)
        selection.suggested = None
        selection.staged.offer(selection.choices)
        selection.refresh()

    def suggest(self, choice: PresentedChoice | None) -> None:
        """Show a whole move: all its cards stand out, and its place is lit; None for no move.

        What a chooser asks just now is asked no more: Enter plays the move that is shown.
        """
        if choice is not None and self.selection.chooser is not None:
            self.flow.cancel()
        if self.selection.suggested != choice:
            self.selection.suggested = choice
            self.table.rearrange()

    def hover(self, pos: tuple[int, int]) -> bool:
        """Note what the pointer is over; True if that is another thing than before."""
        selection = self.selection
        target = selection.hit_target_at(pos)
        before = selection.hovered.name if selection.hovered else None
        selection.hovered = target
        return before != (target.name if target else None)

    def confirm(self) -> bool:
        """Play the picked cards, or say why not; False if none are picked."""
        selection = self.selection
        if not selection.picked:
            return False
        target = selection.picked[-1]
        grip = selection.grip_of(target)
        choice = intent.only_legal_choice(
            grip, selection.meant_choices(intent.matching_choices(grip, selection.choices))
        )
        if choice is not None:
            self.flow.choose(choice)
        elif selection.chooser is None:
            self.flow.decide(Intent(grip, None), target)
        elif selection.staged.requested:
            selection.chooser.explain_refusal(0)
        return True

    def sole_choice(self, target: HitTarget) -> PresentedChoice | None:
        """What Enter does at once with a card: its only choice; None where there are more.

        Where a hand should think twice, or a number is to be said, it is asked all the same.
        """
        selection = self.selection
        choice = intent.only_legal_choice(target.grip, selection.choices)
        if choice is None or selection.picked or selection.staged.requested:
            return None
        hints = choice.input_hints
        if hints.asks_first or hints.tile is not None:
            return None
        if not is_hand_card(target):
            return choice if hints.at_once or choice.action.cards else None
        return None if intent.legal_with(choice.action.cards, selection.choices) > 1 else choice

    def play_sole_choice(self, target: HitTarget) -> bool:
        """Play or take a card with which one thing only can be done; False of any other."""
        choice = self.sole_choice(target)
        if choice is None:
            return False
        self.selection.suggested = None
        self.flow.cancel()
        self.flow.choose(choice)
        return True

    def browse_pile_at(self, pos: tuple[int, int]) -> bool:
        """Look through the open pile at *pos*, or say why not; False if no cards lie there."""
        pile = pile_browser.pile_at(self.table, pos)
        if pile is not None:
            return self.browse_pile(pile)
        words = card_tooltips.zone_note(self.table.model, self.table.current_layout, pos)
        if words:
            self.table.gesture_refused(words, None)
        return bool(words)

    def browse_pile(self, pile: ZoneId | None = None) -> bool:
        """Lay an open pile out on paper, *pile* or the one after that seen last.

        Without one say why those that lie there face up stay closed; False if none does.
        """
        pile = pile or pile_browser.pile_after(self.table, self._browsed)
        if pile is not None:
            self._browsed = pile
            self.flow.cancel()
            self.selection.dialog = pile_browser.pile_dialog(self.table, pile, self.flow.cancel)
            return True
        words = pile_browser.why_closed(self.table)
        if words:
            self.table.gesture_refused(words, None)
        return bool(words)
