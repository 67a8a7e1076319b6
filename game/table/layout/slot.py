"""The slot: the place of one zone on the table."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from game.engine.zones import Seat, ZoneId, ZoneSpec
from game.presentation.zone_look import ZoneLook, zone_look_of
from game.table.layout.viewport import Box

CARD_RATIO = 1.4
"""A card's height by its width."""

ROW_STEP = 1.17
"""From card to card in a row, by the width of a card."""


class Slot(NamedTuple):
    """Where the cards of one zone lie; lengths in u, *turn* in degrees counter-clockwise."""

    zone: ZoneId
    spec: ZoneSpec
    box: Box
    card: float
    """The width of a card."""
    turn: float = 0.0
    upright: bool = False
    """Whether a row runs downwards."""
    caption: tuple[float, float] | None = None
    """Middle of the words under it."""
    mine: bool = False
    step: float = ROW_STEP
    """From card to card in a row, at most, by the width of a card."""
    sides: tuple[tuple[Seat, float, float], ...] = ()
    """For a trick: seats, and how far from the middle their cards lie, in widths and heights."""

    @property
    def look(self) -> ZoneLook:
        """How the zone is shown."""
        return zone_look_of(self.spec)


Slots: TypeAlias = dict[ZoneId, Slot]
