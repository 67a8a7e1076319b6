"""Simple players of Sinful Gibbon, to measure others by: fools, greed, a baseline."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random
from types import MappingProxyType
from typing import Any

from game.bots.bot import Bot
from game.bots.profile import BotProfile, Level
from game.bots.random_bot import random_action
from game.engine.action import Action
from game.engine.cards import Card
from game.engine.observation import Observation
from game.engine.rules import AnyRules
from game.games.sinful_gibbon.bot.belief import Belief
from game.games.sinful_gibbon.bot.bot import SinfulGibbonBot
from game.games.sinful_gibbon.bot.levels import LevelParameters
from game.games.sinful_gibbon.rules.doubts import verdict
from game.games.sinful_gibbon.rules.facts import SinfulFacts
from game.games.sinful_gibbon.rules.promises import ACE, HEARTS, LOWEST
from game.games.sinful_gibbon.rules.scoring import PRIDE, TINY

COUNTING = LevelParameters(0.0, True, False, 1, 0.0, False)
BAR = 0.5
"""The chance of a lie from which on the baseline doubts."""
STUCK = 0.1
"""How much less it demands without an honest reply."""
FAT = 5
"""Cards in a pile from which on it is a fat one."""
Doubts = Callable[["SimpleDecision"], bool]


class SimpleDecision:
    """One decision as the simple players see it."""

    def __init__(self, seen: Observation[SinfulFacts], rules: AnyRules, rng: Random) -> None:
        """Sort what may be promised into truth and lies."""
        assert seen.seat is not None
        self.seen, self.facts, self.me, self.rng = seen, seen.facts, seen.seat, rng
        self.memory = Belief(seen, rules.seats, COUNTING)
        self.legal = seen.legal
        said = [action for action in self.legal if action.cards]
        self.true = [action for action in said if self.is_true(action)]
        self.false = [action for action in said if not self.is_true(action)]

    def is_true(self, action: Action) -> bool:
        """Whether a promise is true."""
        heart = action.verb == "promise_heart"
        number = self.facts.standing if heart else action.value
        assert number is not None
        return verdict(action.cards[0], number, heart).true

    @property
    def has_truth(self) -> bool:
        """Whether a card in hand can honestly follow the number that stands."""
        least, offers = self.facts.standing or LOWEST, self.facts.hat != self.me
        return any(
            (offers and verdict(card, least, True).true)
            or any(verdict(card, number, False).true for number in range(least, ACE + 1))
            for card in self.memory.hand
        )

    def verb(self, verb: str) -> Action | None:
        """The legal action of this name without a card."""
        return next((action for action in self.legal if action.verb == verb), None)


class Baseline:
    """A player with one rule for doubts and one for promises."""

    def __init__(
        self, rules: AnyRules, doubts: Doubts, promises: Callable[[SimpleDecision], Action]
    ) -> None:
        """Play *rules*; *promises* chooses among what may be promised."""
        self.rules, self.doubts, self.promises = rules, doubts, promises

    def think(self, seen: Observation[Any], rng: Random) -> Iterator[Action]:
        """Yield one action, at once."""
        sight = SimpleDecision(seen, self.rules, rng)
        if sight.true or sight.false:
            yield self.promises(sight)
            return
        doubt = sight.verb("doubt")
        if doubt is not None and self.doubts(sight):
            yield doubt
            return
        yield random_action([action for action in sight.legal if action is not doubt], rng)


def cost(card: Card) -> int:
    """The penalty points of a card that lies open at the count."""
    return PRIDE[card.rank] + TINY * (card.is_joker or card.suit is HEARTS)


def baseline_doubts(sight: SimpleDecision) -> bool:
    """Whether the baseline doubts (points 1 and 2 of the specification's notes)."""
    seen, facts, memory = sight.seen, sight.facts, sight.memory
    accused, number = facts.accused, facts.standing
    assert accused is not None
    assert number is not None
    if facts.promiser is not None:
        twice = (number, True) in [(n, heart) for _, n, heart in memory.said[:-1]]
        return twice or memory.pool.hearts[number] == 0
    fitting = memory.pool.fitting(number, heart=False)
    if fitting == 0:
        return True
    hand = len(seen.cards("hand", accused)) + 1
    before = facts.claims[-2] if len(facts.claims) > 1 else None
    honest = min(0.999, 1 - memory.pool.nothing_honest(before, hand, heart=True))
    odds = honest / (1 - honest) * fitting / 3.5
    bar = BAR
    if not any(verdict(card, n, False).true for card in memory.hand for n in range(number, 15)):
        bar -= STUCK
    if len(facts.claims) > FAT:
        bar += STUCK
    return 1 / (1 + odds) > bar


def baseline_promise(sight: SimpleDecision) -> Action:
    """The promise of the baseline (points 3 and 4): hearts, a truth, the joker, or a low lie."""
    plain = [each for each in sight.true if not each.cards[0].is_joker]
    hearts = [each for each in plain if each.verb == "promise_heart"]
    if hearts:
        return hearts[0]
    numbers = [each for each in plain if each.verb == "promise_number"]
    if numbers:
        return min(numbers, key=lambda each: (each.value or 0, each.cards[0].index))
    jokers = [each for each in sight.true if each.verb == "promise_number"]
    if jokers:
        return min(jokers, key=lambda each: each.value or 0)
    return low_lie(sight)


def low_lie(sight: SimpleDecision) -> Action:
    """The lowest card that is no heart, as the least number or one more."""
    lies = [each for each in sight.false if each.verb == "promise_number"]
    if not lies:
        return random_action(sight.legal, sight.rng)
    least = min(each.value or 0 for each in lies) + (sight.rng.random() < 0.5)
    near = [each for each in lies if each.value == least] or lies
    return min(near, key=lambda each: (each.cards[0].suit is HEARTS, each.cards[0].rank))


def honest_promise(sight: SimpleDecision) -> Action:
    """Any truth before any lie."""
    return baseline_promise(sight) if sight.true else low_lie(sight)


def lying_promise(sight: SimpleDecision) -> Action:
    """Any lie before any truth."""
    return random_action(sight.false or sight.true, sight.rng)


def greedy_promise(sight: SimpleDecision) -> Action:
    """Get rid of the dearest card, truly if it can be."""
    dearest = max(cost(each.cards[0]) for each in sight.true + sight.false)
    true = [each for each in sight.true if cost(each.cards[0]) == dearest]
    false = [each for each in sight.false if cost(each.cards[0]) == dearest]
    return random_action(true or false, sight.rng)


def certain(sight: SimpleDecision) -> bool:
    """Doubt what cannot be true."""
    number = sight.facts.standing
    assert number is not None
    return sight.memory.pool.fitting(number, sight.facts.promiser is not None) == 0


def always(sight: SimpleDecision) -> bool:
    """Doubt everything."""
    return True


def never(sight: SimpleDecision) -> bool:
    """Doubt nothing."""
    return False


def _simple(
    doubts: Doubts, promises: Callable[[SimpleDecision], Action]
) -> Callable[[AnyRules], Bot]:
    return lambda rules: Baseline(rules, doubts, promises)


KINDS: Mapping[str, Callable[[AnyRules], Bot]] = MappingProxyType(
    {
        "policy": lambda rules: SinfulGibbonBot(rules, BotProfile(Level.MASTER, effort=0.0)),
        "baseline": _simple(baseline_doubts, baseline_promise),
        "greedy": _simple(certain, greedy_promise),
        "honest": _simple(baseline_doubts, honest_promise),
        "liar": _simple(baseline_doubts, lying_promise),
        "doubter": _simple(always, baseline_promise),
        "truster": _simple(never, baseline_promise),
    }
)
"""By name."""
