"""The computer player of Fire Gibbon: it weighs lies, doubts and random cards by who is paid."""

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
        """Yield a choice by judgement, and then by trials on imagined deals if the level has any.

        Among the best by judgement luck decides, so that lies are mixed; trials have luck, too.
        """
        if not seen.legal:
            return
        evaluation = self._evaluation(seen)
        actions, worths = zip(*evaluation.chosen(), strict=True)
        yield softmax_choice(actions, worths, self.level.softness, rng)
        deals = round(self.level.deals * self.effort) if seen.facts.phase in TRIED else 0
        if deals and len(actions) > 1:
            yield from best_by_deal(self._trials(evaluation, actions, deals, rng))

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
        deals = max(LEAST, round(DEALS * self.effort))
        for trials in self._trials(self._evaluation(seen), legal, deals, rng, FAIR):
            yield ActionValues("wins", trials.mean_values, max(1, trials.deals))
        yield ActionValues("wins", trials.mean_values, trials.deals)

    def _trials(
        self,
        evaluation: Evaluation,
        actions: Sequence[Action],
        deals: int,
        rng: Random,
        least: int = LEAST,
    ) -> Iterator[Race]:
        """Try *actions* on imagined deals, none of them less than *least* times."""
        players = Rollout(self.rules, evaluation)
        trials = Race(actions, players.judged(actions), TRUST)
        worlds = determinize(self.rules, evaluation.seen, rng)
        likely = apply_claims(self.rules, evaluation.seen, worlds, evaluation.claims(), rng)
        return trials.run(likely, players.play_on, deals, rng, least)

    def _evaluation(self, seen: Observation[Any]) -> Evaluation:
        return Evaluation(seen, self.rules, self.numbers, self.level, self.style)


TRIED = ("turn", "play")
"""The phases in which choices are tried: those of cards to lay open are for times far ahead."""
DEALS = 200
"""Imagined deals for one decision, when it is asked what the actions are worth."""
FAIR = 25
"""Deals on which every action is tried: one that is to be shown must not be misjudged."""
TRUST = 80
"""Judgement counts as much as so many imagined deals."""
