"""Playing on in imagined deals: everybody by card sense, until it is seen who stands well."""

from __future__ import annotations

from math import exp
from random import Random

from game.engine.action import Action
from game.engine.rules import State
from game.engine.zones import Seat
from game.games.vendetta.facts import Phase, VendettaFacts
from game.games.vendetta.learned import NET
from game.games.vendetta.outlook import Moment, promise
from game.games.vendetta.rules import Vendetta
from game.games.vendetta.sense import Sense

SCALE = 1.5
"""How many points ahead are clearly ahead between two deals."""


class Players:
    """All seats of an imagined table, with one card sense."""

    def __init__(self, rules: Vendetta, sense: Sense, rounds: int) -> None:
        """They play so many *rounds* before the table is judged."""
        self.rules, self.sense = rules, sense
        self.turns = rounds * rules.seats

    def play_on(self, state: State[VendettaFacts], action: Action, rng: Random) -> float:
        """How well the seat of *action* stands after it and some rounds, from 0 to 1."""
        rules, facts = self.rules, state.facts
        deal = len(facts.finished)
        if action.verb in rules.verbs:
            rules.apply(state, action, rng)
        turns, last = 0, facts.turn
        while turns < self.turns and len(facts.finished) == deal:
            self.step(state, rng)
            if facts.turn != last:
                turns, last = turns + 1, facts.turn
        return self.standing(state, action.seat, deal)

    def step(self, state: State[VendettaFacts], rng: Random) -> None:
        """One action: that of a joker out of turn, or of whose turn it is."""
        rules, facts = self.rules, state.facts
        if facts.phase is Phase.LAST_CALL:
            seat = facts.turn if facts.asked is None else facts.asked
        else:
            seat = facts.turn
            if rules.free and facts.jokers_laid < rules.loose and facts.tricks:
                for other in range(rules.seats):
                    if other != seat:
                        legal = rules.legal(state, other)
                        if legal:
                            action, worth = self.sense.choice(state, other, legal)
                            if worth > 0:
                                rules.apply(state, action, rng)
                                return
        action, _ = self.sense.choice(state, seat, rules.legal(state, seat))
        rules.apply(state, action, rng)

    def standing(self, state: State[VendettaFacts], seat: Seat, deal: int) -> float:
        """What share of the win a seat has, or may hope for by the points of all."""
        facts = state.facts
        outcome = self.rules.outcome(state)
        if outcome is not None:
            return (seat in outcome.winners) / len(outcome.winners)
        if len(facts.finished) == deal:
            return promise(Moment(self.rules, state, seat).signs(None), NET)
        points = facts.points()
        top = max(points)
        weights = [exp(max(-30.0, (each - top) / SCALE)) for each in points]
        return weights[seat] / sum(weights)
