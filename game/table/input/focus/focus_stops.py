"""Focus stops: what at the table the focus can stand on, and whether Enter does anything there."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import TypeAlias

from game.engine.zones import Place, ZoneId
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


def _is_others(card: HitTarget, selection: Selection) -> bool:
    """Whether it is a card that lies before another seat."""
    owner = card.name.zone.owner if isinstance(card.name, Place) else None
    own = selection.table.current_layout.bottom
    return bool(card.grip.cards) and owner is not None and owner != own


def is_usable(stop: FocusStop, selection: Selection) -> bool:
    """Whether Enter at *stop* can do something now, and does not only say why not."""
    if isinstance(stop, Widget):
        return stop.enabled
    legal = [choice for choice in selection.choices if choice.refused is None]
    if intent.matching_choices(stop.grip, legal):
        return True
    if not is_hand_card(stop):
        return False
    near = stop.grip.near
    if near is not None:  # a card of the same face that lies on the table is another one
        legal = [choice for choice in legal if near.issuperset(choice.action.cards)]
    return intent.legal_with(tuple(stop.grip.cards), legal) > 0


def cards_to_take(selection: Selection) -> list[list[HitTarget]]:
    """The cards before other seats that may be taken, as they lie together; none where a card of
    the hand may be played."""
    if not cards_may_move(selection.choices):
        return []
    if any(is_usable(card, selection) for card in hand_cards(selection)):
        return []
    found = [
        [one for one in group if _is_others(one, selection) and is_usable(one, selection)]
        for group in selection.groups
    ]
    return [group for group in found if group]
