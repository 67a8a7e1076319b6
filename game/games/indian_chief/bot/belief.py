"""What the others may meld: foreseen in imagined deals, with hands that agree with all one saw."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import TypeAlias

from game.bots.determinize import determinize
from game.engine.cards import Card
from game.engine.observation import Observation
from game.games.indian_chief.bot.meld_prospects import melds
from game.games.indian_chief.bot.open_box_values import Future
from game.games.indian_chief.rules.facts import HAND, ChiefFacts
from game.games.indian_chief.rules.poker_and_baccarat import ACE, RANKS
from game.games.indian_chief.rules.rules import IndianChief

Shown: TypeAlias = list[float]
"""How many cards of each rank number the melds of the others are expected to have."""

USUAL = 4
"""Cards in a meld on average."""


def usually(rules: IndianChief, hand: Sequence[Card]) -> Shown:
    """The cards the others usually show, when only *hand* is known not to be theirs."""
    cards = len(rules.pack())
    share = USUAL * (rules.seats - 1) / (cards - HAND)
    held = [card.rank for card in hand]
    copies = cards // len(RANKS)
    return [0.0, 0.0, *[(copies - held.count(rank)) * share for rank in RANKS]]


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
    for meld in melds(hand, boxes, shown):
        worth = meld.score + plain[(boxes & ~(1 << len(meld.cards))) >> 1]
        if worth > best:
            best, found = worth, meld.cards
    return found


def averaged(deals: Sequence[Sequence[Card]]) -> Shown:
    """The number of cards of each rank in the melds, on average."""
    shown = [0.0] * (ACE + 1)
    for cards in deals:
        for card in cards:
            shown[card.rank] += 1 / len(deals)
    return shown
