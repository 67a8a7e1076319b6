"""The chance of each seat of Democracy to win the match, and to score a tribe on this island."""

from __future__ import annotations

from collections.abc import Sequence
from math import erf, exp, sqrt

from game.engine.rules import State
from game.games.democracy.bot.parameters import NUMBERS, Parameters
from game.games.democracy.rules import scoring, vote_winner
from game.games.democracy.rules.facts import TRIBES, DemocracyFacts
from game.games.democracy.rules.rules import Democracy

BEST = vote_winner.FIVE


class WinChances:
    """How each seat stands in the race for tribes, and what cards are worth later."""

    def __init__(self, rules: Democracy, numbers: Parameters = NUMBERS) -> None:
        """Judge by *rules*; *numbers* only for tuning."""
        self.rules = rules
        self.numbers = numbers
        self.chance = tribe_chances(rules.seats, numbers.chunk)
        self.later = _later(numbers)

    def standing(self, facts: DemocracyFacts) -> list[float]:
        """The chance of each seat to win the match, by tribes alone."""
        if facts.winner is not None:
            return [float(seat == facts.winner) for seat in range(self.rules.seats)]
        return self._race(facts.tribes)

    def outlook(self, state: State[DemocracyFacts]) -> list[float]:
        """The chance of each seat at the end of a day, with the tribes it may still score."""
        facts = state.facts
        if facts.winner is not None or not any(facts.points):
            return self.standing(facts)
        left = self.left(state)
        tribes = [float(each) for each in facts.tribes]
        for seat in range(self.rules.seats):
            for suit in range(TRIBES):
                need = max(0, scoring.ENOUGH - facts.points[TRIBES * seat + suit])
                tribes[seat] += self.chance[need][left[suit]]
        return self._race(tribes)

    def left(self, state: State[DemocracyFacts]) -> list[int]:
        """The points of each suit that somebody may still capture on this island."""
        cards_in, zones = state.table.zones, self.rules.zones
        left = [0] * TRIBES
        for zone in (zones.pool, zones.rest, zones.upcard, *zones.hands):
            for card in cards_in[zone]:
                left[scoring.TRIBE[card.index]] += scoring.POINTS[card.index]
        return left

    def _race(self, tribes: Sequence[float]) -> list[float]:
        weights = [exp(self.numbers.race * each) for each in tribes]
        whole = sum(weights)
        return [weight / whole for weight in weights]


def _later(numbers: Parameters) -> list[float]:
    """What each card by its index is worth later, in usual tricks."""
    found = []
    for strength in vote_winner.PLAIN:
        worth = numbers.keep * (strength / BEST) ** numbers.curve
        found.append(numbers.fool if strength == 0 else worth)
    return found


def tribe_chances(seats: int, chunk: float) -> list[list[float]]:
    """The chance to capture so many of so many points of a tribe that are left (normal)."""
    table = []
    for need in range(scoring.WHOLE + 1):
        row = []
        for left in range(scoring.WHOLE + 1):
            if need <= 0 or need > left:
                row.append(float(need <= 0))
                continue
            spread = sqrt(chunk * left * (seats - 1)) / seats
            row.append(0.5 * (1 + erf((left / seats - need + 0.5) / (spread * sqrt(2)))))
        table.append(row)
    return table
