"""Tree search: it sees replies, keeps secrets, does not guess hidden cards, and can wait."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from game.bots.bot import WAIT, choose
from game.bots.ismcts import Tree
from game.bots.monte_carlo_baselines import TreeBot
from game.bots.monte_carlo_search import Race
from game.bots.random_bot import play_turn, random_policy
from game.engine.action import Action
from game.engine.rules import State
from tests.bots.puzzles import Puzzle, guess, patient, refuted, secret, state
from tests.engine.play import play
from tests.engine.toy import toy

pytestmark = pytest.mark.plain  # puzzles are no real rules


def fresh(*hidden: int) -> Iterator[State[Any]]:
    """Worlds without end, their hidden things in turn."""
    while True:
        for each in hidden or (0,):
            yield state(each)


def grown(puzzle: Puzzle, simulations: int, worlds: Iterator[State[Any]]) -> Tree:
    tree = Tree(puzzle.rules, 0, random_policy(puzzle.rules), puzzle.values)
    for _ in tree.grow(worlds, simulations, Random(3)):
        pass
    return tree


def verb(tree: Tree) -> str:
    assert tree.best is not None
    return tree.best.verb


def test_the_tree_finds_the_reply_that_flat_trials_miss() -> None:
    puzzle = refuted()

    def play_on(world: State[Any], action: Action, rng: Random) -> float:
        puzzle.apply(world, action, rng)
        play_turn(puzzle.rules, world, random_policy(puzzle.rules), rng)
        values = puzzle.values(world)
        assert values is not None
        return values[0]

    trials = Race(puzzle.legal(state(), 0))
    for world in fresh():
        for at in trials.left:
            new = State(world.table, type(world.facts)())
            trials.results[at].append(play_on(new, trials.actions[at], Random(trials.deals)))
        trials.deals += 1
        if trials.deals == 200:
            break
    assert trials.best.verb == "bold"
    assert verb(grown(puzzle, 400, fresh())) == "safe"


def test_nobody_answers_a_secret_choice() -> None:
    """A tree in which seat 1 saw the choice of seat 0 would think heads and tails worthless."""
    tree = grown(secret(), 600, fresh())
    assert verb(tree) != "pass"
    assert tree.mean_values[Action(0, "heads")] > 0.35


def test_one_plan_serves_all_worlds() -> None:
    tree = grown(guess(), 600, fresh(0, 1))
    assert verb(tree) == "take"
    assert tree.mean_values[Action(0, "guess")] < 0.6
    # Who knew how the coin lies would guess.
    assert verb(grown(guess(), 600, fresh(1))) == "guess"


def test_who_need_not_act_may_wait() -> None:
    assert verb(grown(patient({"grab": 0.2, "lay": 0.9}), 60, fresh())) == WAIT
    assert verb(grown(patient({"grab": 0.9, "lay": 0.2}), 60, fresh())) == "grab"


def test_what_is_broken_off_is_judged() -> None:
    puzzle = refuted()
    tree = Tree(
        puzzle.rules,
        0,
        random_policy(puzzle.rules),
        lambda world: None,
        depth=0,
        judge=lambda world: [float(world.facts.line[0].verb == "safe"), 0.5],
    )
    for _ in tree.grow(fresh(), 40, Random(1)):
        pass
    assert verb(tree) == "safe"
    assert tree.mean_values[Action(0, "safe")] == 1.0


@pytest.mark.parametrize("seats", [2, 3])
def test_the_bot_plays_the_toy_through_all_kinds_of_turns(seats: int) -> None:
    """Turn by turn, in secret and first come first served; the same answer each time."""
    rules = toy(seats)
    bot = TreeBot(rules, 12)
    verbs = set()
    for seed in "abcdef":
        for limit in (0, 3, 7, 8):
            match = play(rules, seed, limit=limit)
            for seat in match.seats_with_moves:
                seen = match.observe(seat)
                answers = {choose(bot, seen, Random(9)) for _ in range(2)}
                assert len(answers) == 1
                assert answers <= set(seen.legal)
                verbs.add(answers.pop().verb)
                (*_, last) = bot.action_values(seen, Random(9))
                assert set(seen.legal) <= set(last.values)
                assert last.deals == (12 if len(last.values) > 1 else 0)
    assert len(verbs) > 3
