"""The stalemate of part two: positions that come back, and patience."""

from __future__ import annotations

from collections import Counter

import pytest

from game.engine.rules import State
from game.games.skitgubbe.rules.facts import LEAD, OVER, PART_TWO, SkitgubbeFacts
from game.games.skitgubbe.rules.part_two.stalemate import PATIENCE, REPEATS
from game.games.skitgubbe.rules.rules import Skitgubbe
from tests.games.skitgubbe.tables import (
    TABLES,
    do,
    positions,
    skitgubbe,
    written,
)


def hands(rules: Skitgubbe, state: State[SkitgubbeFacts]) -> tuple[object, ...]:
    """Leader and all hands, whichever copies they hold."""
    held = [
        frozenset(Counter(card.text.rstrip("'") for card in state.table.zones[zone]).items())
        for zone in rules.zones.hands
    ]
    return state.facts.leader, *held


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_drift_tells_positions_apart_exactly(table: tuple[int, dict[str, object]]) -> None:
    """SK-4.14: as often as facts have met a drift, the real hands have come up."""
    seats, options = table
    rules = skitgubbe(seats, **options)
    seen: Counter[object] = Counter()
    met = 0
    for state in positions(rules, 11, 4000):
        facts = state.facts
        if facts.phase != LEAD:
            if facts.phase not in PART_TWO:
                seen.clear()
            continue
        if sum(facts.met.values()) == 1:
            seen.clear()  # a kill, or the beginning
        seen[hands(rules, state)] += 1
        met += 1
        assert facts.met[facts.leader, facts.drift] == seen[hands(rules, state)]
        assert sorted(facts.met.values()) == sorted(seen.values())
    assert met > 100


def test_a_position_that_comes_up_for_the_third_time_ends_the_game() -> None:
    match = written(
        """
        options: games=2
        seats: 3
        part: 2
        trump: d
        lead: P2
        hand P1: Ks As 6h
        hand P2: Kc Ac 2h
        hand P3: 4h
        """
    )
    turns = ("P2 lead Kc Ac", "P3 eat", "P1 lead Ks As", "P2 eat", "P3 lead Kc Ac", "P1 eat")
    again = ("P2 lead Ks As", "P3 eat", "P1 lead Kc Ac", "P2 eat", "P3 lead Ks As", "P1 eat")
    for line in (turns + again) * (REPEATS - 1):
        do(match, line)
    facts = match.state_copy().facts
    assert facts.games[0].goat is None
    assert facts.number == 2
    assert facts.leader == 1, "after a stalemate the same seat leads again (R13)"


def test_patience_ends_in_a_stalemate() -> None:
    match = written(
        f"""
        seats: 3
        part: 2
        trump: d
        idle: {PATIENCE - 1}
        lead: P1
        hand P1: 2c 9h
        hand P2: 3c 9s
        hand P3: Kc Th
        """
    )
    do(match, "P1 lead 2c")
    facts = match.state_copy().facts
    assert facts.phase == OVER
    assert facts.games[0].goat is None


def test_a_kill_and_going_out_renew_the_patience() -> None:
    match = written(
        """
        seats: 4
        part: 2
        trump: d
        lead: P1
        out: P4
        hand P1: 2c 9h
        hand P2: 3c
        hand P3: Kc Th
        """
    )
    do(match, "P1 lead 2c")
    assert match.state_copy().facts.idle == 1
    do(match, "P2 beat 3c")
    assert match.state_copy().facts.idle == 0
    do(match, "P3 beat Kc")
    assert match.state_copy().facts.idle == 0
    assert match.state_copy().facts.met == {(2, 0): 1}
