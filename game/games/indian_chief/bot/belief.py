"""What the others may meld: foreseen in imagined deals, with hands that agree with all one saw."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from game.bots.imagined_deals import determinize
from game.engine.cards import Card
from game.engine.observation import Observation
from game.games.indian_chief.bot.meld_points import melds, usually
from game.games.indian_chief.bot.open_box_values import Future
from game.games.indian_chief.rules.facts import ChiefFacts
from game.games.indian_chief.rules.rules import IndianChief


def foreseen(
    rules: IndianChief, seen: Observation[ChiefFacts], future: Future, rng: Random
) -> Iterator[list[Card]]:
    """The cards in all melds of the others, in one imagined deal after the other."""
    for world in determinize(rules, seen, rng):
        found: list[Card] = []
        average = usually(rules, ())
        for seat in range(rules.seats):
            if seat != seen.seat:
                hand = world.table.zones[rules.hands[seat]]
                found += likely(hand, world.facts.open[seat], average, future)
        yield found


def likely(
    hand: Sequence[Card], boxes: int, shown: Sequence[float], future: Future
) -> tuple[Card, ...]:
    """The meld of a player who looks at the points and at the boxes left."""
    plain = future.values
    best, found = -1e9, tuple[Card, ...]()
    for cards, points, _ in melds(hand, boxes, shown):
        worth = points + plain[(boxes & ~(1 << len(cards))) >> 1]
        if worth > best:
            best, found = worth, cards
    return found
