"""A computer that plays Fire Gibbon: weighs lies, doubts and blind leaps by who gets paid."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from game.bots.belief import settled
from game.bots.bot import Weighing
from game.bots.imagine import worlds
from game.bots.manner import Manner
from game.bots.soft import softly
from game.bots.trials import LEAST, Trials
from game.engine.action import Action
from game.engine.observation import Observation
from game.engine.rules import AnyRules
from game.games.fire_gibbon import advice
from game.games.fire_gibbon.judgement import Judgement
from game.games.fire_gibbon.playing import Players
from game.games.fire_gibbon.rules import FireGibbon
from game.games.fire_gibbon.tuned import NUMBERS, TEMPERS, Numbers


class FireGibbonBot:
    """One computer player; it keeps nothing between two decisions."""

    def __init__(self, rules: AnyRules, manner: Manner, numbers: Numbers = NUMBERS) -> None:
        """Plays *rules* at a *manner*; *numbers* only for tuning.

        Raises:
            TypeError: when they are not rules of Fire Gibbon.
        """
        if not isinstance(rules, FireGibbon):
            raise TypeError("This player knows only Fire Gibbon.")
        self.rules = rules
        self.temper = TEMPERS[manner.level]
        self.style = manner.style
        self.effort = manner.effort
        self.numbers = numbers

    def think(self, seen: Observation[Any], rng: Random) -> Iterator[Action]:
        """Scores what is legal and takes one of the best, softly: lies are mixed, never certain."""
        scored = self._judgement(seen).chosen() if seen.legal else []
        if scored:
            actions, scores = zip(*scored, strict=True)
            yield softly(actions, scores, self.temper.softness, rng)

    def why(self, seen: Observation[Any], action: Action) -> str:
        """What speaks for it, by judgement."""
        return advice.why(self._judgement(seen), action)

    def weigh(self, seen: Observation[Any], rng: Random) -> Iterator[Weighing]:
        """The chances to win the match with each action, over imagined deals.

        Judgement counts as so many of them: two spots further on luck is still large.
        """
        legal = seen.legal
        if not legal:
            return
        judgement = self._judgement(seen)
        players = Players(self.rules, judgement)
        trials = Trials(legal, players.felt(legal), TRUST)
        likely = settled(self.rules, seen, worlds(self.rules, seen, rng), judgement.claims(), rng)
        deals = max(LEAST, round(DEALS * self.effort))
        for tried in trials.run(likely, players.play_on, deals, rng, FAIR):
            yield Weighing("wins", tried.worths, max(1, tried.deals))
        yield Weighing("wins", trials.worths, trials.deals)

    def _judgement(self, seen: Observation[Any]) -> Judgement:
        return Judgement(seen, self.rules, self.numbers, self.temper, self.style)


DEALS = 200
"""Imagined deals for one decision."""
FAIR = 25
"""Deals on which every action is tried: one that is to be shown must not be misjudged."""
TRUST = 40
"""Judgement counts as much as so many imagined deals."""
