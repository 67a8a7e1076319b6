"""Every way to play a few tiny positions, counted by the rules and by brute force beside them."""

from __future__ import annotations

from collections import Counter
from itertools import permutations, product
from random import Random
from typing import TypeAlias

import pytest

from game.engine.rules import State
from game.games.democracy.rules.facts import DemocracyFacts, Phase
from game.games.democracy.rules.rules import Democracy
from tests.contract.perft import divide, perft, written
from tests.games.democracy.tables import VALUES, taken_by

Course: TypeAlias = tuple[int | None, ...]
"""Who won each trick, None for a tie."""
Ends: TypeAlias = Counter[tuple[tuple[int, ...], ...]]
"""How often a way to play ends with these points by seat and suit."""


class Position:
    """Hands and a pool that are played out, with golden numbers."""

    def __init__(
        self, hands: str, pool: str, sequences: int, ends: int, ties: int, sure: int
    ) -> None:
        """*ends* different ends, *ties* tied tricks in all, *sure* times all to the first seat."""
        self.hands = [hand.split() for hand in hands.split("/")]
        self.pool = pool.split()
        self.sequences = sequences
        self.golden = (ends, ties, sure)

    def text(self) -> str:
        """The position as scenarios write it."""
        lines = [f"hand P{seat}: {' '.join(hand)}" for seat, hand in enumerate(self.hands, 1)]
        head = ["game: democracy", f"seats: {len(self.hands)}", f"pool: {' '.join(self.pool)}"]
        return "\n".join(head + lines)


POSITIONS = [
    Position("5h 6c/6h 5c", "9h 8c", 4, 4, 0, 1),
    Position("5h 6c *1/6h 5c Ad/7d 5s Kd/*2 7h Qc", "9h 8c Js", 1296, 707, 864, 42),
    Position("5h 4c 6d/6h 5c Ad/7d 5s Kd", "9h 8c Td", 216, 139, 56, 6),
    Position("5d 6d 5h 3c/6h 5c Ah 3s", "9h 8c Td 7d", 576, 102, 252, 50),
    Position("5d Kc/6d Kh/4d Kd/3h Jd", "Qd Qs", 16, 16, 2, 0),
]


def brute_force(position: Position) -> tuple[int, Ends, int, int]:
    """All orders in which every hand can be played, each trick decided by the slow reading."""
    ends: Ends = Counter()
    ties = sure = count = 0
    for orders in product(*(permutations(hand) for hand in position.hands)):
        piles: list[list[str]] = [[] for _ in orders]
        flow: list[int | None] = []
        for upcard, *chosen in zip(position.pool, *orders, strict=True):
            winner = taken_by(chosen, upcard)
            flow.append(winner)
            for seat, card in enumerate(chosen):
                piles[seat if winner is None else winner].append(card)
            piles[winner or 0] += [upcard] if winner is not None else []
        count += 1
        ties += flow.count(None)
        sure += flow == [0] * len(flow)
        ends[tuple(points(pile) for pile in piles)] += 1
    return count, ends, ties, sure


def points(pile: list[str]) -> tuple[int, ...]:
    return tuple(sum(VALUES.get(c[0], 0) for c in pile if c[1] == suit) for suit in "cdhs")


def by_the_rules(rules: Democracy, state: State[DemocracyFacts]) -> Ends:
    """How every way to play ends, by the rules."""
    if state.facts.phase is Phase.SCORE:
        return Counter([tuple(state.facts.points_of(seat) for seat in range(rules.seats))])
    found: Ends = Counter()
    for choice in product(*(rules.legal(state, seat) for seat in rules.turn(state).seats)):
        after = state.clone()
        for action in choice:
            rules.apply(after, action, Random(1))
        found += by_the_rules(rules, after)
    return found


@pytest.mark.parametrize("position", POSITIONS, ids=lambda p: p.text().split("hand", 1)[1])
def test_every_way_to_play_is_counted_alike(position: Position) -> None:
    rules, state = written(position.text())
    assert isinstance(rules, Democracy)
    count, ends, ties, sure = brute_force(position)
    depth = len(position.hands) * len(position.pool)
    assert perft(rules, state, depth) == count == position.sequences
    assert by_the_rules(rules, state) == ends
    assert (len(ends), ties, sure) == position.golden


def test_the_second_day_is_counted_as_well() -> None:
    text = """
    game: democracy
    seats: 2
    dealer: P1
    pool: 9h 8c
    hand P1: 5h 6c
    hand P2: 6h 5c
    rest: 7c 7d 7h 7s 8d 8h 8s 9c 9d
    """
    rules, state = written(text)
    counts = [perft(rules, state, depth) for depth in range(11)]
    assert counts == [1, 2, 4, 4, 4, 12, 36, 72, 144, 144, 144]


def test_divide_names_what_all_seats_choose() -> None:
    rules, state = written(POSITIONS[0].text())
    parts = divide(rules, state, 4)
    assert parts == dict.fromkeys(parts, 1)
    assert set(parts) == {
        f"P1 choose {one}, P2 choose {other}" for one in ("5h", "6c") for other in ("6h", "5c")
    }
