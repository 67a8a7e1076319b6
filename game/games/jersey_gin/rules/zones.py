"""The places on a table of Jersey Gin, by zone number, and how cards are laid on it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.engine.action import Action
from game.engine.cards import Card
from game.engine.rules import State
from game.engine.table import Table
from game.engine.zones import Audience, Seat, ZoneId, ZoneRegistry, ZoneSpec
from game.games.jersey_gin.rules.best_melds import Arrangement
from game.games.jersey_gin.rules.facts import SEATS, Added, JerseyGinFacts
from game.games.jersey_gin.rules.melds import BITS, cards_in, mask_of
from game.games.jersey_gin.text import log_text, status_text
from game.presentation.zone_look import Anchor, Room, RowLook, Shape, Spot, ZoneLook

STOCK, DISCARD, ASIDE = ZoneId("stock"), ZoneId("discard"), ZoneId("aside")
MELDS: Final = (1, 2, 3)
"""The melds one seat can have: of eleven cards no more than three."""


SEEN, OWN, HIDDEN = Audience.EVERYONE, Audience.OWNER, Audience.NOBODY
STOCK_PILE = ZoneSpec("stock", HIDDEN, ZoneLook(Shape.PILE, Spot.BESIDE, status_text.STOCK))
DISCARD_PILE = ZoneSpec(
    "discard",
    Audience.TOP,
    ZoneLook(Shape.PILE, Spot.CENTRE, status_text.DISCARDS, status_text.ONLY_TOP_NOTE),
)
ASIDE_PILE = ZoneSpec(
    "aside",
    HIDDEN,
    ZoneLook(
        Shape.PILE, Spot.BESIDE, status_text.KNOCK, status_text.NEVER_SHOWN_NOTE, room=Room(slots=1)
    ),
)
HAND = ZoneSpec("hand", OWN, ZoneLook(Shape.FAN, Spot.HAND))
MELD = ZoneSpec(
    "meld",
    SEEN,
    ZoneLook(
        Shape.ROW,
        Spot.FRONT,
        room=Room(collapsible=True, reserve=4),
        anchor=Anchor(in_hand_area=True),
    ),
)
UNMATCHED = ZoneSpec(
    "unmatched",
    SEEN,
    ZoneLook(
        Shape.ROW,
        Spot.FRONT,
        status_text.DEADWOOD,
        room=Room(collapsible=True),
        row=RowLook(named_when_empty=False),
        anchor=Anchor(in_hand_area=True),
    ),
)


class Zones:
    """Zone numbers: stock, discard pile, the knocker's discard, hands, melds, deadwood."""

    def __init__(self, zone_registry: ZoneRegistry) -> None:
        """Add all zones to *zone_registry*."""
        self.stock = zone_registry.shared(STOCK_PILE)
        self.discard = zone_registry.shared(DISCARD_PILE)
        self.aside = zone_registry.shared(ASIDE_PILE)
        self.hands = zone_registry.each(HAND, SEATS)
        self.melds = tuple(
            zone_registry.add(MELD, [ZoneId("meld", seat, n) for n in MELDS])
            for seat in range(SEATS)
        )
        self.unmatched = zone_registry.each(UNMATCHED, SEATS)
        self.rows = tuple(row for rows in self.melds for row in rows)
        """The melds of all seats."""
        self.owner = {row: seat for seat, rows in enumerate(self.melds) for row in rows}
        """Whose meld it is."""
        self.laid = (*self.rows, *self.unmatched, *self.hands, self.aside, self.discard)
        """All but the stock, in the order in which a hand is swept up."""

    def free_meld(self, table: Table, seat: Seat) -> int:
        """Where the next meld of *seat* goes."""
        return next(row for row in self.melds[seat] if not table.zones[row])

    def on_table(self, table: Table) -> list[int]:
        """The melds there are."""
        zones = table.zones
        return [row for row in self.rows if zones[row]]

    def concealed(self, table: Table, seat: Seat) -> list[Card]:
        """The cards in a seat's hand."""
        return table.zones[self.hands[seat]]

    def lay(self, table: Table, seat: Seat, cards: Sequence[Card]) -> None:
        """Lay a meld from hand."""
        table.lay(cards, self.hands[seat], self.free_meld(table, seat))

    def lay_open(self, table: Table, seat: Seat, melds: Arrangement) -> None:
        """Lay a whole hand on the table, melds apart from deadwood."""
        for meld in melds:
            self.lay(table, seat, cards_in(meld))
        self.lay_loose(table, seat)

    def lay_loose(self, table: Table, seat: Seat) -> None:
        """Lay what is left of a hand on the table, in order."""
        loose = cards_in(mask_of(self.concealed(table, seat)))
        table.lay(loose, self.hands[seat], self.unmatched[seat])

    def lay_off(self, state: State[JerseyGinFacts], action: Action, source: int) -> None:
        """Add a card from zone *source* to a meld, at its place in the row."""
        table, card = state.table, action.cards[0]
        assert action.target is not None
        row = table.zone_registry.index[action.target]
        log_text.lay_off(table, action.seat, card, self.owner[row])
        bit = BITS[card.index]
        at = sum([BITS[other.index] < bit for other in table.zones[row]])
        table.move(card, source, row, at=at)
        state.facts.added += (Added(card, action.seat),)
