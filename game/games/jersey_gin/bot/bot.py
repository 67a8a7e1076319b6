"""The computer player of Jersey Gin: judgement of cards, and at the highest level a look ahead."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from game.bots.bot import ActionValues
from game.bots.imagined_deals import determinize
from game.bots.monte_carlo_search import LEAST, Race
from game.bots.profile import BotProfile
from game.bots.softmax_choice import softmax_choice
from game.engine.action import Action
from game.engine.observation import Observation
from game.engine.rules import AnyRules, State
from game.games.jersey_gin.bot import hints
from game.games.jersey_gin.bot.belief import Belief
from game.games.jersey_gin.bot.card_memory import Trace, in_mind, trace_of
from game.games.jersey_gin.bot.evaluation import Evaluation
from game.games.jersey_gin.bot.levels import LEVELS
from game.games.jersey_gin.bot.lookahead import looking_ahead
from game.games.jersey_gin.bot.parameters import (
    GUESSES,
    NUMBERS,
    POINT,
    TRUST,
    WEIGHED,
    Parameters,
    styled,
)
from game.games.jersey_gin.bot.rollout import Rollout
from game.games.jersey_gin.rules.facts import JerseyGinFacts
from game.games.jersey_gin.rules.rules import JerseyGin


class JerseyGinBot:
    """A computer player for one seat; it keeps nothing between decisions."""

    def __init__(self, rules: AnyRules, profile: BotProfile, numbers: Parameters = NUMBERS) -> None:
        """Get ready to play by *rules* with a *profile*; *numbers* only for tuning.

        Raises:
            TypeError: when they are not rules of Jersey Gin.
        """
        if not isinstance(rules, JerseyGin):
            raise TypeError("This player knows only Jersey Gin.")
        self.rules = rules
        self.level = LEVELS[profile.level]
        self.effort = profile.effort
        self.numbers = styled(numbers, profile.style)
        evaluation = looking_ahead if self.level.foresees else Evaluation
        self.evaluation = evaluation(rules, self.numbers, self.level.guards)
        self.rollout = Rollout(Evaluation(rules, numbers, guards=False))

    def think(self, seen: Observation[Any], rng: Random) -> Iterator[Action]:
        """Yield the choice by judgement."""
        legal = seen.legal
        if not legal or seen.seat is None:
            return
        if len(legal) == 1:
            yield legal[0]
            return
        mind = in_mind(seen, self.level.remembered)
        scores = self._scores(mind, legal, trace_of(self.rules, mind), rng)
        yield softmax_choice(legal, scores, self.level.softness, rng)

    def explain(self, seen: Observation[Any], action: Action) -> str:
        """The sentence that says what speaks for *action*."""
        return hints.explain(self.rules, seen, action)

    def action_values(self, seen: Observation[Any], rng: Random) -> Iterator[ActionValues]:
        """Yield the chance to win the match with each action, in deals that fit what was seen."""
        legal, seat = seen.legal, seen.seat
        if not legal or seat is None:
            return
        mind = in_mind(seen, self.level.remembered)
        belief = Belief(self.rules, mind, self.numbers, GUESSES)
        judged = [POINT * score for score in self._scores(mind, legal, belief.trace, rng)]

        def play_on(state: State[Any], action: Action, dice: Random) -> float:
            return self.rollout.play_out(state, belief.trace, action, dice)[seat]

        deals = max(LEAST, round(WEIGHED * self.effort))
        trials = Race(legal, judged, TRUST)
        for _ in trials.run(belief.worlds(rng), play_on, deals, rng):
            worths = {
                action: min(1.0, max(0.0, each)) for action, each in trials.mean_values.items()
            }
            yield ActionValues("wins", worths, trials.deals)

    def _scores(
        self, seen: Observation[JerseyGinFacts], legal: list[Action], trace: Trace, rng: Random
    ) -> list[float]:
        """The judgement of each action; only what the seat knows in the deal matters."""
        assert seen.seat is not None
        world = next(determinize(self.rules, seen, rng))
        return self.evaluation.scores(world, seen.seat, legal, trace)
