"""Focus stops: what at the table the focus can stand on, and whether Enter does anything there."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import TypeAlias

from game.engine.zones import ZoneId
from game.presentation.presented_choice import PresentedChoice
from game.table.cards.table_model import TableModel
from game.table.gestures import intent
from game.table.gestures.hit_targets import HitTarget, is_hand_card
from game.table.gestures.selection import Selection
from game.ui.widgets.widget import Widget

FocusStop: TypeAlias = HitTarget | Widget


def hand_cards(selection: Selection) -> list[HitTarget]:
    """The cards of the viewer's own hand, from left to right."""
    return [target for group in selection.groups for target in group if is_hand_card(target)]


def is_held(stop: FocusStop) -> bool:
    """Whether it is a card of the viewer's own hand."""
    return isinstance(stop, HitTarget) and is_hand_card(stop)


def lies_there(stop: HitTarget, model: TableModel) -> bool:
    """Whether its card still lies where it was found: one that was played is out of reach."""
    name = stop.name if isinstance(stop.name, tuple) else ()
    zone = next((part for part in name if isinstance(part, ZoneId)), None)
    if stop.sprite is None or zone is None:
        return True
    return any(one.sprite is stop.sprite for one in model.zones.get(zone, []))


def is_named(name: Hashable, kind: str) -> bool:
    """Whether a stop of this name is of that kind: a card of the hand, an answer of a chooser."""
    return isinstance(name, tuple) and name[:1] == (kind,)


def cards_may_move(choices: Sequence[PresentedChoice]) -> bool:
    """Whether any card may be played."""
    return any(choice.action.cards and choice.refused is None for choice in choices)


def is_usable(stop: FocusStop, selection: Selection) -> bool:
    """Whether Enter at *stop* can do something now, and does not only say why not."""
    if isinstance(stop, Widget):
        return stop.enabled
    legal = [choice for choice in selection.choices if choice.refused is None]
    if intent.matching_choices(stop.grip, legal):
        return True
    return is_hand_card(stop) and intent.legal_with(tuple(stop.grip.cards), legal) > 0
