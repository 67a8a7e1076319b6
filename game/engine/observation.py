"""The observation as a value: everything one seat knows, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

from game.engine.action import Action, Choice, Outcome, Turn
from game.engine.cards import Card
from game.engine.events import Event
from game.engine.zones import Place, Seat, ZoneId

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
