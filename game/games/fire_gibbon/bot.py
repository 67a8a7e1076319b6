"""A computer that plays Fire Gibbon: weighs lies, doubts and blind leaps by who gets paid."""

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
from game.games.fire_gibbon import advice
from game.games.fire_gibbon.judgement import Judgement
from game.games.fire_gibbon.tuned import NUMBERS, TEMPERS, Numbers


class FireGibbonBot:
    """One computer player; it keeps nothing between two decisions."""

    def __init__(self, rules: AnyRules, manner: Manner, numbers: Numbers = NUMBERS) -> None:
        """Plays *rules* at a *manner*; *numbers* only for tuning."""
        self.rules = rules
        self.temper = TEMPERS[manner.level]
        self.style = manner.style
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
        """The chances to win the round with each action, by judgement."""
        if seen.legal:
            yield Weighing("wins", dict(self._judgement(seen).scores()), 1)

    def _judgement(self, seen: Observation[Any]) -> Judgement:
        return Judgement(seen, self.rules, self.numbers, self.temper, self.style)
