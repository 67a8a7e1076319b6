"""Choice by softmax: the best is likeliest, the nearly best possible, folly never."""

from __future__ import annotations

from collections import Counter
from random import Random

from game.bots.softmax_choice import softmax_choice
from game.engine.action import Action

ACTIONS = [Action(0, verb) for verb in ("worst", "best", "good")]
SCORES = [-1.0, 1.0, 0.9]


def test_the_best_is_likelier_than_the_second_and_folly_never_comes() -> None:
    rng = Random(1)
    chosen = Counter(softmax_choice(ACTIONS, SCORES, 0.1, rng).verb for _ in range(400))
    assert chosen["best"] > chosen["good"] > 0
    assert not chosen["worst"]


def test_without_softness_it_is_always_the_best() -> None:
    assert {softmax_choice(ACTIONS, SCORES, 0, Random(n)).verb for n in range(20)} == {"best"}
