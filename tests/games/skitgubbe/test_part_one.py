"""Part one against a plain reading of the specification, and its special moments."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from game.engine.cards import Card
from game.engine.rules import State
from game.games.skitgubbe.rules.facts import PLAY, SLUFF, SkitgubbeFacts
from game.games.skitgubbe.rules.rules import Skitgubbe
from tests.games.skitgubbe.tables import (
    TABLES,
    do,
    positions,
    skitgubbe,
    written,
)


class Round(NamedTuple):
    """The round in hand as the cards of the pile tell it."""

    order: list[int]
    played: dict[int, int]
    """Strength by hand."""
    winner: int | None


def strength(rules: Skitgubbe, card: Card) -> int:
    """SK-2: how high a rank is."""
    order = "A23456789TJQK" if rules.options.aces_low else "23456789TJQKA"
    return order.index(card.text[0])


def current_round(rules: Skitgubbe, state: State[SkitgubbeFacts]) -> Round:
    """Go through the pile from the lead (SK-2.13, SK-2.14)."""
    facts, count = state.facts, rules.zones.count
    order = [(facts.leader + step) % count for step in range(count)]
    played: dict[int, int] = {}
    pile = state.table.zones[rules.zones.pile]
    for card, hand, how in zip(pile, facts.laid_by, facts.laid_as, strict=True):
        if how == "sluff":
            continue
        played[hand] = strength(rules, card)
        if len(played) == len(order):
            best = [hand for hand in order if played[hand] == max(played.values())]
            if len(best) == 1:
                return Round(order, played, best[0])
            order, played = best, {}
    return Round(order, played, None)


def may_sluff(rules: Skitgubbe, state: State[SkitgubbeFacts], hand: int) -> set[Card]:
    """SK-2.7 to SK-2.9, word for word."""
    zones, cards_in = rules.zones, state.table.zones
    order, played, winner = current_round(rules, state)
    owing = [h for h in order if h not in played and winner is None]
    pile = cards_in[zones.pile]
    top = max(played.values()) if played and winner is None else None
    waits = rules.options.trump_mode != "set_aside" and state.facts.final is None
    live = len(cards_in[zones.stock]) - waits
    if winner is not None:
        beaten = winner != hand
    elif hand not in order:
        beaten = True
    else:
        beaten = hand in played and played[hand] < max(played.values())
    found = set()
    for card in cards_in[zones.hands[hand]]:
        if card.text[0] not in {other.text[0] for other in pile}:
            continue
        if hand in owing and strength(rules, card) == top:
            continue
        sizes = [len(cards_in[zone]) for zone in zones.hands]
        sizes[hand] -= live == 0
        last = live <= 1 and any(size - (h in owing) <= 0 for h, size in enumerate(sizes))
        if not (last and not beaten):
            found.add(card)
    return found


def check_part_one(rules: Skitgubbe, seed: int, count: int) -> int:
    """Compares every hand's sluffs, plays and flip; the number of positions looked at."""
    zones, met = rules.zones, 0
    for state in positions(rules, seed, count, each=60):
        facts = state.facts
        if facts.phase not in (PLAY, SLUFF):
            continue
        met += 1
        for hand in range(zones.count):
            assert set(rules.sluffs.allowed(state, hand)) == may_sluff(rules, state, hand)
        if facts.phase == PLAY:
            check_plays(rules, state)
    return met


def check_plays(rules: Skitgubbe, state: State[SkitgubbeFacts]) -> None:
    """SK-2.1 to SK-2.3: the top rank has to be matched, else all is free."""
    zones, cards_in, facts = rules.zones, state.table.zones, state.facts
    order, played, winner = current_round(rules, state)
    assert winner is None
    assert facts.turn == next(hand for hand in order if hand not in played)
    held = cards_in[zones.hands[facts.turn]]
    matching = [c for c in held if played and strength(rules, c) == max(played.values())]
    legal = rules.legal(state, zones.owner[facts.turn])
    plays = [action.cards[0] for action in legal if action.verb == "play"]
    assert plays == (matching or held)
    waits = rules.options.trump_mode != "set_aside" and facts.final is None
    flips = any(action.verb == "flip" for action in legal)
    assert flips == (not matching and len(cards_in[zones.stock]) > waits)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_part_one_is_as_the_rules_read(table: tuple[int, dict[str, object]]) -> None:
    seats, options = table
    assert check_part_one(skitgubbe(seats, **options), seed=1, count=300) > 100


@pytest.mark.slow
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_part_one_in_ten_thousand_positions(table: tuple[int, dict[str, object]]) -> None:
    seats, options = table
    assert check_part_one(skitgubbe(seats, **options), seed=2, count=2000) > 1000


def test_hands_have_three_cards_while_there_are_any() -> None:
    rules = skitgubbe(5)
    for state in positions(rules, 4, 1500, each=60):
        if state.facts.phase in (PLAY, SLUFF) and rules.sluffs.live(state):
            sizes = {len(state.table.zones[zone]) for zone in rules.zones.hands}
            assert sizes == {3}


def test_the_final_card_stays_unseen_until_the_intermission() -> None:
    match = written(
        """
        options: trump_mode=scramble
        seats: 3
        part: 1
        lead: P1
        hand P1: 4c 4d 9h
        hand P2: 7c Kc 9d
        hand P3: Qc Jc 9s
        stock: 2s
        """
    )
    do(match, "P1 play 9h")
    for seat in (None, 0, 1, 2):
        assert match.observe(seat).cards("final", 0) == (None,)
