"""Every plain action of Jersey Gin, built once; arrangements are added when they are asked for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import overload

from game.engine.action import Action
from game.engine.cards import Card, pack
from game.engine.table import Table
from game.engine.zones import Seat, ZoneRegistry
from game.games.jersey_gin.rules.best_melds import Arrangement
from game.games.jersey_gin.rules.facts import SEATS
from game.games.jersey_gin.rules.melds import (
    BITS,
    DECK,
    cards_in,
    lay_off_cards,
    mask_of,
    melds_in,
    sort_groups,
)
from game.games.jersey_gin.rules.zones import ASIDE, DISCARD, STOCK, Zones


class Offers(Sequence[Action]):
    """The legal actions; an arrangement is found whatever the order of its melds."""

    def __init__(self, actions: list[Action]) -> None:
        """Offer *actions*, the melds of each in their usual order."""
        self._actions = actions

    def __len__(self) -> int:
        return len(self._actions)

    def __iter__(self) -> Iterator[Action]:
        return iter(self._actions)

    @overload
    def __getitem__(self, at: int) -> Action: ...
    @overload
    def __getitem__(self, at: slice) -> list[Action]: ...
    def __getitem__(self, at: int | slice) -> Action | list[Action]:
        return self._actions[at]

    def __contains__(self, action: object) -> bool:
        if isinstance(action, Action) and len(action.groups) > 1:
            action = action._replace(groups=sort_groups(action.groups))
        return action in self._actions


class Actions:
    """Actions by seat, and by card index, meld or zone number."""

    def __init__(self, zone_registry: ZoneRegistry, zones: Zones) -> None:
        """Build the actions."""
        self.zones = zones
        seats, deck = range(SEATS), pack()
        self.draws = [tuple(Action(s, "draw", target=t) for t in (STOCK, DISCARD)) for s in seats]
        """From the stock, and from the discard pile."""
        self.discards = [[Action(s, "discard", (c,), DISCARD) for c in deck] for s in seats]
        self.knocks = [[Action(s, "knock", (c,), ASIDE) for c in deck] for s in seats]
        self.gins = [[Action(s, "gin", (c,), ASIDE) for c in deck] for s in seats]
        self.shows = [Action(s, "show") for s in seats]
        self.dones = [Action(s, "done") for s in seats]
        self.cards = {meld: cards_in(meld) for meld in melds_in(DECK)}
        """The cards of each meld."""
        self.melds = [{m: Action(s, "meld", c) for m, c in self.cards.items()} for s in seats]
        self.lay_offs = [
            {
                row: [Action(s, "lay_off", (c,), zone_registry.ids[row]) for c in deck]
                for row in zones.rows
            }
            for s in seats
        ]

    def arranged(self, action: Action, ways: Iterable[Arrangement]) -> list[Action]:
        """*action* once for each arrangement that has a meld."""
        cards = self.cards
        return [action._replace(groups=tuple([cards[m] for m in way])) for way in ways if way]

    def show_all(self, seat: Seat, ways: Iterable[Arrangement]) -> Offers:
        """Showing the hand, arranged by itself or in one of these ways."""
        return Offers([self.shows[seat], *self.arranged(self.shows[seat], ways)])

    def fitting(
        self, table: Table, seat: Seat, cards: Sequence[Card], rows: Sequence[int]
    ) -> list[Action]:
        """Every lay-off of one of these cards on a meld in one of these rows."""
        zones, mask = table.zones, mask_of(cards)
        found = []
        for row in rows:
            if zones[row]:
                fit = lay_off_cards(mask_of(zones[row])) & mask
                if fit:
                    ways = self.lay_offs[seat][row]
                    found += [ways[card.index] for card in cards if BITS[card.index] & fit]
        return found
