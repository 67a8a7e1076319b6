"""Simple rules for Sinful Gibbon, among which the best answer to a level is sought."""

from __future__ import annotations

from collections.abc import Callable
from types import MappingProxyType
from typing import TypeAlias

from game.bots.bot import Bot
from game.bots.rule_family import RuleFamily, RuleNumber, RuleValues
from game.engine.action import Action
from game.engine.cards import Suit
from game.engine.events import Said
from game.engine.rules import AnyRules
from game.games.sinful_gibbon.bot.baselines import (
    Baseline,
    SimpleDecision,
    certain,
    cost,
    lying_promise,
)

Doubts: TypeAlias = Callable[[SimpleDecision, RuleValues], bool]
Promises: TypeAlias = Callable[[SimpleDecision, RuleValues], Action]


def _player(doubts: Doubts, promises: Promises) -> Callable[[AnyRules, RuleValues], Bot]:
    def player(rules: AnyRules, values: RuleValues) -> Bot:
        return Baseline(
            rules, lambda sight: doubts(sight, values), lambda sight: promises(sight, values)
        )

    return player


def doubts_high(sight: SimpleDecision, values: RuleValues) -> bool:
    """Doubt the impossible, and what is promised high while the pile is not tall.

    Without a truth to go on with, lower numbers are doubted too.
    """
    if certain(sight):
        return True
    if sight.facts.promiser is not None:
        bound = values["hearts_from"]
    else:
        bound = values["numbers_from"]
        if not sight.has_truth:
            bound = min(bound, values["stuck_from"])
    return len(sight.facts.claims) < values["tall"] and (sight.facts.standing or 0) >= bound


def truth_first(sight: SimpleDecision, values: RuleValues) -> Action:
    """The truth if there is one, else the lowest card as the least number or a little more."""
    if not sight.true:
        return _lie(sight, int(values["lie_step"]))
    if values["dear_first"]:
        return max(sight.true, key=lambda each: (cost(each.cards[0]), -(each.value or 0)))

    def order(each: Action) -> tuple[bool, bool, int]:
        wanted = (each.verb == "promise_heart") == bool(values["hearts_first"])
        return (each.cards[0].is_joker, not wanted, each.value or 0)

    return min(sight.true, key=order)


def _lie(sight: SimpleDecision, step: int) -> Action:
    lies = [each for each in sight.false if each.verb == "promise_number"] or sight.false
    numbers = sorted({each.value or 0 for each in lies})
    number = numbers[min(step, len(numbers) - 1)]
    near = [each for each in lies if (each.value or 0) == number]
    return min(near, key=lambda each: (each.cards[0].suit is Suit.HEARTS, each.cards[0].rank))


USUAL: RuleValues = MappingProxyType({"lie_step": 0, "dear_first": 0, "hearts_first": 1})
"""How those promise who have a rule for lies alone."""


def doubts_by_chance(sight: SimpleDecision, values: RuleValues) -> bool:
    """Doubt as often as the number says, whatever was promised."""
    return sight.rng.random() < values["doubts"]


def lies_by_chance(sight: SimpleDecision, values: RuleValues) -> Action:
    """Lie as often as the number says, else tell the truth if there is one."""
    if sight.rng.random() < values["lies"]:
        return lying_promise(sight)
    return truth_first(sight, USUAL)


def _last_was_false(sight: SimpleDecision, values: RuleValues) -> bool:
    for event in reversed(sight.seen.history):
        if type(event) is Said and event.code in ("cheat", "true"):
            return event.code == "cheat"
    return bool(values["at_first"])


def copies_last(sight: SimpleDecision, values: RuleValues) -> Action:
    """Lie if the last promise turned up was a lie, else tell the truth."""
    if _last_was_false(sight, values) and sight.false:
        return _lie(sight, 0)
    return truth_first(sight, USUAL)


# What --exploit master once found: truth_first with numbers_from=15, stuck_from=10, hearts_from=15,
# tall=13, lie_step=0, dear_first=0, hearts_first=1 took 1.94 x (1.79 to 2.10) a fair share of the
# wins among three masters who did not learn whose numbers are true (160 fresh deals, seed confirm).
# See .levels for what it takes now.
FAMILIES = (
    RuleFamily(
        "truth_first",
        "the truth if there is one, else a low lie; doubts high promises on low piles, and lower "
        "ones where it has no truth",
        (
            RuleNumber("numbers_from", 2, 15, sensible=13),
            RuleNumber("stuck_from", 2, 15, sensible=12),
            RuleNumber("hearts_from", 2, 15, sensible=15),
            RuleNumber("tall", 1, 16, sensible=16),
            RuleNumber("lie_step", 0, 3, sensible=0),
            RuleNumber("dear_first", 0, 1, sensible=0),
            RuleNumber("hearts_first", 0, 1, sensible=1),
        ),
        _player(doubts_high, truth_first),
    ),
    RuleFamily(
        "by_chance",
        "doubts and lies so often, from never to always",
        (RuleNumber("doubts", 0, 1, whole=False), RuleNumber("lies", 0, 1, whole=False)),
        _player(doubts_by_chance, lies_by_chance),
    ),
    RuleFamily(
        "copy_the_last",
        "lies, and doubts, if the last promise turned up was a lie",
        (RuleNumber("at_first", 0, 1),),
        _player(_last_was_false, copies_last),
    ),
)
"""All families, for the search of the best answer."""
