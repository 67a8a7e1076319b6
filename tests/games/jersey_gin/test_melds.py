"""Sets and runs against a slow reading of the words, and against OpenSpiel's gin rummy."""

from collections.abc import Iterator
from itertools import combinations, pairwise
from random import Random
from typing import Any

import pytest

from game.engine.cards import Card, card, cards, pack
from game.games.jersey_gin.rules.best_melds import arrangements, best_arrangement
from game.games.jersey_gin.rules.deadwood_points import card_points, least_deadwood
from game.games.jersey_gin.rules.laying_off import laid_off
from game.games.jersey_gin.rules.melds import (
    cards_in,
    covered,
    is_meld,
    is_run,
    is_run_round_the_ace,
    lay_off_cards,
    mask_of,
    melds_in,
    sort_cards,
    sort_groups,
)

ORDER = "A23456789TJQK"
HANDS = 10_000


@pytest.fixture
def gin() -> Any:
    """What OpenSpiel knows of melds."""
    import pyspiel

    return pyspiel.gin_rummy.GinRummyUtils(13, 4, 10)


def spiel(hand: list[Card]) -> list[int]:
    """The cards as OpenSpiel numbers them."""
    return [13 * "scdh".index(each.text[1]) + rank(each) for each in hand]


def rank(each: Card) -> int:
    return ORDER.index(each.text[0])


def count(hand: set[Card]) -> int:
    return sum(min(rank(each) + 1, 10) for each in hand)


def slow_is_meld(group: tuple[Card, ...]) -> bool:
    """Three or four of one rank, or three or more of one suit in consecutive order, ace low."""
    if len(group) < 3:
        return False
    if len({each.text[0] for each in group}) == 1:
        return True
    ranks = sorted(rank(each) for each in group)
    follows = all(b == a + 1 for a, b in pairwise(ranks))
    return len({each.suit for each in group}) == 1 and follows


def slow_melds(hand: list[Card]) -> list[frozenset[Card]]:
    """Every meld, looked for in the cards of each rank and of each suit."""
    found = []
    for letter in ORDER:
        alike = [each for each in hand if each.text[0] == letter]
        found += [frozenset(c) for n in (3, 4) for c in combinations(alike, n)]
    for suit in "cdhs":
        row = sorted((each for each in hand if each.text[1] == suit), key=rank)
        spans = ((a, b) for a in range(len(row)) for b in range(a + 3, len(row) + 1))
        found += [frozenset(row[a:b]) for a, b in spans if slow_is_meld(tuple(row[a:b]))]
    return found


def slow_arrangements(
    melds: list[frozenset[Card]], taken: frozenset[Card] = frozenset()
) -> Iterator[list[frozenset[Card]]]:
    """Every choice of disjoint melds, the empty one too."""
    yield []
    for at, meld in enumerate(melds):
        if not meld & taken:
            for more in slow_arrangements(melds[at + 1 :], taken | meld):
                yield [meld, *more]


def hands(seed: str, size: int, number: int) -> Iterator[list[Card]]:
    """Random hands; every other one from few ranks, and so rich in melds."""
    rng = Random(seed)
    for turn in range(number):
        low = rng.randrange(9)
        some = [each for each in pack() if low <= rank(each) < low + 5]
        yield rng.sample(some if turn % 2 else pack(), size)


@pytest.mark.parametrize(
    ("size", "number"),
    [
        (10, 1000),
        (11, 1000),
        pytest.param(10, HANDS, marks=pytest.mark.slow),
        pytest.param(11, HANDS, marks=pytest.mark.slow),
    ],
)
def test_melds_and_arrangements_are_those_of_a_slow_search(size: int, number: int) -> None:
    for hand in hands(f"slow {size} {number}", size, number):
        melds = slow_melds(hand)
        mask = mask_of(hand)
        ways = list(slow_arrangements(melds))
        fewest = min(count(set(hand).difference(*way)) for way in ways)
        assert least_deadwood(mask) == fewest, hand
        chosen = best_arrangement(mask)
        assert card_points(mask ^ sum(chosen)) == fewest
        assert {frozenset(cards_in(meld)) for meld in melds_in(mask)} == set(melds)
        assert set(cards_in(covered(mask))) == set().union(*melds)
        ours = [frozenset(frozenset(cards_in(m)) for m in way) for way in arrangements(mask)]
        assert len(ours) == len(ways) - 1
        assert set(ours) == {frozenset(way) for way in ways if way}


