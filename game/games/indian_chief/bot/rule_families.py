"""Simple rules for Indian Chief, among which the best answer to a level is sought."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from random import Random
from typing import Any, NamedTuple, TypeAlias

from game.bots.rule_family import RuleFamily, RuleNumber, RuleValues
from game.engine.action import Action
from game.engine.observation import Observation
from game.engine.rules import AnyRules
from game.games.indian_chief.bot.baselines import baseline, greedy
from game.games.indian_chief.bot.bot import ChiefBot
from game.games.indian_chief.bot.parameters import PAR
from game.games.indian_chief.rules.facts import BOXES, Phase

BoxValue: TypeAlias = Callable[[int, float, RuleValues], float]
"""How much somebody wants a box for which a hand has so many points."""


class RulePlayer(NamedTuple):
    """A player who takes one box after the other by a rule, each with the most points it gives."""

    value: BoxValue
    rules: AnyRules
    values: RuleValues

    def think(self, seen: Observation[Any], rng: Random) -> Iterator[Action]:
        """Yield one action, at once."""
        if seen.facts.phase is not Phase.MELD:
            yield from baseline(self.rules).think(seen, rng)
        elif seen.legal:
            points = self._points(greedy(self.rules), seen, rng)
            yield max(points, key=lambda action: self._order(action, points))

    def _points(
        self, player: ChiefBot, seen: Observation[Any], rng: Random
    ) -> Mapping[Action, float]:
        evaluation = player.evaluation(seen, rng)
        return {action: evaluation.counted(action) for action in seen.legal}

    def _order(self, action: Action, points: Mapping[Action, float]) -> tuple[float, float]:
        box = len(action.cards)
        best = max(each for other, each in points.items() if len(other.cards) == box)
        return (self.value(box, best, self.values), points[action])


def _name(box: int) -> str:
    return f"box_{'abcdefg'[box - 1]}"


def fixed_order(box: int, points: float, values: RuleValues) -> float:
    """Take the boxes in a fixed order, whatever the hand gives."""
    return values[_name(box)] + box / 1000


def above_par(box: int, points: float, values: RuleValues) -> float:
    """Take the box in which the points are farthest above a share of what it usually gives."""
    return points - values["par"] * PAR[box] - values["large"] * box


FAMILIES = (
    RuleFamily(
        "box_order",
        "takes the boxes in a fixed order",
        tuple(RuleNumber(_name(box), 0, 1, whole=False) for box in BOXES),
        partial(RulePlayer, fixed_order),
    ),
    RuleFamily(
        "greedy_boxes",
        "takes the box with the most points, or farthest above its mean",
        (RuleNumber("par", 0, 1.5, whole=False), RuleNumber("large", -4, 4, whole=False)),
        partial(RulePlayer, above_par),
    ),
)
"""All families, for the search of the best answer."""
