"""Part two: how many must play, killing and going out."""

from __future__ import annotations

from random import Random

import pytest

from game.games.skitgubbe.rules.facts import LEAD, PART_TWO
from tests.games.skitgubbe.tables import (
    TABLES,
    after_any_action,
    positions,
    skitgubbe,
)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_n_is_what_had_cards_when_the_trick_began(table: tuple[int, dict[str, object]]) -> None:
    seats, options = table
    rules = skitgubbe(seats, **options)
    n = 0
    for state in positions(rules, 12, 1500):
        facts, zones = state.facts, state.table.zones
        if facts.phase == LEAD:
            n = sum(bool(zones[zone]) for zone in rules.zones.hands)
        if facts.phase in PART_TWO:
            assert facts.n == n
            assert len(facts.plays) < facts.n
            assert sum(facts.plays) == len(zones[rules.zones.table])
            assert zones[rules.zones.hands[facts.turn]]


def test_the_facts_of_part_two_tell_nothing_of_hidden_hands() -> None:
    """The same action has the same consequences whatever the other hands hold."""
    rules, rng = skitgubbe(4, high_trump="off"), Random(8)
    met = 0
    for state in positions(rules, 3, 1500):
        if state.facts.phase in PART_TWO:
            one, other = after_any_action(rules, state, rng)
            assert repr(one) == repr(other)
            met += 1
    assert met > 500
