"""A tree over what a seat knows: search with a new imagined deal in every round (SO-ISMCTS).

Cowling, Powley, Whitehouse: Information Set Monte Carlo Tree Search, IEEE TCIAIG 4(2), 2012.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import log, sqrt
from random import Random
from typing import Any, TypeAlias

from game.bots.simple import Policy, play_turn, somebody
from game.engine.action import Action, Mode
from game.engine.rules import AnyRules, State
from game.engine.zones import Seat

Values: TypeAlias = Callable[[State[Any]], Sequence[float] | None]
"""How well each seat did, from 0 to 1, where a search stops; None where play goes on."""

CURIOSITY = 0.7
"""How much is tried that was tried little: the weight of the bound (the paper's k)."""


class Node:
    """One action in the tree, by whoever took it."""

    __slots__ = ("action", "available", "children", "total", "visits")

    def __init__(self, action: Action | None = None) -> None:
        """Not visited yet."""
        self.action = action
        self.children: dict[Action, Node] = {}
        self.visits = 0
        self.available = 0
        """How often it could have been chosen."""
        self.total = 0.0
        """What it brought the seat that acted, in sum."""

    def bound(self) -> float:
        """How good it may yet be."""
        tried = CURIOSITY * sqrt(log(self.available) / self.visits)
        return self.total / self.visits + tried


class Tree:
    """Grows by one simulation at a time from the decision of one seat."""

    def __init__(
        self, rules: AnyRules, seat: Seat, policy: Policy, values: Values, depth: int = 400
    ) -> None:
        """*policy* plays on where the tree ends, *depth* turns at most; *values* says when."""
        self.rules = rules
        self.seat = seat
        self.policy = policy
        self.values = values
        self.depth = depth
        self.root = Node()

    def grow(self, worlds: Iterator[State[Any]], simulations: int, rng: Random) -> Iterator[Tree]:
        """So many *simulations*, each on a world that may be changed; yields after each."""
        for _ in range(simulations):
            self._simulate(next(worlds), rng)
            yield self

    @property
    def best(self) -> Action | None:
        """The action visited most; None before the first simulation."""
        children = self.root.children.values()
        return max(children, key=lambda node: node.visits).action if children else None

    @property
    def worths(self) -> dict[Action, float]:
        """What each action brought on average."""
        return {a: node.total / node.visits for a, node in self.root.children.items()}

    def _simulate(self, state: State[Any], rng: Random) -> None:
        node, path = self.root, list[Node]()
        ended = None
        while True:
            seat = self._decider(state, rng, first=node is self.root)
            if seat is None:
                break
            node, fresh = self._select(node, state, seat, rng)
            path.append(node)
            assert node.action is not None
            self.rules.apply(state, node.action, rng)
            ended = self.values(state)
            if fresh or ended is not None:
                break
        values = ended if ended is not None else self._play_on(state, rng)
        for each in path:
            assert each.action is not None
            each.visits += 1
            each.total += values[each.action.seat]

    def _decider(self, state: State[Any], rng: Random, first: bool) -> Seat | None:
        turn = self.rules.turn(state)
        if first:
            return self.seat
        if not turn.seats:
            return None
        return (
            somebody(self.rules, state, turn.seats, rng)
            if turn.mode is Mode.OPEN
            else turn.seats[0]
        )

    def _select(self, node: Node, state: State[Any], seat: Seat, rng: Random) -> tuple[Node, bool]:
        """The child to follow and whether it is new: what was never tried comes first."""
        legal = self.rules.legal(state, seat)
        children = node.children
        new = [action for action in legal if action not in children]
        for action in legal:
            if action in children:
                children[action].available += 1
        if new:
            action = new[int(rng.random() * len(new))]
            child = children[action] = Node(action)
            child.available = 1
            return child, True
        return max((children[action] for action in legal), key=Node.bound), False

    def _play_on(self, state: State[Any], rng: Random) -> Sequence[float]:
        for _ in range(self.depth):
            values = self.values(state)
            if values is not None:
                return values
            if not play_turn(self.rules, state, self.policy, rng):
                break
        ended = self.values(state)
        return ended if ended is not None else shared(self.rules, state)


def shared(rules: AnyRules, state: State[Any]) -> Sequence[float]:
    """How a match ended for each seat: 1 won alone; as good for all where it did not end."""
    outcome = rules.outcome(state)
    if outcome is None:
        return [1 / rules.seats] * rules.seats
    share = 1 / max(1, len(outcome.winners))
    return [share if seat in outcome.winners else 0.0 for seat in range(rules.seats)]
