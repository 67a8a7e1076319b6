"""The boxes against oracles: a poker library, and slow scorers written from the specification."""

import math
from collections import Counter
from collections.abc import Callable, Iterable
from itertools import combinations, combinations_with_replacement

import pytest

from game.engine.cards import Card, cards
from game.games.indian_chief.rules import scoring
from game.games.indian_chief.rules.poker_and_baccarat import (
    DIGITS,
    PAIRS,
    best_split,
    chief,
    poker,
    split,
)
from game.games.indian_chief.rules.scoring import best_suit, doctor
from tests.games.indian_chief.tables import ONE_PACK, TWO_PACKS, hands

WORST = ((10, 45), (166, 40), (322, 35), (1599, 30), (1609, 25), (2467, 20), (3325, 15), (6185, 10))
"""The worst rank of each category in the library's numbers, where 1 is the best hand."""


@pytest.fixture
def library_points() -> Callable[[Iterable[Card]], int]:
    """What the poker library gives five cards."""
    from phevaluator import evaluate_cards

    def points_of(five: Iterable[Card]) -> int:
        rank = evaluate_cards(*(card.text for card in five))
        return next((points for worst, points in WORST if rank <= worst), 5)

    return points_of


def slow_poker(five: list[Card]) -> int:
    """The table of categories, best-paying first, one sentence of it after the other."""
    letters = "A23456789TJQKA"
    shape = sorted(Counter(card.text[0] for card in five).values(), reverse=True)
    flush = len({card.text[1] for card in five}) == 1
    windows = [set(letters[low : low + 5]) for low in range(10)]
    straight = {card.text[0] for card in five} in windows and shape == [1] * 5
    if shape == [5]:
        return 50
    if straight and flush:
        return 45
    if shape[0] == 4:
        return 40
    if shape == [3, 2]:
        return 35
    if flush:
        return 30
    if straight:
        return 25
    return {(3, 1, 1): 20, (2, 2, 1): 15, (2, 1, 1, 1): 10}.get(tuple(shape), 5)


def slow_face(card: Card) -> int:
    return 10 if card.text[0] in "TJQK" else 1 if card.text[0] == "A" else int(card.text[0])


def slow_best(seven: list[Card]) -> int:
    return max(
        slow_poker([card for card in seven if card not in pair])
        + (slow_face(pair[0]) + slow_face(pair[1])) % 10
        for pair in combinations(seven, 2)
    )


@pytest.mark.oracle("phevaluator")
def test_poker_hands_are_those_of_the_library(
    library_points: Callable[[Iterable[Card]], int],
) -> None:
    met = Counter(poker(five) for five in hands("one pack", 10_000, 5, ONE_PACK))
    for five in hands("one pack", 10_000, 5, ONE_PACK):
        assert poker(five) == library_points(five), five
    assert set(met) >= {5, 10, 15, 20, 25, 30, 35}


@pytest.mark.oracle("phevaluator")
def test_rare_poker_hands_are_those_of_the_library(
    library_points: Callable[[Iterable[Card]], int],
) -> None:
    """All hands of a short pack in which straights, flushes and fours are common."""
    short = [card for card in ONE_PACK if card.text[0] in "A2345" or card.text[1] == "h"][:24]
    met = set()
    for five in combinations(short, 5):
        points = poker(five)
        met.add(points)
        assert points == library_points(five), five
    assert met == {5, 10, 15, 20, 25, 30, 35, 40, 45}


def test_poker_hands_of_two_packs_are_those_of_the_slow_scorer() -> None:
    few = tuple(card for card in TWO_PACKS if card.text[0] in "A235K")
    met = set()
    for drawn in (TWO_PACKS, few):
        for five in hands("two packs", 10_000, 5, drawn):
            points = poker(five)
            met.add(points)
            assert points == slow_poker(five), five
    assert met >= {5, 10, 15, 20, 25, 30, 35, 40, 50}


@pytest.mark.parametrize("pack", [ONE_PACK, TWO_PACKS, TWO_PACKS[:26] + TWO_PACKS[52:70]])
def test_the_best_split_is_the_best_of_all_21(pack: tuple[Card, ...]) -> None:
    for seven in hands("split", 3_400, 7, pack):
        order = best_split(seven)
        assert sorted(order, key=str) == sorted(seven, key=str)
        assert chief(order) == slow_best(seven), seven
        assert order[:5] == tuple(card for card in seven if card not in order[5:])
        ways = [split(seven, (seven[one], seven[two])) for one, two in PAIRS]
        assert order == max(ways, key=chief), "the first of the best"


def test_ranks_are_told_apart_by_the_sums_of_their_digits() -> None:
    sevens = combinations_with_replacement(DIGITS[2:], 7)
    assert len(set(map(sum, sevens))) == math.comb(19, 7)


@pytest.mark.parametrize("pack", [ONE_PACK, TWO_PACKS])
def test_the_other_boxes_are_those_of_the_slow_scorer(pack: tuple[Card, ...]) -> None:
    for eight in hands("boxes", 2_000, 8, pack):
        six, others = eight[:6], eight[2:]
        suits = [card.text[1] for card in six]
        letters = [card.text[0] for card in six]
        fit = len(set(letters)) == 6 and "A" in letters and "h" in suits
        best = max(suits.count(suit) for suit in "cdhs")
        assert doctor(six, best_suit(six)) == (10 * best if fit else 0)
        faces = [slow_face(card) for card in eight]
        assert scoring.rich(eight[:5]) == -sum(faces[:5])
        assert scoring.lawyer(eight[:4]) == (25 if sum(faces[:4]) == 25 else 0)
        assert scoring.poor(eight[:3]) == sum(slow_face(c) for c in eight[:3] if c.text[1] == "s")
        pair = {card.text[0] for card in eight[:2]}
        assert scoring.beggar(eight[:2], others) == 2 * sum(c.text[0] in pair for c in others)
        assert scoring.face_value(eight[:1]) == faces[0]


def test_the_limits_the_specification_gives() -> None:
    """IC-S7: 12 to 54 with one pack, up to 59 with two."""
    best = best_split(cards("Th Jh Qh Kh Ah 4c 5c"))
    assert chief(best) == 54
    assert chief(best_split(cards("7c 7d 7h 7s 7c' 4c 5c"))) == 59
    worst = min(chief(best_split(seven)) for seven in hands("worst", 10_000, 7, ONE_PACK))
    assert worst >= 12
    assert scoring.rich(cards("Ac Ac' Ad Ad' Ah")) == -5


@pytest.mark.parametrize(
    ("five", "points"),
    [
        ("Ac 2d 3h 4s 5c", 25),
        ("Tc Jd Qh Ks Ac", 25),
        ("Jd Qh Ks Ac 2c", 5),
        ("Ah 2h 3h 4h 5h", 45),
        ("Th Jh Qh Kh Ah", 45),
        ("2h 2h' 4h 9h Jh", 30),
        ("2h 2h' 4h 4h' Jh", 30),
        ("9c 9d 9h 9s 9c'", 50),
        ("9c 9d 9h 9s 9c", 50),
    ],
)
def test_poker_hands_of_the_rulings(five: str, points: int) -> None:
    assert poker(cards(five)) == points
