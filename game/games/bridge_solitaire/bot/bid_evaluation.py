"""Bid evaluation: every strain is played on imagined stocks, and every call is scored by it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from random import Random
from statistics import fmean, pstdev

from game.engine.action import Action
from game.engine.rules import State
from game.games.bridge_solitaire.bot.rollout import Player, finished
from game.games.bridge_solitaire.bot.rubber_value import RubberValue, prospects
from game.games.bridge_solitaire.rules.bid_numbers import TRICKS
from game.games.bridge_solitaire.rules.facts import HOUSE, PLAYER, BridgeFacts, Contract
from game.games.bridge_solitaire.rules.rules import BridgeSolitaire

DEFEND = 0
"""The strain of a pass."""


class Calls:
    """The calls of one decision, with the tricks the player took in each strain."""

    def __init__(
        self,
        rules: BridgeSolitaire,
        facts: BridgeFacts,
        legal: Sequence[Action],
        lift: float = 0.0,
        look: Callable[[BridgeFacts], float] = prospects,
    ) -> None:
        """Score with *lift*, the chance of one trick more, and *look*, which judges the rubber."""
        self.rules = rules
        self.facts = facts
        self.legal = list(legal)
        self.lift = lift
        self.ledger = RubberValue(facts, look)
        self.tricks: dict[int, list[int]] = {}
        self.lowest: dict[int, Action] = {}
        """The lowest call by strain; how the cards fall does not depend on the level."""
        for action in self.legal:
            self.lowest.setdefault(strain_of(action), action)
        self.multiplier = 1
        self.honors = dict.fromkeys(self.lowest, 0)

    def imagine(self, world: State[BridgeFacts], choose: Player, rng: Random) -> None:
        """Play every strain on one imagined stock."""
        for strain, action in self.lowest.items():
            state = world.clone()
            self.rules.apply(state, action, rng)
            if state.facts.contract is not None:
                self.multiplier = state.facts.contract.multiplier
                self.honors[strain] = state.facts.honors
            last = finished(self.rules, state, choose, rng).last
            assert last is not None
            self.tricks.setdefault(strain, []).append(last.tricks[PLAYER])

    def contract(self, action: Action) -> Contract:
        """The contract that a call leads to."""
        if action.value is None:
            return Contract(self.facts.house_call or 0, HOUSE, self.multiplier)
        return Contract(action.value, PLAYER, self.multiplier)

    def results(self, action: Action) -> list[float]:
        """The points of a call on each imagined stock."""
        strain, contract = strain_of(action), self.contract(action)
        worth, lift, honors = self.ledger.worth, self.lift, self.honors[strain]
        return [
            (1 - lift) * worth(contract, tricks, honors)
            + lift * worth(contract, min(TRICKS, tricks + 1), honors)
            for tricks in self.tricks.get(strain, ())
        ]

    def scores(self, risk: float = 0.0, patience: float = 0.0) -> list[float]:
        """The expected points of each call; *risk* weighs the spread of its results.

        *patience* is added where the house plays the contract.
        """
        scores = []
        for action in self.legal:
            results = self.results(action)
            more = patience if strain_of(action) == DEFEND else 0.0
            scores.append(fmean(results) + risk * pstdev(results) + more)
        return scores


def strain_of(action: Action) -> int:
    """The strain of a call: 1 for clubs to 5 for no trump, or DEFEND."""
    return DEFEND if action.value is None else action.value % 100


def makes(tricks: Iterable[int], wanted: int) -> float:
    """The share of the imagined deals in which *wanted* tricks were taken."""
    found = list(tricks)
    return sum(each >= wanted for each in found) / max(1, len(found))
