"""The intermission: trump, the dreck, and who gets how much of it."""

from __future__ import annotations

from random import Random

import pytest

from game.engine.cards import Card
from game.engine.rules import State
from game.games.skitgubbe.rules.facts import BETWEEN, EXTRAS, INTERMISSION, LEAD, SkitgubbeFacts
from game.games.skitgubbe.rules.intermission import is_dreck
from game.games.skitgubbe.rules.rules import Skitgubbe
from tests.games.skitgubbe.tables import random_step, skitgubbe

TABLES: tuple[tuple[int, dict[str, object]], ...] = (
    (3, {}),
    (7, {}),
    (6, {"trump_mode": "scramble"}),
    (8, {"decks": 2, "trump_mode": "restaurant"}),
    (3, {"confusion": True}),
)


def dealt(rules: Skitgubbe, rng: Random) -> State[SkitgubbeFacts]:
    """All cards taken in tricks at random, and part one over."""
    ground = rules.ground
    state = rules.deal(rng)
    table, facts = state.table, state.facts
    facts.last_winner = rng.randrange(ground.count)
    if facts.final_waits:
        facts.final = rng.randrange(ground.count)
        final = table.zones[ground.stock][0]
        table.move(final, ground.stock, ground.final[facts.final])
        facts.final_waits = False
    poor = rng.randrange(ground.count)
    for card in table.zones[ground.stock][:]:
        hand = rng.choice([h for h in range(ground.count) if h != poor])
        table.move(card, ground.stock, ground.taken[hand])
    return state


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_dreck_is_shared_as_the_rules_say(table: tuple[int, dict[str, object]]) -> None:
    seats, options = table
    rules, rng = skitgubbe(seats, **options), Random(5)
    for _ in range(150):
        state = dealt(rules, rng)
        check(rules, state, rng)


def check(rules: Skitgubbe, state: State[SkitgubbeFacts], rng: Random) -> None:
    """SK-3.1 to SK-3.8 for one deal."""
    ground, facts, zones = rules.ground, state.facts, state.table.zones
    before = [
        set(zones[ground.hands[h]]) | set(zones[ground.taken[h]]) | set(zones[ground.final[h]])
        for h in range(ground.count)
    ]
    named = [*zones[ground.set_aside], *(c for zone in ground.final for c in zones[zone])]
    rules.intermission.run(state, rng)
    while facts.phase == EXTRAS:
        assert 0 < facts.extras < len(facts.needy) - facts.asked
        random_step(rules, state, rng)
    trump = named[0].suit
    assert facts.trump is trump
    limit = 12 if rules.house.decks == 2 else 6
    needy = {hand for hand, held in enumerate(before) if len(held) < limit}
    assert set(facts.needy) == needy
    dreck = {card for held in before for card in held if is_dreck(card, trump)}
    if needy:
        check_shares(ground.hands, zones, before, dreck, needy)
    else:
        assert [set(zones[zone]) for zone in ground.hands] == before
    assert facts.phase in (LEAD, BETWEEN)


def check_shares(
    hands: tuple[int, ...],
    zones: list[list[Card]],
    before: list[set[Card]],
    dreck: set[Card],
    needy: set[int],
) -> None:
    """Everybody kept what is no dreck; shares differ by one card at most."""
    shares = []
    for hand, held in enumerate(before):
        now = set(zones[hands[hand]])
        assert now - dreck == held - dreck
        if hand in needy:
            shares.append(len(now & dreck))
        else:
            assert not now & dreck
    assert sum(shares) == len(dreck)
    assert max(shares) - min(shares) <= 1


def test_a_full_pack_has_seventeen_cards_of_dreck() -> None:
    for decks in (1, 2):
        pack = skitgubbe(4, decks=decks).pack()
        assert sum(is_dreck(card, pack[0].suit) for card in pack) == 17 * decks


def test_the_phase_of_a_match_is_never_intermission() -> None:
    """It happens by itself; only written positions begin there."""
    rules, rng = skitgubbe(3), Random(1)
    state = rules.deal(rng)
    for _ in range(400):
        assert state.facts.phase != INTERMISSION
        if not rules.turn(state).seats:
            break
        random_step(rules, state, rng)
