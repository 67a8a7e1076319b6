"""Simple rules for Fire Gibbon, among which the best answer to a level is sought."""

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
from game.games.fire_gibbon.bot.baselines import Baseline, SimpleDecision, low_lie
from game.games.fire_gibbon.rules.flame import ACE

Doubts: TypeAlias = Callable[[SimpleDecision, RuleValues], Action | None]
Plays: TypeAlias = Callable[[SimpleDecision, RuleValues], Action]


def _player(doubts: Doubts, plays: Plays) -> Callable[[AnyRules, RuleValues], Bot]:
    def player(rules: AnyRules, values: RuleValues) -> Bot:
        return Baseline(
            rules, lambda sight: doubts(sight, values), lambda sight: plays(sight, values)
        )

    return player


def _promised(sight: SimpleDecision, doubt: Action) -> int:
    return sight.facts.required[sight.facts.latest[doubt.value or 0]]


def doubts_high(sight: SimpleDecision, values: RuleValues) -> Action | None:
    """Doubt the highest promise from a number on, and what cannot be true."""
    highest = max(sight.doubts, key=lambda each: (_promised(sight, each), sight.false(each)))
    if _promised(sight, highest) >= values["doubts_from"]:
        return highest
    worst = max(sight.doubts, key=sight.false)
    return worst if sight.false(worst) >= values["sure"] else None


def truth_first(sight: SimpleDecision, values: RuleValues) -> Action:
    """The lowest or highest truth; without one a fire spot, a random card or a lie."""
    if sight.facts.flame is None:
        return _start(sight, values["start_to"])
    truths = [each for each in sight.true if _lasts(each)] or sight.true
    if truths:
        best = max if values["highest"] else min
        wanted = "play_down" if values["down"] else "play_up"
        truths = [each for each in truths if each.verb == wanted] or truths
        return best(truths, key=lambda each: each.cards[0].rank or ACE)
    if sight.tables:
        return min(sight.tables, key=lambda each: each.cards[0].rank)
    if sight.leap is not None and sight.facts.flame >= values["random_from"]:
        return sight.leap
    return low_lie(sight) if sight.lies else sight.leap or sight.legal[-1]


def _lasts(action: Action) -> bool:
    """Whether the flame stays: an open ace leaves a flame of 1."""
    return action.verb == "play_down" or action.cards[0].rank != ACE


def _start(sight: SimpleDecision, highest: float) -> Action:
    """The card that starts a fire: the highest up to a number, hearts first."""
    plays = sight.true or sight.tables
    if not plays:
        return sight.legal[-1]
    fit = [each for each in plays if 0 < each.cards[0].rank <= highest]
    if fit:
        return max(fit, key=lambda each: (each.cards[0].rank, each.cards[0].suit is Suit.HEARTS))
    return min(plays, key=lambda each: each.cards[0].rank or ACE)


USUAL: RuleValues = MappingProxyType({"start_to": 8, "highest": 0, "down": 0, "random_from": 9})
"""How those play who have a rule for lies alone."""


def doubts_by_chance(sight: SimpleDecision, values: RuleValues) -> Action | None:
    """Doubt the least credible card as often as the number says."""
    if sight.rng.random() >= values["doubts"]:
        return None
    return max(sight.doubts, key=sight.false)


def lies_by_chance(sight: SimpleDecision, values: RuleValues) -> Action:
    """Lie as often as the number says, else play the truth if there is one."""
    if sight.lies and sight.rng.random() < values["lies"]:
        return low_lie(sight)
    return truth_first(sight, USUAL)


def _last_was_false(sight: SimpleDecision, values: RuleValues) -> bool:
    for event in reversed(sight.seen.history):
        if type(event) is Said and event.code in ("caught", "proven"):
            return event.code == "caught"
    return bool(values["at_first"])


def doubts_like_the_last(sight: SimpleDecision, values: RuleValues) -> Action | None:
    """Doubt if the last card turned up was a lie."""
    return max(sight.doubts, key=sight.false) if _last_was_false(sight, values) else None


def plays_like_the_last(sight: SimpleDecision, values: RuleValues) -> Action:
    """Lie if the last card turned up was a lie, else play the truth."""
    if sight.lies and _last_was_false(sight, values):
        return low_lie(sight)
    return truth_first(sight, USUAL)


FAMILIES = (
    RuleFamily(
        "truth_first",
        "a truth if there is one; doubts every promise from a number on",
        (
            RuleNumber("doubts_from", 2, 15),
            RuleNumber("sure", 0.3, 1, whole=False),
            RuleNumber("highest", 0, 1),
            RuleNumber("down", 0, 1),
            RuleNumber("random_from", 2, 14),
            RuleNumber("start_to", 2, 14),
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
        "lies, and doubts, if the last card turned up was a lie",
        (RuleNumber("at_first", 0, 1),),
        _player(doubts_like_the_last, plays_like_the_last),
    ),
)
"""All families, for the search of the best answer."""
