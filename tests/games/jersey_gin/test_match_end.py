"""The end of a match of Jersey Gin: when it comes, and who has won."""

from random import Random

import pytest

from game.games.jersey_gin.rules import scoring
from game.games.jersey_gin.rules.match_end import winners
from tests.games.jersey_gin.tables import gin, sensible


def test_winners() -> None:
    """The highest total wins; of equals who reached the target, or all (JG-E2)."""
    assert winners((327, 137, 90), 0) == (0,)
    assert winners((250, 260, 90), 0) == (1,)
    assert winners((250, 250, 90), 1) == (1,)
    assert winners((90, 260, 260), 0) == (1, 2)


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
