"""The play of the hand: whole trees of small endings counted, and random deals played twice."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from game.engine.rules import State
from game.games.bridge_solitaire.rules.bid_numbers import WRITTEN, trump_of
from game.games.bridge_solitaire.rules.facts import HOUSE, PLAYER, BridgeFacts, Contract, Phase
from game.games.bridge_solitaire.rules.rules import BridgeSolitaire
from game.presentation.presenter import presenter_of
from tests.games.bridge_solitaire import slow_referee
from tests.games.bridge_solitaire.tables import bridge, deals, playing, text


def tree(rules: BridgeSolitaire, state: State[BridgeFacts]) -> Counter[int]:
    """How often each number of the player's tricks comes out when every legal card is tried."""
    found: Counter[int] = Counter()
    for action in rules.legal(state, PLAYER):
        twin = state.clone()
        rules.apply(twin, action, Random(0))
        last = twin.facts.last
        if last is None:
            found += tree(rules, twin)
        else:
            found[last.tricks[PLAYER]] += 1
    return found


def paper(rules: BridgeSolitaire, state: State[BridgeFacts]) -> slow_referee.Position:
    """The same position for the slow referee."""
    facts, zones = state.facts, state.table.zones
    trick = zones[rules.zones.trick]
    return slow_referee.Position(
        tuple(text(zones[rules.zones.hand])),
        tuple(text(zones[rules.zones.stock][::-1])),
        "n" if facts.trump is None else facts.trump.value,
        trick[0].text if trick else None,
        facts.tricks[PLAYER],
        facts.tricks[HOUSE],
    )


# Contract, leader, hand, stock: how many lines of play end with so many tricks for the player.
ENDINGS = [
    ("1c", PLAYER, "Ac Kd 7h 2s", "5d Td 3h 9c 2d Jh Qs 4c 8s 6c 3s 5h", {2: 3, 3: 11, 4: 4}),
    ("1c", HOUSE, "*1 Kc Kd 3d", "*2 Qs 5h 8c 2d 9s Jc 4h 7d Th 6s", {0: 6, 1: 12, 3: 4}),
    (
        "2n",
        PLAYER,
        "Ah Kh 7h 2s",
        "5c Kd 9s 2h 7d 8d Jc Qs Qh 3c 4c 9d 3s",
        {2: 2, 3: 4, 4: 12, 5: 6},
    ),
    (
        "1n",
        HOUSE,
        "*1 Ah 9h 2s 3d",
        "3s Kh 5c 6c 7c 8c 4d *2 Th Js Qd 2d 9c",
        {0: 6, 1: 2, 2: 3, 3: 1},
    ),
    ("3h", PLAYER, "5d Ac 8s 4h", "Tc 9s 2h", {4: 4, 5: 2}),
    (
        "4s",
        PLAYER,
        "*1 *2 As 2s 2d 9h",
        "Kd 3s Th 4d Qs 5d 6d 7c 8c 8h 9c Td Jh Ks 2c 3c 4c 5c",
        {2: 70, 3: 30},
    ),
    (
        "1n",
        HOUSE,
        "*1 *2 Kd Qd Jh 9h 3s",
        "2d Th 5h 6c 4s Ts 8d Ad 7c 9c Ah Tc 2h 3h 5d 6d",
        {1: 48, 2: 260, 3: 212, 4: 60, 5: 44},
    ),
]


@pytest.mark.parametrize(("bid", "leader", "hand", "stock", "golden"), ENDINGS)
def test_every_line_of_an_ending(
    bid: str, leader: int, hand: str, stock: str, golden: dict[int, int]
) -> None:
    rules = bridge()
    state = playing(rules, Contract(WRITTEN[bid], PLAYER, 1), leader, hand, stock)
    counted = tree(rules, state)
    independent: Counter[int] = Counter()
    for (player, _), times in slow_referee.endings(paper(rules, state)).items():
        independent[player] += times
    assert counted == independent
    assert counted == golden


