"""Points and tribes of whole islands against piles kept by hand from the tricks that were seen."""

from random import Random

import pytest

from game.bots.random_bot import random_policy
from game.engine.rules import State
from game.games.democracy.rules.facts import DemocracyFacts, Island
from game.games.democracy.rules.rules import Democracy
from tests.games.democracy.tables import VALUES, democracy, taken_by

ISLANDS = 1_000
"""Of each number of players and each way to deal: ten thousand in all."""


def slow_points(piles: list[list[str]]) -> list[list[int]]:
    """DM-3.1: the points of each pile, suit by suit."""
    return [
        [sum(VALUES.get(card[0], 0) for card in pile if card[1] == suit) for suit in "cdhs"]
        for pile in piles
    ]


def slow_island(rules: Democracy, state: State[DemocracyFacts], rng: Random) -> list[list[str]]:
    """Play an island at random; what everybody captured, by the tricks as they were seen."""
    policy, number = random_policy(rules), state.facts.island
    piles: list[list[str]] = [[] for _ in range(rules.seats)]
    while state.facts.island == number and state.facts.winner is None:
        upcard = state.table.zones[rules.zones.upcard][0].text
        made = [policy(state, seat, rng) for seat in rules.turn(state).seats]
        chosen = [action.cards[0].text for action in made]
        winner = taken_by(chosen, upcard)
        for seat, card in enumerate(chosen):
            piles[seat if winner is None else winner].append(card)
        if winner is not None:
            piles[winner].append(upcard)
        for action in made:
            rules.apply(state, action, rng)
    return piles


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("deal", ["source", "even"])
def test_ten_thousand_islands_score_as_piles_kept_by_hand(seats: int, deal: str) -> None:
    compare(democracy(seats, deal=deal), ISLANDS)


def compare(rules: Democracy, islands: int) -> None:
    rng = Random(rules.seats)
    state, tribes, played = rules.deal(rng), [0] * rules.seats, 0
    while played < islands:
        points = slow_points(slow_island(rules, state, rng))
        played += 1
        last: Island = state.facts.islands[-1]
        assert [list(suits) for suits in last.points] == points
        for seat, suits in enumerate(points):
            tribes[seat] += sum(2 * each > 25 for each in suits)
        assert state.facts.tribes == tribes
        for suit in range(4):
            assert sum(suits[suit] for suits in points) <= 25
        over = sorted(tribes)[-1] >= 5 and sorted(tribes)[-1] > sorted(tribes)[-2]
        assert (state.facts.winner is not None) == over
        if over:
            assert tribes[state.facts.winner or 0] == max(tribes)
            state, tribes = rules.deal(rng), [0] * rules.seats
