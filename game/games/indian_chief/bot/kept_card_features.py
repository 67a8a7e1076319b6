"""The features of kept cards: what they promise each box that is still open."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from types import MappingProxyType
from typing import Final, NamedTuple, TypeAlias

from game.engine.cards import Card
from game.games.indian_chief.rules.facts import CHIEF, DOCTOR, LAWYER, POOR, RICH, THIEF
from game.games.indian_chief.rules.poker_and_baccarat import ACE, FACE, RANKS

Features: TypeAlias = tuple[float, ...]

BOX_OF: Final = (
    *[THIEF] * 1,
    *[POOR] * 3,
    *[LAWYER] * 3,
    *[RICH] * 2,
    *[DOCTOR] * 5,
    *[CHIEF] * 3,
)
"""The box each feature speaks for; a Beggar Man hangs on the others alone."""
GUESS = 25
"""What a Lawyer must add up to."""
TENS = 4 / len(RANKS)
COMMON: Final = (0.0, *[1 / len(RANKS)] * 9, TENS)
"""How often a card has each face value."""
HEART, SPADE = 2, 3
ALIKE = MappingProxyType(
    {2: (5, 5, 11), 3: (16, 16, 30, 32), 4: (35, 35, 36, 36, 36), 1: (0, 0), 0: (0,)}
)
"""What the two ranks held most often promise an Indian Chief, in points."""
FIVE = (45,) * 8
"""The same where one rank is held five times or more."""
COUNTED: Final = (0, 0, *[1 << 4 * place for place in range(len(RANKS))])
"""A number for each rank number: the sum of some counts each rank in four bits."""


def features(cards: Sequence[Card]) -> Features:
    """The features of *cards* for each box, about 0 to 1, in the order of *BOX_OF*.

    For a Thief the highest face value. For a Poor Man the three highest spades. For a Lawyer
    whether there is one, how likely one more card makes one, and how easily two more. For a Rich
    Man cards below seven and below four. For a Doctor an ace, a heart, different ranks, most of a
    suit, and these with the ace and the heart. For an Indian Chief cards of a rank, cards of a
    suit, and ranks in a row.
    """
    counted, spades, heart, longest, widest = _tally(cards)
    highest, lawyer, low, lowest, ace, different, alike, straight = rank_features(counted)
    flush = longest - 2
    suited = widest / DOCTOR
    return (
        highest,
        spades[-1] / 10,
        spades[-2] / 10,
        spades[-3] / 10,
        *lawyer,
        low,
        lowest,
        ace,
        heart,
        different,
        suited,
        ace * heart * suited,
        alike,
        flush * flush / 9 if flush > 0 else 0.0,
        straight,
    )


def _tally(cards: Sequence[Card]) -> tuple[int, list[int], float, int, int]:
    """What the features are made of.

    Ranks as the sum of *COUNTED*, face values of spades and three zeros in rising order, whether
    there is a heart, the most cards and the most different ranks of a suit.
    """
    counted = longest = widest = 0
    spades, suits, ranks, by_suit = [0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]
    for card in cards:
        rank, suit = card.rank, card.index % 54 // 13
        counted += COUNTED[rank]
        suits[suit] = held = suits[suit] + 1
        if held > longest:
            longest = held
        if not by_suit[suit] >> rank & 1:
            by_suit[suit] |= 1 << rank
            ranks[suit] = held = ranks[suit] + 1
            if held > widest:
                widest = held
        if suit == SPADE:
            spades.append(FACE[rank])
    spades.sort()
    return counted, spades, 1.0 if suits[HEART] else 0.0, longest, widest


class RankFeatures(NamedTuple):
    """The features of cards that do not hang on their suits."""

    highest: float
    lawyer: tuple[float, float, float]
    low: float
    lowest: float
    ace: float
    different: float
    alike: float
    straight: float


@lru_cache(10_000)
def rank_features(counted: int) -> RankFeatures:
    """The features of cards, given by the sum of their *COUNTED*, that hang on ranks alone."""
    counts = [0, 0, *[counted >> 4 * place & 15 for place in range(len(RANKS))]]
    faces = sorted(FACE[rank] for rank in RANKS for _ in range(counts[rank]))
    ranks = sum([1 << rank for rank in RANKS if counts[rank]])
    next_most, most = sorted(counts)[-2:]
    return RankFeatures(
        faces[-1] / 10 if faces else 0.0,
        lawyer_chances(faces),
        sum([7 - face for face in faces if face < 7]) / 10,
        sum([4 - face for face in faces if face < 4]) / 10,
        1.0 if counts[ACE] else 0.0,
        ranks.bit_count() / DOCTOR,
        ALIKE.get(most, FIVE)[next_most] / 30,
        straight_share(ranks),
    )


def lawyer_chances(faces: Sequence[int]) -> tuple[float, float, float]:
    """Whether face values make a Lawyer, how likely with one more card, how easily with two."""
    if any(sum(four) == GUESS for four in combinations(faces, 4)):
        return 1.0, 1.0, 1.0
    wanted = {GUESS - sum(three) for three in combinations(faces, 3)}
    one = sum([COMMON[face] for face in wanted if 0 < face <= 10])
    wanted = {GUESS - sum(two) for two in combinations(faces, 2)}
    return 0.0, one, min(1.0, len([rest for rest in wanted if 2 <= rest <= 20]) / 8)


def straight_share(ranks: int) -> float:
    """How nearly *ranks*, as bits, make a straight, from 0 to 1."""
    ranks |= ranks >> ACE - 1 & 2
    most = max([(ranks >> low & 31).bit_count() for low in range(1, ACE - 3)])
    return (max(0, most - 2) / 3) ** 2
