"""How an imagined deal of Vendetta is played on, by learned weights, and how a seat stands."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random

from game.engine.action import Action
from game.engine.rules import State
from game.engine.zones import Seat
from game.games.vendetta.bot.learned_model import SeatFeatures, win_share
from game.games.vendetta.bot.learned_weights import NET
from game.games.vendetta.rules.facts import VendettaFacts
from game.games.vendetta.rules.rules import Vendetta

SCALE = 1.5
"""How many points ahead are clearly ahead between two deals."""


class Rollout:
    """The players of an imagined table; nobody there plays a joker out of turn, which is rare."""

    def __init__(self, rules: Vendetta, rounds: int) -> None:
        """Prepare players who go on for *rounds* rounds before the table is judged."""
        self.rules = rules
        self.turns = rounds * rules.seats

    def play_on(self, state: State[VendettaFacts], action: Action, rng: Random) -> float:
        """The standing of the seat of *action* after it and some rounds, from 0 to 1."""
        rules, facts = self.rules, state.facts
        deal = len(facts.finished)
        if action.verb in rules.verbs:
            rules.apply(state, action, rng)
        turns, last = 0, facts.turn
        while turns < self.turns and len(facts.finished) == deal:
            seat = facts.turn if facts.asked is None else facts.asked
            rules.apply(state, self.choice(state, seat, rules.legal(state, seat)), rng)
            if facts.turn != last:
                turns, last = turns + 1, facts.turn
        return self.standing(state, action.seat, deal)

    def choice(self, state: State[VendettaFacts], seat: Seat, legal: Sequence[Action]) -> Action:
        """The action that promises a seat most, by what it sees."""
        if len(legal) == 1:
            return legal[0]
        moment = SeatFeatures(self.rules, state, seat)
        return max(legal, key=lambda action: win_share(moment.features(action), NET))

    def standing(self, state: State[VendettaFacts], seat: Seat, deal: int) -> float:
        """The share of the win a seat has, or may hope for; 0 where nobody has any points."""
        facts = state.facts
        outcome = self.rules.outcome(state)
        if outcome is not None:
            return any(outcome.points) * (seat in outcome.winners) / len(outcome.winners)
        if len(facts.finished) == deal:
            return win_share(SeatFeatures(self.rules, state, seat).features(None), NET)
        points = facts.points()
        top = max(points)
        weights = [exp(max(-30.0, (each - top) / SCALE)) for each in points]
        return weights[seat] / sum(weights)
