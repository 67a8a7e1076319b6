"""Doubt odds: how likely each seat doubts a promise, by what it doubted and let lie before."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log

from game.engine.zones import Seat
from game.games.fire_gibbon.bot.levels import LevelParameters
from game.games.fire_gibbon.bot.lie_odds import LEAST, MIDDLE, MOST
from game.games.fire_gibbon.bot.parameters import Parameters
from game.games.fire_gibbon.bot.seat_record import HABITS, haste
from game.patterns.opponent_model import OpponentModel


class DoubtOdds:
    """What the seat that decides expects of others who can doubt."""

    def __init__(
        self, records: Sequence[OpponentModel], numbers: Parameters, level: LevelParameters
    ) -> None:
        """Take the *records* of this match, as far as the *level* heeds them."""
        self.numbers = numbers
        self.records = records if level.heeds else [OpponentModel(HABITS)] * len(records)
        self.hasty = [haste(record, level.fears) for record in self.records]
        """The chance of each seat to be one who doubts whatever can be doubted."""

    def dares(self, seat: Seat, required: int, lie: float, bar: float) -> float:
        """The chance that *seat* doubts a promise of *required*, which is a *lie* so likely.

        *bar* is the chance of a lie from which on a doubt pays for that seat.
        """
        always, height, sure, dear = self.numbers.doubts
        lie = min(MOST, max(LEAST, lie))
        odds = always + height * (required - MIDDLE) + sure * log(lie / (1 - lie)) + dear * bar
        usual = 1 / (1 + exp(-odds - self.records[seat].courage(required)))
        return usual + self.hasty[seat] * (1 - usual)
