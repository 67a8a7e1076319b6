"""A hand of Pitch as bits, for trials: play by the rules and the card sense, a thousand times.

A card is the bit of its index: clubs, diamonds, hearts, spades, each from the two to the ace. What
`sense` says in words of cards is said here in numbers; a test holds the two together.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from game.engine.cards import Card
from game.engine.rules import State
from game.engine.zones import Seat
from game.games.pitch.facts import PitchFacts, Point
from game.games.pitch.numbers import NUMBERS, Numbers
from game.games.pitch.rules import Pitch
from game.games.pitch.scoring import GAME_COUNT, JACK, gains

ALL = (1 << 52) - 1
SUITS = tuple((1 << 13) - 1 << 13 * suit for suit in range(4))
ABOVE = tuple((1 << 13 * (at // 13 + 1)) - (1 << at + 1) for at in range(52))
"""The higher cards of the suit."""
BELOW = tuple((1 << at) - (1 << 13 * (at // 13)) for at in range(52))
COUNTS = tuple(GAME_COUNT[at % 13 + 2] for at in range(52))
COUNTING = tuple((at, COUNTS[at]) for at in range(52) if COUNTS[at])


def bits_of(cards: Iterable[Card]) -> int:
    """Cards as bits."""
    return sum([1 << card.index for card in cards])


class Result(NamedTuple):
    """What came of a hand."""

    pitchers: int
    """The side of the pitcher."""
    made: bool
    gains: list[int]
    """By side, like the next."""
    counts: list[int]
    """Card count for Game."""


class Swift:
    """A hand in the middle of play; its trump is known."""

    __slots__ = (
        "bid",
        "gone",
        "hands",
        "leader",
        "low",
        "low_seat",
        "pitcher",
        "trick",
        "trump",
        "won",
    )

    def __init__(self, rules: Pitch, state: State[PitchFacts]) -> None:
        """The hand of a *state* in which a card was led."""
        facts, zones = state.facts, state.table.zones
        assert facts.trump is not None
        assert facts.pitcher is not None
        self.trump = "cdhs".index(facts.trump.value)
        self.leader, self.pitcher, self.bid = facts.leader, facts.pitcher, facts.bid
        self.hands = [bits_of(zones[hand]) for hand in rules.hands]
        self.trick = [card.index for card in zones[rules.trick]]
        self.won = [bits_of(cards) for cards in rules.captured(state)]
        """The cards each side has captured."""
        self.gone = bits_of(zones[rules.trick]) | sum(self.won)
        """All cards that were played."""
        self.low_seat = facts.low_seat
        self.low = 13 * self.trump + min(13, facts.low_rank - 2)
        """The lowest trump played, above all trumps before the first."""

    def clone(self) -> Swift:
        """A copy that shares nothing which can change."""
        twin = Swift.__new__(Swift)
        twin.trump, twin.leader, twin.pitcher = self.trump, self.leader, self.pitcher
        twin.bid, twin.low, twin.low_seat = self.bid, self.low, self.low_seat
        twin.gone = self.gone
        twin.hands, twin.trick, twin.won = self.hands[:], self.trick[:], self.won[:]
        return twin

    def lay(self, seat: Seat, at: int) -> None:
        """Puts card *at* from the hand of *seat* to the trick."""
        bit = 1 << at
        self.hands[seat] ^= bit
        self.gone |= bit
        self.trick.append(at)
        if at < self.low and at // 13 == self.trump:
            self.low, self.low_seat = at, seat

    def best(self) -> int:
        """The card that takes the trick so far (PT-C3)."""
        best = self.trick[0]
        for at in self.trick:
            suit = at // 13
            if at > best if suit == best // 13 else suit == self.trump:
                best = at
        return best

    def allowed(self, hand: int) -> int:
        """The cards of a *hand* that may answer the trick (PT-C2)."""
        if not self.trick:
            return hand
        suit = hand & SUITS[self.trick[0] // 13]
        return suit | hand & SUITS[self.trump] if suit else hand


class Course:
    """How a hand goes on when all play by card sense."""

    def __init__(self, rules: Pitch, numbers: Numbers = NUMBERS) -> None:
        """Binds the rules and the numbers of the judgement."""
        self.rules = rules
        self.numbers = numbers
        self.seats, self.side = rules.seats, rules.side
        self.values = [
            [numbers.card_count * COUNTS[at] + (at == 13 * trump + JACK - 2) for at in range(52)]
            for trump in range(4)
        ]
        """What rides on each card, by trump, but for Low."""
        ace = numbers.side_ace
        self.prices = [
            [numbers.trump if at // 13 == trump else ace * (at % 13 == 12) for at in range(52)]
            for trump in range(4)
        ]
        """What each card would still be good for, but for the highest trump."""
        ring = [[(seat + step) % self.seats for step in range(1, self.seats)] for seat in
                range(self.seats)]  # fmt: skip
        self.foes = [
            [
                sum(self.side[each] != self.side[seat] for each in after[: self.seats - 1 - played])
                for played in range(self.seats)
            ]
            for seat, after in enumerate(ring)
        ]
        """By seat and the cards of the trick: opponents who play later."""

    def result(self, hand: Swift, at: int | None = None) -> Result | None:
        """Plays *hand* to its end, the first time card *at*; None where cards are missing."""
        seats, side, trick = self.seats, self.side, hand.trick
        while True:
            seat = (hand.leader + len(trick)) % seats
            held = hand.hands[seat]
            if not held:
                break
            hand.lay(seat, self.choice(hand, seat, hand.allowed(held)) if at is None else at)
            at = None
            if len(trick) == seats:
                hand.leader = (hand.leader + trick.index(hand.best())) % seats
                hand.won[side[hand.leader]] |= sum([1 << card for card in trick])
                trick.clear()
        return None if any(hand.hands) or trick else self._scored(hand)

    def choice(self, hand: Swift, seat: Seat, legal: int) -> int:
        """The index of the card that promises most; the lowest index of equals."""
        if not legal & legal - 1:
            return legal.bit_length() - 1
        view = _View(self, hand, seat)
        best, most = -1, 0.0
        while legal:
            at = (legal & -legal).bit_length() - 1
            legal &= legal - 1
            score = view.answer(at) if hand.trick else view.lead(at)
            if best < 0 or score > most:
                best, most = at, score
        return best

    def _scored(self, hand: Swift) -> Result:
        """PT-D1 to D5."""
        won, rules = hand.won, self.rules
        trumps = sum(won) & SUITS[hand.trump]
        top, bottom, jack = (
            1 << trumps.bit_length() >> 1,
            trumps & -trumps,
            1 << 13 * hand.trump + 9,
        )
        counts = [sum([count for at, count in COUNTING if cards >> at & 1]) for cards in won]
        most = max(counts)
        low = _owner(won, bottom)
        if rules.house.low_goes_to == "holder" and hand.low_seat is not None:
            low = self.side[hand.low_seat]
        points = (
            Point("High", None, _owner(won, top)),
            Point("Low", None, low),
            Point("Jack", None, _owner(won, jack)),
            Point("Game", None, counts.index(most) if counts.count(most) == 1 else None),
        )
        tricks = [cards.bit_count() // self.seats for cards in won]
        pitchers = self.side[hand.pitcher]
        made, gained = gains(points, tricks, pitchers, hand.bid)
        return Result(pitchers, made, gained, counts)


def _owner(won: list[int], card: int) -> int | None:
    for side, cards in enumerate(won):
        if cards & card:
            return side
    return None


class _View:
    """One look at the table by the seat that plays: :class:`sense.Look` in bits."""

    __slots__ = (
        "chance",
        "course",
        "draw",
        "foes",
        "hand",
        "leading",
        "live",
        "low",
        "mates",
        "miss",
        "ours",
        "pot",
        "prices",
        "ruffs",
        "trumps",
        "values",
    )  # fmt: skip

    def __init__(self, course: Course, hand: Swift, seat: Seat) -> None:
        """Counts what may still be out."""
        numbers, trick, side = course.numbers, hand.trick, course.side
        own, trump = hand.hands[seat], hand.trump
        self.course, self.hand = course, hand
        self.values, self.prices = course.values[trump], course.prices[trump]
        live = self.live = ALL & ~(hand.gone | own)
        self.trumps = SUITS[trump]
        out = (live & self.trumps).bit_count()
        self.ruffs = numbers.ruff * out
        self.chance = own.bit_count() / max(1, live.bit_count())
        self.miss = 1.0 - self.chance
        self.foes = course.foes[seat][len(trick)]
        self.mates = course.seats - 1 - len(trick) - self.foes
        mine = own & self.trumps
        lowest = mine & -mine
        jack = 13 * trump + JACK - 2
        self.low = min(hand.low, lowest.bit_length() - 1 if mine else jack)
        """A trump that is higher cannot be Low."""
        self.draw, self.pot = 0.0, 0.0
        if out:
            mine_bid = side[hand.pitcher] == side[seat]
            self.draw = numbers.draw if mine_bid else -numbers.draw
        if trick:
            self.leading = hand.best()
            holder = (hand.leader + trick.index(self.leading)) % course.seats
            self.ours = side[holder] == side[seat]
            for at in trick:
                self.pot += self.worth(at)

    def lead(self, at: int) -> float:
        """What leading card *at* promises."""
        numbers = self.course.numbers
        win = self.stands(at)
        score = (2 * win - 1) * self.worth(at) + win * numbers.lead - self.spend(at)
        if self.draw and self.trumps >> at & 1:
            score += self.draw * win if self.draw > 0 else self.draw * win / 2
        return score

    def answer(self, at: int) -> float:
        """What playing card *at* to the trick promises."""
        numbers, best = self.course.numbers, self.leading
        higher = at > best if at // 13 == best // 13 else self.trumps >> at & 1 > 0
        if higher or self.ours:
            win = self.stands(at if higher else best)
        else:
            able = 1.0 - self.miss ** self._beating(best)
            win = 1 - (1 - numbers.mate * able) ** self.mates if self.mates else 0.0
        score = (2 * win - 1) * (self.pot + self.worth(at)) - self.spend(at)
        return score + win * numbers.lead if higher else score

    def worth(self, at: int) -> float:
        """Points that ride on who captures card *at*."""
        worth = self.values[at]
        if at <= self.low and self.trumps >> at & 1:
            lower = (self.live & BELOW[at]).bit_count()
            worth += (1 - self.chance * (self.course.seats - 1)) ** lower
        return worth

    def stands(self, at: int) -> float:
        """Chance that no opponent behind beats card *at*."""
        return float(self.miss ** (self._beating(at) * self.foes)) if self.foes else 1.0

    def _beating(self, at: int) -> float:
        cards = (self.live & ABOVE[at]).bit_count()
        return cards if self.trumps >> at & 1 else cards + self.ruffs

    def spend(self, at: int) -> float:
        """What the card would still be good for later."""
        if self.trumps >> at & 1 and not self.live & ABOVE[at]:
            return self.prices[at] + self.course.numbers.boss
        return self.prices[at]
