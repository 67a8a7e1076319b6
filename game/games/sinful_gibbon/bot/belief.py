"""What a seat of Sinful Gibbon knows of the cards, of what was said, and of who said it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.engine.cards import pack
from game.engine.events import Event, Moved, Said, Turned
from game.engine.observation import Observation
from game.engine.zones import Seat
from game.games.sinful_gibbon.bot.card_pool import Pool
from game.games.sinful_gibbon.bot.levels import LevelParameters
from game.games.sinful_gibbon.bot.lie_odds import chance
from game.games.sinful_gibbon.bot.seat_record import seat_records
from game.games.sinful_gibbon.rules.facts import SinfulFacts
from game.games.sinful_gibbon.rules.promises import ACE, LOWEST

TALL, MODEST = 1.0, -0.5
"""What a promise higher than it need be says for somebody who bluffs, in log odds, and a modest
one. Of 4,347 numbers, one in three of the judging computers' was tall, one in ten of those who
play by the specification's notes. Whether a doubted number was false says nothing: 6 to 7
in 10 of both, as only those that look false are doubted."""
ACES, LOWER = 1.0, -1.0
"""The same for the heart ace, where somebody has often nothing else, and for a queen or lower: of
2,555 hearts offered 7 in 10 and 1 in 7, against 1 in 7 and 7 in 10."""
FALSE_HEART, TRUE_HEART = 3.0, -1.3
"""The same for a heart that was turned up: of those offered, 81 % and 0 % were false."""
FREE_TRUTH, FREE_LIE, FREE = -1.0, 3.0, 1
"""The same for a number that was turned up and need not have been so high: who lies only where he
must promises the least number, or one more."""
TALL_LEAD, TALL_NUMBER, STEEP = 11, 12, 3
"""What is tall: to begin a pile, and on one, by number and by how much it is raised."""
SUREST = 3.0
"""Log odds beyond which nobody is judged."""
USUAL_DOUBTS, USUAL_HEART_DOUBTS = 0.25, 0.08
"""How often somebody doubts a number, or a heart, who may."""
USUAL_CHANCES = 4
"""As if everybody had been seen so often already."""


@dataclass(slots=True)
class BluffTally:
    """What one seat did as far as it is remembered: promises turned up, doubts and chances."""

    true: int = 0
    false: int = 0
    doubts: int = 0
    passes: int = 0


class Belief:
    """What a seat knows beyond what lies before it."""

    def __init__(self, seen: Observation[SinfulFacts], seats: int, level: LevelParameters) -> None:
        """Go back through the round, and through the match for records."""
        assert seen.seat is not None
        self.me = seen.seat
        self.hand = [each for each in seen.cards("hand", self.me) if each is not None]
        self.numbers = [BluffTally() for _ in range(seats)]
        self.hearts = [BluffTally() for _ in range(seats)]
        self.shown = [0.0] * seats
        """What the promises of each seat say for its bluffing, in log odds."""
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
        if level.records:
            self._weigh_promises(history[self._recall(history, level.records) :])
        self.records = seat_records(history, seats) if level.heights else None
        """The numbers of each seat in this match, where they are remembered so well."""
        if not level.counts:
            known = own
        cards, open_cards = pack(jokers=1), faces - own
        self.pool = Pool(each for each in cards if each not in known)
        self.public = Pool(each for each in cards if each not in open_cards)
        """What those do not know who see only what lies open."""
        if level.claims:
            self._claimed()

    def _hear(self, event: Said) -> None:
        if event.code in ("promise_number", "promise_heart"):
            assert event.seat is not None
            assert event.value is not None
            self.said.append((event.seat, event.value, event.code == "promise_heart"))
        elif event.code in ("true", "cheat") and self.said:
            self.said.pop()

    def _recall(self, history: Sequence[Event], judged: int) -> int:
        """Who lied and who doubted, as far back as so many cards turned up: from where."""
        doubter: Seat | None = None
        true = False
        for at in range(len(history) - 1, -1, -1):
            event = history[at]
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
                    return at
        return 0

    def _weigh_promises(self, history: Sequence[Event]) -> None:
        """Who promises more than need be, or hearts that are hard to have."""
        standing: int | None = None
        free: Seat | None = None
        for event in history:
            if type(event) is not Said:
                continue
            code, value = event.code, event.value
            if code in ("deal", "true", "cheat"):
                if free is not None and code != "deal":
                    self.shown[free] += FREE_TRUTH if code == "true" else FREE_LIE
                standing = free = None
            elif event.seat is None or value is None:
                continue
            elif code == "promise_heart":
                self.shown[event.seat] += ACES * (value == ACE) + LOWER * (value < ACE - 1)
                free = None
            elif code == "promise_number":
                self.shown[event.seat] += _told(standing, value)
                free = event.seat if value > FREE + (standing or LOWEST) else None
                standing = value

    def bluffs(self, seat: Seat, wary: float) -> float:
        """The chance that a seat is a player who bluffs; *wary* is the prior in log odds."""
        hearts = self.hearts[seat]
        odds = wary + self.shown[seat]
        odds += hearts.true * TRUE_HEART + hearts.false * FALSE_HEART
        return chance(max(-SUREST, min(SUREST, odds)))

    def boldness(self, seat: Seat, heart: bool) -> float:
        """How often a seat doubts, as a share of what is usual."""
        record = (self.hearts if heart else self.numbers)[seat]
        usual = USUAL_HEART_DOUBTS if heart else USUAL_DOUBTS
        chances = record.doubts + record.passes + USUAL_CHANCES
        return (record.doubts + USUAL_CHANCES * usual) / chances - usual

    def honesty(self, seat: Seat, number: int) -> float:
        """How much likelier a *number* of this seat is true than foretold, in log odds."""
        return self.records[seat].honesty(number) if self.records else 0.0

    def _claimed(self) -> None:
        """Make cards others have promised less likely to be elsewhere."""
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


def _told(standing: int | None, number: int) -> float:
    """What a number says for its seat's bluffing; nothing where there is little choice."""
    if standing is None:
        return TALL if number >= TALL_LEAD else MODEST
    if number >= TALL_NUMBER and number - standing >= STEEP:
        return TALL
    return MODEST if standing < TALL_LEAD else 0.0
