"""Importance sampling: imagined deals come as often as what was said and done makes them likely."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.bots.imagined_deals import determinize
from game.bots.importance_sample import Claim, apply_claims, importance_sample
from game.engine.cards import card
from game.engine.match import Match
from game.engine.observation import seen_zones
from game.engine.rules import State
from game.engine.zones import Place, ZoneId
from tests.engine.toy import toy

ACE = card("Ah")
CLAIMED = 0.2
"""How likely seat 1 claims an ace of hearts it has not got; with it, it always does."""
DRAWN = 1500


def share_with_the_ace(tries: int) -> tuple[float, float]:
    """How often seat 1 holds the ace among believed deals, and how often before any claim."""
    match: Match[Any] = Match(toy(3), "belief")
    seen = match.observe(0)
    assert ACE not in seen.cards("hand", 0)
    rng = Random(5)
    hand = match.rules.zone_registry.index[ZoneId("hand", 1)]

    def holds(state: State[Any]) -> bool:
        return ACE in state.table.zones[hand]

    imagined = determinize(match.rules, seen, rng)
    told = importance_sample(imagined, lambda state: 1.0 if holds(state) else CLAIMED, tries, rng)
    unknown = 52 - 4 - 1  # without the own hand and the open card of the heap
    assert seen.cards("heap")[-1] != ACE
    return sum(holds(next(told)) for _ in range(DRAWN)) / DRAWN, 4 / unknown


def test_one_try_is_the_deal_as_it_came() -> None:
    share, before = share_with_the_ace(1)
    assert share == pytest.approx(before, abs=0.02)


def test_many_tries_come_to_what_bayes_says() -> None:
    share, before = share_with_the_ace(40)
    bayes = before / (before + (1 - before) * CLAIMED)
    assert bayes > 3 * before
    assert share == pytest.approx(bayes, abs=0.035)


def test_more_tries_come_nearer() -> None:
    some, many = share_with_the_ace(3)[0], share_with_the_ace(40)[0]
    before = share_with_the_ace(1)[0]
    assert before < some < many


def test_where_nothing_is_possible_any_deal_will_do() -> None:
    match: Match[Any] = Match(toy(3), "belief")
    rng = Random(1)
    told = importance_sample(
        determinize(match.rules, match.observe(0), rng), lambda state: 0.0, 4, rng
    )
    assert seen_zones(next(told).table, 0) == dict(match.observe(0).zones)


@pytest.mark.parametrize("chance", [0.0, 0.3, 1.0])
def test_a_claim_is_true_as_often_as_it_is_likely(chance: float) -> None:
    """And all cards are still there, those that are seen in their places."""
    match: Match[Any] = Match(toy(3), "belief")
    rules, seen, rng = match.rules, match.observe(0), Random(6)
    place = Place(ZoneId("hand", 1), 0)
    claim = Claim(place, lambda each: each.suit is ACE.suit, chance)
    told = apply_claims(rules, seen, determinize(rules, seen, rng), [claim], rng)
    true = 0
    for _ in range(300):
        state = next(told)
        zones = state.table.zones
        true += zones[rules.zone_registry.index[place.zone]][place.at].suit is ACE.suit
        assert sorted(each.index for zone in zones for each in zone) == list(range(52))
        assert tuple(zones[rules.zone_registry.index[ZoneId("hand", 0)]]) == seen.cards("hand", 0)
    assert true / 300 == pytest.approx(chance, abs=0.07 if 0 < chance < 1 else 0)
