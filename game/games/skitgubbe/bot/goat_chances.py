"""The chance of each player of Skitgubbe to become the Goat: by the burden of their hands."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from game.engine.cards import Card
from game.engine.rules import State
from game.games.skitgubbe.bot.parameters import Parameters
from game.games.skitgubbe.rules.facts import SkitgubbeFacts
from game.games.skitgubbe.rules.part_two.runs import BITS, SECOND, SUIT, SUIT_SIZE
from game.games.skitgubbe.rules.zones import Zones

SUITS = "cdhs"
BIT_OF = BITS.__getitem__


class Suited(dict[int, float]):
    """The burden of the cards of one suit, by their ranks as bits; worked out when asked for."""

    def __init__(self, top: Sequence[float], more: Sequence[float]) -> None:
        """Take *top*, the burden of a run by its highest card, and *more* of each card below it."""
        super().__init__({0: 0.0})
        self.top = top
        self.more = more

    def __missing__(self, ranks: int) -> float:
        burden, above = 0.0, False
        for rank in range(SUIT_SIZE - 1, -1, -1):
            held = bool(ranks >> rank & 1)
            if held:
                burden += self.more[rank] if above else self.top[rank]
            above = held
        self[ranks] = burden
        return burden


class HandBurden:
    """The burden of hands: the heavier, the likelier is the player to be the Goat."""

    def __init__(self, zones: Zones, numbers: Parameters) -> None:
        """Prepare to weigh hands with these *zones*."""
        self.zones = zones
        self.numbers = numbers
        plain = Suited(numbers.plain_top, numbers.plain_more)
        trumps = Suited(numbers.trump_top, numbers.trump_more)
        self.tables = tuple(
            tuple(trumps if suit == trump else plain for suit in range(4)) for trump in range(5)
        )
        """By trump, 4 for none, and suit."""

    def burden(self, held: int, trump: int) -> float:
        """The burden of cards, given as bits of one pack or two."""
        clubs, diamonds, hearts, spades = self.tables[trump]
        weight = (
            clubs[held & SUIT]
            + diamonds[held >> SUIT_SIZE & SUIT]
            + hearts[held >> 2 * SUIT_SIZE & SUIT]
            + spades[held >> 3 * SUIT_SIZE & SUIT]
        )
        return weight + self.burden(held >> SECOND, trump) if held >> SECOND else weight


def trump_of(facts: SkitgubbeFacts) -> int:
    """The number of the trump suit, 4 for none."""
    return 4 if facts.trump is None else SUITS.index(facts.trump)


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
