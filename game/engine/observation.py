"""The observation: everything one seat knows, with a back for each card that it may not see."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

from game.engine.action import Action, Choice, Outcome, Turn
from game.engine.cards import Card
from game.engine.events import Event
from game.engine.table import Table
from game.engine.zones import Audience, Place, Seat, ZoneId, sees

F = TypeVar("F")


@dataclass(frozen=True, slots=True)
class Observation(Generic[F]):
    """A match as *seat* sees it; ``seat=None`` is a spectator, who sees no hand."""

    seat: Seat | None
    zones: Mapping[ZoneId, tuple[Card | None, ...]]
    """Cards from bottom to top, None for a back; empty zones are left out."""
    up: frozenset[Place]
    """Places of cards lying turned up where faces are usually hidden."""
    facts: F
    """The game's public state: a copy of its own."""
    turn: Turn
    choices: tuple[Choice, ...]
    """What this seat may want to do now, refused or not; empty when it does not decide."""
    outcome: Outcome | None
    history: tuple[Event, ...]
    """All events from the deal on, as this seat saw them."""
    secret_choice: Action | None = None
    """What this seat has chosen in secret, while others have not; nobody else knows it."""

    @property
    def legal(self) -> list[Action]:
        """The actions nobody refuses."""
        return [choice.action for choice in self.choices if choice.refused is None]

    def cards(self, name: str, owner: Seat | None = None, n: int = 0) -> tuple[Card | None, ...]:
        """Return the cards of a zone, bottom first."""
        return self.zones.get(ZoneId(name, owner, n), ())

    def top(self, zone: ZoneId) -> Place | None:
        """Return the place of the top card of *zone*, if it holds any."""
        held = self.zones.get(zone)
        return Place(zone, len(held) - 1) if held else None

    def faces(self, zone: ZoneId) -> tuple[Card, ...]:
        """Return the cards of *zone* whose faces the seat sees, bottom first."""
        return tuple([card for card in self.zones.get(zone, ()) if card is not None])


def seen_zones(table: Table, seat: Seat | None) -> dict[ZoneId, tuple[Card | None, ...]]:
    """Return every zone that holds cards, as *seat* sees it: None is the back of a card."""
    seen: dict[ZoneId, tuple[Card | None, ...]] = {}
    registry = table.zone_registry
    for number, cards in enumerate(table.zones):
        if cards:
            zone, (covered, top) = registry.ids[number], registry.seers_by_zone[number]
            if sees(seat, covered):
                seen[zone] = tuple(cards)
            else:
                shown = cards[-1] if sees(seat, top) else None
                seen[zone] = tuple([c if c is shown or c in table.up else None for c in cards])
    return seen


def turned_up(table: Table) -> frozenset[Place]:
    """Return the places of cards that lie turned up where faces are usually hidden."""
    if not table.up:
        return frozenset()
    return frozenset(
        Place(table.zone_registry.ids[number], at)
        for number, zone in enumerate(table.zones)
        if table.zone_registry.audience[number] is not Audience.EVERYONE
        for at, card in enumerate(zone)
        if card in table.up
    )
