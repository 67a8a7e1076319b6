"""Racing: the same luck for all, laggards given up, nobody given up for nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any, cast

from game.bots.monte_carlo_search import LEAST, Race
from game.engine.action import Action
from game.engine.rules import State

ACTIONS = [Action(0, verb) for verb in ("poor", "good", "best")]
EDGE = {"poor": -4.0, "good": 0.0, "best": 0.1}


class Numbered:
    """An imagined deal that only knows its number."""

    def __init__(self, number: int) -> None:
        self.number = number

    def clone(self) -> Numbered:
        return Numbered(self.number)


def deals() -> Iterator[State[Any]]:
    number = 0
    while True:
        yield cast("State[Any]", Numbered(number))
        number += 1


def lucky(world: State[Any], action: Action, rng: Random) -> float:
    """Luck of deal and dice is a hundred times the edge of one action over another."""
    number = cast(Any, world).number
    return Random(number).gauss(0, 10) + rng.gauss(0, 10) + EDGE[action.verb]


def test_a_small_edge_shows_because_all_have_the_same_luck() -> None:
    trials = Race(ACTIONS)
    for _ in trials.run(deals(), lucky, LEAST, Random(1)):
        pass
    assert trials.best.verb == "best"
    worths = [trials.mean_values[action] for action in ACTIONS]
    assert abs((worths[2] - worths[1]) - 0.1) < 1e-9


def own_luck(world: State[Any], action: Action, rng: Random) -> float:
    """Every action has luck of its own, so that it is not known at once which is best."""
    return Random(f"{rng.random()} {action.verb}").gauss(EDGE[action.verb], 3)


def test_what_lies_clearly_behind_is_given_up_and_still_told() -> None:
    tried = Counter[str]()

    def counted(world: State[Any], action: Action, rng: Random) -> float:
        tried[action.verb] += 1
        return own_luck(world, action, rng)

    trials = Race(ACTIONS)
    for _ in trials.run(deals(), counted, 60, Random(1)):
        pass
    assert set(trials.mean_values) == set(ACTIONS)
    assert LEAST <= tried["poor"] < 60
    assert max(tried["good"], tried["best"]) == trials.deals
    assert trials.mean_values[ACTIONS[0]] < -2


def test_the_best_is_seldom_given_up() -> None:
    """Of a hundred times, with an edge not seen in a single deal: a standard error and more."""
    kept = 0
    for seed in range(100):
        trials = Race(ACTIONS[:2])
        for _ in trials.run(deals(), own_luck, 40, Random(seed)):
            pass
        kept += trials.best.verb == "good"
    assert kept >= 97


def test_equals_are_never_given_up() -> None:
    trials = Race(ACTIONS)
    steps = sum(1 for _ in trials.run(deals(), lambda *_: 1.0, 20, Random(1)))
    assert steps == 60
    assert trials.left == [0, 1, 2]
    assert trials.best == ACTIONS[0]


def test_it_ends_when_one_is_left() -> None:
    trials = Race(ACTIONS[:2])
    for _ in trials.run(deals(), lambda world, action, rng: EDGE[action.verb], 500, Random(1)):
        pass
    assert trials.deals == LEAST
    assert trials.best.verb == "good"


def test_the_best_so_far_is_known_in_the_first_deal() -> None:
    trials = Race(ACTIONS)
    for _ in zip(range(3), trials.run(deals(), lucky, 9, Random(1)), strict=False):
        assert trials.best in ACTIONS
    assert trials.best.verb == "best"


def test_a_prior_counts_as_much_as_the_deals_it_is_trusted_for() -> None:
    """Luck of its own for each action: a right prior keeps the better, many deals overrule it."""
    pair = [Action(0, "good"), Action(0, "best")]
    right = Counter(run_with_prior(pair, [0.0, 0.1], 10, seed) for seed in range(40))
    blind = Counter(run_with_prior(pair, [0.0, 0.0], 10, seed) for seed in range(40))
    assert right["best"] > blind["best"] + 3
    wrong = [Action(0, "poor"), Action(0, "good")]
    assert run_with_prior(wrong, [1.0, 0.0], 1, 1) == "poor"
    assert run_with_prior(wrong, [1.0, 0.0], 60, 1) == "good"


def run_with_prior(actions: list[Action], prior: list[float], count: int, seed: int) -> str:
    trials = Race(actions, prior, trust=100.0 if prior != [1.0, 0.0] else 4.0)
    for _ in trials.run(deals(), own_luck, count, Random(seed)):
        pass
    return trials.best.verb


def test_one_given_up_is_told_as_if_it_had_met_all_the_luck() -> None:
    """Its few deals were the lucky ones; it was beaten in each of them."""

    def fading(world: State[Any], action: Action, rng: Random) -> float:
        number = cast(Any, world).number
        luck = Random(f"{action.verb} {number}").gauss(0, 0.5)
        return (100.0 if number < LEAST else 0.0) + EDGE[action.verb] + luck

    trials = Race(ACTIONS)
    for _ in trials.run(deals(), fading, 60, Random(1)):
        pass
    poor, good, best = (trials.mean_values[action] for action in ACTIONS)
    assert trials.deals > 2 * LEAST
    assert poor < min(good, best) - 3
