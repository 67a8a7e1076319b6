"""The next focus: what the keyboard goes on with when there is something new to decide."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import TypeAlias

from game.presentation.presented_choice import PresentedChoice
from game.table.controls.action_buttons import ActionButtons
from game.table.gestures import intent
from game.table.gestures.hit_targets import HitTarget, is_hand_card
from game.table.gestures.selection import Selection
from game.ui.forms.focus_ring import FocusRing
from game.ui.widgets.widget import Widget

FocusStop: TypeAlias = HitTarget | Widget


def hand_cards(selection: Selection) -> list[HitTarget]:
    """The cards of the viewer's own hand, from left to right."""
    return [target for group in selection.groups for target in group if is_hand_card(target)]


def is_held(stop: FocusStop) -> bool:
    """Whether it is a card of the viewer's own hand."""
    return isinstance(stop, HitTarget) and is_hand_card(stop)


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


def put_where_one_goes_on(
    ring: FocusRing[FocusStop], selection: Selection, actions: ActionButtons
) -> None:
    """Let the most likely thing to go on with stand in for what had the focus before.

    That is the card of the hand nearest to where the focus stood, if one may be played; else the
    button that does no harm, the one pressed last, or the first; else what can be taken hold of.
    """
    hand = hand_cards(selection)
    playable: list[FocusStop] = [card for card in hand if is_usable(card, selection)]
    if playable and cards_may_move(selection.choices):
        at = _place_in_hand(ring, hand)
        ring.stand_in(
            ring.stood_last(playable) or playable[0]
            if at is None
            else min(playable, key=lambda card: abs(_index(hand, card) - at))
        )
        return
    harmless = actions.harmless_button()
    buttons = actions.buttons.widgets if harmless is None else [harmless]
    targets = [target for group in selection.groups for target in group]
    for stops in (buttons, targets, hand):
        found = ring.stood_last(
            [stop for stop in stops if stops is hand or is_usable(stop, selection)]
        )
        if found is not None:
            ring.stand_in(found)
            return


def _place_in_hand(ring: FocusRing[FocusStop], hand: Sequence[HitTarget]) -> int | None:
    """Where in the hand the focus stands, or stood last; None if it was elsewhere."""
    name = ring.lost if ring.current is None else ring.current.name
    at = next((n for n, card in enumerate(hand) if card.name == name), None)
    gone = at is None and is_named(name, "hand")
    return len(hand) if gone else at


def _index(hand: Sequence[HitTarget], card: FocusStop) -> int:
    return next(n for n, each in enumerate(hand) if each is card)
