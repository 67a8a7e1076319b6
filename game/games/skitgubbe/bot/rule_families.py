"""Simple rules for Skitgubbe, among which the best answer to a level is sought."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from game.bots.bot import Bot
from game.bots.rule_family import RuleFamily, RuleNumber, RuleValues
from game.engine.action import Action
from game.engine.observation import Observation
from game.engine.rules import AnyRules
from game.games.skitgubbe.bot.baselines import Baseline
from game.games.skitgubbe.rules.facts import SkitgubbeFacts
from game.games.skitgubbe.rules.rules import Skitgubbe
from game.games.skitgubbe.view.prompts import known

Seen: TypeAlias = Observation[SkitgubbeFacts]
Order: TypeAlias = tuple[float, ...]
"""How well somebody likes an action; of several numbers the first counts most."""
Part: TypeAlias = Callable[[Skitgubbe, Seen, Action, RuleValues], Order]


def _player(part_one: Part, part_two: Part) -> Callable[[AnyRules, RuleValues], Bot]:
    def player(rules: AnyRules, values: RuleValues) -> Bot:
        def taste(rules: Skitgubbe, seen: Seen, action: Action) -> Order:
            if action.verb in ("lead", "beat", "eat"):
                return part_two(rules, seen, action, values)
            return part_one(rules, seen, action, values)

        return Baseline(rules, taste)

    return player


def dumps_low(rules: Skitgubbe, seen: Seen, action: Action, values: RuleValues) -> Order:
    """Throw low cards on tricks that others win, and win the tricks that hold high ones."""
    if action.verb in ("another", "enough", "accept", "decline"):
        return (float(action.verb in ("another", "decline")),)
    if action.verb == "pass":
        return (0.0,)
    if action.verb == "flip":
        return (values["flips"] - 0.5,)
    card = action.cards[0]
    if action.verb == "sluff":
        return (1.0 if card.rank <= values["low_to"] else -1.0, -card.rank)
    strong = rules.zones.strength[card.rank]
    pile = known(seen.cards("pile"))
    mean = sum(each.rank for each in pile) / len(pile) if pile else 0.0
    if mean > values["rich_from"]:
        return (0.4, strong)
    return (0.4, -strong)


def keeps_trumps(rules: Skitgubbe, seen: Seen, action: Action, values: RuleValues) -> Order:
    """Lead the lowest run, beat with as little as possible, and keep trumps for kills."""
    run, facts = action.cards, seen.facts
    if action.verb == "eat":
        table = known(seen.cards("table"))
        return (0.5, 0.0) if table[0].rank < values["eats_from"] else (1.5, 0.0)
    trumps = run[0].suit is facts.trump
    long = len(run) if values["longest"] else 0
    if action.verb == "lead":
        return (float(not trumps), long, -run[0].rank)
    kills = len(facts.plays) + 1 == facts.n
    spared = trumps and facts.led is not facts.trump and run[-1].rank >= values["keeps_from"]
    return (0.0 if spared and not kills else 1.0 + kills, long, -run[0].rank)


NUMBERS = (
    RuleNumber("low_to", 2, 14),
    RuleNumber("rich_from", 2, 14),
    RuleNumber("flips", 0, 1),
    RuleNumber("eats_from", 2, 15),
    RuleNumber("keeps_from", 2, 15),
    RuleNumber("longest", 0, 1),
)
FAMILIES = (
    RuleFamily(
        "dump_low",
        "throws low cards on tricks of others, and beats without a thought of trumps",
        NUMBERS[:3],
        _player(
            dumps_low,
            lambda rules, seen, action, values: keeps_trumps(
                rules, seen, action, {"eats_from": 15, "keeps_from": 15, "longest": 1}
            ),
        ),
    ),
    RuleFamily(
        "keep_trumps",
        "throws low cards on tricks of others, and keeps trumps for kills",
        NUMBERS,
        _player(dumps_low, keeps_trumps),
    ),
)
"""All families, for the search of the best answer."""