@pytest.mark.oracle("pyspiel")
def test_best_deadwood_of_ten_is_that_of_open_spiel(gin: Any) -> None:
    for hand in hands("spiel 10", 10, HANDS):
        assert least_deadwood(mask_of(hand)) == gin.min_deadwood(spiel(hand)), hand


@pytest.mark.oracle("pyspiel")
def test_best_deadwood_of_eleven_is_that_of_open_spiel(gin: Any) -> None:
    """Its ``min_deadwood`` of eleven cards melds first and discards then, which may cost points."""
    for turn, hand in enumerate(hands("spiel 11", 11, HANDS)):
        numbers = spiel(hand)
        groups = gin.best_meld_group(numbers)
        melded = sum(gin.total_card_value(list(group)) for group in groups)
        assert least_deadwood(mask_of(hand)) == gin.total_card_value(numbers) - melded, hand
        if turn % 20:
            continue
        ours = min(least_deadwood(mask_of(hand) ^ mask_of([each])) for each in hand)
        assert ours == min(gin.min_deadwood([n for n in numbers if n != out]) for out in numbers)


def test_a_mask_holds_each_card_once_and_gives_it_back() -> None:
    assert set(cards_in(mask_of(pack()))) == set(pack())
    assert [each.text for each in cards_in(mask_of(cards("Kh As 2c Ac Kc")))] == [
        *("Ac", "2c", "Kc", "Kh", "As")
    ]
    for each in pack():
        assert cards_in(mask_of([each])) == (each,)
        assert card_points(mask_of([each])) == count({each})


@pytest.mark.parametrize("size", [1, 2, 3, 4, 5])
def test_melds_are_known(size: int) -> None:
    rng = Random(size)
    some = [each for each in pack() if each.text[0] in "A23QK"]
    for _ in range(4000):
        group = tuple(rng.sample(some, size))
        assert is_meld(mask_of(group)) == slow_is_meld(group), group


def test_a_meld_and_a_fitting_card_are_a_meld() -> None:
    for meld in melds_in(mask_of(pack())):
        more = lay_off_cards(meld)
        assert is_run(meld) == (len({each.suit for each in cards_in(meld)}) == 1)
        for each in pack():
            bit = mask_of([each])
            assert bool(more & bit) == (not meld & bit and is_meld(meld | bit))


def test_three_hundred_and_twenty_nine_melds() -> None:
    melds = melds_in(mask_of(pack()))
    assert len(melds) == len(set(melds)) == 13 * 5 + 4 * sum(range(1, 12))


def slow_laid_off(hand: frozenset[Card], melds: tuple[frozenset[Card], ...]) -> int:
    """The fewest points left by any order of lay-offs."""
    fewest = count(set(hand))
    for each in hand:
        for at, meld in enumerate(melds):
            if slow_is_meld((*meld, each)):
                grown = (*melds[:at], meld | {each}, *melds[at + 1 :])
                fewest = min(fewest, slow_laid_off(hand - {each}, grown))
    return fewest


def test_laying_off_leaves_the_least() -> None:
    rng = Random(5)
    tried = 0
    while tried < 400:
        low = rng.randrange(7)
        some = rng.sample([c for c in pack() if low <= rank(c) < low + 7], 20)
        table, hand = some[:14], some[14:]
        ways = [way for way in slow_arrangements(slow_melds(table)) if len(way) > 1]
        if ways:
            tried += 1
            melds = rng.choice(ways)
            left = laid_off(mask_of(hand), [mask_of(meld) for meld in melds])
            assert card_points(left) == slow_laid_off(frozenset(hand), tuple(melds))


def test_runs_do_not_go_round_the_ace() -> None:
    for text in ("Qh Kh Ah", "Kh Ah 2h", "Jh Qh Kh Ah 2h 3h"):
        assert not is_meld(mask_of(cards(text)))
        assert is_run_round_the_ace(cards(text))
    for text in ("Ah 2h 3h", "Qh Kh Ad", "Kh Ah", "Ah 3h Kh", "Jh Qh Kh", "4h 5h 7h"):
        assert not is_run_round_the_ace(cards(text))


def test_the_order_of_cards_and_groups() -> None:
    assert sort_cards(cards("Kh Ah 2h")) == cards("Ah 2h Kh")
    assert sort_cards([*cards("Ks Kc"), card("*1"), card("2c'")])[:2] == cards("Kc Ks")
    groups = (cards("Ah 2h 3h"), cards("Kc Kd Kh"))
    assert sort_groups(reversed(groups)) == (groups[1], groups[0])
