"""Reordering the hand: a card of the own hand is moved within it, and the others make room."""

from __future__ import annotations

import pygame

from game.engine.cards import Card
from game.engine.zones import ZoneId
from game.table.gestures.gesture_host import GestureHost
from game.table.gestures.hit_targets import HitTarget, is_hand_card

_INSIDE = 0.55
"""A card is within the hand while its middle is no further above the row, by its height."""


class HandReorder:
    """The way of one card through the hand; it can be undone until the card is let go."""

    def __init__(self, table: GestureHost) -> None:
        self.table = table
        self.moved = False
        self._before = table.model.order.snapshot()
        self._zone: ZoneId | None = None

    def begin(self, target: HitTarget) -> None:
        """Begin with the thing that is taken in hand."""
        self.moved = False
        self._before = self.table.model.order.snapshot()
        self._zone = None
        if is_hand_card(target) and target.sprite is not None and target.sprite.card is not None:
            assert isinstance(target.name, tuple)
            self._zone = target.name[1]

    def move(self, target: HitTarget, carried: pygame.Rect) -> None:
        """Give *target*, *carried* over its own hand, a new place in it."""
        model, zone = self.table.model, self._zone
        if zone is None or target.sprite is None or target.sprite.card is None:
            return
        others = [model.zones[zone][at].sprite for at in model.display_order(zone)]
        others = [one for one in others if one is not target.sprite]
        if not others or self._outside(carried, [one.rest_pose.y for one in others]):
            return
        to = sum(one.rest_pose.x < carried.centerx for one in others)
        if model.order.move_card(zone, self._cards(zone), target.sprite.card, to):
            self.moved = True

    def shift(self, target: HitTarget, step: int) -> bool:
        """Move a card of the hand by one place (-1 left, 1 right); False if it cannot."""
        self.begin(target)
        model, zone = self.table.model, self._zone
        card = target.sprite.card if target.sprite is not None else None
        if zone is None or card is None:
            return False
        cards = self._cards(zone)
        to = cards.index(card) + step
        return 0 <= to < len(cards) and model.order.move_card(zone, cards, card, to)

    def undo(self) -> None:
        """Lay the hand as before the card was taken: it went elsewhere."""
        if self.moved:
            self.table.model.order.restore(self._before)
            self.moved = False

    def _cards(self, zone: ZoneId) -> list[Card]:
        model = self.table.model
        sprites = [model.zones[zone][at].sprite for at in model.display_order(zone)]
        return [one.card for one in sprites if one.card is not None]

    def _outside(self, carried: pygame.Rect, heights: list[float]) -> bool:
        return carried.centery < min(heights) - carried.height * _INSIDE
