"""A computer that plays Sinful Gibbon: lies, doubts and offers hearts by what they may cost."""

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
from game.games.sinful_gibbon import advice
from game.games.sinful_gibbon.judgement import Judgement
from game.games.sinful_gibbon.playing import Players
from game.games.sinful_gibbon.rules import SinfulGibbon
from game.games.sinful_gibbon.tuned import NUMBERS, TEMPERS, Numbers


class SinfulGibbonBot:
    """One computer player; it keeps nothing between two decisions."""

    def __init__(self, rules: AnyRules, manner: Manner, numbers: Numbers = NUMBERS) -> None:
        """Plays *rules* at a *manner*; *numbers* only for tuning.

        Raises:
            TypeError: when they are not rules of Sinful Gibbon.
        """
        if not isinstance(rules, SinfulGibbon):
            raise TypeError("This player knows only Sinful Gibbon.")
        self.rules = rules
        self.temper = TEMPERS[manner.level]
        self.style = manner.style
        self.effort = manner.effort
        self.numbers = numbers

    def think(self, seen: Observation[Any], rng: Random) -> Iterator[Action]:
        """Scores what is legal and takes one of the best, softly: lies are mixed, never certain."""
        scored = self._scores(seen)
        if scored:
            actions, scores = zip(*scored, strict=True)
            yield softly(actions, scores, self.temper.softness, rng)

    def why(self, seen: Observation[Any], action: Action) -> str:
        """What speaks for it, by judgement."""
        return advice.why(self._judgement(seen), action)

    def weigh(self, seen: Observation[Any], rng: Random) -> Iterator[Weighing]:
        """Points less than the others in this round, over imagined deals.

        Judgement counts as some of them: a doubt or two further on luck is still large.
        """
        legal = seen.legal
        if not legal:
            return
        judgement = self._judgement(seen)
        scores = dict(judgement.worths())
        trials = Trials(legal, [scores[action] for action in legal], TRUST)
        imagined = worlds(self.rules, seen, rng)
        likely = settled(self.rules, seen, imagined, judgement.claims(), rng)
        players = Players(self.rules, judgement)
        deals = max(LEAST, round(min(DEALS, PLAYS / len(legal)) * self.effort))
        for tried in trials.run(likely, players.play_on, deals, rng, FAIR):
            yield Weighing("points", tried.worths, max(1, tried.deals))
        yield Weighing("points", trials.worths, trials.deals)

    def _scores(self, seen: Observation[Any]) -> list[tuple[Action, float]]:
        return self._judgement(seen).scores() if seen.legal else []

    def _judgement(self, seen: Observation[Any]) -> Judgement:
        return Judgement(seen, self.rules, self.numbers, self.temper, self.style)


DEALS = 200
"""Imagined deals for one decision between few actions."""
PLAYS = 1600
"""Imagined deals played on for one decision at most, those of all actions together."""
FAIR = 25
"""Deals on which every action is tried: one that is to be shown must not be misjudged."""
TRUST = 40
"""Judgement counts as much as so many imagined deals."""
