"""The bot for any game: it deals hidden cards anew, plays on, and compares the results."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, TypeAlias

from game.bots.bot import WAIT, ActionValues
from game.bots.imagined_deals import determinize
from game.bots.profile import BotProfile, Level
from game.bots.random_bot import Policy, play_turn, random_policy
from game.engine.action import Action, Mode
from game.engine.native import mypyc_attr
from game.engine.observation import Observation
from game.engine.rules import AnyRules, State
from game.engine.zones import Seat

SIMULATIONS = {Level.NOVICE: 20, Level.CASUAL: 60, Level.SKILLED: 150, Level.MASTER: 900}
"""For one decision at most, by level."""
TURNS = {Level.NOVICE: 1500, Level.CASUAL: 3000, Level.SKILLED: 6000, Level.MASTER: 40_000}
"""Imagined decisions of anybody for one decision at most, by level: so nobody waits long."""
LEAST = 3
"""Simulations of each action that is compared; where there are too many, only some are."""

Judge: TypeAlias = Callable[[State[Any], Seat], float]
"""How well a seat stands, from 0 to 1, where play was broken off."""


@mypyc_attr(allow_interpreted_subclasses=True)
class AnyGameBot:
    """A player that tries every action on the same imagined deals and takes the best on average."""

    def __init__(
        self,
        rules: AnyRules,
        simulations: int = 200,
        depth: int = 60,
        policy: Policy | None = None,
        judge: Judge | None = None,
        turns: int | None = None,
    ) -> None:
        """Run *simulations* for a decision, each of at most *depth* turns by *policy*.

        They stop when *turns* decisions have been imagined, if given; those of several seats at
        once count for each.
        """
        self.rules = rules
        self.simulations = simulations
        self.depth = depth
        self.policy = policy or random_policy(rules)
        self.judge = judge or undecided
        self.turns = turns
        self._spent = 0

    def think(self, seen: Observation[Any], rng: Random) -> Iterator[Action]:
        """Yield the best action so far after every simulation; equal ones are not told apart."""
        for weighing in self.action_values(seen, rng):
            worths = weighing.values
            yield max(worths, key=worths.__getitem__)

    def explain(self, seen: Observation[Any], action: Action) -> str:
        """Return nothing: this player has no reasons to give."""
        return ""

    def action_values(self, seen: Observation[Any], rng: Random) -> Iterator[ActionValues]:
        """Yield the shares of a win after every simulation; what was not tried counts as lost."""
        if seen.seat is None or not seen.legal:
            return
        actions = self._compared(seen, seen.seat, rng)
        yield ActionValues("wins", dict.fromkeys(actions, 0.0), 0)
        if len(actions) == 1:
            return
        totals = [0.0] * len(actions)
        trials = [0] * len(actions)
        worlds = determinize(self.rules, seen, rng)
        world = next(worlds)
        self._spent = 0
        for number in range(max(self.simulations, len(actions))):
            at = number % len(actions)
            if self.turns is not None and self._spent > self.turns and trials[-1]:
                return
            if at == 0:
                world = next(worlds)
            totals[at] += self.play_on(world.clone(), actions[at], seen.seat, rng)
            trials[at] += 1
            means = [t / n if n else -1.0 for t, n in zip(totals, trials, strict=True)]
            yield ActionValues("wins", dict(zip(actions, means, strict=True)), trials[-1])

    def play_on(self, state: State[Any], action: Action, seat: Seat, rng: Random) -> float:
        """Play on after *action*; the result for *seat*: 1 won alone, 0 lost, else a share."""
        rules = self.rules
        if action.verb != WAIT:
            self._spent += self._deciding(state)
            play_turn(rules, state, self.policy, rng, {seat: action})
        for _ in range(self.depth):
            self._spent += self._deciding(state)
            if not play_turn(rules, state, self.policy, rng):
                break
        outcome = rules.outcome(state)
        if outcome is None:
            return self.judge(state, seat)
        return 1 / len(outcome.winners) if seat in outcome.winners else 0.0

    def _compared(self, seen: Observation[Any], seat: Seat, rng: Random) -> list[Action]:
        """The actions that are compared, in any order: one of each verb, then as many as can be."""
        legal = seen.legal
        rng.shuffle(legal)
        if seen.turn.lead not in (None, seat):
            legal.insert(0, Action(seat, WAIT))
        most = max(2, self.simulations // LEAST)
        if len(legal) <= most:
            return legal
        kinds = list({action.verb: action for action in reversed(legal)}.values())
        return [*kinds, *(action for action in legal if action not in kinds)][:most]

    def _deciding(self, state: State[Any]) -> int:
        turn = self.rules.turn(state)
        return len(turn.seats) if turn.mode is Mode.SECRET else 1


def searcher(rules: AnyRules, profile: BotProfile) -> AnyGameBot:
    """The bot for a profile: the higher its level, the more simulations."""
    simulations = round(SIMULATIONS[profile.level] * profile.effort)
    return AnyGameBot(rules, simulations, turns=round(TURNS[profile.level] * profile.effort))


def undecided(state: State[Any], seat: Seat) -> float:
    """The value of a state that cannot be judged: 0.5."""
    return 0.5
