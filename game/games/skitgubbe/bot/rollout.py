"""How an imagined deal of Skitgubbe is played on, and what then becomes of a seat."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from game.bots.softmax_choice import softmax_choice
from game.engine.action import Action
from game.engine.rules import State
from game.games.skitgubbe.bot.evaluation import Evaluation
from game.games.skitgubbe.bot.goat_chances import goat_chances
from game.games.skitgubbe.bot.levels import LevelParameters
from game.games.skitgubbe.rules.facts import PART_ONE, PART_TWO, SkitgubbeFacts
from game.games.skitgubbe.rules.rules import Skitgubbe
from game.games.skitgubbe.rules.scoring import FOR_GOAT, FOR_PLACES

DRAWN = 0.5
"""What a game without a Goat is worth to those who might have been it."""


class Rollout:
    """The players of an imagined state, who play on."""

    def __init__(
        self,
        rules: Skitgubbe,
        evaluation: Evaluation,
        level: LevelParameters,
        leanings: Mapping[Action, float],
    ) -> None:
        """All play by *evaluation*; *leanings* are added to what comes of an action."""
        self.rules = rules
        self.evaluation = evaluation
        self.level = level
        self.leanings = leanings
        self.pay = FOR_PLACES[rules.options.scoring]

    def play_on(self, state: State[SkitgubbeFacts], action: Action, rng: Random) -> float:
        """The worth *action* turned out to have for its seat."""
        return self.escape(state, action, rng) + self.leanings.get(action, 0.0)

    def escape(self, state: State[SkitgubbeFacts], action: Action, rng: Random) -> float:
        """The chance that the seat is not the Goat after *action*, or its points.

        From part one it is judged by the hands part two begins with.
        """
        rules, facts = self.rules, state.facts
        number, first = len(facts.games), facts.phase not in PART_TWO
        rules.apply(state, action, rng)
        left = self.level.depth
        while len(facts.games) == number and left and not (first and facts.phase in PART_TWO):
            self._decide(state, rng)
            left -= facts.phase in PART_TWO
        if len(facts.games) > number:
            game = facts.games[number]
            if self.pay:
                return float(game.points[action.seat])
            return DRAWN if game.goat is None else float(game.goat != action.seat)
        goat = goat_chances(self.evaluation.worth, state)[action.seat]
        if self.pay:  # the others share what is paid for places
            return goat * FOR_GOAT + (1.0 - goat) * sum(self.pay) / (rules.seats - 1)
        return 1.0 - goat

    def _decide(self, state: State[SkitgubbeFacts], rng: Random) -> None:
        """Choose what feels good, now and then the second best."""
        rules, facts = self.rules, state.facts
        if facts.turn >= 0:
            seat = rules.zones.owner[facts.turn]
            legal = rules.choices.legal(state, seat)
        else:
            asked = rules.turn(state).seats
            seat, legal = next((s, found) for s in asked if (found := rules.legal(state, s)))
        if len(legal) == 1:
            action = legal[0]
        else:
            scores = self.evaluation.scores(state, seat, legal)
            if facts.phase in PART_ONE:
                action = legal[scores.index(max(scores))]
            else:
                action = softmax_choice(legal, scores, self.level.wobble, rng)
        rules.apply(state, action, rng)
