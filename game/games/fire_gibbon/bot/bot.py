"""The computer player of Fire Gibbon: it weighs lies, doubts and random cards by who is paid."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from game.bots.bot import ActionValues
from game.bots.imagined_deals import determinize
from game.bots.importance_sample import apply_claims
from game.bots.monte_carlo_search import LEAST, Race
from game.bots.profile import BotProfile
from game.bots.softmax_choice import softmax_choice
from game.engine.action import Action
from game.engine.observation import Observation
from game.engine.rules import AnyRules
from game.games.fire_gibbon.bot import hints
from game.games.fire_gibbon.bot.evaluation import Evaluation
from game.games.fire_gibbon.bot.levels import LEVELS
from game.games.fire_gibbon.bot.parameters import NUMBERS, Parameters
from game.games.fire_gibbon.bot.rollout import Rollout
from game.games.fire_gibbon.rules.rules import FireGibbon


class FireGibbonBot:
    """A computer player for one decision at a time; it keeps nothing between two."""

    def __init__(self, rules: AnyRules, profile: BotProfile, numbers: Parameters = NUMBERS) -> None:
        """Play *rules* with a *profile*; *numbers* only for tuning.

        Raises:
            TypeError: when they are not rules of Fire Gibbon.
        """
        if not isinstance(rules, FireGibbon):
            raise TypeError("This player knows only Fire Gibbon.")
        self.rules = rules
        self.level = LEVELS[profile.level]
        self.style = profile.style
        self.effort = profile.effort
        self.numbers = numbers

    def think(self, seen: Observation[Any], rng: Random) -> Iterator[Action]:
        """Score the legal actions and choose one of the best at random, so that lies are mixed."""
        scored = self._evaluation(seen).chosen() if seen.legal else []
        if scored:
            actions, scores = zip(*scored, strict=True)
            yield softmax_choice(actions, scores, self.level.softness, rng)

    def explain(self, seen: Observation[Any], action: Action) -> str:
        """The sentence that says what speaks for *action*."""
        return hints.explain(self._evaluation(seen), action)

    def action_values(self, seen: Observation[Any], rng: Random) -> Iterator[ActionValues]:
        """The chance to win the match with each action, over imagined deals.

        Judgement counts as so many of them: two spots further on luck is still large.
        """
        legal = seen.legal
        if not legal:
            return
        evaluation = self._evaluation(seen)
        players = Rollout(self.rules, evaluation)
        trials = Race(legal, players.judged(legal), TRUST)
        likely = apply_claims(
            self.rules, seen, determinize(self.rules, seen, rng), evaluation.claims(), rng
        )
        deals = max(LEAST, round(DEALS * self.effort))
        for tried in trials.run(likely, players.play_on, deals, rng, FAIR):
            yield ActionValues("wins", tried.mean_values, max(1, tried.deals))
        yield ActionValues("wins", trials.mean_values, trials.deals)

    def _evaluation(self, seen: Observation[Any]) -> Evaluation:
        return Evaluation(seen, self.rules, self.numbers, self.level, self.style)


DEALS = 200
"""Imagined deals for one decision."""
FAIR = 25
"""Deals on which every action is tried: one that is to be shown must not be misjudged."""
TRUST = 40
"""Judgement counts as much as so many imagined deals."""
