"""Value of a state where play is broken off: by the score sheet, partners alike, few sins best."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.bots.heuristic_value import heuristic_value
from game.bots.random_bot import play_turn, random_policy
from game.engine.rules import AnyRules, State
from game.shelf import SHELF


def after(rules: AnyRules, turns: int) -> State[Any]:
    rng = Random(2)
    state = rules.deal(rng)
    for _ in range(turns):
        if not play_turn(rules, state, random_policy(rules), rng):
            break
    return state


@pytest.mark.parametrize("game", SHELF)
def test_who_won_stands_best(game: str) -> None:
    rules = SHELF[game].open()
    state = after(rules, 600)
    worths = heuristic_value(rules, state)
    assert len(worths) == rules.seats
    assert all(0 <= worth <= 1 for worth in worths)
    outcome = rules.outcome(state)
    if outcome is not None and outcome.winners:
        best = [seat for seat in range(rules.seats) if worths[seat] == max(worths)]
        assert set(best) <= set(outcome.winners)


def test_nobody_is_ahead_before_the_first_score() -> None:
    rules = SHELF["sinful_gibbon"].open()
    assert len(set(heuristic_value(rules, after(rules, 0)))) == 1


def test_partners_stand_alike() -> None:
    rules = SHELF["pitch"].open(4)
    worths = heuristic_value(rules, after(rules, 100))
    assert worths[0] == worths[2] != worths[1] == worths[3]


def test_few_sins_are_best() -> None:
    rules = SHELF["sinful_gibbon"].open()
    state = after(rules, 600)
    assert state.facts.rounds
    state.facts.total[:] = [40, 0, 300, 10]
    worths = heuristic_value(rules, state)
    assert sorted(range(4), key=worths.__getitem__) == [2, 0, 3, 1]
