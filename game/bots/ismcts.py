"""Information-set Monte Carlo tree search: a new imagined deal in every round (SO-ISMCTS).

Cowling, Powley, Whitehouse: Information Set Monte Carlo Tree Search, IEEE TCIAIG 4(2), 2012. Where
several seats choose in secret, each chooses for itself (decoupled bounds): nobody answers what he
cannot see.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import log, sqrt
from random import Random
from typing import Any, TypeAlias

from game.bots.bot import WAIT
from game.bots.random_bot import Policy, play_turn, somebody
from game.engine.action import Action, Mode
from game.engine.rules import AnyRules, State
from game.engine.zones import Seat

Values: TypeAlias = Callable[[State[Any]], Sequence[float] | None]
"""How well each seat did, from 0 to 1, where a search stops; None where play goes on."""
Judge: TypeAlias = Callable[[State[Any]], Sequence[float]]
"""How well each seat does, from 0 to 1, where play is broken off."""

CURIOSITY = 0.7
"""How much is tried that was tried little: the weight of the bound (the paper's k)."""


class Arm:
    """An action at one node, with its visits and its reward."""

    __slots__ = ("available", "total", "visits")

    def __init__(self) -> None:
        """Begin without a visit."""
        self.visits = 0
        self.available = 0
        """How often it could have been chosen."""
        self.total = 0.0
        """What it brought the seat that acted, in sum."""

    def bound(self) -> float:
        """The upper confidence bound of the action."""
        tried = CURIOSITY * sqrt(log(self.available) / self.visits)
        return self.total / self.visits + tried


class Node:
    """A node of the tree: the actions tried there, and the nodes that follow."""

    __slots__ = ("arms", "children")

    def __init__(self) -> None:
        """Begin without an action."""
        self.arms: dict[Action, Arm] = {}
        self.children: dict[tuple[Action, ...], Node] = {}


class Tree:
    """The search tree of one decision of one seat; it grows by one simulation at a time."""

    def __init__(
        self,
        rules: AnyRules,
        seat: Seat,
        policy: Policy,
        values: Values,
        depth: int = 400,
        judge: Judge | None = None,
    ) -> None:
        """Play on by *policy* beyond the tree, at most *depth* turns; *values* are those of an end.

        *judge* values what is broken off; without one it is as good for all.
        """
        self.rules = rules
        self.seat = seat
        self.policy = policy
        self.values = values
        self.depth = depth
        self.judge = judge
        self.root = Node()

    def grow(self, worlds: Iterator[State[Any]], simulations: int, rng: Random) -> Iterator[Tree]:
        """Run *simulations*, each on a world that may be changed; yield after each."""
        for _ in range(simulations):
            self._simulate(next(worlds), rng)
            yield self

    @property
    def tried(self) -> dict[Action, Arm]:
        """The actions of the seat that were tried so far."""
        return {a: arm for a, arm in self.root.arms.items() if a.seat == self.seat and arm.visits}

    @property
    def best(self) -> Action | None:
        """The action tried most, of equals the better one; None before the first trial."""
        tried = self.tried
        if not tried:
            return None
        return max(tried, key=lambda a: (tried[a].visits, tried[a].total))

    @property
    def mean_values(self) -> dict[Action, float]:
        """The mean result of each action."""
        return {action: arm.total / arm.visits for action, arm in self.tried.items()}

    def _simulate(self, state: State[Any], rng: Random) -> None:
        node, path = self.root, list[tuple[Action, Arm]]()
        ended, fresh = None, False
        asked = self._first(state)
        while asked and not fresh and ended is None:
            chosen = []
            for legal in asked:
                action, arm, new = self._select(node, legal, rng)
                chosen.append(action)
                path.append((action, arm))
                fresh = fresh or new
            self._play(state, chosen, rng)
            ended = self.values(state)
            if not fresh and ended is None:
                node = node.children.setdefault(tuple(chosen), Node())
                asked = self._asked(state, chosen, rng)
        values = ended if ended is not None else self._play_on(state, rng)
        for action, arm in path:
            arm.visits += 1
            arm.total += values[action.seat]

    def _first(self, state: State[Any]) -> list[Sequence[Action]]:
        """What may be done in the decision searched for; where it is secret by the others too."""
        turn = self.rules.turn(state)
        if turn.mode is Mode.OPEN:
            wait = [] if turn.lead in (None, self.seat) else [Action(self.seat, WAIT)]
            return [[*self.rules.legal(state, self.seat), *wait]]
        seats = sorted({self.seat, *turn.seats})
        return [self.rules.legal(state, seat) for seat in seats]

    def _asked(
        self, state: State[Any], done: Sequence[Action], rng: Random
    ) -> list[Sequence[Action]]:
        """What may be done next by whoever decides; after a wait that is who must act."""
        turn = self.rules.turn(state)
        seats = turn.seats
        if seats and turn.mode is Mode.OPEN:
            waited = done[0].verb == WAIT and turn.lead is not None
            lead = turn.lead if waited else None
            seats = (somebody(self.rules, state, seats, rng) if lead is None else lead,)
        return [self.rules.legal(state, seat) for seat in seats]

    def _play(self, state: State[Any], chosen: Sequence[Action], rng: Random) -> None:
        for action in chosen:
            if action.verb != WAIT:
                self.rules.apply(state, action, rng)

    def _select(self, node: Node, legal: Sequence[Action], rng: Random) -> tuple[Action, Arm, bool]:
        """What to try and whether it is new: what was never tried comes first."""
        arms = node.arms
        new = [action for action in legal if action not in arms]
        for action in legal:
            if action in arms:
                arms[action].available += 1
        if new:
            action = new[int(rng.random() * len(new))]
            arm = arms[action] = Arm()
            arm.available = 1
            return action, arm, True
        action = max(legal, key=lambda each: arms[each].bound())
        return action, arms[action], False

    def _play_on(self, state: State[Any], rng: Random) -> Sequence[float]:
        for _ in range(self.depth):
            values = self.values(state)
            if values is not None:
                return values
            if not play_turn(self.rules, state, self.policy, rng):
                break
        ended = self.values(state)
        if ended is not None:
            return ended
        return self.judge(state) if self.judge else shared(self.rules, state)


def shared(rules: AnyRules, state: State[Any]) -> Sequence[float]:
    """The share of the win of each seat: 1 won alone; equal for all where the match did not end."""
    outcome = rules.outcome(state)
    if outcome is None:
        return [1 / rules.seats] * rules.seats
    share = 1 / max(1, len(outcome.winners))
    return [share if seat in outcome.winners else 0.0 for seat in range(rules.seats)]
