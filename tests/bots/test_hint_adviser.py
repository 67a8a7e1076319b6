"""Advice: the best of a weighing, its first among equals, and a choice where nothing is weighed."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from game.bots.bot import ActionValues, choose
from game.bots.decision_dice import dice_key
from game.bots.hint_adviser import Adviser, advice_dice, best_action
from game.engine.action import Action
from game.engine.match import Match
from game.engine.observation import Observation
from tests.engine.toy import toy


class Player:
    """A bot that plays the first action, and values the second above it, the last in the end."""

    def think(self, seen: Observation[Any], rng: Random) -> Iterator[Action]:
        yield seen.legal[0]

    def explain(self, seen: Observation[Any], action: Action) -> str:
        return "It comes last." if action == seen.legal[-1] else ""

    def action_values(self, seen: Observation[Any], rng: Random) -> Iterator[ActionValues]:
        for best in (1, -1):
            valued = {action: float(action == seen.legal[best]) for action in seen.legal}
            yield ActionValues("points", valued, 1)


class Silent(Player):
    """A bot that weighs nothing."""

    def action_values(self, seen: Observation[Any], rng: Random) -> Iterator[ActionValues]:
        yield from ()


class Chooser:
    """Only chooses, and gives no advice."""

    def think(self, seen: Observation[Any], rng: Random) -> Iterator[Action]:
        yield seen.legal[0]


def asked() -> Observation[Any]:
    match: Match[Any] = Match(toy(3), "advice")
    return match.observe(match.turn.seats[0])


def test_the_advice_is_the_best_at_the_end_of_the_weighing() -> None:
    seen, adviser = asked(), Adviser(Player())
    assert list(adviser.think(seen, Random(1))) == [seen.legal[1], seen.legal[-1]]
    assert adviser.explain(seen, seen.legal[-1]) == "It comes last."


def test_where_nothing_is_weighed_the_choice_is_the_advice() -> None:
    seen = asked()
    for bot in (Silent(), Chooser()):
        assert choose(Adviser(bot), seen, Random(1)) == seen.legal[0]
    assert Adviser(Chooser()).explain(seen, seen.legal[0]) == ""


def test_of_equals_the_first_is_best() -> None:
    one, other, worse = (Action(0, "play", value=value) for value in (2, 1, 3))
    assert best_action(ActionValues("points", {worse: 0.0, one: 1.0, other: 1.0}, 5)) == one


def test_advice_has_dice_of_its_own() -> None:
    assert advice_dice("seed", 4, 1) != dice_key("seed", 4, 1)
    assert advice_dice("seed", 4, 1) == advice_dice("seed", 4, 1)
