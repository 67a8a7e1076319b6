"""A computer that plays Fire Gibbon: weighs lies, doubts and blind leaps by who gets paid."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import exp
from random import Random
from types import MappingProxyType
from typing import Any, NamedTuple

from game.bots.bot import Weighing
from game.bots.manner import Level, Manner
from game.bots.soft import softly
from game.engine.action import Action
from game.engine.cards import Card, Suit
from game.engine.observation import Observation
from game.engine.rules import AnyRules
from game.engine.zones import Seat
from game.games.fire_gibbon.facts import FireFacts
from game.games.fire_gibbon.numbers import ACE, CHEAP, is_true
from game.games.fire_gibbon.sense import Race, Unseen, record_of, unseen_cards


class Numbers(NamedTuple):
    """What the judgement is made of; all in chances to win the round where not said otherwise.

    *worth* was fitted to the winners of 150 rounds of four computers. To find what matters, all
    other numbers were varied at once, up or down for each seat of about 900 rounds; what seemed
    to help was then tried alone against three unchanged players, 360 to 480 rounds each, where a
    quarter is no change. The values of cards (*curve* to *open*) won 29 % against a first guess;
    without *fresh* it wins 22 %, with *spend* halved 20 %, more than doubled 16 %.
    *bluff* and *smuggle* were moved until the lies foretold were the lies told: of cards called
    false with a chance of 0.3, 0.4 and 0.5, about as many were. Against three who expect as many
    lies of a seat with one card left as of one with four, they win 34 % of 250 rounds.
    """

    worth: tuple[float, ...] = (0.0, 1.75, 0.65, 0.3, 0.0)
    """The weight in the race by the spots still needed: see :class:`Race`."""
    bluff: tuple[float, ...] = (0.0, 0.17, 0.27, 0.6, 1.0)
    """How often somebody without a true card lies, by cards in hand; with few, others fit."""
    smuggle: tuple[float, ...] = (0.0, 0.01, 0.02, 0.05, 0.15)
    """How often somebody lies who could tell the truth, by the cards in hand."""
    width: float = 0.1
    """How uncertain it is whether others doubt near their bar; a chance."""
    eager: float = 0.5
    """How often somebody doubts who should; a chance."""
    spend: float = 0.1
    """The value of the best hidden card against the worst."""
    usual: float = 0.4
    """The value of a card still to be drawn, between the two."""
    hat: float = 0.03
    """The price of the hat."""
    fresh: float = 0.03
    """What it is worth to start a fire of one's own after a right doubt."""
    curve: float = 2.0
    """How much rather high cards than middling ones are kept: a power of the rank's share."""
    heart: float = 0.03
    """The value of the lowest heart in hand."""
    hearts: float = 0.16
    """What the highest heart in hand is worth beyond that."""
    open: float = 0.56
    """The value of the highest table card; lower ones in proportion."""


class Temper(NamedTuple):
    """What makes a level: softness of choice, discards remembered, cards counted, grudges kept."""

    softness: float
    remembered: int
    counts: bool
    grudge: bool


NUMBERS = Numbers()
TEMPERS: Mapping[Level, Temper] = MappingProxyType(
    {
        Level.NOVICE: Temper(0.03, 0, False, False),
        Level.CASUAL: Temper(0.015, 6, True, False),
        Level.SKILLED: Temper(0.008, 16, True, True),
        Level.MASTER: Temper(0.003, 54, True, True),
    }
)


class FireGibbonBot:
    """One computer player; it keeps nothing between two decisions."""

    def __init__(self, rules: AnyRules, manner: Manner, numbers: Numbers = NUMBERS) -> None:
        """Plays *rules* at a *manner*; *numbers* only for tuning."""
        self.rules = rules
        self.temper = TEMPERS[manner.level]
        self.numbers = numbers

    def think(self, seen: Observation[Any], rng: Random) -> Iterator[Action]:
        """Scores what is legal and takes one of the best, softly: lies are mixed, never certain."""
        scored = Judgement(seen, self.rules, self.numbers, self.temper).scores()
        if scored:
            actions, scores = zip(*scored, strict=True)
            yield softly(actions, scores, self.temper.softness, rng)

    def why(self, seen: Observation[Any], action: Action) -> str:
        """Nothing yet."""
        return ""

    def weigh(self, seen: Observation[Any], rng: Random) -> Iterator[Weighing]:
        """The chances to win the round with each action, by judgement."""
        scores = Judgement(seen, self.rules, self.numbers, self.temper).scores()
        yield Weighing("rounds", dict(scores), 1)


