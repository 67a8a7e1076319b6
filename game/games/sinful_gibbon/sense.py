"""A sense of promises: what a seat knows of the cards, of what was said, and of who said it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
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
USUAL_TRUTHS, USUAL_LIES = 1.6, 2.4
"""Before anything is known of a seat it has told so many truths and lies: a Beta prior."""
USUAL_ODDS = log(USUAL_TRUTHS / USUAL_LIES)
USUAL_DOUBTS, USUAL_HEART_DOUBTS = 0.25, 0.08
"""How often somebody doubts a number, or a heart, who may."""
USUAL_CHANCES = 4
"""As if everybody had been seen so often already."""
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


@dataclass(slots=True)
class Record:
    """What one seat did as far as it is remembered: promises turned up, doubts and chances."""

    true: int = 0
    false: int = 0
    doubts: int = 0
    passes: int = 0


class Memory:
    """What a seat knows at a decision beyond what lies before it."""

    def __init__(self, seen: Observation[SinfulFacts], seats: int, temper: Temper) -> None:
        """Goes back through the round, and through the match for records."""
        assert seen.seat is not None
        self.me = seen.seat
        self.hand = [each for each in seen.cards("hand", self.me) if each is not None]
        self.numbers = [Record() for _ in range(seats)]
        self.hearts = [Record() for _ in range(seats)]
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
            self._recall(history, temper.records)
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

    def _recall(self, history: Sequence[Event], judged: int) -> None:
        """Who lied and who doubted, as far back as so many cards that were turned up."""
        doubter: Seat | None = None
        true = False
        for event in reversed(history):
            if type(event) is not Said or event.seat is None:
                continue
            code, seat = event.code, event.seat
            if code in ("cheat", "true"):
                true = code == "true"
                judged -= 1
            elif code == "doubt":
                doubter = seat
            elif code == "pick":
                self.numbers[seat].passes += 1
            elif code == "accept":
                self.hearts[seat].passes += 1
            elif code in ("promise_number", "promise_heart") and doubter is not None:
                rows = self.hearts if code == "promise_heart" else self.numbers
                rows[doubter].doubts += 1
                rows[seat].true += true
                rows[seat].false += not true
                doubter = None
                if judged <= 0:
                    return

    def honesty(self, seat: Seat, heart: bool) -> float:
        """Log odds by which a seat is more honest than is usual when a card is turned up."""
        record = (self.hearts if heart else self.numbers)[seat]
        return log((USUAL_TRUTHS + record.true) / (USUAL_LIES + record.false)) - USUAL_ODDS

    def boldness(self, seat: Seat, heart: bool) -> float:
        """How much more often than usual a seat doubts; a share."""
        record = (self.hearts if heart else self.numbers)[seat]
        usual = USUAL_HEART_DOUBTS if heart else USUAL_DOUBTS
        chances = record.doubts + record.passes + USUAL_CHANCES
        return (record.doubts + USUAL_CHANCES * usual) / chances - usual

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


def heart_odds(numbers: Numbers, pool: Pool, number: int, hand: int, before: int) -> float:
    """The log odds that the heart of *number* was offered truly, by who kept so many *before*."""
    fitting = pool.fitting(number, heart=True)
    if fitting <= 0:
        return -30.0
    always, having, again = numbers.heart_truth
    return always + having * log(max(LEAST, 1 - pool.lacks(fitting, hand))) + again * before


def chance(odds: float) -> float:
    """Log odds as a chance."""
    return 1 / (1 + exp(-max(-30.0, min(30.0, odds))))
