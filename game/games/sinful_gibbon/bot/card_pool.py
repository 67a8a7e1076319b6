"""The cards that a seat of Sinful Gibbon cannot see, counted, and what a hand of them may hold."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.engine.cards import RANKS, Card, card
from game.games.sinful_gibbon.rules.promises import ACE, HEARTS, LOWEST, NUMBERS

SAMPLES = {number: (card(f"{RANKS[number]}c"), card(f"{RANKS[number]}h")) for number in NUMBERS}
"""A plain card and a heart of each number."""


class Pool:
    """Unseen cards, counted by the promises they would make true."""

    def __init__(self, cards: Iterable[Card]) -> None:
        """Count *cards*."""
        self.plain = [0.0] * (ACE + 1)
        """By number: cards that are no hearts."""
        self.hearts = [0.0] * (ACE + 1)
        self.joker = 0
        self.size = 0
        for each in cards:
            self.size += 1
            if each.is_joker:
                self.joker = 1
            elif each.suit is HEARTS:
                self.hearts[each.rank] += 1
            else:
                self.plain[each.rank] += 1

    def examples(self) -> Iterator[tuple[Card, float]]:
        """A card of each sort there is, with how many of them there are."""
        if self.joker:
            yield card("*1"), 1.0
        for number in range(LOWEST, ACE + 1):
            if self.plain[number]:
                yield SAMPLES[number][0], self.plain[number]
            if self.hearts[number]:
                yield SAMPLES[number][1], self.hearts[number]

    def fitting(self, number: int, heart: bool) -> float:
        """The number of cards that make a promise of *number*, or of its heart, true."""
        return (self.hearts if heart else self.plain)[number] + self.joker

    def lacks(self, wanted: float, hand: int) -> float:
        """The chance that a hand of so many of these cards has none of *wanted* cards."""
        chance, size = 1.0, self.size
        for drawn in range(min(hand, size)):
            chance *= max(0.0, size - wanted - drawn) / (size - drawn)
        return chance

    def nothing_honest(self, standing: int | None, hand: int, heart: bool) -> float:
        """The chance to have nothing honest to promise on the *standing* number."""
        least = LOWEST if standing is None else standing
        wanted = sum(self.plain[least:]) + self.joker
        if heart and standing is not None:
            wanted += self.hearts[standing]
        return self.lacks(wanted, hand)
