"""The intermission: trump, the dreck, and who gets how much of it."""

from __future__ import annotations

from random import Random

import pytest

from game.engine.cards import Card
from game.engine.rules import State
from game.games.skitgubbe.rules.facts import BETWEEN, EXTRAS, INTERMISSION, LEAD, SkitgubbeFacts
from game.games.skitgubbe.rules.intermission.dreck import is_dreck
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
    zones = rules.zones
    state = rules.deal(rng)
    table, facts = state.table, state.facts
    facts.last_winner = rng.randrange(zones.count)
    if facts.final_waits:
        facts.final = rng.randrange(zones.count)
        final = table.zones[zones.stock][0]
        table.move(final, zones.stock, zones.final[facts.final])
        facts.final_waits = False
    poor = rng.randrange(zones.count)
    for card in table.zones[zones.stock][:]:
        hand = rng.choice([h for h in range(zones.count) if h != poor])
        table.move(card, zones.stock, zones.taken[hand])
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
    zones, facts, cards_in = rules.zones, state.facts, state.table.zones
    before = [
        set(cards_in[zones.hands[h]])
        | set(cards_in[zones.taken[h]])
        | set(cards_in[zones.final[h]])
        for h in range(zones.count)
    ]
    named = [*cards_in[zones.set_aside], *(c for zone in zones.final for c in cards_in[zone])]
    rules.flow.intermission.run(state, rng)
    while facts.phase == EXTRAS:
        assert 0 < facts.extras < len(facts.needy) - facts.asked
        random_step(rules, state, rng)
    trump = named[0].suit
    assert facts.trump is trump
    limit = 12 if rules.options.decks == 2 else 6
    needy = {hand for hand, held in enumerate(before) if len(held) < limit}
    assert set(facts.needy) == needy
    dreck = {card for held in before for card in held if is_dreck(card, trump)}
    if needy:
        check_shares(zones.hands, cards_in, before, dreck, needy)
    else:
        assert [set(cards_in[zone]) for zone in zones.hands] == before
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
