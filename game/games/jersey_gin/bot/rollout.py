"""How an imagined hand of Jersey Gin is played on: by judgement, to the chance of each to win."""

from __future__ import annotations

from random import Random

from game.engine.action import Action
from game.engine.rules import State
from game.games.jersey_gin.bot import win_chances
from game.games.jersey_gin.bot.card_memory import Trace
from game.games.jersey_gin.bot.evaluation import Evaluation
from game.games.jersey_gin.rules.facts import JerseyGinFacts


class Rollout:
    """The players of an imagined hand."""

    def __init__(self, evaluation: Evaluation) -> None:
        """Let all play on by *evaluation*: quick, for it is asked a thousand times."""
        self.evaluation = evaluation

    def play_out(
        self, state: State[JerseyGinFacts], trace: Trace, action: Action, rng: Random
    ) -> list[float]:
        """Play the hand out by judgement after *action*; each seat's chance to win the match."""
        facts, evaluation = state.facts, self.evaluation
        rules = evaluation.rules
        trace, pile, number = trace.clone(), rules.zones.discard, facts.number
        while True:
            trace.follow(state, pile, action)
            rules.apply(state, action, rng)
            if facts.number != number or facts.reached is not None:
                break
            if not rules.legal(state, facts.turn):  # a written position may lack cards
                break
            action = evaluation.choice(state, facts.turn, trace)
        outcome = rules.outcome(state)
        if outcome is not None:
            share = 1 / len(outcome.winners)
            return [share if seat in outcome.winners else 0.0 for seat in range(rules.seats)]
        return win_chances.chances(facts.points, facts.boxes, rules.options.target)
