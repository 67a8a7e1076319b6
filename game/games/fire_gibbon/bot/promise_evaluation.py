"""Promise evaluation: a card face down, true or a lie, by who may doubt it and what that pays."""

from __future__ import annotations

from game.bots.profile import Style
from game.engine.cards import Card
from game.engine.zones import Seat
from game.games.fire_gibbon.bot.belief import Belief
from game.games.fire_gibbon.bot.doubt_odds import DoubtOdds
from game.games.fire_gibbon.bot.lie_odds import LieOdds
from game.games.fire_gibbon.rules.doubts import is_true
from game.games.fire_gibbon.rules.flame import CHEAP

BLUFF = 0.016
"""What the greatest bluffer likes a lie."""


class PromiseEvaluation:
    """Who would doubt a promise of the seat that decides, and what comes of it."""

    def __init__(self, lies: LieOdds, odds: DoubtOdds, style: Style, public: Belief) -> None:
        """Judge who doubts by *odds*, by *public*, the cards that others do not know."""
        self.lies, self.odds, self.public = lies, odds, public
        self.facts, self.me, self.race = lies.facts, lies.me, lies.race
        self.numbers, self.style = lies.numbers, style

    def worth(self, card: Card, flame: int, undoubted: float) -> float:
        """The worth of a promise: doubted and true pays this seat, a lie pays the doubter.

        *undoubted* is its worth if nobody doubts it.
        """
        required, worth = flame + 1, undoubted
        true = is_true(card, required)
        if not true:
            worth += BLUFF * self.style.bluff - self.numbers.lie
        quiet = 1.0
        seat = self.facts.next_to(self.me)
        while seat != self.me:
            doubts = quiet * self._doubted_by(seat, required)
            quiet -= doubts
            worth += doubts * self.race.change(self.me, self.me if true else seat)
            if not true and required <= CHEAP:
                worth -= doubts * self.numbers.hat
            seat = self.facts.next_to(seat)
        return worth

    def doubted(self, required: int) -> float:
        """The chance that anybody doubts a promise of *required* made now."""
        quiet, seat = 1.0, self.facts.next_to(self.me)
        while seat != self.me:
            quiet *= 1 - self._doubted_by(seat, required)
            seat = self.facts.next_to(seat)
        return 1 - quiet

    def _doubted_by(self, seat: Seat, required: int) -> float:
        bar = self.race.bar(seat, self.me, self.numbers.fresh)
        return self.odds.dares(seat, required, self.lies.lie(self.public, required, self.me), bar)
