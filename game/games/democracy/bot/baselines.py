"""Simple players of Democracy to measure others by: the baseline of the rules' notes, and greed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import Any

from game.bots.bot import Bot
from game.bots.imagined_deals import remembered
from game.bots.profile import BotProfile, Level
from game.bots.softmax_choice import softmax_choice
from game.engine.action import Action
from game.engine.cards import Card
from game.engine.observation import Observation
from game.engine.rules import AnyRules
from game.games.democracy.bot.bot import DemocracyBot
from game.games.democracy.bot.levels import LevelParameters
from game.games.democracy.rules import scoring, vote_winner
from game.games.democracy.rules.facts import TRIBES, DemocracyFacts

VALUABLE = 4.0
"""Points of contested suits in a trick worth fighting for."""
PROBABLE = 0.6
"""A chance that is good enough."""
MIXED = 0.4
"""How far apart two cards must be to be told apart, in points."""
THROWN = 1.3
"""Points each of the others throws in on average."""
POLICY = LevelParameters(0.04, 0, True, True, 1.0, False)
"""What can be worked out, without what was learned."""


class Baseline:
    """The baseline of the rules' notes."""

    def __init__(self, rules: AnyRules) -> None:
        """Play by *rules*."""
        self.rules = rules

    def think(self, seen: Observation[Any], rng: Random) -> Iterator[Action]:
        """Win cheaply what is worth it, and otherwise throw a card that does not matter."""
        legal = seen.legal
        if not legal or seen.seat is None:
            return
        upcard = seen.cards("upcard")
        turned = upcard[0] if upcard else None
        value = THROWN * (self.rules.seats - 1)
        if turned is not None and contested(seen.facts, turned):
            value += scoring.POINTS[turned.index]
        unseen = self.unseen(seen)
        scores = [self.score(seen, action.cards[0], turned, value, unseen) for action in legal]
        yield softmax_choice(legal, scores, MIXED, rng)

    def score(
        self,
        seen: Observation[DemocracyFacts],
        card: Card,
        turned: Card | None,
        value: float,
        unseen: Sequence[Card],
    ) -> float:
        """The score of a card: the cheapest winner, or else the one missed least."""
        chance = self.chance(seen, card, turned, unseen)
        high = vote_winner.PLAIN[card.index] / len(vote_winner.ORDER)
        points = scoring.POINTS[card.index] if contested(seen.facts, card) else 0
        if value >= VALUABLE + THROWN * (self.rules.seats - 2) and chance >= PROBABLE:
            return value * chance - 2 * high
        return -2 * points * (1 - chance) - 3 * high

    def chance(
        self,
        seen: Observation[DemocracyFacts],
        card: Card,
        turned: Card | None,
        unseen: Sequence[Card],
    ) -> float:
        """The chance that no other seat plays anything higher, if each plays any card."""
        table = vote_winner.PLAIN if turned is None else vote_winner.STRENGTHS[turned.index]
        high = table[card.index]
        above = [table[each.index] for each in unseen if table[each.index] >= high]
        if high == vote_winner.CHIEF:
            above = (
                [vote_winner.IDIOT]
                if any(table[c.index] == vote_winner.IDIOT for c in unseen)
                else []
            )
        return (1 - len(above) / max(1, len(unseen))) ** (self.rules.seats - 1)

    def unseen(self, seen: Observation[DemocracyFacts]) -> list[Card]:
        """The cards this seat has not seen on this island."""
        known = {card for row in remembered(self.rules, seen).values() for card in row}
        return [card for card in self.rules.pack() if card not in known]


class Greedy:
    """A player that plays its highest card for whatever is turned up."""

    def __init__(self, rules: AnyRules) -> None:
        """Play by any rules of Democracy."""

    def think(self, seen: Observation[Any], rng: Random) -> Iterator[Action]:
        """Yield the highest card, trump or not, at once."""
        upcard = seen.cards("upcard")
        turned = upcard[0] if upcard else None
        table = vote_winner.PLAIN if turned is None else vote_winner.STRENGTHS[turned.index]
        if seen.legal:
            yield max(seen.legal, key=lambda action: table[action.cards[0].index])


def policy(rules: AnyRules) -> DemocracyBot:
    """A master that plays by judgement alone, without imagined deals."""
    return DemocracyBot(rules, BotProfile(Level.MASTER), level=POLICY)


def contested(facts: DemocracyFacts, card: Card) -> bool:
    """Whether nobody has scored the tribe of a card yet."""
    if card.is_joker:
        return False
    return max(facts.points[scoring.TRIBE[card.index] :: TRIBES]) < scoring.ENOUGH


KINDS: Mapping[str, Callable[[AnyRules], Bot]] = MappingProxyType(
    {"greedy": Greedy, "baseline": Baseline, "policy": policy}
)
"""Everybody here by name."""
