"""What a contract is worth is told in numbers, those of the table in the rules."""

from __future__ import annotations

import pytest

from game.engine.match import Match
from game.games.bridge_solitaire.rules.bid_numbers import WRITTEN
from game.games.bridge_solitaire.rules.facts import HOUSE, PLAYER, BridgeFacts, Contract
from game.games.bridge_solitaire.view.contract_worth import contract_worth
from game.presentation.presenter import presenter_of
from tests.games.bridge_solitaire.tables import auction, bridge, playing

MADE, DOWN = "Made, the contract scores ", " Tricks that are missing give the other side "
WORTHS = [
    ("2C", 1, False, "40 below the line; each trick more 20 above it.", "50 each."),
    ("3H", 1, True, "90 below the line; each trick more 30 above it.", "100 each."),
    ("1N", 2, False, "80 below the line and 50 above it; each trick more 100 above it.",
     "100, 200, 200 and then 300 each."),
    ("3N", 2, True, "200 below the line and 50 above it; each trick more 200 above it.",
     "200 and then 300 each."),
    ("4D", 4, False, "320 below the line and 100 above it; each trick more 200 above it.",
     "200, 400, 400 and then 600 each."),
    ("6S", 4, True, "720 below the line and 850 above it; each trick more 400 above it.",
     "400 and then 600 each."),
    ("7H", 1, False, "210 below the line and 1000 above it.", "50 each."),
]  # fmt: skip
"""Bid, multiplier, whether vulnerable, and what the rules' table of scoring makes of it."""


@pytest.mark.parametrize(("bid", "multiplier", "vulnerable", "made", "down"), WORTHS)
def test_made_with_more_and_with_fewer_tricks(
    bid: str, multiplier: int, vulnerable: bool, made: str, down: str
) -> None:
    for side in (PLAYER, HOUSE):
        facts = BridgeFacts()
        facts.games[side] = int(vulnerable)
        told = contract_worth(facts, Contract(WRITTEN[bid.lower()], side, multiplier))
        assert told == f"{MADE}{made}{DOWN}{down}"


def test_every_bid_tells_it_and_the_sum_of_the_house_tells_that_of_its_bid() -> None:
    rules = bridge()
    state = auction(rules, "Ac Kc Qc Jc Tc 9c 8c 7c 6c 5c Ad Kd *1")
    match = Match(rules, "worth", state)
    seen = match.observe(0)
    presenter = presenter_of(rules)
    tips = {
        choice.label: choice.input_hints.tile.tip
        for choice in presenter.choices(seen)
        if choice.input_hints.tile is not None
    }
    assert tips["Bid 2 clubs"].startswith(f"{MADE}80 below the line and 50 above it")
    assert all(tip.startswith(MADE) and DOWN in tip for tip in tips.values())
    if seen.facts.house_call:
        assert MADE in presenter.status(seen).sign_texts.explanation


def test_during_the_play_the_gauge_tells_it() -> None:
    rules = bridge()
    contract = Contract(WRITTEN["2c"], PLAYER)
    state = playing(rules, contract, PLAYER, "Ac Kc", "Qc Jc Tc 9c")
    status = presenter_of(rules).status(Match(rules, "worth", state).observe(0))
    assert f"{MADE}40 below the line" in status.sign_texts.gauge
