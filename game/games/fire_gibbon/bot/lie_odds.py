"""How likely a face-down card of Fire Gibbon is a lie, by unseen cards and its owner's habits."""

from __future__ import annotations

from math import exp, log

from game.engine.observation import Observation
from game.engine.rules import AnyRules
from game.engine.zones import Seat
from game.games.fire_gibbon.bot.belief import Belief, SpotRace, candour, record_of
from game.games.fire_gibbon.bot.levels import LevelParameters
from game.games.fire_gibbon.bot.parameters import Parameters
from game.games.fire_gibbon.rules.facts import FireFacts
from game.games.fire_gibbon.rules.flame import fits_open

LEAST, MOST = 0.01, 0.98
"""No chance to have no true card is taken for smaller or greater than that."""
FITTING, USUAL_BAR = 0.43, 0.27
"""How many fire spots fit on average where somebody promises, and from where on doubts pay."""


class LieOdds:
    """How far the seat that decides believes each card, and how far it would be believed."""

    def __init__(
        self,
        seen: Observation[FireFacts],
        rules: AnyRules,
        numbers: Parameters,
        level: LevelParameters,
        race: SpotRace,
    ) -> None:
        """Work out how others lie; *race* is how near each seat is to winning the round."""
        assert seen.seat is not None
        self.seen, self.facts, self.me = seen, seen.facts, seen.seat
        self.numbers, self.race = numbers, race
        seats = range(rules.seats)
        self.hidden = [len(seen.cards("hand", seat)) for seat in seats]
        self.records = record_of(seen.history, rules.seats) if level.grudge else [1.0] * len(seats)
        usual = [0.0] * len(seats)
        self.candid = candour(seen.history, rules.seats, numbers.stranger) if level.reads else usual
        """The chance of each seat to be one who lies only in need."""

    def falsity(self, unseen: Belief, at: int) -> float:
        """The chance that card number *at* of the fire breaks its promise."""
        if self.facts.proven[at] is not None:
            return 0.0
        owner = self.facts.owners[at]
        bar = self.race.bar(self.me, owner)
        return self.lie(unseen, self.facts.required[at], owner, bar, self.records[owner])

    def lie(
        self, unseen: Belief, required: int, owner: Seat, bar: float, grudge: float = 1.0
    ) -> float:
        """The chance of a lie by *owner*, whose hand is of those *unseen*.

        *bar* is from where on it pays for the hearer to doubt: where doubts are dear, few lie.
        """
        numbers, hidden = self.numbers, max(1, self.hidden[owner])
        lacks = unseen.without_true(required, hidden)
        if lacks >= 1:
            return 1.0
        lacks = min(MOST, max(LEAST, lacks))
        odds = numbers.lies[hidden] + numbers.lacking * log(lacks / (1 - lacks))
        table = self.seen.cards("table", owner)
        fitting = sum(card is not None and fits_open(card, required - 1) for card in table)
        odds += numbers.choice * (fitting - FITTING) + numbers.dear * (bar - USUAL_BAR)
        bluffs = grudge / (grudge + exp(-odds))
        plain, slope = numbers.plain
        return bluffs + self.candid[owner] * (1 / (1 + exp(-plain - slope * odds)) - bluffs)
