"""The computer player of Sinful Gibbon: lies, doubts and hearts by what they may cost."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from game.bots.bot import ActionValues
from game.bots.imagined_deals import determinize
from game.bots.importance_sample import apply_claims
from game.bots.monte_carlo_search import LEAST, Race, best_by_deal
from game.bots.profile import BotProfile
from game.bots.softmax_choice import softmax_choice
from game.engine.action import Action
from game.engine.observation import Observation
from game.engine.rules import AnyRules
from game.games.sinful_gibbon.bot import hints
from game.games.sinful_gibbon.bot.evaluation import Evaluation
from game.games.sinful_gibbon.bot.levels import LEVELS
from game.games.sinful_gibbon.bot.parameters import NUMBERS, Parameters
from game.games.sinful_gibbon.bot.rollout import Rollout
from game.games.sinful_gibbon.rules.rules import SinfulGibbon


class SinfulGibbonBot:
    """A computer player for one decision at a time; it keeps nothing between two."""

    def __init__(self, rules: AnyRules, profile: BotProfile, numbers: Parameters = NUMBERS) -> None:
        """Play *rules* with a *profile*; *numbers* only for tuning.

        Raises:
            TypeError: when they are not rules of Sinful Gibbon.
        """
        if not isinstance(rules, SinfulGibbon):
            raise TypeError("This player knows only Sinful Gibbon.")
        self.rules = rules
        self.level = LEVELS[profile.level]
        self.style = profile.style
        self.effort = profile.effort
        self.numbers = numbers

    def think(self, seen: Observation[Any], rng: Random) -> Iterator[Action]:
        """Yield a choice by judgement, and then by trials on imagined deals if the level has any.

        Among the best by judgement luck decides, so that lies are mixed; trials have luck, too.
        """
        if not seen.legal:
            return
        evaluation = self._evaluation(seen)
        scored = evaluation.scores()
        actions, worths = zip(*scored, strict=True)
        yield softmax_choice(actions, worths, self.level.softness, rng)
        deals = self._deals(self.level.deals, len(actions))
        if deals and len(actions) > 1:
            yield from best_by_deal(self._trials(evaluation, scored, deals, rng))

    def explain(self, seen: Observation[Any], action: Action) -> str:
        """The sentence that says what speaks for *action*."""
        return hints.explain(self._evaluation(seen), action)

    def action_values(self, seen: Observation[Any], rng: Random) -> Iterator[ActionValues]:
        """The points by which each action is better than the others' round, over imagined deals.

        Judgement counts as some of them: a doubt or two further on luck is still large.
        """
        legal = seen.legal
        if not legal:
            return
        evaluation = self._evaluation(seen)
        deals = max(LEAST, self._deals(DEALS, len(legal)))
        for trials in self._trials(evaluation, evaluation.worths(), deals, rng, FAIR):
            yield ActionValues("points", trials.mean_values, max(1, trials.deals))
        yield ActionValues("points", trials.mean_values, trials.deals)

    def _deals(self, most: int, actions: int) -> int:
        """The imagined deals for a decision between so many actions."""
        return round(min(most, PLAYS / actions) * self.effort)

    def _trials(
        self,
        evaluation: Evaluation,
        scored: Sequence[tuple[Action, float]],
        deals: int,
        rng: Random,
        least: int = LEAST,
    ) -> Iterator[Race]:
        """Try actions on imagined deals, none of them less than *least* times."""
        actions, worths = zip(*scored, strict=True)
        trials = Race(actions, worths, TRUST)
        worlds = determinize(self.rules, evaluation.seen, rng)
        claims = evaluation.doubts.claims()
        likely = apply_claims(self.rules, evaluation.seen, worlds, claims, rng)
        return trials.run(likely, Rollout(self.rules, evaluation).play_on, deals, rng, least)

    def _evaluation(self, seen: Observation[Any]) -> Evaluation:
        return Evaluation(seen, self.rules, self.numbers, self.level, self.style)


DEALS = 200
"""Imagined deals for one decision between few actions, when it is asked what they are worth."""
PLAYS = 1600
"""Imagined deals played on for one decision at most, those of all actions together."""
FAIR = 25
"""Deals on which every action is tried: one that is to be shown must not be misjudged."""
TRUST = 80
"""Judgement counts as much as so many imagined deals."""
