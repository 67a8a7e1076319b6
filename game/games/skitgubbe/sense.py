"""Card sense of Skitgubbe: what a hand does by feeling, in whichever part of the game."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from game.engine.action import Action
from game.engine.rules import State
from game.engine.zones import Seat
from game.games.skitgubbe.facts import BETWEEN, EXTRAS, PART_TWO, SkitgubbeFacts
from game.games.skitgubbe.numbers import ENOUGH_AFTER, Numbers
from game.games.skitgubbe.part_one_sense import PartOneSense
from game.games.skitgubbe.part_two_sense import PartTwoSense
from game.games.skitgubbe.rules import Skitgubbe
from game.games.skitgubbe.worth import Worth


class Sense:
    """Scores legal actions, the higher the better; looks at all cards of the state it is given."""

    def __init__(self, rules: Skitgubbe, numbers: Numbers) -> None:
        """Gets ready to play by *rules*."""
        self.rules = rules
        self.worth = Worth(rules.ground, numbers)
        self.one = PartOneSense(rules.choices, numbers)
        self.two = PartTwoSense(rules.choices, self.worth, numbers)

    def scores(
        self, state: State[SkitgubbeFacts], seat: Seat, legal: Sequence[Action]
    ) -> list[float]:
        """How good each legal action of *seat* feels; only differences mean something."""
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
        """What feels best."""
        legal = self.rules.legal(state, seat)
        if len(legal) == 1:
            return legal[0]
        scores = self.scores(state, seat, legal)
        return legal[scores.index(max(scores))]
