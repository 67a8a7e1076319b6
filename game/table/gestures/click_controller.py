"""The click controller: what a click or a double click on a card or a place means."""

from __future__ import annotations

import pygame

from game.table.controls.choice_text import refusal_text
from game.table.gestures import hit_targets, intent, refused_gestures
from game.table.gestures.choice_flow import ChoiceFlow
from game.table.gestures.dragging import drop_places
from game.table.gestures.gesture_host import GestureHost
from game.table.gestures.hit_targets import HitTarget
from game.table.gestures.intent import Grip, Intent, RefuseGesture
from game.table.gestures.selection import Selection

_MANY = 24
"""With a card in so many choices nobody can know which of them a double click means."""


class ClickController:
    """The clicks on things that can be taken in hand, and on places for what is picked."""

    def __init__(self, table: GestureHost, selection: Selection, flow: ChoiceFlow) -> None:
        """Change the *selection* on *table*; *flow* takes the choices that are meant."""
        self.table = table
        self.selection = selection
        self.flow = flow

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
                text = refused_gestures.refusal_sentence(
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
            best = refused_gestures.refused_place(grip, selection.choices, layout, pos, point)
        if best is None:
            return False
        self.flow.decide(Intent(grip, best), target)
        return True

    def click_felt(self, pos: tuple[int, int]) -> bool:
        """Send what is picked to the place at *pos*, or drop it; a near miss of the hand keeps it.

        False if nothing was picked.
        """
        if self.click_target(pos) or self.selection.is_beside_hand(pos):
            return True
        return self.flow.cancel()

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
