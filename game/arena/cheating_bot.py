"""The cheating bot: a player that looks at all cards, to show what knowing them is worth."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from game.bots.monte_carlo_baselines import TreeBot
from game.engine.action import Action
from game.engine.observation import Observation
from game.engine.rules import AnyRules, State


class CheatingBot:
    """Somebody who looks at all cards, to show what knowing them is worth; no table has one."""

    def __init__(self, rules: AnyRules, simulations: int) -> None:
        """Try so many times a decision."""
        self.rules = rules
        self.simulations = simulations

    def think(self, seen: Observation[Any], rng: Random) -> Iterator[Action]:
        """Think as a tree search that knows the truth; without it, as any other."""
        return TreeBot(self.rules, self.simulations).think(seen, rng)

    def shown(self, truth: State[Any]) -> TreeBot:
        """The same player once the cards are on the table."""

        def same(rules: AnyRules, seen: Observation[Any], rng: Random) -> Iterator[State[Any]]:
            while True:
                yield truth.clone()

        return TreeBot(self.rules, self.simulations, same)
