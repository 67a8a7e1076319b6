"""The worth of each action of Vendetta, stealing out of turn and waiting among them.

Masters go by learned weights, all others by points alone; a style shifts both.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from game.bots.imagined_deals import determinize
from game.bots.profile import Style
from game.engine.action import Action
from game.engine.observation import Observation
from game.engine.rules import State
from game.engine.zones import Seat
from game.games.vendetta.bot.learned_model import SeatFeatures, win_share
from game.games.vendetta.bot.learned_weights import NET
from game.games.vendetta.bot.levels import LevelParameters
from game.games.vendetta.bot.parameters import Parameters
from game.games.vendetta.bot.points_evaluation import PointsEvaluation
from game.games.vendetta.rules.facts import VendettaFacts
from game.games.vendetta.rules.rules import Vendetta
from game.games.vendetta.rules.tricks import WHOLE_MATCH, laid_down

POINT = 0.04
"""What a point by judgement is worth, in wins."""
WHOLE = 1.0
"""Points that four of a kind are worth beyond what was learned, which nearly as much likes two of
them laid and two kept."""


class Evaluation:
    """Judgement of a level with a style."""

    def __init__(
        self, rules: Vendetta, numbers: Parameters, level: LevelParameters, style: Style
    ) -> None:
        """Prepare to judge by these *numbers*."""
        self._rules = rules
        self._level = level
        self._style = style
        styled, usual = numbers.styled(style, level.plans), numbers.styled(Style(), level.plans)
        self.points = PointsEvaluation(rules, styled, level.counts, level.fears)
        self._unstyled = PointsEvaluation(rules, usual, level.counts, level.fears)
        """What somebody of no style would feel."""

    def scores(self, seen: Observation[Any], legal: Sequence[Action], rng: Random) -> list[float]:
        """The worth of each action by judgement, in points."""
        assert seen.seat is not None
        world = next(determinize(self._rules, seen, rng))
        if self._level.learned:
            return self._learned_scores(world, seen.seat, legal)
        view = self.points.view(world, seen.seat)
        return [view.score(action) for action in legal]

    def _learned_scores(
        self, world: State[VendettaFacts], seat: Seat, legal: Sequence[Action]
    ) -> list[float]:
        """The points each action promises above doing nothing, by learned weights."""
        moment = SeatFeatures(self._rules, world, seat, self._level.counts)
        shares = [win_share(moment.features(action), NET) for action in legal]
        scores = [
            (share - shares[-1]) / POINT + WHOLE * _completes_four(world.facts, action)
            for share, action in zip(shares, legal, strict=True)
        ]
        if any(self._style):
            styled, plain = self.points.view(world, seat), self._unstyled.view(world, seat)
            shifts = [styled.score(action) - plain.score(action) for action in legal]
            return [score + shift for score, shift in zip(scores, shifts, strict=True)]
        return scores

    def wins(self, legal: Sequence[Action], scores: Sequence[float]) -> dict[Action, float]:
        """The chance to win with each action that has this score."""
        top, fair = max(scores), 1 / self._rules.seats
        points = [fair + POINT * (score - top) for score in scores]
        return dict(zip(legal, points, strict=True))


def _completes_four(facts: VendettaFacts, action: Action) -> bool:
    """Whether an action completes four of a kind."""
    if action.verb == "create":
        return len(action.cards) == WHOLE_MATCH and not laid_down(action.seat, action.cards).run
    if action.verb != "add" or action.target is None:
        return False
    trick = facts.tricks[action.target.n]
    return not trick.run and trick.size + len(action.cards) == WHOLE_MATCH
