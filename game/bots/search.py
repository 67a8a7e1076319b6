"""A first honest player for any game: imagines what is hidden, plays on, keeps what worked."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, TypeAlias

from game.bots.bot import Level
from game.bots.imagine import worlds
from game.bots.simple import Policy, at_random, play_turn
from game.engine.action import Action
from game.engine.observation import Observation
from game.engine.rules import AnyRules, State
from game.engine.zones import Seat

SIMULATIONS = {Level.NOVICE: 20, Level.CASUAL: 60, Level.SKILLED: 150, Level.MASTER: 300}
"""For one decision, by level."""

Judge: TypeAlias = Callable[[State[Any], Seat], float]
"""How well a seat stands, from 0 to 1, where play was broken off."""


class SearchBot:
    """Tries every action on the same imagined worlds and takes the one that ended best."""

    def __init__(
        self,
        rules: AnyRules,
        simulations: int = 200,
        depth: int = 60,
        policy: Policy | None = None,
        judge: Judge | None = None,
    ) -> None:
        """*simulations* for one decision, of at most *depth* turns; all play by *policy*."""
        self.rules = rules
        self.simulations = simulations
        self.depth = depth
        self.policy = policy or at_random(rules)
        self.judge = judge or undecided

    def think(self, seen: Observation[Any], rng: Random) -> Iterator[Action]:
        """The best action so far after every simulation."""
        legal = seen.legal
        if not legal or seen.seat is None:
            return
        yield legal[0]
        if len(legal) == 1:
            return
        totals = [0.0] * len(legal)
        trials = [0] * len(legal)
        imagined = worlds(self.rules, seen, rng)
        world = next(imagined)
        for number in range(max(self.simulations, len(legal))):
            at = number % len(legal)
            if at == 0:
                world = next(imagined)
            totals[at] += self.play_on(world.clone(), legal[at], seen.seat, rng)
            trials[at] += 1
            means = [t / n if n else -1.0 for t, n in zip(totals, trials, strict=True)]
            yield legal[means.index(max(means))]

    def play_on(self, state: State[Any], action: Action, seat: Seat, rng: Random) -> float:
        """How it ended for *seat* after *action*: 1 won alone, 0 lost, shared wins between."""
        rules = self.rules
        play_turn(rules, state, self.policy, rng, {seat: action})
        for _ in range(self.depth):
            if not play_turn(rules, state, self.policy, rng):
                break
        outcome = rules.outcome(state)
        if outcome is None:
            return self.judge(state, seat)
        return 1 / len(outcome.winners) if seat in outcome.winners else 0.0


def searcher(rules: AnyRules, level: Level) -> SearchBot:
    """Who plays a game that nobody has judgement for: the better, the longer it searches."""
    return SearchBot(rules, SIMULATIONS[level])


def undecided(state: State[Any], seat: Seat) -> float:
    """The judgement of somebody who has none."""
    return 0.5
