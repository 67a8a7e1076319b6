"""The zones of Indian Chief by their numbers, and who finds cards in them to meld or to steal."""

from __future__ import annotations

from game.engine.cards import Card
from game.engine.rules import State
from game.engine.zones import Audience, Seat, ZoneId, ZoneRegistry, ZoneSpec
from game.games.indian_chief.rules.facts import TURNS, ChiefFacts
from game.games.indian_chief.text import status_text
from game.presentation.zone_look import Anchor, Room, Shape, Spot, ZoneLook

STUB = ZoneId("stub")


class Zones:
    """The zones of the game by their numbers."""

    def __init__(self, zone_registry: ZoneRegistry, seats: int) -> None:
        """Add the zones to *zone_registry*."""
        hidden = status_text.STUB_NOTE
        self.stub = zone_registry.shared(
            ZoneSpec(
                "stub", Audience.NOBODY, ZoneLook(Shape.PILE, Spot.BESIDE, status_text.STUB, hidden)
            )
        )
        self.hands = zone_registry.each(
            ZoneSpec("hand", Audience.OWNER, ZoneLook(Shape.FAN, Spot.HAND)), seats
        )
        secret = status_text.MELDS_NOTE
        self.commits = zone_registry.each(
            ZoneSpec(
                "commit",
                Audience.OWNER,
                ZoneLook(
                    Shape.ROW,
                    Spot.FRONT,
                    note=secret,
                    room=Room(collapsible=True, reserve=5),
                    anchor=Anchor(placed_on="meld"),
                ),
            ),
            seats,
        )
        meld = ZoneSpec(
            "meld",
            Audience.EVERYONE,
            ZoneLook(
                Shape.ROW, Spot.FRONT, status_text.YOUR_MELD, room=Room(collapsible=True, reserve=5)
            ),
        )
        self.melds = zone_registry.each(meld, seats)
        self.others = [self.melds[:seat] + self.melds[seat + 1 :] for seat in range(seats)]
        """The melds of all others, by seat."""
        left = self.hands + self.hands
        self.rounds = [left[dealer + 1 : dealer + 1 + seats] for dealer in range(seats)]
        """The hands as they are dealt and refilled, by dealer: the one on the left comes first."""

    def idle(self, state: State[ChiefFacts]) -> int:
        """Seats that can meld nothing, as bits: none but in a position that lacks cards."""
        zones, seats = state.table.zones, 0
        for seat, hand in enumerate(self.hands):
            held = len(zones[hand])
            if held < TURNS and not state.facts.open[seat] & ((2 << held) - 1):
                seats |= 1 << seat
        return seats

    def loot(self, state: State[ChiefFacts], seat: Seat) -> list[Card]:
        """The cards in all melds but the own one (IC-D2, R2, R6)."""
        zones, cards = state.table.zones, []
        for meld in self.others[seat]:
            cards += zones[meld]
        return cards

    def owner(self, state: State[ChiefFacts], card: Card) -> Seat:
        """The seat in whose meld a card lies.

        Raises:
            StopIteration: when it lies in none.
        """
        zones = state.table.zones
        return next(seat for seat, meld in enumerate(self.melds) if card in zones[meld])
