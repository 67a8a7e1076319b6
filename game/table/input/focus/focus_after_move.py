"""The focus after a move: where it goes when there is something new to decide."""

from __future__ import annotations

import math
from collections.abc import Hashable, Sequence
from typing import NamedTuple

from game.engine.zones import Place, ZoneId
from game.table.controls.action_buttons import ActionButtons
from game.table.gestures.hit_targets import HitTarget
from game.table.gestures.selection import Selection
from game.table.input.focus.focus_stops import (
    FocusStop,
    cards_may_move,
    cards_to_take,
    hand_cards,
    is_named,
    is_usable,
)
from game.ui.forms.focus_ring import FocusRing


class _Left(NamedTuple):
    """A card on the table that had the focus when a key was pressed."""

    zone: ZoneId
    at: tuple[float, float]
    """Where it lay, in pixels."""
    deeds: int
    """How many choices had been taken then."""


class FocusAfterMove:
    """What the focus goes on with, and where it stood when the same was offered before."""

    def __init__(
        self, ring: FocusRing[FocusStop], selection: Selection, actions: ActionButtons
    ) -> None:
        """Move the focus of *ring* among what *selection* and *actions* offer."""
        self._ring = ring
        self._selection = selection
        self._actions = actions
        self._offered: object = None
        """The choices for which the focus found its place."""
        self._moment = self._deeds = 0
        self._stood: dict[int, Hashable] = {}
        """Where the focus stood last while the same choices were offered, by their hash."""
        self._left: _Left | None = None

    def leave(self, stop: FocusStop | None) -> None:
        """Note where the focus stands now: a key may move that card away."""
        self._left = None
        if isinstance(stop, HitTarget) and isinstance(stop.name, Place) and stop.sprite is not None:
            pose = stop.sprite.rest_pose
            self._left = _Left(stop.name.zone, (pose.x, pose.y), self._selection.deeds)

    def go_on(self) -> None:
        """Find the focus its place for what is offered: where it was when the same was offered
        before, else where it can do something."""
        ring, selection = self._ring, self._selection
        choices, here = selection.choices, ring.current
        if choices is not self._offered:
            self._offered, self._moment = choices, hash(choices)
            moved = self._deeds != selection.deeds
            rash = moved and cards_may_move(choices)
            self._deeds = selection.deeds
            before = self._stood.get(self._moment)
            found = next((stop for stop in ring.stops() if stop.name == before), None)
            if rash and here is not None and self._actions.decides(here):
                self._stand_in()  # nobody eats twice by pressing Enter twice
            elif not self._stay_beside():
                if found is not None and (here is not None or ring.lost is not None):
                    ring.focus(found)
                elif here is not None and not is_usable(here, selection):
                    self._stand_in()
                elif here is not None and moved and _is_joker(here):
                    self._stand_in()  # another card only slid to where the played one lay
        if ring.current is None and ring.lost is not None:
            self._stand_in()
        if ring.current is not None:
            self._stood[self._moment] = ring.current.name

    def _stand_in(self) -> None:
        """Let the most likely thing to go on with stand in for what had the focus before.

        That is the card of the hand nearest to where the focus stood, if one may be played, and a
        joker only if there is no other; else
        the button that does no harm; else a card on the table that may be taken; else the button
        pressed last, or the first; else what can be taken hold of.
        """
        ring, selection = self._ring, self._selection
        hand = hand_cards(selection)
        playable: list[FocusStop] = [card for card in hand if is_usable(card, selection)]
        if playable and cards_may_move(selection.choices):
            playable = [card for card in playable if not _is_joker(card)] or playable
            at = _place_in_hand(ring, hand)
            ring.stand_in(
                ring.stood_last(playable) or playable[0]
                if at is None
                else min(playable, key=lambda card: abs(_index(hand, card) - at))
            )
            return
        harmless = self._actions.harmless_button()
        buttons = self._actions.buttons.widgets if harmless is None else [harmless]
        targets = [target for group in selection.groups for target in group]
        takable = [card for group in cards_to_take(selection) for card in group]
        for stops in (takable if harmless is None else [], buttons, targets, hand):
            usable = [stop for stop in stops if stops is hand or is_usable(stop, selection)]
            found = ring.stood_last(usable)
            if found is not None:
                ring.stand_in(found)
                return

    def _stay_beside(self) -> bool:
        """Go to the card of the same zone nearest to where one lay that was moved away by a key;
        False without one.

        Cards of a row in suits do not follow each other on the table as they do in their zone.
        """
        left, self._left = self._left, None
        if left is None or left.deeds == self._selection.deeds:
            return False
        near = {
            math.dist(left.at, (one.sprite.rest_pose.x, one.sprite.rest_pose.y)): one
            for group in self._selection.groups
            for one in group
            if one.sprite is not None
            and isinstance(one.name, Place)
            and one.name.zone == left.zone
            and is_usable(one, self._selection)
        }
        if near:
            self._ring.focus(near[min(near)])
        return bool(near)


def _place_in_hand(ring: FocusRing[FocusStop], hand: Sequence[HitTarget]) -> int | None:
    """Where in the hand the focus stands, or stood last; None if it was elsewhere."""
    name = ring.lost if ring.current is None else ring.current.name
    at = next((n for n, card in enumerate(hand) if card.name == name), None)
    gone = at is None and is_named(name, "hand")
    return len(hand) if gone else at


def _is_joker(stop: FocusStop) -> bool:
    """Whether it is a joker, which few would choose first."""
    return isinstance(stop, HitTarget) and any(card.is_joker for card in stop.grip.cards)


def _index(hand: Sequence[HitTarget], card: FocusStop) -> int:
    return next(n for n, each in enumerate(hand) if each is card)
