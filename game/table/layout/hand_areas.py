"""The hand areas: the large fan of whoever sits below, and the backs the others hold."""

from __future__ import annotations

from game.engine.zones import Seat
from game.presentation.zone_look import Spot
from game.table.layout.seating import Chair
from game.table.layout.slot import CARD_RATIO, Slot, Slots
from game.table.layout.viewport import Box
from game.table.layout.zone_space import SpacesBySpot, spaces_of_seat

HAND_CARD_WIDTH = 14.0
"""The width of a card in the viewer's hand, in u, as long as there is room."""

_EMPTY, _FEW = 0.5, 1.5
"""Beside another hand an empty one takes the room of half a card, any other that of a little more
than its cards, or few cards would not lie in one row."""


def place_own_hand(
    zones: SpacesBySpot, bottom: Seat, hand: Box, slots: Slots, scale: float
) -> None:
    """Place the hand of whoever sits below; of several the first, the right one, lies right.

    *scale* is how large its cards are, beside their usual size. Larger ones grow downwards: the
    indices stay where they are, and the status line over them stays free.
    """
    card = HAND_CARD_WIDTH * scale
    hand = hand._replace(y=hand.y + max(0.0, card - HAND_CARD_WIDTH) * CARD_RATIO / 2)
    mine = spaces_of_seat(zones[Spot.HAND], bottom)[::-1]
    shares = [need.cards + _FEW if need.cards else _EMPTY for need in mine]
    x = hand.x
    for need, share in zip(mine, shares, strict=True):
        wide = hand.w * share / sum(shares)
        gap = 1.0 if len(mine) > 1 else 0.0
        box = Box(x + gap, hand.y, wide - 2 * gap, hand.h)
        slots[need.zone] = Slot(need.zone, need.spec, box, card, mine=True)
        x += wide


def place_other_hands(zones: SpacesBySpot, chair: Chair, slots: Slots) -> None:
    """Place the backs of another player's hands over the foot of the portrait."""
    k = chair.r / 5.5
    theirs = spaces_of_seat(zones[Spot.HAND], chair.seat)[::-1]
    wide = chair.box.w / max(1, len(theirs))
    for i, need in enumerate(theirs):
        card = min(3.9 * k, wide * 0.6)
        x, y = chair.fan
        box = Box(x - chair.box.w / 2 + i * wide, y - card * 0.7, wide, card * CARD_RATIO)
        slots[need.zone] = Slot(need.zone, need.spec, box, card)
