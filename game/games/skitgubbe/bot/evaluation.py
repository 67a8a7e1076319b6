"""The worth of each action of Skitgubbe by judgement, in both parts of the game."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from game.engine.action import Action
from game.engine.rules import State
from game.engine.zones import Seat
from game.games.skitgubbe.bot.goat_chances import HandBurden
from game.games.skitgubbe.bot.parameters import ENOUGH_AFTER, Parameters
from game.games.skitgubbe.bot.part_one_evaluation import PartOneEvaluation
from game.games.skitgubbe.bot.part_two_evaluation import PartTwoEvaluation
from game.games.skitgubbe.rules.facts import BETWEEN, EXTRAS, PART_TWO, SkitgubbeFacts
from game.games.skitgubbe.rules.rules import Skitgubbe


class Evaluation:
    """Judgement of legal actions, the higher the better; it sees all cards of its state."""

    def __init__(self, rules: Skitgubbe, numbers: Parameters) -> None:
        """Get ready to play by *rules*."""
        self.rules = rules
        self.worth = HandBurden(rules.zones, numbers)
        self.one = PartOneEvaluation(rules.choices, numbers)
        self.two = PartTwoEvaluation(rules.choices, self.worth, numbers)

    def scores(
        self, state: State[SkitgubbeFacts], seat: Seat, legal: Sequence[Action]
    ) -> list[float]:
        """The worth of each legal action of *seat*; only differences mean something."""
        facts = state.facts
        if facts.phase in PART_TWO:
            return self.two.scores(state, legal)
        if facts.phase == EXTRAS:
            return [float(action.verb == "decline") for action in legal]
        if facts.phase == BETWEEN:
            wanted = "another" if facts.number < ENOUGH_AFTER else "enough"
            return [float(action.verb == wanted) for action in legal]
        return self.one.scores(state, seat, legal)

    def choice(self, state: State[SkitgubbeFacts], seat: Seat, rng: Random) -> Action:
        """The action of the highest worth."""
        legal = self.rules.legal(state, seat)
        if len(legal) == 1:
            return legal[0]
        scores = self.scores(state, seat, legal)
        return legal[scores.index(max(scores))]