def test_random_endings_agree_line_by_line() -> None:
    """Random deals are played to their last four cards; from there every line is counted."""
    rules = bridge()
    rng = Random(11)
    for state in deals(rules, 12, 60):
        while len(state.table.zones[rules.zones.hand]) > 4 and state.facts.last is None:
            legal = rules.legal(state, PLAYER)
            rules.apply(state, legal[int(rng.random() * len(legal))], rng)
        if state.facts.last is None:
            counted = tree(rules, state)
            expected: Counter[int] = Counter()
            for (player, _), times in slow_referee.endings(paper(rules, state)).items():
                expected[player] += times
            assert counted == expected


def test_random_deals_agree_card_by_card() -> None:
    """Ten thousand positions: what may be played, and where it leads."""
    rules = bridge()
    rng = Random(21)
    met = 0
    for state in deals(rules, 22, 900):
        here: slow_referee.Position | tuple[int, int] = paper(rules, state)
        while isinstance(here, slow_referee.Position):
            assert here == paper(rules, state)
            legal = rules.legal(state, PLAYER)
            assert [a.cards[0].text for a in legal] == slow_referee.may_play(here)
            action = legal[int(rng.random() * len(legal))]
            contract, number = state.facts.contract, state.facts.number
            rules.apply(state, action, rng)
            here = slow_referee.after(here, action.cards[0].text)
            met += 1
        last = state.facts.last
        assert last is not None
        assert contract is not None
        assert sum(here) == 13
        assert last == (number, contract, here)
    assert met > 10_000


def test_the_defender_leads_first() -> None:
    rules = bridge()
    for state in deals(rules, 31, 200):
        contract = state.facts.contract
        assert contract is not None
        assert state.facts.leader == 1 - contract.declarer
        assert len(state.table.zones[rules.zones.trick]) == (contract.declarer == PLAYER)
        assert state.facts.trump is trump_of(contract.bid)


def test_jokers_double_whoever_declares() -> None:
    rules = bridge()
    met = set()
    for state in deals(rules, 41, 400):
        jokers = sum(card.is_joker for card in state.table.zones[rules.zones.hand])
        contract = state.facts.contract
        assert contract is not None
        assert contract.multiplier == (1, 2, 4)[jokers]
        met.add((contract.declarer, jokers))
    assert {(PLAYER, 0), (PLAYER, 1), (PLAYER, 2), (HOUSE, 1)} <= met


def test_the_last_trick_lies_open_until_the_player_plays_again() -> None:
    rules = bridge()
    state = playing(
        rules, Contract(WRITTEN["1c"], PLAYER), PLAYER, "Ah Kh 2s 3s", "5d 2h 9d 3h 6d 7s 8s"
    )
    cards_in, zones = state.table.zones, rules.zones
    play(rules, state, "Ah")
    assert text(cards_in[zones.last]) == ["Ah", "2h"]
    assert text(cards_in[zones.won[PLAYER]]) == []
    play(rules, state, "Kh")
    assert text(cards_in[zones.last]) == ["Kh", "3h"]
    assert text(cards_in[zones.won[PLAYER]]) == ["Ah", "2h"]
    play(rules, state, "2s")
    assert state.facts.leader == HOUSE
    assert text(cards_in[zones.last]) == ["2s", "7s"]
    assert text(cards_in[zones.trick]) == ["8s"]
    assert state.facts.phase is Phase.PLAY


def play(rules: BridgeSolitaire, state: State[BridgeFacts], word: str) -> None:
    action = rules.notation.read(PLAYER, f"play {word}")
    assert action in rules.legal(state, PLAYER)
    rules.apply(state, action, Random(0))


def asked_about(rules: BridgeSolitaire, state: State[BridgeFacts]) -> list[str]:
    seen = rules.observe(state, PLAYER)
    return [
        a.cards[0].text for a in rules.legal(state, PLAYER) if presenter_of(rules).warning(seen, a)
    ]


def test_leading_a_joker_is_asked_about_unless_nothing_else_is_left() -> None:
    rules = bridge()
    contract = Contract(WRITTEN["1c"], PLAYER)
    state = playing(rules, contract, PLAYER, "*1 2s 3s", "5d 2h 9d 3h")
    assert asked_about(rules, state) == ["*1"]
    state = playing(rules, contract, PLAYER, "*1 *2", "5d 2h 9d 3h")
    assert not asked_about(rules, state)
    state = playing(rules, contract, HOUSE, "*1 2s", "5d 2h 9d 3h")
    assert not asked_about(rules, state)
