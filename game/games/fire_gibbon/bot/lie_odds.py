"""How likely a face-down card of Fire Gibbon is a lie, by unseen cards and its owner's habits."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log

from game.engine.observation import Observation
from game.engine.zones import Seat
from game.games.fire_gibbon.bot.belief import Belief, SpotRace, candour
from game.games.fire_gibbon.bot.levels import LevelParameters
from game.games.fire_gibbon.bot.parameters import Parameters
from game.games.fire_gibbon.bot.seat_record import HABITS
from game.games.fire_gibbon.rules.facts import FireFacts
from game.games.fire_gibbon.rules.flame import fits_open
from game.patterns.opponent_model import OpponentModel

LEAST, MOST = 0.01, 0.98
"""No chance to have no true card is taken for smaller or greater than that."""
FITTING = 0.43
"""How many fire spots fit on average where somebody promises."""
MIDDLE = 9
"""The number from which heights are counted."""
EVEN = 0.5
"""The chance to lie only in need of somebody whose habits are not read."""


class LieOdds:
    """How far the seat that decides believes each card, and how far it would be believed."""

    def __init__(
        self,
        seen: Observation[FireFacts],
        records: Sequence[OpponentModel],
        numbers: Parameters,
        level: LevelParameters,
        race: SpotRace,
    ) -> None:
        """Work out how others lie.

        *records* are what each seat did in the match, *race* is how near each is to winning the
        round.
        """
        assert seen.seat is not None
        self.seen, self.facts, self.me = seen, seen.facts, seen.seat
        self.numbers, self.race = numbers, race
        seats = range(len(records))
        self.hidden = [len(seen.cards("hand", seat)) for seat in seats]
        self.records = records if level.grudge else [OpponentModel(HABITS)] * len(seats)
        even = [EVEN] * len(seats)
        self.candid = candour(seen.history, len(seats), numbers.stranger) if level.reads else even
        """The chance of each seat to be one who lies only in need."""

    def falsity(self, unseen: Belief, at: int) -> float:
        """The chance that card number *at* of the fire breaks its promise."""
        if self.facts.proven[at] is not None:
            return 0.0
        return self.lie(unseen, self.facts.required[at], self.facts.owners[at])

    def lie(self, unseen: Belief, required: int, owner: Seat) -> float:
        """The chance of a lie by *owner*, whose hand is of those *unseen*."""
        lacks = unseen.without_true(required, max(1, self.hidden[owner]))
        table = self.seen.cards("table", owner)
        fitting = sum(card is not None and fits_open(card, required - 1) for card in table)
        return self.lie_of(owner, required, lacks, fitting)

    def lie_of(self, owner: Seat, required: int, lacks: float, fitting: float = FITTING) -> float:
        """The same of one who *lacks* a true card with such a chance; *fitting* fire spots fit."""
        if lacks >= 1:
            return 1.0
        always, lacking, height, choice, candid = self.numbers.lies
        lacks = min(MOST, max(LEAST, lacks))
        odds = always + lacking * log(lacks / (1 - lacks)) + height * (required - MIDDLE)
        odds += choice * (fitting - FITTING) + candid * (self.candid[owner] - EVEN)
        return 1 / (1 + exp(self.records[owner].honesty(required) - odds))
