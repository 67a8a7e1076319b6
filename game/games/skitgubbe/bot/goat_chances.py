"""The chance of each player of Skitgubbe to become the Goat, by the hands in part two."""

from __future__ import annotations

from math import exp

from game.engine.cards import Card
from game.engine.rules import State
from game.games.skitgubbe.bot.hand_burden import BIT_OF, HandBurden, trump_of
from game.games.skitgubbe.rules.facts import SkitgubbeFacts


def goat_chances(worth: HandBurden, state: State[SkitgubbeFacts]) -> list[float]:
    """The chance of each player to become the Goat, in part two."""
    facts, zones, cards_in = state.facts, worth.zones, state.table.zones
    trump = trump_of(facts)
    weights = [0.0] * zones.players
    for hand, zone in enumerate(zones.hands):
        cards = cards_in[zone]
        if cards:
            weights[zones.owner[hand]] += worth.burden(sum(map(BIT_OF, cards)), trump)
            if facts.high and any(_highest(card, facts) for card in cards):
                weights[zones.owner[hand]] += worth.numbers.stuck
    if facts.turn >= 0:
        weights[zones.owner[facts.turn]] += worth.numbers.lead
    odds = [
        0.0 if place else exp(weight) for place, weight in zip(facts.places, weights, strict=True)
    ]
    whole = sum(odds) or 1.0
    return [each / whole for each in odds]


def _highest(card: Card, facts: SkitgubbeFacts) -> bool:
    return card.rank == facts.high and card.suit is facts.trump
