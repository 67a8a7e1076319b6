"""Monte Carlo players without judgement, as baselines: flat, and tree search with random play."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, TypeAlias

from game.bots.any_game_bot import AnyGameBot
from game.bots.bot import ActionValues
from game.bots.heuristic_value import heuristic_value
from game.bots.imagined_deals import determinize
from game.bots.ismcts import Tree, shared
from game.bots.random_bot import random_policy
from game.engine.action import Action
from game.engine.observation import Observation
from game.engine.rules import AnyRules, State

DEPTH = 120
"""Turns played on at most; then the score sheet says who is ahead."""

ImaginedWorlds: TypeAlias = Callable[[AnyRules, Observation[Any], Random], Iterator[State[Any]]]
"""Deals to try on, each the searcher's to change."""


def flat_monte_carlo(rules: AnyRules, simulations: int) -> AnyGameBot:
    """A player that tries each action equally often and then plays on at random."""
    return AnyGameBot(
        rules, simulations, DEPTH, judge=lambda state, seat: heuristic_value(rules, state)[seat]
    )


class TreeBot:
    """A player that searches a tree (ISMCTS) and plays on at random where the tree ends."""

    def __init__(
        self, rules: AnyRules, simulations: int, worlds: ImaginedWorlds = determinize
    ) -> None:
        """Search with this many *simulations* a decision, each on one of the imagined *worlds*."""
        self.rules = rules
        self.simulations = simulations
        self.worlds = worlds

    def think(self, seen: Observation[Any], rng: Random) -> Iterator[Action]:
        """Yield the action tried most so far, after every simulation."""
        legal = seen.legal
        if legal:
            yield legal[0]
        for tree in self._grown(seen, rng):
            assert tree.best is not None
            yield tree.best

    def explain(self, seen: Observation[Any], action: Action) -> str:
        """Return nothing: this player has no reasons to give."""
        return ""

    def action_values(self, seen: Observation[Any], rng: Random) -> Iterator[ActionValues]:
        """Yield the shares of a win so far; an action that was not tried yet counts as lost."""
        if seen.legal:
            yield ActionValues("wins", dict.fromkeys(seen.legal, 0.0), 0)
        for done, tree in enumerate(self._grown(seen, rng), 1):
            yield ActionValues("wins", dict.fromkeys(seen.legal, 0.0) | tree.mean_values, done)

    def _grown(self, seen: Observation[Any], rng: Random) -> Iterator[Tree]:
        if seen.seat is None or (len(seen.legal) < 2 and seen.turn.lead in (None, seen.seat)):
            return
        rules = self.rules

        def ended(state: State[Any]) -> Sequence[float] | None:
            return None if rules.outcome(state) is None else shared(rules, state)

        tree = Tree(
            rules,
            seen.seat,
            random_policy(rules),
            ended,
            DEPTH,
            lambda s: heuristic_value(rules, s),
        )
        yield from tree.grow(self.worlds(rules, seen, rng), self.simulations, rng)
