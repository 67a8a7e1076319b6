"""Imagined deals (determinization): whole states of a match that agree with all one seat knows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import floor
from random import Random
from typing import TypeVar

from game.engine.cards import Card, pack_order
from game.engine.observation import Observation
from game.engine.player_memory import PlayerMemory
from game.engine.rules import Facts, Rules, State
from game.engine.shuffling import shuffled
from game.engine.table import Table
from game.engine.zones import ZoneId

F = TypeVar("F", bound=Facts)


def determinize(rules: Rules[F], seen: Observation[F], rng: Random) -> Iterator[State[F]]:
    """Yield states without end, with every card that *seen* does not know dealt anew.

    Cards the seat sees or has seen stay where they are known to be. Every world is the caller's
    to change.
    """
    model, holes, pool = _unknown(rules, seen)
    wanted, last, roll = len(holes), len(pool) - 1, rng.random
    while True:
        # Only as many cards are drawn from the pool as there are places to fill.
        for at in range(wanted):
            pick = at + floor(roll() * (last - at + 1))
            pool[at], pool[pick] = pool[pick], pool[at]
        yield _filled(model, holes, pool, seen.facts.copy())


def determinize_covering(
    rules: Rules[F], seen: Observation[F], rng: Random, rounds: int = 1
) -> Iterator[State[F]]:
    """Yield states in which every unknown card lies once in each unknown place.

    Whatever depends on a single hidden card shows in one of them for certain. They are dealt in
    *rounds* random orders, then by rank and by suit: so every hand holds cards of a kind, and
    cards in sequence, too. There are as many in a round as unknown cards, and one if there are
    none.
    """
    model, holes, pool = _unknown(rules, seen)
    orders = [shuffled(pool, rng) for _ in range(rounds)]
    orders += [sorted(pool, key=_by_rank), sorted(pool, key=pack_order)]
    for order in orders:
        for turned in range(max(1, len(order))):
            yield _filled(model, holes, order[turned:] + order[:turned], seen.facts.copy())


def _by_rank(card: Card) -> tuple[int, int]:
    return card.rank, card.index


def _unknown(
    rules: Rules[F], seen: Observation[F]
) -> tuple[Table, list[tuple[int, int]], list[Card]]:
    """A table with any card in the unknown places, these places, and the cards they may hold."""
    known = remembered(rules, seen)
    told = {card for row in known.values() for card in row if card is not None}
    pool = [card for card in rules.pack() if card not in told]
    zone_registry = rules.zone_registry
    holes = [
        (zone_registry.index[zone], at)
        for zone, row in known.items()
        for at, card in enumerate(row)
        if card is None
    ]
    model = Table(zone_registry)
    for zone, row in known.items():
        model.zones[model.open(zone)] += [pool[0] if card is None else card for card in row]
    for place in seen.up:
        model.up.add(model.zones[zone_registry.index[place.zone]][place.at])
    return model, holes, pool


def _filled(
    model: Table, holes: Sequence[tuple[int, int]], pool: Sequence[Card], facts: F
) -> State[F]:
    table = model.clone()
    zones = table.zones
    for (number, at), card in zip(holes, pool, strict=False):
        zones[number][at] = card
    return State(table, facts)


def remembered(rules: Rules[F], seen: Observation[F]) -> dict[ZoneId, tuple[Card | None, ...]]:
    """The table with every card the seat sees or remembers, None for a card it does not know."""
    sight = PlayerMemory(rules.zone_registry, seen.seat, rules.stock, len(rules.pack()))
    sight.follow(seen.history)
    open_cards = {card for row in seen.zones.values() for card in row if card is not None}
    known: dict[ZoneId, tuple[Card | None, ...]] = {}
    for zone, row in seen.zones.items():
        memory = sight.zones.get(zone, [])
        kept = (card if card not in open_cards else None for card in memory)
        recalled = [*kept, *[None] * (len(row) - len(memory))]
        known[zone] = tuple(
            card if card is not None else old for card, old in zip(row, recalled, strict=False)
        )
    return known
