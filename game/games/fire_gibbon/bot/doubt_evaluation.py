"""Doubt evaluation: whether to doubt a face-down card, by the chance of a lie and what it pays."""

from __future__ import annotations

from functools import partial
from math import exp, log

from game.bots.importance_sample import Claim
from game.bots.profile import Style
from game.engine.action import Action
from game.engine.observation import Observation
from game.engine.rules import AnyRules
from game.engine.zones import Place, Seat
from game.games.fire_gibbon.bot.belief import Belief, SpotRace, candour, record_of
from game.games.fire_gibbon.bot.levels import LevelParameters
from game.games.fire_gibbon.bot.parameters import Parameters
from game.games.fire_gibbon.rules.doubts import is_true
from game.games.fire_gibbon.rules.facts import FireFacts
from game.games.fire_gibbon.rules.flame import fits_open
from game.games.fire_gibbon.rules.zones import FIRE

SUSPICION = 0.025
"""What the most suspicious likes a doubt."""
GREED = 0.02
"""What the greediest likes a doubt with the last cards, and a blind leap at any time."""
FEW = 2
"""Cards with which one is near to being the Braveheart."""
LEAST, MOST = 0.01, 0.98
"""No chance to have no true card is taken for smaller or greater than that."""
FITTING, USUAL_BAR = 0.43, 0.27
"""How many table cards fit on average where somebody promises, and from where on doubts pay."""


class DoubtEvaluation:
    """How far the seat that decides believes the cards of others, and what a doubt is worth."""

    def __init__(
        self,
        seen: Observation[FireFacts],
        rules: AnyRules,
        numbers: Parameters,
        level: LevelParameters,
        style: Style,
        race: SpotRace,
    ) -> None:
        """Work out how others lie; *race* is how near each seat is to winning the round."""
        assert seen.seat is not None
        self.seen, self.facts, self.me = seen, seen.facts, seen.seat
        self.numbers, self.style, self.race = numbers, style, race
        seats = range(rules.seats)
        self.hidden = [len(seen.cards("hand", seat)) for seat in seats]
        self.records = record_of(seen.history, rules.seats) if level.grudge else [1.0] * len(seats)
        usual = [0.0] * len(seats)
        self.candid = candour(seen.history, rules.seats, numbers.stranger) if level.reads else usual
        """The chance of each seat to be one who lies only in need."""

    def worth(self, unseen: Belief, action: Action) -> float:
        """The worth of a doubt: a spot and a fresh fire if it is right, else a spot for the other.

        Playing on then counts for nothing: what seems the best of many plays is so by luck.
        """
        other = action.value or 0
        false = self.falsity(unseen, self.facts.latest[other])
        change = self.race.change
        right = change(self.me, self.me) + self.numbers.fresh
        taste = SUSPICION * self.style.suspicion
        if self.hidden[self.me] <= FEW:
            taste += GREED * self.style.greed
        return false * right + (1 - false) * change(self.me, other) + taste

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

    def claims(self, unseen: Belief) -> list[Claim]:
        """The unproven face-down cards of the fire, with how far each is believed."""
        facts, found = self.facts, []
        for at, required in enumerate(facts.required):
            if required and facts.owners[at] != self.me and facts.proven[at] is None:
                holds = partial(is_true, required=required)
                found.append(Claim(Place(FIRE, at), holds, 1 - self.falsity(unseen, at)))
        return found

    def is_proven(self, action: Action) -> bool:
        """Whether *action* would doubt a card that everybody saw to be true."""
        if action.verb != "doubt":
            return False
        return self.facts.proven[self.facts.latest[action.value or 0]] is not None
