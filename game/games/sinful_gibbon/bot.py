"""A computer that plays Sinful Gibbon: lies, doubts and offers hearts by what they may cost."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from game.bots.bot import Weighing
from game.bots.manner import Manner
from game.bots.soft import softly
from game.engine.action import Action
from game.engine.observation import Observation
from game.engine.rules import AnyRules
from game.games.sinful_gibbon import advice
from game.games.sinful_gibbon.judgement import Judgement
from game.games.sinful_gibbon.tuned import NUMBERS, TEMPERS, Numbers


class SinfulGibbonBot:
    """One computer player; it keeps nothing between two decisions."""

    def __init__(self, rules: AnyRules, manner: Manner, numbers: Numbers = NUMBERS) -> None:
        """Plays *rules* at a *manner*; *numbers* only for tuning."""
        self.rules = rules
        self.temper = TEMPERS[manner.level]
        self.style = manner.style
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
        """Points less than the others, by judgement."""
        if seen.legal:
            yield Weighing("points", dict(self._judgement(seen).worths()), 1)

    def _scores(self, seen: Observation[Any]) -> list[tuple[Action, float]]:
        return self._judgement(seen).scores() if seen.legal else []

    def _judgement(self, seen: Observation[Any]) -> Judgement:
        return Judgement(seen, self.rules, self.numbers, self.temper, self.style)
