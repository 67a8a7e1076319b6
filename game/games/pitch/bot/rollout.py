"""How an imagined hand of Pitch is played on: everybody by judgement alone, to its score."""

from __future__ import annotations

from random import Random

from game.engine.action import Action
from game.engine.rules import State
from game.games.pitch.bot.evaluation import Evaluation
from game.games.pitch.rules.facts import PitchFacts, Tally


class Rollout:
    """The players of an imagined hand."""

    def __init__(self, evaluation: Evaluation) -> None:
        """Let all play on by *evaluation*."""
        self.evaluation = evaluation

    def play_out(self, state: State[PitchFacts], action: Action, dice: Random) -> Tally | None:
        """Play the hand out after *action*; None where a written position lacks cards.

        The *state* is changed.
        """
        evaluation, facts = self.evaluation, state.facts
        rules = evaluation.rules
        before = len(facts.hands)
        rules.apply(state, action, dice)
        while len(facts.hands) == before:
            legal = rules.legal(state, facts.turn)
            if not legal:
                return None
            rules.apply(state, evaluation.choice(state, facts.turn, legal), dice)
        return facts.hands[-1]
