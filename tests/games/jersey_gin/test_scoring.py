"""The score of a hand and the grand totals, against the sentences of the specification."""

from itertools import product

import pytest

from game.games.jersey_gin.rules import scoring
from game.games.jersey_gin.rules.facts import End


def slow_knock(d: tuple[int, ...], k: int) -> tuple[int, int]:
    """JG-S1 and JG-S2, one sentence after the other: the winner and what it gains."""
    a, b = (k + 1) % 3, (k + 2) % 3
    if not d[k] > d[a] and not d[k] > d[b]:
        return k, (d[a] - d[k]) + (d[b] - d[k])
    winner = a if d[a] <= d[b] else b
    return winner, sum(d[seat] - d[winner] for seat in range(3) if seat != winner) + 10


def slow_run_out(d: tuple[int, ...], breaker: int) -> tuple[int, int]:
    """JG-S4."""
    lowest = [seat for seat in range(3) if d[seat] == min(d)]
    winner = lowest[0]
    if breaker in lowest:
        winner = breaker
    elif len(lowest) == 2:
        winner = (breaker + 1) % 3
    return winner, sum(d) - 3 * d[winner]


@pytest.mark.parametrize("seat", range(3))
def test_every_small_hand_scores_as_the_sentences_say(seat: int) -> None:
    for deadwood in product(range(12), repeat=3):
        knock = scoring.knock(deadwood, seat)
        assert (knock.winner, knock.gain) == slow_knock(deadwood, seat)
        assert (knock.how is End.KNOCK) == (knock.winner == seat)
        out = scoring.run_out(deadwood, seat)
        assert (out.winner, out.gain) == slow_run_out(deadwood, seat)
        assert knock.gain >= 0 <= out.gain


def test_gin() -> None:
    assert scoring.gin([4, 0, 33], 1) == (End.GIN, 1, 77)
    assert scoring.gin([0, 0, 0], 1) == (End.GIN, 1, 40)


def test_grand_totals() -> None:
    assert scoring.totals([102, 62, 40], [5, 3, 2], 0) == (327, 137, 90)
