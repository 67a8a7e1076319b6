"""Golden numbers of tiny positions, and that the counting itself counts right."""

from __future__ import annotations

from collections.abc import Callable
from math import prod
from typing import Any

import pytest

from game.engine.action import Mode
from game.engine.match import Match
from game.engine.rules import AnyRules, State
from tests.contract.perft import divide, perft, written
from tests.engine.toy import toy

LAST_TRICKS = """
    game: pitch
    seats: 4
    dealer: P4
    pitcher: P1
    bid: 2
    phase: play
    trump: spades
    leader: P1
    turn: P1
    hand P1: As 4h
    hand P2: Kh 2h
    hand P3: 3s 5d
    hand P4: 6h 7c
"""
AUCTION = """
    game: pitch
    seats: 4
    dealer: P4
    hand P1: Ac
    hand P2: Kc
    hand P3: Qc
    hand P4: Jc
"""
FIRE = """
    game: fire_gibbon
    seats: 3
    turn: P1
    fire: P3:5s up, P2:6d down(6)
    hand P1: 7c 4d
    table P1: Kd
    hand P2: 9h 2c
    hand P3: Th 3s
    deck: 6h 8d Jc 2d 2h Qs
"""


def counts(text: str, deepest: int) -> list[int]:
    rules, state = written(text)
    return [perft(rules, state, depth) for depth in range(deepest + 1)]


def test_the_last_two_tricks_of_pitch() -> None:
    """As draws P3's trump and leaves P2 and P4 free: 2 x 1 x 2; 4h binds P2 and P4: 2 x 2 x 1."""
    assert counts(LAST_TRICKS, 8) == [1, 2, 4, 6, 8, 8, 8, 8, 8]
    rules, state = written(LAST_TRICKS)
    assert divide(rules, state, 4) == {"P1 play As": 4, "P1 play 4h": 4}


def test_an_auction_of_pitch() -> None:
    assert counts(AUCTION, 4) == [1, 5, 15, 35, auctions(3, 0)]


def auctions(calls: int, high: int) -> int:
    """Whole auctions from the rule alone (PT-B2 to B4); bids as rungs 1 to 4, 0 for none."""
    if not calls:
        return 1 + (5 - high) if high else 4
    passed = auctions(calls - 1, high)
    return passed + sum(auctions(calls - 1, rung) for rung in range(high + 1, 5))


def test_a_small_fire() -> None:
    """Counted by hand to depth 3; depth 4 is kept as it was found."""
    rules, state = written(FIRE)
    assert divide(rules, state, 3) == {
        "P1 doubt P2": 2 * 4,  # 6d was true: P2 opens a card; P1 plays on and may not doubt again
        "P1 play_down 7c": 2 + 5 + 6 + 6 + 5,  # P2 doubts, plays 9h up, 9h or 2c down, or 8d
        "P1 play_down 4d": 2 + 5 + 6 + 6 + 5,
        "P1 play_table Kd": 3 * 3,  # the spot filled three ways; nothing goes up on a flame of 13
        "P1 play_random": 4 + 5 + 5 + 4,  # the 6h fits; nobody but P2 has a card down
    }
    assert counts(FIRE, 4) == [1, 5, 19, 83, 346]


def test_secret_choices_are_carried_out_together() -> None:
    rules, state = reached(lambda match: len(match.turn.seats) == 3)
    hands = [len(rules.legal(state, seat)) for seat in range(3)]
    assert [perft(rules, state, depth) for depth in (1, 2, 3)] == [
        hands[0],
        prod(hands[:2]),
        prod(hands),
    ]
    assert sum(divide(rules, state, 3).values()) == prod(hands)
    with pytest.raises(ValueError, match="3 seats choose at once"):
        divide(rules, state, 2)


def test_in_an_open_turn_anybody_may_be_next() -> None:
    """Six orders of three seats; nobody takes the heap's only card, or one of the three does."""
    rules, state = reached(lambda match: match.turn.mode is Mode.OPEN)
    assert perft(rules, state, 1) == 6
    assert perft(rules, state, 3) == 6 * 4
    before = state.clone()
    perft(rules, state, 3)
    assert (state.table.zones, state.facts) == (before.table.zones, before.facts)


def reached(wanted: Callable[[Match[Any]], bool]) -> tuple[AnyRules, State[Any]]:
    """A toy match at the first moment *wanted* is true of it; all play what is listed first."""
    match: Match[Any] = Match(toy(3), "toy")
    while not wanted(match):
        seat = match.turn.seats[0]
        match.submit(match.legal(seat)[0])
    return match.rules, match.state_copy()
