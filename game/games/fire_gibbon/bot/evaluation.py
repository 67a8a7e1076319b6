"""The worth of each action of Fire Gibbon by judgement, in chances to win the round."""

from __future__ import annotations

from functools import partial
from math import exp, log

from game.bots.importance_sample import Claim
from game.bots.profile import Style
from game.engine.action import Action
from game.engine.cards import Card
from game.engine.observation import Observation
from game.engine.rules import AnyRules
from game.engine.zones import Place, Seat
from game.games.fire_gibbon.bot.belief import (
    Belief,
    SpotRace,
    candour,
    haste,
    record_of,
    unseen_cards,
)
from game.games.fire_gibbon.bot.levels import LevelParameters
from game.games.fire_gibbon.bot.parameters import Parameters
from game.games.fire_gibbon.bot.spot_evaluation import SpotEvaluation
from game.games.fire_gibbon.rules.doubts import is_true
from game.games.fire_gibbon.rules.facts import FireFacts
from game.games.fire_gibbon.rules.flame import (
    CHEAP,
    fits_open,
    flame_above,
    flame_after,
    raises,
)
from game.games.fire_gibbon.rules.options import FireGibbonOptions
from game.games.fire_gibbon.rules.zones import FIRE

BLUFF = 0.035
"""What the greatest bluffer likes a lie."""
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
USUAL = Style()


class Evaluation:
    """What the seat that decides can see, and what each of its actions is worth."""

    def __init__(
        self,
        seen: Observation[FireFacts],
        rules: AnyRules,
        numbers: Parameters,
        level: LevelParameters,
        style: Style = USUAL,
    ) -> None:
        """Work out what is unseen, how the race stands, and how others lie."""
        assert seen.seat is not None
        assert isinstance(rules.options, FireGibbonOptions)
        self.style = style
        self.cards = SpotEvaluation(numbers, style)
        self.seen, self.facts, self.me = seen, seen.facts, seen.seat
        self.numbers = numbers
        seats = range(rules.seats)
        self.hidden = [len(seen.cards("hand", seat)) for seat in seats]
        spots = [len(seen.cards("table", seat)) for seat in seats]
        needed = rules.options.cards(rules.seats)
        self.race = SpotRace(spots, needed, numbers.worth)
        own = self.own = [card for card in seen.cards("hand", self.me) if card is not None]
        cards = unseen_cards(seen, rules, level.remembered)
        if not level.counts:
            cards = [card for card in rules.pack() if card not in own]
        self.unseen = Belief(cards)
        self.public = Belief([*cards, *own])
        """As the others see it: they do not know this seat's hand."""
        self.records = record_of(seen.history, rules.seats) if level.grudge else [1.0] * len(seats)
        usual = [0.0] * len(seats)
        self.candid = candour(seen.history, rules.seats, numbers.stranger) if level.reads else usual
        """The chance of each seat to be one who lies only in need."""
        self.hasty = haste(seen.history, rules.seats) if level.heeds else usual
        """The chance of each seat to be one who doubts whatever lies there."""

    def chosen(self) -> list[tuple[Action, float]]:
        """The actions to choose from with their worth; a proven card is never doubted."""
        return [each for each in self.scores() if not self._proven(each[0])]

    def scores(self) -> list[tuple[Action, float]]:
        """Every legal action with its worth, in chances to win the round."""
        legal = self.seen.legal
        phase = self.facts.phase
        if phase == "reward":
            return [(a, self.cards.swapped(a.cards[0])) for a in legal]
        if phase == "refill":
            return [(a, self._refill(a)) for a in legal]
        if phase == "swap":
            return [(a, float(self.facts.points[a.value or 0])) for a in legal]
        plays = [(a, self._play(a)) for a in legal if a.verb != "doubt"]
        return [*plays, *((a, self._doubt(a)) for a in legal if a.verb == "doubt")]

    def claims(self) -> list[Claim]:
        """The unproven face-down cards of the fire, with how far each is believed."""
        facts, found = self.facts, []
        for at, required in enumerate(facts.required):
            if required and facts.owners[at] != self.me and facts.proven[at] is None:
                holds = partial(is_true, required=required)
                found.append(Claim(Place(FIRE, at), holds, 1 - self.falsity(at)))
        return found

    def falsity(self, at: int) -> float:
        """The chance that card number *at* of the fire breaks its promise."""
        if self.facts.proven[at] is not None:
            return 0.0
        owner = self.facts.owners[at]
        bar = self.race.bar(self.me, owner)
        return self._lie(self.unseen, self.facts.required[at], owner, bar, self.records[owner])

    def _lie(
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

    def _proven(self, action: Action) -> bool:
        if action.verb != "doubt":
            return False
        return self.facts.proven[self.facts.latest[action.value or 0]] is not None

    def _doubt(self, action: Action) -> float:
        """Right: a spot and a fresh fire. Wrong: a spot for the other.

        Playing on then counts for nothing: what seems the best of many plays is so by luck.
        """
        other = action.value or 0
        false = self.falsity(self.facts.latest[other])
        change = self.race.change
        right = change(self.me, self.me) + self.numbers.fresh
        taste = SUSPICION * self.style.suspicion
        if len(self.own) <= FEW:
            taste += GREED * self.style.greed
        return false * right + (1 - false) * change(self.me, other) + taste

    def _play(self, action: Action) -> float:
        flame = self.facts.flame or 0
        if action.verb == "play_random":
            return self._random(flame)
        card = action.cards[0]
        if action.verb == "play_down":
            return self._down(card, flame)
        worth = self.cards.spent(
            self.cards.shown(card) if action.verb == "play_table" else self.cards.kept(card)
        )
        raiser = self.me if raises(card, flame) else self.facts.raiser
        return worth + self._left(flame_after(card, flame), raiser)

    def _left(self, flame: int, raiser: Seat | None) -> float:
        """Who plays next may fall on this flame, and pays who raised it."""
        if raiser is None:
            return 0.0
        falls = self.numbers.press * self.unseen.random_fails(flame)
        return falls * self.race.change(self.me, raiser)

    def _down(self, card: Card, flame: int) -> float:
        """A promise: doubted and true pays this seat, doubted and false the doubter."""
        required = flame + 1
        worth = self.cards.spent(self.cards.kept(card)) + self._left(flame_above(flame), self.me)
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
        return self.dares(seat, self._lie(self.public, required, self.me, bar) - bar)

    def dares(self, seat: Seat, beyond: float) -> float:
        """The chance that *seat* doubts where a lie is likelier by *beyond* than a doubt needs."""
        candid, numbers = self.candid[seat], self.numbers
        sharp = _doubts(beyond, numbers.eager, numbers.daring, numbers.width)
        usual = sharp + candid * (_doubts(beyond, *numbers.slow) - sharp)
        return usual + self.hasty[seat] * (1 - usual)

    def _random(self, flame: int) -> float:
        """A blind leap: pays the raiser if it fails."""
        fails = self.unseen.random_fails(flame)
        raiser = self.facts.raiser
        paid = 0.0 if raiser in (None, self.me) else self.race.change(self.me, raiser or 0)
        return fails * paid + GREED * self.style.greed

    def _refill(self, action: Action) -> float:
        """A table card from the hand costs the hand card, but brings another one."""
        return self.cards.swapped(action.cards[0]) if action.cards else 0.0


def _doubts(beyond: float, eager: float, daring: float, width: float) -> float:
    """The chance of a doubt by somebody for whom a lie is likelier by *beyond* than it must be."""
    return eager / (1 + exp(-max(-30.0, min(30.0, (beyond - daring) / width))))
