"""The computer player of Skitgubbe: judgement, memory, and at higher levels trials."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from game.bots.bot import ActionValues
from game.bots.monte_carlo_search import Race
from game.bots.profile import BotProfile
from game.bots.softmax_choice import softmax_choice
from game.engine.action import Action
from game.engine.observation import Observation
from game.engine.rules import AnyRules
from game.games.skitgubbe.bot.belief import Belief
from game.games.skitgubbe.bot.evaluation import Evaluation
from game.games.skitgubbe.bot.hints import Hints
from game.games.skitgubbe.bot.levels import LEVELS, LevelParameters
from game.games.skitgubbe.bot.parameters import NUMBERS, Parameters, styled
from game.games.skitgubbe.bot.repeated_leads import fresh_actions
from game.games.skitgubbe.bot.rollout import Rollout
from game.games.skitgubbe.rules.facts import BETWEEN, EXTRAS, PART_TWO
from game.games.skitgubbe.rules.rules import Skitgubbe

SURE: Final = (BETWEEN, EXTRAS)
"""Phases whose questions have one good answer."""
LEAST = 2
"""Deals on which actions are weighed, whatever the level."""


class SkitgubbeBot:
    """A computer player for one seat; it knows only what the seat sees and remembers."""

    def __init__(
        self,
        rules: AnyRules,
        profile: BotProfile,
        numbers: Parameters = NUMBERS,
        level: LevelParameters | None = None,
    ) -> None:
        """Prepare to play by *rules*; *level* takes the place of the profile's.

        Raises:
            TypeError: when they are not rules of Skitgubbe.
        """
        if not isinstance(rules, Skitgubbe):
            raise TypeError("This player knows only Skitgubbe.")
        self.rules = rules
        self.level = level or LEVELS[profile.level]
        self.effort = profile.effort
        self.evaluation = Evaluation(rules, styled(numbers, profile.style))
        self.others = Evaluation(rules, numbers)
        """How the others are thought to play: in the usual style."""
        self.counsel = Hints(rules)

    def think(self, seen: Observation[Any], rng: Random) -> Iterator[Action]:
        """Yield the best action so far, again and again."""
        seat, legal = seen.seat, fresh_actions(seen)
        if not legal or seat is None:
            return
        yield legal[0]
        if len(legal) == 1:
            return
        worlds = Belief(self.rules, seen, self.level.memory).worlds(rng)
        # In part one trials gained nothing over judgement: the stock is all luck.
        deals = round(self.level.deals * self.effort) if seen.facts.phase in PART_TWO else 0
        scores = self.evaluation.scores(next(worlds), seat, legal)
        soft = 0.0 if deals or seen.facts.phase in SURE else self.level.softness
        yield softmax_choice(legal, scores, soft, rng)
        if deals:
            order = sorted(range(len(legal)), key=lambda at: -scores[at])[: self.level.width]
            tried = Race([legal[at] for at in order])
            leanings = {legal[at]: self.level.leaning * scores[at] for at in order}
            trying = Rollout(self.rules, self.others, self.level, leanings)
            for _ in tried.run(worlds, trying.play_on, deals, rng):
                yield tried.best

    def explain(self, seen: Observation[Any], action: Action) -> str:
        """The sentence that says what speaks for *action*."""
        return self.counsel.explain(seen, action)

    def action_values(self, seen: Observation[Any], rng: Random) -> Iterator[ActionValues]:
        """The points of each action, or the chance not to become the Goat, as wins."""
        if seen.seat is None or not seen.legal or seen.facts.phase == BETWEEN:
            return
        tried = Race(seen.legal)
        trying = Rollout(self.rules, self.others, self.level, {})
        worlds = Belief(self.rules, seen, self.level.memory).worlds(rng)
        deals = max(round(self.level.deals * self.effort), LEAST)
        for _ in tried.run(worlds, trying.escape, deals, rng):
            yield ActionValues("points" if trying.pay else "wins", tried.mean_values, tried.deals)
