"""The situation of the seat that decides: what it knows and expects, and how it is minded."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.bots.profile import Style
from game.engine.cards import Card
from game.engine.observation import Observation
from game.engine.rules import AnyRules
from game.engine.zones import Seat
from game.games.sinful_gibbon.bot.belief import Belief
from game.games.sinful_gibbon.bot.expected_penalties import ExpectedPenalties
from game.games.sinful_gibbon.bot.levels import LevelParameters
from game.games.sinful_gibbon.bot.parameters import Parameters
from game.games.sinful_gibbon.bot.promise_risk import PromiseRisk
from game.games.sinful_gibbon.rules.facts import SinfulFacts
from game.games.sinful_gibbon.rules.promises import HEARTS, LOWEST


@dataclass(frozen=True, slots=True)
class Situation:
    """What every decision of one moment is judged by."""

    facts: SinfulFacts
    me: Seat
    memory: Belief
    penalties: ExpectedPenalties
    """What each seat would pay as the cards lie."""
    under: int
    """How many cards lie on the pile."""
    rivals: Sequence[float]
    """How much the sins of each other seat count, 1 in all."""
    risk: PromiseRisk
    numbers: Parameters
    level: LevelParameters
    style: Style

    @property
    def stuck(self) -> bool:
        """Whether no card in hand can honestly follow the number that stands."""
        number = self.facts.standing or LOWEST
        return not any(answers(card, number) for card in self.memory.hand)


def answers(card: Card, number: int) -> bool:
    """Whether a card can honestly follow *number*."""
    if card.is_joker or card.rank == number:
        return True
    return card.suit is not HEARTS and card.rank > number


def situation_of(
    seen: Observation[SinfulFacts],
    rules: AnyRules,
    numbers: Parameters,
    level: LevelParameters,
    style: Style,
) -> Situation:
    """Work out what the seat of *seen* can judge by."""
    assert seen.seat is not None
    facts, me = seen.facts, seen.seat
    memory = Belief(seen, rules.seats, level)
    target = int(rules.options.written().get("target_score", 1000))
    rivals = _rivals(facts.total, me, target, level.match)
    return Situation(
        facts,
        me,
        memory,
        ExpectedPenalties(seen, rules.seats),
        len(seen.cards("pile")),
        rivals,
        PromiseRisk(facts, me, memory, rivals, numbers, level),
        numbers,
        level,
        style,
    )


def _rivals(total: Sequence[int], me: Seat, target: int, heeds_match: bool) -> list[float]:
    """How much each other seat's sins count; who is nearest in the match counts most."""
    weights = [1.0] * len(total)
    if heeds_match and any(total):
        calm = 100 + max(0, target - max(total)) / 2
        weights = [1 / (1 + abs(each - total[me]) / calm) for each in total]
    weights[me] = 0
    whole = sum(weights)
    return [weight / whole for weight in weights]
