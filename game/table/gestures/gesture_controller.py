"""The gesture controller: what a click, a double click or Enter on a card or a place means."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.engine.zones import ZoneId
from game.presentation.presented_choice import PresentedChoice
from game.table.controls.choice_text import refusal_text
from game.table.gestures import (
    card_tooltips,
    drop_places,
    hit_targets,
    intent,
    pile_browser,
    refusals,
)
from game.table.gestures.choice_flow import ChoiceFlow
from game.table.gestures.drag_controller import DragController
from game.table.gestures.gesture_host import GestureHost
from game.table.gestures.hand_reorder import HandReorder
from game.table.gestures.hit_targets import HitTarget, is_hand_card
from game.table.gestures.intent import Grip, Intent, RefuseGesture
from game.table.gestures.selection import Selection
from game.table.gestures.staged_cards import StagedCards

_MANY = 24
"""With a card in so many choices nobody can know which of them a double click means."""


class GestureController:
    """The one thing that is held or asked at a time; several cards may be picked together."""

    def __init__(self, table: GestureHost, staged: StagedCards) -> None:
        """Change the selection on *table*, with the cards *staged* to be played together."""
        self.table = table
        self.selection = Selection(table, staged)
        self.reorder = HandReorder(table)
        self.flow = ChoiceFlow(table, self.selection, self.reorder)
        self.drags = DragController(table, self.selection, self.reorder, self.flow)
        self._browsed: ZoneId | None = None
        """The pile that was looked through last."""

    def offer(self, choices: Sequence[PresentedChoice]) -> None:
        """Offer these choices from now on; whatever was held is let go."""
        selection = self.selection
        self.flow.cancel()
        selection.choices = tuple(choices)
        selection.offers += 1
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

    def click(self, target: HitTarget, double: bool = False) -> None:
        """Pick a thing, or take its only legal choice on a double click."""
        selection = self.selection
        selection.suggested = None
        if target.sprite is None:
            self._plate(target)
            return
        if selection.can_collect(target):
            if not double or not self._gather(target):
                self._toggle(target)
            return
        grip = selection.grip_of(target)
        choice = intent.only_legal_choice(grip, selection.choices)
        if choice is not None and double:
            self.flow.choose(choice)
            return
        if any(one.name == target.name for one in selection.picked):
            self.flow.cancel()
            return
        if not hit_targets.has_choice(target, selection.choices):
            self.flow.put_back()
            if selection.choices:
                text = refusals.refusal_sentence(
                    self.table,
                    Intent(grip, None),
                    RefuseGesture(self.table.prompt),
                    selection.choices,
                )
                self.table.gesture_refused(text, target.sprite)
            return
        self.flow.cancel()
        self.flow.decide(Intent(grip, None), target)

    def right_click(self, pos: tuple[int, int]) -> bool:
        """Do what the game means by the right button on a card; False if it means nothing."""
        target = self.selection.hit_target_at(pos)
        grip = Grip() if target is None else target.grip
        meant = [
            c for c in intent.matching_choices(grip, self.selection.choices) if c.input_hints.second
        ]
        if target is None or not meant:
            return False
        choice = next((c for c in meant if c.refused is None), None)
        if choice is None:
            self.table.gesture_refused(refusal_text(meant[0].refused), target.sprite)
        else:
            self.flow.choose(choice)
        return True

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

    def play_sole_choice(self, target: HitTarget) -> bool:
        """Play a card of the hand that can be played in one way only; False where there are more.

        Where a hand should think twice, or a number is to be said, it is asked all the same.
        """
        selection = self.selection
        if not is_hand_card(target) or selection.picked or selection.staged.requested:
            return False
        choice = intent.only_legal_choice(target.grip, selection.choices)
        if choice is None or choice.input_hints.asks_first or choice.input_hints.tile is not None:
            return False
        if intent.legal_with(choice.action.cards, selection.choices) > 1:
            return False
        selection.suggested = None
        self.flow.cancel()
        self.flow.choose(choice)
        return True

    def click_target(self, pos: tuple[int, int]) -> bool:
        """Send what is picked to the place at *pos*, or say why not; False if neither is there."""
        selection = self.selection
        if not selection.picked:
            return False
        target = selection.picked[-1]
        grip, layout = selection.grip_of(target), self.table.current_layout
        if selection.is_collected(target):
            return selection.staged.contains(layout, pos)
        point = pygame.Rect(*pos, 1, 1)
        best = drop_places.place_under_drag(selection.drop_areas(grip), pos, point)
        if best is None:
            best = refusals.refused_place(grip, selection.choices, layout, pos, point)
        if best is None:
            return False
        self.flow.decide(Intent(grip, best), target)
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
        """Lay an open pile out on paper, *pile* or the one after that seen last; False if none."""
        pile = pile or pile_browser.pile_after(self.table, self._browsed)
        if pile is not None:
            self._browsed = pile
            self.flow.cancel()
            self.selection.dialog = pile_browser.pile_dialog(self.table, pile, self.flow.cancel)
        return pile is not None

    def _toggle(self, target: HitTarget) -> None:
        names = [one.name for one in self.selection.picked]
        if target.name in names:
            del self.selection.picked[names.index(target.name)]
        else:
            self.selection.picked.append(target)
        self.flow.look_at_picked()

    def _gather(self, target: HitTarget) -> bool:
        """Pick the most cards that may be played together with this one, or play it where it can
        only go alone; False where too much may be meant. This is what a double click does."""
        selection = self.selection
        card = next(iter(target.grip.cards))
        most = intent.largest_group(card, selection.choices)
        if most is None:
            choice = intent.only_legal_choice(target.grip, selection.choices)
            if choice is not None:
                self.flow.choose(choice)
            return choice is not None
        if intent.legal_count(card, selection.choices) > _MANY:
            return False
        selection.picked = hit_targets.targets_with_faces(
            selection.groups, target, most.action.cards
        )
        self.flow.look_at_picked()
        return True

    def _plate(self, target: HitTarget) -> None:
        fitting = [
            c for c in self.selection.choices
            if c.drop_on_seat == target.seat and c.refused is None and not c.action.cards
        ]  # fmt: skip
        if len(fitting) == 1:
            self.flow.choose(fitting[0])
