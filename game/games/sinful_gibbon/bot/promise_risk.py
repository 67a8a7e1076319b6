"""The risk that a promise of Sinful Gibbon is doubted: who dares to, and what may come of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.engine.zones import Seat
from game.games.sinful_gibbon.bot.belief import Belief
from game.games.sinful_gibbon.bot.card_pool import Pool
from game.games.sinful_gibbon.bot.expected_penalties import ExpectedPenalties
from game.games.sinful_gibbon.bot.levels import LevelParameters
from game.games.sinful_gibbon.bot.lie_odds import chance, heart_odds, number_odds
from game.games.sinful_gibbon.bot.parameters import Parameters
from game.games.sinful_gibbon.rules.facts import SinfulFacts
from game.games.sinful_gibbon.rules.promises import ACE, LOWEST


class Prospect(NamedTuple):
    """What may come of a promise before anybody doubts it, as this seat values it."""

    doubted: float
    """The chance that somebody doubts it."""
    on: float
    """The worth if nobody doubts."""
    won: float
    """The worth if it is doubted and true; the top card is not counted yet."""
    lost: float
    """The worth if it is doubted and false."""
    lost_hat: float
    """The same where the lie brings the hat."""
    payer: Seat
    """Who takes the pile if it was true."""


class Stakes(NamedTuple):
    """What a wrong doubt costs, and what hangs on the doubt altogether."""

    loss: float
    """Points lost by a wrong doubt."""
    whole: float
    """The same and the points gained by a right one."""


class PromiseRisk:
    """What the seat that decides expects of its promises."""

    def __init__(
        self,
        facts: SinfulFacts,
        me: Seat,
        memory: Belief,
        rivals: Sequence[float],
        numbers: Parameters,
        level: LevelParameters,
    ) -> None:
        """Keep what is known; *rivals* is how much the sins of each seat count, 1 in all."""
        self.facts, self.me, self.memory = facts, me, memory
        self.rivals, self.numbers, self.level = rivals, numbers, level
        self.bluffs = [memory.bluffs(seat, level.wary) for seat in range(len(rivals))]
        """The chance of each seat to be one who bluffs, as far as its record shows."""
        self.known_bluffs = self.bluffs[me] if level.heights else 0.0
        """The same of this seat, as it thinks that others see it."""

    def better(self, due: Sequence[float]) -> float:
        """The points by which this seat pays less than its rivals, if each pays what is *due*."""
        return sum([w * d for w, d in zip(self.rivals, due, strict=True)]) - due[self.me]

    def stakes(
        self, doubter: Seat, on: list[float], right: list[float], wrong: list[float]
    ) -> Stakes:
        """What *doubter* loses by a wrong doubt, and that together with what a right one gains."""
        stay = _share(on, doubter)
        gain = _share(right, doubter) + self.numbers.fresh - stay
        loss = stay - _share(wrong, doubter)
        return Stakes(loss, max(1.0, gain + loss))

    def of_numbers(
        self, after: ExpectedPenalties, standing: int | None, under: int
    ) -> dict[int, Prospect]:
        """What may come of each number that can be promised on *standing*.

        *after* is when the card has been played, *under* how many cards then lie under it.
        """
        me, other, numbers = self.me, self.facts.next_to(self.me), self.numbers
        on = after.due(numbers)
        won = after.judged(me, other, under, False, False).due(numbers)
        lost = after.judged(other, me, under, True, False).due(numbers)
        hat = after.judged(other, me, under, True, True).due(numbers)
        worths = self.better(won), self.better(lost), self.better(hat)
        here, stakes = self.better(on), self.stakes(other, on, lost, won)
        hand, pool = after.hands[me] + 1, self.memory.public
        raised = numbers.raised * self.level.raises
        found: dict[int, Prospect] = {}
        for number in range(LOWEST if standing is None else standing, ACE + 1):
            lacks = pool.nothing_honest(number, after.hands[other] + 1, heart=True)
            truth = self.number_truth(self.known_bluffs, me, pool, standing, number, hand)
            beyond = 1 - truth - (stakes.loss - numbers.squeeze * lacks) / stakes.whole
            doubted = self.dares(other, beyond - numbers.daring, number)
            if not after.deck:
                doubted = 1 - (1 - doubted) ** (1 + (len(self.rivals) - 2) / 2)
            found[number] = Prospect(doubted, here + raised * lacks, *worths, other)
        return found

    def of_heart(self, after: ExpectedPenalties, under: int) -> Prospect | None:
        """What may come of offering the heart; None where that is not allowed."""
        number, me, numbers = self.facts.standing, self.me, self.numbers
        if number is None or self.facts.hat == me:
            return None
        kept = after.copy()
        kept.accepted[me] += 1
        other = self.facts.next_to(me)
        on = kept.due(numbers)
        won = after.judged(me, other, under, False, False).due(numbers)
        lost = after.judged(other, me, under, True, True).due(numbers)
        loss, whole = self.stakes(other, on, lost, won)
        public, pool = self.memory.public, self.memory.pool
        hand, before = after.hands[me] + 1, after.accepted[me]
        false = 1 - self.heart_truth(self.known_bluffs, public, number, hand, before)
        beyond = false - loss / whole - numbers.heart_daring
        quiet, seat = 1.0, other
        while seat != me:
            sees = pool.hearts[number] * after.hands[seat] / max(1, pool.size)
            guess = self.dares(seat, beyond)
            quiet *= 1 - (guess + (1 - guess) * sees)
            seat = self.facts.next_to(seat)
        worse = self.better(lost)
        return Prospect(1 - quiet, self.better(on), self.better(won), worse, worse, other)

    def number_truth(
        self, bluffs: float, seat: Seat, pool: Pool, under: int | None, number: int, hand: int
    ) -> float:
        """The chance that *seat*, which *bluffs* with such a chance, promised a number truly."""
        numbers = self.numbers
        honest = number_odds(numbers.truth, pool, under, number, hand)
        odds = honest + bluffs * (
            number_odds(numbers.bluff_truth, pool, under, number, hand) - honest
        )
        return chance(odds + numbers.trust * self.memory.honesty(seat, number))

    def heart_truth(self, bluffs: float, pool: Pool, number: int, hand: int, before: int) -> float:
        """The chance that a heart is true, of a seat that *bluffs* with such a chance."""
        numbers = self.numbers
        honest = heart_odds(numbers.heart_truth, pool, number, hand, before)
        return chance(
            honest + bluffs * (heart_odds(numbers.bluff_heart, pool, number, hand, before) - honest)
        )

    def dares(self, seat: Seat, beyond: float, number: int | None = None) -> float:
        """The chance that a seat doubts which is so much surer of a lie than it must be.

        It doubts a *number*, or else a heart.
        """
        numbers, memory = self.numbers, self.memory
        odds = beyond / numbers.width
        odds += numbers.nerve * 8 * memory.boldness(seat, heart=number is None)
        if number is not None and memory.records:
            odds += memory.records[seat].courage(number)
        return numbers.eager * chance(odds)


def _share(due: list[float], seat: Seat) -> float:
    """How much less *seat* pays than the others on average."""
    return (sum(due) - due[seat]) / (len(due) - 1) - due[seat]
