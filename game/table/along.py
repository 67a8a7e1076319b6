"""Along: a card that takes its group with it where it could not go alone."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.engine.action import Choice
from game.table import drag, intent
from game.table.intent import Target
from game.table.things import Thing, in_hand
from game.table.whole import Table


def along(
    table: Table, thing: Thing, choices: Sequence[Choice], places: dict[Target, pygame.Rect]
) -> Choice | None:
    """What a card of the hand does with the others of its group; its place is added to *places*.

    None where the card is in no group, or may go there alone.
    """
    groups = table.stage.order.groups
    group = next((g for g in groups if in_hand(thing) and thing.grip.cards < frozenset(g)), ())
    for choice in choices if group else ():
        target = intent.aim(choice)
        if choice.refused is None and set(choice.action.cards) == set(group):
            area = drag.area(table.layout_, target)
            if area is not None and target not in places:
                places[target] = area
                return choice
    return None
