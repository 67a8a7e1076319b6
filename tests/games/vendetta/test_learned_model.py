"""Learned evaluation in Vendetta: the features of a seat, and the share of the win they promise."""

from __future__ import annotations

from math import exp

import pytest

from game.engine.match import Match
from game.games.vendetta.bot.learned_model import FEATURES, SeatFeatures, win_share
from game.games.vendetta.bot.learned_weights import NET
from game.games.vendetta.rules.facts import VendettaFacts
from game.games.vendetta.rules.rules import Vendetta
from tests.games.vendetta.tables import after, vendetta
from tests.games.vendetta.test_bot import written

REST = ("hand P2: 9s 3c 8h Qh 5c", "hand P3: 3d 6c Tc 2h Ac", "stack: Qd 6s 5d 4d Jh")


def promised(match: Match[VendettaFacts], seat: int = 0) -> dict[str, float]:
    """What each legal action promises a seat."""
    rules = match.rules
    assert isinstance(rules, Vendetta)
    moment = SeatFeatures(rules, match.state_copy(), seat)
    legal = match.observe(seat).legal
    return {rules.notation.write(a): win_share(moment.features(a), NET) for a in legal}


def test_every_sign_has_its_weights() -> None:
    rules = vendetta()
    for number in (0, 5, 9, 14):
        match = after(rules, "signs", number)
        state = match.state_copy()
        turn = state.facts.turn
        moment = SeatFeatures(rules, state, turn)
        for action in match.observe(turn).legal:
            features = moment.features(action)
            assert isinstance(features, float) or len(features) == FEATURES
    assert {len(row) for row in NET[:-1]} == {FEATURES + 2}
    assert len(NET[-1]) == FEATURES + 1


def test_a_net_bends_where_its_threshold_is() -> None:
    net = ((1.0, 0.0, -1.0, 2.0), (0.0, 0.5, 0.25))
    assert win_share([3.0, 2.0], net) == pytest.approx(1 / (1 + exp(-(4 + 1 + 0.25))))
    assert win_share([0.5, 2.0], net) == pytest.approx(1 / (1 + exp(-1.25)))
    assert win_share(0.5, net) == 0.5


def test_what_closes_a_trick_promises_most() -> None:
    match = written(vendetta(3), "turn: P1", "hand P1: 7s Kd 2c 4h Js",
                    "trick T1 P2: 7c 7d 7h", *REST)  # fmt: skip
    found = promised(match)
    assert found["add 7s T1/P2"] > found["end"] + 0.1


def test_hidden_cards_do_not_matter() -> None:
    first = written(vendetta(3), "turn: P1", "hand P1: 7s 7c Kd 4h Js", *REST)
    swapped = ("hand P2: Qd 6s 5d 4d Jh", REST[1], "stack: 9s 3c 8h Qh 5c")
    other = written(vendetta(3), "turn: P1", "hand P1: 7s 7c Kd 4h Js", *swapped)
    assert promised(first) == promised(other)


def test_the_end_is_counted_where_it_is_sure() -> None:
    lines = ("turn: P1", "passes: 2", "hand P1: 7s", "hand P2: 9s", "hand P3: 3d")
    rules = vendetta(3, joker_timing="own_turn")
    laid = ("trick T1 P2: 2c 2d", "trick T2 P3: *1 *2 Kc Kd")
    assert promised(written(rules, *lines, *laid))["end"] == 0
    laid = ("trick T1 P1: 2c 2d", "trick T2 P3: *1 *2 Kc Kd")
    assert promised(written(rules, *lines, *laid))["end"] == 0.5
