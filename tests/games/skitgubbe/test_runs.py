"""Runs against the definitions of the specification, with all subsets of small hands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise
from random import Random

import pytest

from game.engine.cards import Card, Suit, cards, pack
from game.engine.rules import State
from game.engine.table import Table
from game.games.skitgubbe.rules.facts import BEAT, LEAD, SkitgubbeFacts
from game.games.skitgubbe.rules.part_two.beating import higher
from game.games.skitgubbe.rules.part_two.eating import lowest_run
from game.games.skitgubbe.rules.part_two.runs import runs_in, touching
from game.games.skitgubbe.rules.rules import Skitgubbe
from tests.games.skitgubbe.tables import skitgubbe

SUITS = [suit for suit in Suit if suit is not Suit.JOKER]


def test_runs_of_a_hand() -> None:
    assert len(runs_in(0b1111)) == 10
    assert len(runs_in(0b1011)) == 4
    assert runs_in(0) == ()
    assert len(runs_in(0x1FFF)) == 91


def test_what_beats_a_card() -> None:
    ace, two = pack()[12], pack()[0]
    assert higher()[4][ace.index] == 0
    assert higher()[4][two.index] == 0x1FFE
    assert higher()[1][ace.index] == 0x1FFF << 13


@pytest.mark.parametrize(
    ("text", "size"),
    [("2c 3c 4c", 3), ("2c", 1), ("7c 8c 9c Tc Jc", 5), ("2d 5d 7d", 1), ("Kc Ac 2d", 2)],
)
def test_what_is_eaten(text: str, size: int) -> None:
    assert lowest_run(cards(text)) == size


@pytest.mark.parametrize("text", ["Ac 2c", "2c 3d", "2c 4c", "", "2c 2c'"])
def test_these_do_not_touch(text: str) -> None:
    assert not touching(cards(text))


def is_run(chosen: Sequence[Card]) -> bool:
    """SK-4: one card, or adjacent ranks of one suit, each card once."""
    ranks = sorted(card.rank for card in chosen)
    one_suit = len({card.suit for card in chosen}) == 1
    return one_suit and all(b - a == 1 for a, b in pairwise(ranks))


def beats_it(card: Card, other: Card, trump: Suit | None) -> bool:
    """SK-4: ace high; every trump above every other card."""
    return (card.suit is trump, card.rank) > (other.suit is trump, other.rank)


def subsets(hand: Sequence[Card]) -> Iterator[tuple[Card, ...]]:
    """Every way to pick cards."""
    for size in range(1, len(hand) + 1):
        yield from combinations(hand, size)


def faces(chosen: Sequence[Card]) -> tuple[tuple[int, str], ...]:
    """Cards without saying which copy."""
    return tuple(sorted((card.rank, card.suit.value) for card in chosen))


def expected(
    state: State[SkitgubbeFacts], hand: Sequence[Card], table: Sequence[Card]
) -> set[tuple[tuple[int, str], ...]]:
    """All runs the specification allows, straight from SK-4.2, SK-4.3, SK-4.11 and SK-4.13."""
    facts = state.facts
    best = None
    for card in table:
        if best is None or beats_it(card, best, facts.trump):
            best = card
    found = set()
    for chosen in subsets(hand):
        if not is_run(chosen):
            continue
        if best is not None:
            suit = chosen[0].suit
            if suit is not facts.led and suit is not facts.trump:
                continue
            if not all(beats_it(card, best, facts.trump) for card in chosen):
                continue
        bound = any(card.suit is facts.trump and card.rank == facts.high for card in chosen)
        if facts.high and bound and len(facts.plays) + 1 != facts.n:
            continue
        found.add(faces(chosen))
    return found


def random_position(rules: Skitgubbe, rng: Random, size: int) -> State[SkitgubbeFacts]:
    """P1 to decide with a few cards; a rising table, or a bare one."""
    state: State[SkitgubbeFacts] = State(Table(rules.zone_registry), SkitgubbeFacts())
    facts, zones = state.facts, rules.zones
    shoe = rng.sample(rules.pack(), len(rules.pack()))
    if rng.random() < 0.6:  # many cards of one suit make many runs
        suit = rng.choice(SUITS)
        shoe.sort(key=lambda card: card.suit is not suit and rng.random() < 0.7)
    facts.trump = rng.choice([*SUITS, None])
    facts.first, facts.places, facts.n = 0, [0] * rules.seats, rng.randint(2, 4)
    hand, rest = shoe[:size], shoe[size:]
    table: list[Card] = []
    if rng.random() < 0.75:
        facts.led = rng.choice(SUITS)
        suits = (facts.led, facts.trump)
        for card in rest[:12]:
            if card.suit in suits and (not table or beats_it(card, table[-1], facts.trump)):
                table.append(card)
    facts.plays, facts.players = [1] * len(table), [1] * len(table)
    facts.n = max(facts.n, len(table) + 1)
    facts.phase, facts.turn = BEAT if table else LEAD, 0
    state.table.put(zones.table, table)
    state.table.put(zones.hands[0], hand)
    state.table.put(zones.hands[1], rest[12:14])
    rules.flow.part_two.highest_trump.find(state)
    return state


def compare(rules: Skitgubbe, seed: int, count: int, size: int) -> None:
    """Legal leads and beats are exactly the expected ones, each offered once."""
    rng = Random(seed)
    zones = rules.zones
    for _ in range(count):
        state = random_position(rules, rng, size)
        hand, table = state.table.zones[zones.hands[0]], state.table.zones[zones.table]
        legal = [action for action in rules.legal(state, 0) if action.verb != "eat"]
        offered = [faces(action.cards) for action in legal]
        assert len(set(offered)) == len(offered)
        assert set(offered) == expected(state, hand, table), (hand, table, state.facts)
        assert all(set(action.cards) <= set(hand) for action in legal)
        assert any(action.verb == "eat" for action in rules.legal(state, 0)) == bool(table)


@pytest.mark.parametrize("decks", [1, 2])
@pytest.mark.parametrize("high", ["on", "off"])
def test_legal_runs_are_those_of_the_definition(decks: int, high: str) -> None:
    compare(skitgubbe(4, decks=decks, high_trump=high), seed=decks, count=500, size=6)


@pytest.mark.slow
@pytest.mark.parametrize("decks", [1, 2])
@pytest.mark.parametrize("high", ["on", "off"])
def test_legal_runs_in_ten_thousand_positions(decks: int, high: str) -> None:
    compare(skitgubbe(4, decks=decks, high_trump=high), seed=7 + decks, count=2500, size=8)


def test_eaten_is_the_lowest_card_and_all_that_touch_it() -> None:
    rules, rng = skitgubbe(4), Random(3)
    for _ in range(2000):
        state = random_position(rules, rng, 3)
        table, trump = state.table.zones[rules.zones.table], state.facts.trump
        if not table:
            continue
        eaten = [min(table, key=lambda card: (card.suit is trump, card.rank))]
        lying = {(card.suit, card.rank) for card in table}
        while (eaten[-1].suit, eaten[-1].rank + 1) in lying:
            above_it = eaten[-1].suit, eaten[-1].rank + 1
            eaten.append(next(card for card in table if (card.suit, card.rank) == above_it))
        assert table[: lowest_run(table)] == eaten


def test_two_packs_are_played_with_every_card_twice() -> None:
    deck = skitgubbe(8, decks=2).pack()
    assert Counter(faces([card]) for card in deck) == dict.fromkeys((faces([c]) for c in pack()), 2)
