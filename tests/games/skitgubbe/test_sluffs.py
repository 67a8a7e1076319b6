"""The sluff window: who is asked, and what that tells of hidden hands."""

from __future__ import annotations

from random import Random

from game.engine.action import Mode
from game.games.skitgubbe.rules.facts import PART_ONE, SLUFF
from tests.games.skitgubbe.tables import (
    after_any_action,
    positions,
    skitgubbe,
)


def test_a_timed_window_names_all_who_have_not_passed_whatever_they_hold() -> None:
    rules = skitgubbe(4, sluff_mode="timed", sluff_seconds="5.0")
    for state in positions(rules, 5, 400, each=60):
        turn = rules.turn(state)
        if state.facts.phase == SLUFF:
            assert turn.mode is Mode.OPEN
            assert turn.seconds == 5.0
            assert set(turn.seats) == set(state.facts.window)
            assert all(rules.legal(state, seat) for seat in turn.seats)


def test_a_polled_seat_can_always_sluff() -> None:
    rules = skitgubbe(6)
    for state in positions(rules, 6, 800, each=60):
        if state.facts.phase == SLUFF:
            legal = rules.legal(state, state.facts.turn)
            assert legal[0].verb == "sluff"
            assert legal[-1].verb == "pass"


def test_windows_against_the_clock_tell_nothing_of_hidden_hands() -> None:
    """Unlike polled ones, where it shows who is asked (SK-2.11)."""
    rules, rng = skitgubbe(4, sluff_mode="timed"), Random(9)
    met = 0
    for state in positions(rules, 8, 800, each=60):
        if state.facts.phase in PART_ONE:
            one, other = after_any_action(rules, state, rng)
            if one.phase in PART_ONE:
                assert repr(one) == repr(other)
                met += 1
    assert met > 300
