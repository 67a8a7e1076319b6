"""The group choice: what a card of the hand does with its group where it could not go alone."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.presentation.presented_choice import PresentedChoice
from game.table.gestures import intent
from game.table.gestures.dragging import drop_places
from game.table.gestures.gesture_host import GestureHost
from game.table.gestures.hit_targets import HitTarget, is_hand_card
from game.table.gestures.intent import DropTarget


def group_choice(
    table: GestureHost,
    target: HitTarget,
    choices: Sequence[PresentedChoice],
    places: dict[DropTarget, pygame.Rect],
) -> PresentedChoice | None:
    """What a card of the hand does with the others of its group; its place is added to *places*.

    None where the card is in no group, or may go there alone.
    """
    groups = table.model.order.groups
    group = next(
        (g for g in groups if is_hand_card(target) and target.grip.cards < frozenset(g)), ()
    )
    for choice in choices if group else ():
        place = intent.drop_target(choice)
        if choice.refused is None and set(choice.action.cards) == set(group):
            area = drop_places.drop_area(table.current_layout, place)
            if area is not None and place not in places:
                places[place] = area
                return choice
    return None
