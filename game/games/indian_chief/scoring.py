"""What melds are worth: the seven boxes, poker hands, and the best split of an Indian Chief."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import combinations
from types import MappingProxyType

from game.engine.cards import Card, Suit
from game.games.indian_chief.facts import CHIEF, LAWYER, POOR, RICH, THIEF

FACE = (0, 0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 1)
"""Face value by rank number: ace 1, ten to king 10."""
SUITS = (Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES)
ACE = 14
STRAIGHT_FLUSH, FLUSH, STRAIGHT, HIGH_CARD = 45, 30, 25, 5
GROUPS = {25: 50, 17: 40, 13: 35, 11: 20, 9: 15, 7: 10, 5: HIGH_CARD}
"""Poker points by how often the rank of each of the five cards occurs, added up: 3 + 3 + 3 + 2 + 2
is a full house."""
STRAIGHTS = frozenset({0b1_0000_0000_1111 << 2, *(0b1_1111 << low for low in range(2, 11))})
"""Five ranks in a row, a bit for each rank number; the ace also below the two (R12)."""
POKER = {
    50: "five of a kind",
    45: "a straight flush",
    40: "four of a kind",
    35: "a full house",
    30: "a flush",
    25: "a straight",
    20: "three of a kind",
    15: "two pair",
    10: "a pair",
    5: "a high card",
}
PAIRS = tuple(combinations(range(7), 2))
"""The ways to set two of seven cards aside."""


def face_value(cards: Iterable[Card]) -> int:
    """The sum of the face values."""
    return sum([FACE[card.rank] for card in cards])


def beggar(pair: Iterable[Card], others: Iterable[Card]) -> int:
    """Two for each of the *others* that has the rank of one of the pair (IC-S2, R1, R2)."""
    ranks = {card.rank for card in pair}
    return 2 * sum([card.rank in ranks for card in others])


def poor(cards: Iterable[Card]) -> int:
    """The face values of the spades (IC-S3)."""
    return face_value([card for card in cards if card.suit is Suit.SPADES])


def lawyer(cards: Iterable[Card]) -> int:
    """25 for exactly 25 (IC-S4)."""
    return 25 if face_value(cards) == 25 else 0


def rich(cards: Iterable[Card]) -> int:
    """Minus the face values (IC-S5)."""
    return -face_value(cards)


def cures(cards: Sequence[Card]) -> bool:
    """Whether six cards make a Doctor: all ranks differ, an ace and a heart among them (R9)."""
    ranks = {card.rank for card in cards}
    return len(ranks) == 6 and ACE in ranks and Suit.HEARTS in [card.suit for card in cards]


def doctor(cards: Sequence[Card], suit: Suit | None) -> int:
    """Ten for each card of the named suit, if they make a Doctor (IC-S6)."""
    return 10 * sum([card.suit is suit for card in cards]) if cures(cards) else 0


def best_suit(cards: Iterable[Card]) -> Suit:
    """The suit with the most cards; of equal ones the first of clubs to spades (R10)."""
    suits = [card.suit for card in cards]
    return max(SUITS, key=suits.count)


def baccarat(one: Card, other: Card) -> int:
    """The face values without the tens digit."""
    return (FACE[one.rank] + FACE[other.rank]) % 10


def poker(five: Sequence[Card]) -> int:
    """The points of the best category five cards belong to (R12, R13)."""
    ranks = [card.rank for card in five]
    points = GROUPS[sum([ranks.count(rank) for rank in ranks])]
    if points == HIGH_CARD and sum([1 << rank for rank in ranks]) in STRAIGHTS:
        points = STRAIGHT
    return flushed(points) if len({card.suit for card in five}) == 1 else points


def flushed(points: int) -> int:
    """What a hand of *points* by its ranks is worth when all is of one suit."""
    return STRAIGHT_FLUSH if points == STRAIGHT else max(FLUSH, points)


def chief(cards: Sequence[Card]) -> int:
    """Poker points of the first five cards and Baccarat value of the last two (IC-S7)."""
    return poker(cards[:5]) + baccarat(cards[5], cards[6])


PLAIN: Mapping[int, Callable[[Sequence[Card]], int]] = MappingProxyType(
    {THIEF: face_value, POOR: poor, LAWYER: lawyer, RICH: rich, CHIEF: chief}
)
"""The boxes scored from the cards alone, by their number."""


def best_pair(cards: Sequence[Card]) -> tuple[int, int]:
    """The places of the two of seven cards to set aside for the most points (R11).

    Poker points as in :func:`poker`, but what all splits share is worked out once.
    """
    ranks = [card.rank for card in cards]
    faces = [FACE[rank] for rank in ranks]
    bits = [1 << rank for rank in ranks]
    counts = [2 * ranks.count(rank) for rank in ranks]
    suits = [card.suit for card in cards]
    long = [suit for suit in SUITS if suits.count(suit) >= 5]
    all_counts, all_bits = sum(counts) // 2 + 2, sum(bits)
    best, found = -1, PAIRS[0]
    for pair in PAIRS:
        one, other = pair
        # Without a card the cards of its rank are one fewer, for each of them.
        counted = all_counts - counts[one] - counts[other]
        points = GROUPS[counted + 2 if ranks[one] == ranks[other] else counted]
        if points == HIGH_CARD and all_bits - bits[one] - bits[other] in STRAIGHTS:
            points = STRAIGHT
        if long and _is_flush(suits, pair, long[0]):
            points = flushed(points)
        points += (faces[one] + faces[other]) % 10
        if points > best:
            best, found = points, pair
    return found


def split(cards: Sequence[Card], pair: Sequence[Card]) -> tuple[Card, ...]:
    """Seven cards with the five for poker before the *pair* for Baccarat."""
    return (*[card for card in cards if card not in pair], *pair)


def best_split(cards: Sequence[Card]) -> tuple[Card, ...]:
    """Seven cards in the order that scores most."""
    return split(cards, [cards[at] for at in best_pair(cards)])


def _is_flush(suits: Sequence[Suit], pair: tuple[int, int], long: Suit) -> bool:
    return all(suit is long for at, suit in enumerate(suits) if at not in pair)
