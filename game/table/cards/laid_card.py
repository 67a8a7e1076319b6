"""A laid card: a card on the table, with what is known of how it came there."""

from __future__ import annotations

from typing import NamedTuple

from game.engine.zones import Seat
from game.table.cards.card_sprite import CardSprite


class LaidCard(NamedTuple):
    """A card on the table: its sprite, whether it lies turned up, and who played it."""

    sprite: CardSprite
    up: bool
    seat: Seat | None
