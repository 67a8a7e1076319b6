"""Simple players of Skitgubbe, to measure others by: greed, and the printed advice."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from game.bots.bot import Bot
from game.bots.profile import BotProfile, Level
from game.engine.action import Action
from game.engine.cards import Card
from game.engine.observation import Observation
from game.engine.rules import AnyRules
from game.games.skitgubbe.bot.bot import SkitgubbeBot
from game.games.skitgubbe.bot.levels import LEVELS
from game.games.skitgubbe.bot.parameters import ENOUGH_AFTER
from game.games.skitgubbe.rules.facts import SLUFF, SkitgubbeFacts
from game.games.skitgubbe.rules.part_two.eating import lowest_run
from game.games.skitgubbe.rules.rules import Skitgubbe
from game.games.skitgubbe.rules.zones import hand_id
from game.games.skitgubbe.view.prompts import known

Taste: TypeAlias = Callable[[Skitgubbe, Observation[SkitgubbeFacts], Action], tuple[float, ...]]
"""How well somebody likes an action; of several numbers the first counts most."""
FIRST_JUDGED: Final = (0, 0, -3, -3, -3, -3, -1, -1, -1, -1, 0, 0, 2, 2, 2)
"""A card by its rank number, as the AI notes of the specification judge it."""


class Baseline:
    """A player who does what seems best at once, without a memory and without trials."""

    def __init__(self, rules: AnyRules, taste: Taste) -> None:
        """Get ready to play by *rules*.

        Raises:
            TypeError: when they are not rules of Skitgubbe.
        """
        if not isinstance(rules, Skitgubbe):
            raise TypeError("This player knows only Skitgubbe.")
        self.rules = rules
        self.taste = taste

    def think(self, seen: Observation[Any], rng: Random) -> Iterator[Action]:
        """Yield one action, at once."""
        if seen.legal:
            yield max(seen.legal, key=lambda action: self.taste(self.rules, seen, action))


def greedy(
    rules: Skitgubbe, seen: Observation[SkitgubbeFacts], action: Action
) -> tuple[float, ...]:
    """Get rid of as many cards as possible, the lowest first."""
    low = action.cards[0].rank if action.cards else 15
    stay = action.verb == "another" and seen.facts.number < ENOUGH_AFTER
    return (float(stay), float(len(action.cards)), float(action.verb == "sluff"), -low)


def advised(
    rules: Skitgubbe, seen: Observation[SkitgubbeFacts], action: Action
) -> tuple[float, ...]:
    """Play by the baseline of the specification's AI notes, as far as one sees without memory."""
    verb, facts = action.verb, seen.facts
    if verb in ("another", "enough"):
        return (float((verb == "another") == (facts.number < ENOUGH_AFTER)),)
    if verb in ("accept", "decline"):
        return (float(verb == "decline"),)
    if verb == "lead":
        return _lead(seen, action)
    if verb in ("beat", "eat"):
        return _answer(rules, seen, action)
    return _part_one(rules, seen, action)


def _lead(seen: Observation[SkitgubbeFacts], action: Action) -> tuple[float, ...]:
    """The lowest run, trumps last."""
    run = action.cards
    return (float(run[0].suit is not seen.facts.trump), -run[0].rank, len(run))


def _answer(
    rules: Skitgubbe, seen: Observation[SkitgubbeFacts], action: Action
) -> tuple[float, ...]:
    """The cheapest run that beats; trumps only for kills; what completes runs is eaten."""
    facts, table = seen.facts, known(seen.cards("table"))
    if action.verb == "eat":
        eaten = table[: lowest_run(table)]
        held = {(c.rank, c.suit) for c in _hand(rules, seen)}
        ends = ((eaten[0].rank - 1, eaten[0].suit), (eaten[-1].rank + 1, eaten[0].suit))
        return (1.5 if any(end in held for end in ends) and eaten[0].rank > 9 else 0.5, 0)
    run = action.cards
    trumps = run[0].suit is facts.trump and facts.led is not facts.trump
    kills = len(facts.plays) + 1 == facts.n
    return (0.0 if trumps and not kills else 1.0 + kills, -run[0].rank, len(run))


def _part_one(
    rules: Skitgubbe, seen: Observation[SkitgubbeFacts], action: Action
) -> tuple[float, ...]:
    """Under the top of a bad pile or turned over, high on a good one; low cards are sluffed."""
    facts, strength = seen.facts, rules.zones.strength
    heap = sum(FIRST_JUDGED[card.rank] for card in known(seen.cards("pile")))
    winning = facts.winner is not None and rules.zones.owner[facts.winner] == seen.seat
    if action.verb == "pass":
        return (0.0,)
    if action.verb == "flip":
        highest = min(strength[card.rank] for card in _hand(rules, seen))
        return (0.0 if facts.phase == SLUFF else 0.5 + (heap < 0 and highest > facts.top), 0)
    card = action.cards[0]
    worth = FIRST_JUDGED[card.rank]
    if action.verb == "sluff":
        likely = winning or (facts.phase != SLUFF and strength[card.rank] > 9)
        return (2.0 if worth < 0 and not likely else -1.0, -card.rank)
    if heap > 0:
        return (1.0, strength[card.rank])
    under = not facts.top or strength[card.rank] < facts.top
    return (1.0 if under else 0.0, -worth, -strength[card.rank])


def _hand(rules: Skitgubbe, seen: Observation[SkitgubbeFacts]) -> list[Card]:
    if seen.facts.turn < 0:
        return known(seen.cards("hand", seen.seat))
    return known(seen.zones.get(hand_id("hand", seen.facts.turn, rules.seats), ()))


def _policy(rules: AnyRules) -> Bot:
    """The judgement of a master who tries nothing out."""
    level = LEVELS[Level.MASTER]._replace(deals=0)
    return SkitgubbeBot(rules, BotProfile(Level.MASTER), level=level)


KINDS: Mapping[str, Callable[[AnyRules], Bot]] = MappingProxyType(
    {
        "greedy": lambda rules: Baseline(rules, greedy),
        "baseline": lambda rules: Baseline(rules, advised),
        "policy": _policy,
    }
)
