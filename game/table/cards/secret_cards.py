"""Secret cards: those of a hand that were chosen in secret lie face down where they will go."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from game.engine.action import Action
from game.engine.events import Moved
from game.engine.zones import Seat, ZoneId
from game.presentation.zone_look import Shape, ZoneLook
from game.table.cards.hand_order import DisplayOrder
from game.table.cards.laid_card import LaidCard
from game.table.cards.poses.card_poses import card_poses
from game.table.cards.poses.pose import Pose
from game.table.cards.poses.pose_input import PoseInput
from game.table.layout.slot import Slot
from game.table.layout.table_layout import TableLayout


class LaidHands(Protocol):
    """The cards of the table and how they lie, as far as this asks for them."""

    zones: dict[ZoneId, list[LaidCard]]
    layout: TableLayout | None

    def is_own_fan(self, zone: ZoneId) -> bool:
        """Whether *zone* is a hand of the viewer, which lies as a fan."""
        ...

    def display_order(self, zone: ZoneId) -> list[int]:
        """The places of a zone from left to right as drawn."""
        ...

    def zone_look(self, zone: ZoneId) -> ZoneLook:
        """How the cards of *zone* lie."""
        ...


class SecretCards:
    """Which cards of which hands were chosen in secret, as far as the viewer knows."""

    def __init__(self, model: LaidHands) -> None:
        """Begin without any on the table of *model*."""
        self._model = model
        self.choice: Action | None = None
        """What the viewer has chosen in secret."""
        self.zones: dict[Seat, ZoneId] = {}
        """Where a card of a seat's hand lies that it has chosen in secret."""

    def put_aside(self, zone: ZoneId) -> tuple[ZoneId | None, list[int]]:
        """The places of hand cards that were chosen in secret: they lie where they will go.

        Of the hand of another the last one lies there, whichever it is.
        """
        there, laid = self.zone_of(zone), self._model.zones.get(zone, [])
        layout = self._model.layout
        if there is None or layout is None or there not in layout.slots or not laid:
            return None, []
        if self.choice is None or not self._model.is_own_fan(zone):
            return there, [len(laid) - 1]
        cards = self.choice.cards
        return there, [at for at, one in enumerate(laid) if one.sprite.card in cards]

    def take_covered(self, event: Moved) -> None:
        """Let the card of another that lay there face down be the one that *event* moves there."""
        zone, at = event.source
        there, aside = self.put_aside(zone)
        own = self.choice is not None and self._model.is_own_fan(zone)
        if there is None or there != event.target.zone or own:
            return
        laid = self._model.zones[zone]
        laid[at], laid[aside[0]] = laid[aside[0]], laid[at]
        if zone.owner is not None:
            del self.zones[zone.owner]

    def parted(
        self,
        layout: TableLayout,
        slot: Slot,
        lying: Sequence[PoseInput],
        zone: ZoneId,
        there: Slot,
        aside: Sequence[int],
    ) -> list[Pose]:
        """The poses of a hand that closes up behind the cards that were put *aside*."""
        rest = [at for at in self._model.display_order(zone) if at not in aside]
        shown = DisplayOrder(list(range(len(rest))))
        kept = card_poses(layout, slot, [lying[at] for at in rest], True, shown)
        put = card_poses(layout, there, [lying[at] for at in aside], True)
        placed = dict(zip([*rest, *aside], [*kept, *put], strict=True))
        return [placed[at] for at in range(len(lying))]

    def zone_of(self, zone: ZoneId) -> ZoneId | None:
        """Where the cards go that were chosen in secret from a hand."""
        if self.choice is not None and self._model.is_own_fan(zone):
            return self.choice.target
        hand = self._model.zone_look(zone).shape is Shape.FAN
        return self.zones.get(zone.owner) if hand and zone.owner is not None else None
