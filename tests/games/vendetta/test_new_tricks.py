"""What may be laid, against every subset of the hand tried by the words of the specification."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest

from game.engine.action import Action
from game.engine.cards import Card
from game.engine.rules import State
from game.engine.zones import Seat, ZoneId
from game.games.vendetta.rules.facts import VendettaFacts
from game.games.vendetta.rules.rules import Vendetta
from game.games.vendetta.rules.zones import spot
from tests.games.vendetta.tables import LADDER, crowded, positions, vendetta

RUNS = {
    "".join(sorted(LADDER[at : at + n])) for n in (3, 4, 5) for at in range(len(LADDER) - n + 1)
}
"""The ranks of every run, in the order of the alphabet."""


def is_match(ranks: str) -> bool:
    """A match has 2, 3 or 4 cards of one rank."""
    return 2 <= len(ranks) <= 4 and ranks == ranks[0] * len(ranks)


def is_run(ranks: str) -> bool:
    """A run has 3, 4 or 5 cards of consecutive ranks; the ace is either low or high."""
    return "".join(sorted(ranks)) in RUNS


def plays(rules: Vendetta, state: State[VendettaFacts], seat: Seat) -> Iterator[Action]:
    """VD-2.1 to 2.4 for the seat on turn, each subset of the hand tried with each trick."""
    facts, hand = state.facts, state.table.zones[rules.hands[seat]]
    aims = []
    for number, trick in facts.tricks.items():
        target = spot(trick.owner, number)
        laid = "".join(c.text[0] for c in state.table.zones[rules.zone_registry.index[target]])
        aims.append((target, trick.owner, laid.replace("*", "")))
    plain = [card for card in hand if card.text[0] != "*"]
    for size in range(1, 6):
        for subset in combinations(plain, size):
            ranks = "".join(card.text[0] for card in subset)
            if is_match(ranks) or is_run(ranks):
                yield Action(seat, "create", subset, rules.rims[seat])
            for target, _, laid in aims:
                is_open = len(laid) < (4 if is_match(laid) else 5)
                fits = is_match if is_match(laid) else is_run
                if is_open and fits(laid + ranks):
                    yield Action(seat, "add", subset, target)
    yield from robberies(hand, seat, [(target, owner) for target, owner, _ in aims])
    yield Action(seat, "end")


def robberies(hand: list[Card], seat: Seat, aims: list[tuple[ZoneId, Seat]]) -> Iterator[Action]:
    """A joker on any trick of another seat."""
    for card in hand:
        if card.text[0] == "*":
            for target, owner in aims:
                if owner != seat:
                    yield Action(seat, "joker", (card,), target)


def unordered(actions: list[Action]) -> set[tuple[object, ...]]:
    """The actions as a set, whatever the order of their cards."""
    return {(a.seat, a.verb, frozenset(a.cards), a.target) for a in actions}


def agree(rules: Vendetta, state: State[VendettaFacts]) -> int:
    """Compares what is legal with what the words say; the number of actions."""
    seat = state.facts.turn
    legal, wanted = rules.legal(state, seat), list(plays(rules, state, seat))
    assert unordered(legal) == unordered(wanted)
    assert len(legal) == len(wanted)
    return len(legal)


def test_legal_is_what_the_words_say_on_crowded_tables() -> None:
    rng = Random(5)
    for seats in (3, 5, 7):
        rules = vendetta(seats, jokers=4)
        for _ in range(350):
            agree(rules, crowded(rules, rng))


@pytest.mark.slow
def test_legal_is_what_the_words_say_on_ten_thousand_tables() -> None:
    rng, rules = Random(6), vendetta(6, jokers=3)
    sizes = [agree(rules, crowded(rules, rng, most=9)) for _ in range(10_000)]
    assert max(sizes) > 40


def test_legal_is_what_the_words_say_in_real_matches() -> None:
    for timing in ("any_time", "own_turn"):
        rules = vendetta(4, joker_timing=timing)
        for state in positions(rules, 7, 1_200):
            if state.facts.phase.value == "turn":
                agree(rules, state)


def test_out_of_turn_only_jokers_and_only_where_they_may() -> None:
    rng = Random(8)
    for timing in ("any_time", "own_turn"):
        rules = vendetta(5, jokers=4, joker_timing=timing)
        for _ in range(400):
            state = crowded(rules, rng)
            aims = [(spot(t.owner, n), t.owner) for n, t in state.facts.tricks.items()]
            for seat in set(range(5)) - {state.facts.turn}:
                hand = state.table.zones[rules.hands[seat]]
                wanted = list(robberies(hand, seat, aims)) if timing == "any_time" else []
                assert rules.legal(state, seat) == wanted
                if wanted:
                    assert seat in rules.turn(state).seats


def test_cards_are_named_from_the_lowest_to_the_highest() -> None:
    rng, rules = Random(9), vendetta(5)
    met = 0
    for _ in range(600):
        state = crowded(rules, rng)
        for action in rules.legal(state, state.facts.turn):
            if len(action.cards) > 1:
                met += 1
                turned = action._replace(cards=action.cards[::-1])
                refused = rules.refusal(state, turned)
                assert refused is not None
                assert refused.code == "no_such_play"
                assert rules.notation.steps(turned, state)[0].target == action.target
                if action.verb == "add":
                    assert rules.notation.steps(turned, state) == (action,)
    assert met > 300


def test_a_refusal_is_none_exactly_for_what_is_legal() -> None:
    rng = Random(10)
    codes = set()
    for timing in ("any_time", "own_turn"):
        rules = vendetta(4, jokers=4, joker_timing=timing)
        for _ in range(250):
            state = crowded(rules, rng)
            legal = {a for seat in range(4) for a in rules.legal(state, seat)}
            aims = [spot(t.owner, n) for n, t in state.facts.tricks.items()]
            for _ in range(25):
                seat = rng.randrange(4)
                pool = state.table.zones[rules.hands[seat]] or list(rules.pack()[:2])
                held = tuple(rng.sample(pool, min(len(pool), rng.randrange(4))))
                verb = rng.choice(["create", "add", "joker", "end", "decline", "take", "fly"])
                action = Action(seat, verb, held, rng.choice([None, *rules.rims, *aims]))
                refused = rules.refusal(state, action)
                assert (refused is None) == (action in legal), action
                if refused is not None:
                    codes.add(refused.code)
                    assert refused.text.endswith(".")
    assert len(codes) > 14, codes
