"""Softmax choice: weaker levels choose nearly the best action, and never a very bad one."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random

from game.engine.action import Action

FOLLY = 3.0
"""What is worse than the best by this many times the softness is never done."""


def softmax_choice(
    actions: Sequence[Action], scores: Sequence[float], softness: float, rng: Random
) -> Action:
    """Choose one of *actions*, likelier the higher its score; without *softness* the first best.

    *softness* is a difference in score that hardly matters to the one who chooses. A slip should
    be the second best, not folly.
    """
    best = max(scores)
    if not softness:
        return actions[scores.index(best)]
    least = best - FOLLY * softness
    near = [each for each in zip(actions, scores, strict=True) if each[1] >= least]
    weights = [exp((score - best) / softness) for _, score in near]
    roll = rng.random() * sum(weights)
    for (action, _), weight in zip(near, weights, strict=True):
        roll -= weight
        if roll < 0:
            return action
    return near[-1][0]