class Judgement:
    """One decision as its seat sees it."""

    def __init__(
        self, seen: Observation[FireFacts], rules: AnyRules, numbers: Numbers, temper: Temper
    ) -> None:
        """Works out what is unseen, how the race stands, and how others lie."""
        assert seen.seat is not None
        self.seen, self.facts, self.me = seen, seen.facts, seen.seat
        self.numbers = numbers
        seats = range(rules.seats)
        self.hidden = [len(seen.cards("hand", seat)) for seat in seats]
        spots = [len(seen.cards("table", seat)) for seat in seats]
        needed = rules.board.specs["table"].slots
        self.race = Race(spots, needed, numbers.worth)
        own = [card for card in seen.cards("hand", self.me) if card is not None]
        cards = unseen_cards(seen, rules, temper.remembered)
        if not temper.counts:
            cards = [card for card in rules.pack() if card not in own]
        self.unseen = Unseen(cards)
        self.public = Unseen([*cards, *own])
        """As the others see it: they do not know this seat's hand."""
        self.records = record_of(seen.history, rules.seats) if temper.grudge else [1.0] * len(seats)

    def scores(self) -> list[tuple[Action, float]]:
        """Every legal action with its worth; the doubt of a proven card is not one."""
        legal = self.seen.legal
        phase = self.facts.phase
        if phase == "reward":
            return [(a, self._swapped(a.cards[0])) for a in legal]
        if phase == "refill":
            return [(a, self._refill(a)) for a in legal]
        if phase == "swap":
            return [(a, float(self.facts.points[a.value or 0])) for a in legal]
        plays = [(a, self._play(a)) for a in legal if a.verb != "doubt"]
        best = max(score for _, score in plays)
        doubts = [a for a in legal if a.verb == "doubt" and not self._proven(a)]
        return [*plays, *((a, self._doubt(a, best)) for a in doubts)]

    def falsity(self, at: int) -> float:
        """The chance that the fire's card number *at* breaks its promise."""
        owner, required = self.facts.owners[at], self.facts.required[at]
        return self._lie(self.unseen, required, self.hidden[owner], self.records[owner])

    def _lie(self, unseen: Unseen, required: int, hidden: int, grudge: float = 1.0) -> float:
        """The chance of a lie by somebody with *hidden* cards of those *unseen*."""
        numbers, hidden = self.numbers, max(1, hidden)
        lacking = unseen.without_true(required, hidden)
        bluffs, truths = lacking * numbers.bluff[hidden], 1 - lacking
        lies = (bluffs + truths * numbers.smuggle[hidden]) * grudge
        return lies / (lies + truths * (1 - numbers.smuggle[hidden]))

    def _proven(self, action: Action) -> bool:
        at = self.facts.latest[action.value or 0]
        return self.facts.proven[at] is not None

    def _doubt(self, action: Action, best: float) -> float:
        """Right: a spot and a fresh fire. Wrong: a spot for the other, and playing on."""
        other = action.value or 0
        false = self.falsity(self.facts.latest[other])
        change = self.race.change
        right = change(self.me, self.me) + self.numbers.fresh
        return false * right + (1 - false) * (change(self.me, other) + best)

    def _play(self, action: Action) -> float:
        flame = self.facts.flame or 0
        if action.verb == "play_random":
            return self._random(flame)
        card = action.cards[0]
        if action.verb == "play_down":
            return self._down(card, flame)
        return self._spent(self._shown(card) if action.verb == "play_table" else self._kept(card))

    def _down(self, card: Card, flame: int) -> float:
        """A promise: doubted and true pays this seat, doubted and false the doubter."""
        required = flame + 1
        worth = self._spent(self._kept(card))
        true = is_true(card, required)
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

    def _doubted_by(self, seat: Seat, required: int) -> float:
        false = self._lie(self.public, required, self.hidden[self.me])
        beyond = (false - self.race.bar(seat, self.me, self.numbers.fresh)) / self.numbers.width
        return self.numbers.eager / (1 + exp(-max(-30.0, min(30.0, beyond))))

    def _random(self, flame: int) -> float:
        """A blind leap: pays the raiser if it fails."""
        fails = self.unseen.random_fails(flame)
        raiser = self.facts.raiser
        paid = 0.0 if raiser in (None, self.me) else self.race.change(self.me, raiser or 0)
        return fails * paid

    def _spent(self, value: float) -> float:
        """Playing a bad card away is a gain, a good one a loss."""
        return self.numbers.spend * (self.numbers.usual - value)

    def _refill(self, action: Action) -> float:
        """A table card from the hand costs the hand card, but brings another one."""
        return self._swapped(action.cards[0]) if action.cards else 0.0

    def _swapped(self, card: Card) -> float:
        """What is gained by laying a hidden card open."""
        return (self._shown(card) - self._kept(card)) * self.numbers.spend

    def _kept(self, card: Card) -> float:
        """The worth of a hidden card: true promises first, then high hearts to play face up."""
        if card.is_joker:
            return 1.0
        share, numbers = card.rank / ACE, self.numbers
        if card.suit is Suit.HEARTS:
            return numbers.heart + numbers.hearts * share
        return float(share**numbers.curve)

    def _shown(self, card: Card) -> float:
        """The worth of a table card: the higher, the more often it fits."""
        share = 1.0 if card.is_joker else card.rank / ACE
        return self.numbers.open * share
