"""A sense of promises: what a seat knows of the cards, of what was said, and of who said it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import exp, log

from game.engine.cards import RANKS, Card, card, pack
from game.engine.events import Event, Moved, Said, Turned
from game.engine.observation import Observation
from game.engine.zones import Seat
from game.games.sinful_gibbon.facts import SinfulFacts
from game.games.sinful_gibbon.promises import ACE, HEARTS, LOWEST, NUMBERS
from game.games.sinful_gibbon.tuned import Numbers, Temper

LEAST = 0.02
"""The smallest chance that is told from none."""
SAMPLES = {number: (card(f"{RANKS[number]}c"), card(f"{RANKS[number]}h")) for number in NUMBERS}
"""A plain card and a heart of each number."""


class Pool:
    """Cards somebody has not seen, counted by what they would make true."""

    def __init__(self, cards: Iterable[Card]) -> None:
        """Counts *cards*."""
        self.plain = [0.0] * (ACE + 1)
        """By number: cards that are no hearts."""
        self.hearts = [0.0] * (ACE + 1)
        self.joker = 0
        self.size = 0
        for each in cards:
            self.size += 1
            if each.is_joker:
                self.joker = 1
            elif each.suit is HEARTS:
                self.hearts[each.rank] += 1
            else:
                self.plain[each.rank] += 1

    def examples(self) -> Iterator[tuple[Card, float]]:
        """A card of each sort there is, with how many of them there are."""
        if self.joker:
            yield card("*1"), 1.0
        for number in range(LOWEST, ACE + 1):
            if self.plain[number]:
                yield SAMPLES[number][0], self.plain[number]
            if self.hearts[number]:
                yield SAMPLES[number][1], self.hearts[number]

    def fitting(self, number: int, heart: bool) -> float:
        """How many of them make a promise of *number*, or of its heart, true."""
        return (self.hearts if heart else self.plain)[number] + self.joker

    def lacks(self, wanted: float, hand: int) -> float:
        """The chance that a hand of so many of these cards has none of *wanted* cards."""
        chance, size = 1.0, self.size
        for drawn in range(min(hand, size)):
            chance *= max(0.0, size - wanted - drawn) / (size - drawn)
        return chance

    def nothing_honest(self, standing: int | None, hand: int, heart: bool) -> float:
        """The chance to have nothing honest to promise on the *standing* number."""
        least = LOWEST if standing is None else standing
        wanted = sum(self.plain[least:]) + self.joker
        if heart and standing is not None:
            wanted += self.hearts[standing]
        return self.lacks(wanted, hand)


class Memory:
    """What a seat knows at a decision beyond what lies before it."""

    def __init__(self, seen: Observation[SinfulFacts], seats: int, temper: Temper) -> None:
        """Goes back through the round, and through the match for records."""
        assert seen.seat is not None
        self.me = seen.seat
        self.hand = [each for each in seen.cards("hand", self.me) if each is not None]
        self.caught, self.shown = [0] * seats, [0] * seats
        self.doubts, self.passes = [0] * seats, [0] * seats
        self.said: list[tuple[Seat, int, bool]] = []
        """Promises of the round nobody has seen behind: who, which number, whether its heart."""
        faces = {each for row in seen.zones.values() for each in row if each is not None}
        own = set(self.hand)
        known = faces | own
        history = seen.history
        start = _round_start(history)
        for event in history[start:]:
            if type(event) is Said:
                self._hear(event)
            elif isinstance(event, (Moved, Turned)) and event.card is not None:
                known.add(event.card)
        if temper.records:
            self._recall(history)
        if not temper.counts:
            known = own
        cards, open_cards = pack(jokers=1), faces - own
        self.pool = Pool(each for each in cards if each not in known)
        self.public = Pool(each for each in cards if each not in open_cards)
        """What those do not know who see only what lies open."""
        if temper.claims:
            self._claimed()

    def _hear(self, event: Said) -> None:
        if event.code in ("promise_number", "promise_heart"):
            assert event.seat is not None
            assert event.value is not None
            self.said.append((event.seat, event.value, event.code == "promise_heart"))
        elif event.code in ("true", "cheat") and self.said:
            self.said.pop()

    def _recall(self, history: Sequence[Event]) -> None:
        """Who lied and who doubted since the match began."""
        rows = {
            "cheat": self.caught,
            "true": self.shown,
            "doubt": self.doubts,
            "pick": self.passes,
        }
        for event in history:
            if type(event) is Said and event.code in rows:
                assert event.seat is not None
                rows[event.code][event.seat] += 1

    def _claimed(self) -> None:
        """Cards others have promised are less likely to be elsewhere."""
        for seat, number, heart in self.said[:-1]:
            if seat != self.me:
                row = self.pool.hearts if heart else self.pool.plain
                row[number] = max(0.0, row[number] - 0.6 * min(1.0, row[number]))


def _round_start(history: Sequence[Event]) -> int:
    for number in range(len(history) - 1, -1, -1):
        event = history[number]
        if isinstance(event, Said) and event.code == "deal":
            return number
    return 0


def number_odds(
    numbers: Numbers, pool: Pool, standing: int | None, number: int, hand: int, leads: bool
) -> float:
    """The log odds that *number* was promised truly, from a hand of so many cards of the *pool*."""
    fitting = pool.fitting(number, heart=False)
    if fitting <= 0:
        return -30.0
    has = max(LEAST, 1 - pool.lacks(fitting, hand))
    lacks = max(LEAST, pool.nothing_honest(standing, hand, heart=True))
    always, having, lacking, skipped, first = numbers.truth
    jump = number - (LOWEST if standing is None else standing)
    odds = always + having * log(has) + lacking * log(lacks)
    return odds + (first if leads else skipped * jump)


def heart_odds(numbers: Numbers, pool: Pool, number: int, hand: int) -> float:
    """The log odds that the heart of *number* was offered truly."""
    fitting = pool.fitting(number, heart=True)
    if fitting <= 0:
        return -30.0
    always, having = numbers.heart_truth
    return always + having * log(max(LEAST, 1 - pool.lacks(fitting, hand)))


def chance(odds: float) -> float:
    """Log odds as a chance."""
    return 1 / (1 + exp(-max(-30.0, min(30.0, odds))))
