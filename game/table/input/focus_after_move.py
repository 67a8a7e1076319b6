"""The focus after a move: where it goes when there is something new to decide."""

from __future__ import annotations

import math
from collections.abc import Hashable, Sequence

from game.engine.zones import Place
from game.table.controls.action_buttons import ActionButtons
from game.table.gestures.hit_targets import HitTarget
from game.table.gestures.selection import Selection
from game.table.input.focus_stops import (
    FocusStop,
    cards_may_move,
    hand_cards,
    is_named,
    is_usable,
)
from game.ui.forms.focus_ring import FocusRing


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


def stay_beside(
    ring: FocusRing[FocusStop], selection: Selection, gone: tuple[Hashable, tuple[float, float]]
) -> bool:
    """Go to the card of the same zone nearest to where one lay that is *gone*; False if none is.

    *gone* is the zone with the place in pixels: cards of a row in suits do not follow each other
    on the table as they do in their zone.
    """
    zone, (x, y) = gone
    cards = [one for group in selection.groups for one in group if one.sprite is not None]
    near = {
        math.dist((x, y), (one.sprite.rest_pose.x, one.sprite.rest_pose.y)): one
        for one in cards
        if one.sprite is not None
        and isinstance(one.name, Place)
        and one.name.zone == zone
        and is_usable(one, selection)
    }
    if near:
        ring.focus(near[min(near)])
    return bool(near)


def _place_in_hand(ring: FocusRing[FocusStop], hand: Sequence[HitTarget]) -> int | None:
    """Where in the hand the focus stands, or stood last; None if it was elsewhere."""
    name = ring.lost if ring.current is None else ring.current.name
    at = next((n for n, card in enumerate(hand) if card.name == name), None)
    gone = at is None and is_named(name, "hand")
    return len(hand) if gone else at


def _index(hand: Sequence[HitTarget], card: FocusStop) -> int:
    return next(n for n, each in enumerate(hand) if each is card)
