"""The group choice: what a card of the hand does with its group where it could not go alone."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.engine.cards import Card
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
    groups = table.model.order.groups if is_hand_card(target) else ()
    for choice in whole_group_choices(groups, target.grip.cards, choices):
        place = intent.drop_target(choice)
        area = drop_places.drop_area(table.current_layout, place)
        if area is not None and place not in places:
            places[place] = area
            return choice
    return None


def whole_group_choices(
    groups: Sequence[Sequence[Card]], cards: frozenset[Card], choices: Sequence[PresentedChoice]
) -> list[PresentedChoice]:
    """The allowed choices that take a whole group of the hand of which *cards* are a part."""
    group = next((frozenset(group) for group in groups if cards < frozenset(group)), None)
    return [c for c in choices if c.refused is None and frozenset(c.action.cards) == group]


def with_group_choices(
    groups: Sequence[Sequence[Card]],
    cards: frozenset[Card],
    found: Sequence[PresentedChoice],
    choices: Sequence[PresentedChoice],
) -> list[PresentedChoice]:
    """What *cards* of the hand can do, *found*, after what only their whole group may do."""
    places = [intent.drop_target(choice) for choice in found if choice.refused is None]
    grouped = whole_group_choices(groups, cards, choices)
    return [*(c for c in grouped if intent.drop_target(c) not in places), *found]
