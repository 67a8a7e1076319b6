"""The score of a hand and the end of the game, against the sentences of the specification."""

from itertools import product
from random import Random

import pytest

from game.engine.match import Match
from game.games.jersey_gin.rules import scoring
from game.games.jersey_gin.rules.facts import End
from tests.games.jersey_gin.tables import gin, sensible


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


def test_grand_totals_and_winners() -> None:
    assert scoring.totals([102, 62, 40], [5, 3, 2], 0) == (327, 137, 90)
    assert scoring.winners((327, 137, 90), 0) == (0,)
    assert scoring.winners((250, 260, 90), 0) == (1,)
    assert scoring.winners((250, 250, 90), 1) == (1,)
    assert scoring.winners((90, 260, 260), 0) == (1, 2)


@pytest.mark.parametrize("target", [50, 100, 250])
def test_a_match_adds_up(target: int) -> None:
    rules = gin(target=target)
    rng = Random(target)
    for _ in range(4):
        state = rules.deal(rng).clone()
        while rules.turn(state).seats:
            seat = state.facts.turn
            rules.apply(state, sensible(rules, state, seat, rng), rng)
        facts = state.facts
        for seat in range(3):
            won = [tally for tally in facts.hands if tally.winner == seat]
            assert facts.boxes[seat] == len(won)
            assert facts.points[seat] == sum(tally.gain for tally in won)
        last = facts.hands[-1]
        assert facts.reached == last.winner
        assert facts.points[last.winner] >= target
        assert facts.points[last.winner] - last.gain < target
        assert all(p < target for s, p in enumerate(facts.points) if s != last.winner)
        outcome = rules.outcome(state)
        assert outcome is not None
        assert outcome.points == scoring.totals(facts.points, facts.boxes, last.winner)
        assert [tally.number for tally in facts.hands] == list(range(1, len(facts.hands) + 1))


def test_silent_and_recorded_matches_are_the_same() -> None:
    rules = gin()
    for seed in ("a", "b", "c"):
        match = Match(rules, seed)
        rng, silent = Random(seed), Random(seed)
        state = rules.deal(silent).clone()
        while match.turn.seats:
            seat = match.turn.seats[0]
            action = sensible(rules, match.state_copy(), seat, rng)
            match.submit(action)
            rules.apply(state, action, silent)
        assert state.table.zones == match.state_copy().table.zones
        assert repr(state.facts) == repr(match.state_copy().facts)
