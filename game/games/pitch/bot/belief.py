"""What a player of Pitch remembers of the hand, and the deals that fit it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import NamedTuple

from game.engine.cards import Card, Suit, pack_order
from game.engine.events import Event, Moved, Shuffled
from game.engine.observation import Observation
from game.engine.player_memory import PlayerMemory
from game.engine.rules import State
from game.engine.shuffling import shuffled
from game.engine.table import Table
from game.engine.zones import Seat, ZoneId
from game.games.pitch.rules.facts import PitchFacts
from game.games.pitch.rules.rules import TRICK, Pitch


class Need(NamedTuple):
    """A hand to imagine: its seat, the zone's number, how many cards, and suits it cannot have."""

    seat: Seat
    zone: int
    size: int
    void: frozenset[Suit]


class Belief:
    """Everything *seen* tells its seat about the hand being played."""

    def __init__(self, rules: Pitch, seen: Observation[PitchFacts]) -> None:
        """Go through the events since the cards were shuffled."""
        self.rules = rules
        self.facts = seen.facts
        events = _this_hand(seen.history)
        zones = seen.zones
        if events and isinstance(events[0], Shuffled):
            sight = PlayerMemory(rules.zone_registry, seen.seat, rules.stock, len(rules.pack()))
            sight.follow(events)
            zones = {zone: tuple(cards) for zone, cards in sight.zones.items()}
        self.played = _played(events)
        """Cards put to tricks, in order, and by whom."""
        self.put = [0] * rules.seats
        """The same by seat, as bits."""
        for card, seat in self.played:
            self.put[seat] |= 1 << card.index
        self.voids = self._voids()
        self._start(zones)

    def worlds(self, rng: Random) -> Iterator[State[PitchFacts]]:
        """Yield deals that fit it, without end."""
        while True:
            yield self.world(rng)

    def world(self, rng: Random) -> State[PitchFacts]:
        """Draw one deal that fits it; each is a state of its own."""
        table = self.table.clone()
        pool = shuffled(self.unseen, rng)
        for need, cards in self._hands(pool):
            table.zones[need.zone] += cards
        for zone, at in self.backs:
            if not pool:
                break
            table.zones[zone].insert(at, pool.pop())
        return State(table, self.facts.copy())

    def _hands(self, pool: list[Card]) -> Iterator[tuple[Need, list[Card]]]:
        """Take the cards of each hidden hand from the front of *pool*."""
        for need in self.needs:
            if need.void:
                cards = [card for card in pool if card.suit not in need.void][: need.size]
                for card in cards:
                    pool.remove(card)
            else:
                cards = pool[: need.size]
                del pool[: need.size]
            yield need, cards

    def original(self, seat: Seat, held: int) -> int:
        """The six cards *seat* began with, if *held* are those it holds now; as bits."""
        return held | self.put[seat]

    def _start(self, zones: Mapping[ZoneId, tuple[Card | None, ...]]) -> None:
        """Lay the known cards and list the places where backs lie."""
        rules = self.rules
        self.table = Table(rules.zone_registry)
        self.needs: list[Need] = []
        self.backs: list[tuple[int, int]] = []
        unseen = set(rules.pack())
        for zone, cards in zones.items():
            number = rules.zone_registry.index[zone]
            known = [card for card in cards if card is not None]
            unseen.difference_update(known)
            self.table.put(number, known)
            missing = len(cards) - len(known)
            if zone.name == "hand" and zone.owner is not None and missing:
                self.needs.append(Need(zone.owner, number, missing, self.voids[zone.owner]))
            else:
                self.backs += [(number, at) for at, card in enumerate(cards) if card is None]
        self.needs.sort(key=lambda need: (-len(need.void), need.seat))
        self.backs.sort()
        self.unseen = sorted(unseen, key=pack_order)

    def _voids(self) -> list[frozenset[Suit]]:
        """Suits each seat has shown to lack: it could have followed and did not (PT-C2)."""
        voids: list[set[Suit]] = [set() for _ in range(self.rules.seats)]
        trump = self.played[0][0].suit if self.played else None
        for start in range(0, len(self.played), self.rules.seats):
            led = self.played[start][0].suit
            for card, seat in self.played[start : start + self.rules.seats]:
                if card.suit is not led and card.suit is not trump:
                    voids[seat].add(led)
        return [frozenset(suits) for suits in voids]


def _this_hand(history: tuple[Event, ...]) -> list[Event]:
    """The events from the last shuffle on, or all there are."""
    for at in range(len(history) - 1, -1, -1):
        if isinstance(history[at], Shuffled):
            return list(history[at:])
    return list(history)


def _played(events: list[Event]) -> list[tuple[Card, Seat]]:
    played = []
    for event in events:
        if isinstance(event, Moved) and event.target.zone == TRICK and event.card is not None:
            owner = event.source.zone.owner
            if owner is not None:
                played.append((event.card, owner))
    return played
