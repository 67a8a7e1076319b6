"""Cards that may be played in somebody else's turn rise and sink calmly."""

from __future__ import annotations

import math
from collections.abc import Sequence

from game.table.cards.card_sprite import CardSprite

_PERIOD, _RISE = 2.4, 1.1
"""A card rises so far, in u, and sinks again in so many seconds."""


class BreathingCards:
    """How far such cards are in their breath. They are offered to nobody in particular."""

    def __init__(self) -> None:
        """Begin at rest."""
        self._phase = 0.0
        """From 0 to 1."""

    def update(self, dt: float, sprites: Sequence[CardSprite], u: float) -> bool:
        """Move *sprites* on by *dt* seconds; *u* is a unit in pixels. True while any breathes."""
        self._phase = (self._phase + dt / _PERIOD) % 1.0
        rise = _RISE * u * (1 - math.cos(self._phase * math.tau)) / 2
        for sprite in sprites:
            sprite.pose = sprite.rest_pose.moved(0, -rise)
        return bool(sprites)

    def rest(self, sprites: Sequence[CardSprite]) -> None:
        """Lay *sprites* down again, if they were breathing."""
        if self._phase:
            for sprite in sprites:
                sprite.pose = sprite.rest_pose
        self._phase = 0.0
