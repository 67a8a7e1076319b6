"""The score of a deal against the tables of the rules."""

from __future__ import annotations

from random import Random

import pytest

from game.engine.cards import cards
from game.games.bridge_solitaire.rules import house_bid, scoring
from game.games.bridge_solitaire.rules.bid_numbers import BIDS, WRITTEN, needed, trump_of
from game.games.bridge_solitaire.rules.facts import HOUSE, PLAYER, BridgeFacts, Contract, Entry
from game.games.bridge_solitaire.view.entry_reason import entry_reason
from tests.games.bridge_solitaire.tables import random_hand

# The table of undertricks as the rules print it, and what each further one adds.
DOWN = [
    (False, 1, (50, 100, 150, 200, 250), 50),
    (False, 2, (100, 300, 500, 800, 1100), 300),
    (False, 4, (200, 600, 1000, 1600, 2200), 600),
    (True, 1, (100, 200, 300, 400, 500), 100),
    (True, 2, (200, 500, 800, 1100, 1400), 300),
    (True, 4, (400, 1000, 1600, 2200, 2800), 600),
]


@pytest.mark.parametrize(("vulnerable", "multiplier", "printed", "further"), DOWN)
def test_undertricks(
    vulnerable: bool, multiplier: int, printed: tuple[int, ...], further: int
) -> None:
    for down in range(1, 14):
        expected = printed[down - 1] if down <= 5 else printed[-1] + (down - 5) * further
        assert scoring.penalty(down, multiplier, vulnerable) == expected


def kinds(entries: list[Entry]) -> list[tuple[str, int, int, bool]]:
    return [(e.kind, e.side, e.points, e.below) for e in entries]


def test_the_order_of_entry() -> None:
    made = scoring.scored(Contract(WRITTEN["6h"], PLAYER, 2), 1, True, 100)
    assert kinds(made) == [
        ("honors", PLAYER, 100, False),
        ("contract", PLAYER, 360, True),
        ("overtricks", PLAYER, 200, False),
        ("insult", PLAYER, 50, False),
        ("slam", PLAYER, 750, False),
    ]
    lost = scoring.scored(Contract(WRITTEN["2d"], HOUSE, 4), -1, False, 100)
    assert kinds(lost) == [("honors", PLAYER, 100, False), ("undertricks", PLAYER, 200, False)]


EXPLAINED = [
    ("4s", 1, False, 0, ["4 tricks at 30 points each."]),
    ("2n", 2, False, 0, [
        "40 points for the first trick and 30 for each of 1 more, twice because it is doubled.",
        "The contract was made although it was doubled.",
    ]),
    ("1c", 1, True, 2, [
        "1 trick at 20 points.", "2 tricks beyond the contract: 20 points each.",
    ]),
    ("3h", 1, True, -2, ["2 tricks short of the contract, vulnerable: 100 + 100."]),
    ("3h", 2, False, -3, [
        "3 tricks short of the contract, doubled and not vulnerable: 100 + 200 + 200.",
    ]),
]  # fmt: skip


@pytest.mark.parametrize(("bid", "multiplier", "vulnerable", "over", "reasons"), EXPLAINED)
def test_points_are_explained(
    bid: str, multiplier: int, vulnerable: bool, over: int, reasons: list[str]
) -> None:
    entries = scoring.scored(Contract(WRITTEN[bid], PLAYER, multiplier), over, vulnerable, 0)
    assert [entry_reason(entry) for entry in entries] == reasons


def test_explained_undertricks_add_up() -> None:
    for bid in BIDS:
        for multiplier in (1, 2, 4):
            for vulnerable in (False, True):
                for down in range(1, needed(bid) + 1):
                    contract = Contract(bid, PLAYER, multiplier)
                    (entry,) = scoring.scored(contract, -down, vulnerable, 0)
                    parts = entry_reason(entry).rstrip(".").rpartition(": ")[2].split(" + ")
                    assert len(parts) == down
                    assert sum(map(int, parts)) == entry.points


@pytest.mark.parametrize(
    ("hand", "bid", "points"),
    [
        ("Ac Kc Qc Jc Tc 8c Qh 8h 7h 9s 4s 3d *1", "1c", 150),
        ("Ac Kc Qc Tc 9c 8c Qh 8h 7h 9s 4s 3d *1", "1c", 100),
        ("Ac Kc Qc 9c 8c Qh 8h 7h 9s 4s 3d 2d *1", "1c", 0),
        ("Ac Kc Qc Jc Tc 8c Qh 8h 7h 9s 4s 3d *1", "1h", 0),
        ("Ac Ad Ah As 2c 3c 2d 3d 2h 3h 2s 3s 4s", "1n", 150),
        ("Ac Ad Ah Ks 2c 3c 2d 3d 2h 3h 2s 3s 4s", "1n", 0),
        ("Ac Ad Ah As 2c 3c 2d 3d 2h 3h 2s 3s 4s", "1s", 0),
    ],
)
def test_honors(hand: str, bid: str, points: int) -> None:
    assert scoring.honor_points(cards(hand), WRITTEN[bid]) == points


def test_honors_of_random_hands_agree_with_a_slow_count() -> None:
    rng = Random(3)
    for _ in range(10_000):
        hand = random_hand(rng)
        bid = rng.choice(BIDS)
        words = {card.text for card in hand}
        trump = trump_of(bid)
        if trump is None:
            expected = 150 if {"Ac", "Ad", "Ah", "As"} <= words else 0
        else:
            top = len({rank + trump.value for rank in "AKQJT"} & words)
            expected = (0, 0, 0, 0, 100, 150)[top]
        assert scoring.honor_points(hand, bid) == expected


def test_the_house_never_holds_enough_honors_against_the_player() -> None:
    """R15: in a contract of the house the player has at most three cards of its suit."""
    rng = Random(15)
    for _ in range(2_000):
        hand = random_hand(rng)
        bid = house_bid.call(house_bid.counted(hand), rng.random() < 0.5)
        assert not bid or scoring.honor_points(hand, bid) == 0


def played(facts: BridgeFacts, words: str, declarer: int, tricks: int, multiplier: int = 1) -> None:
    contract = Contract(WRITTEN[words], declarer, multiplier)
    honors = 150 if facts.number == 1 else 0
    over = tricks - needed(contract.bid)
    entries = scoring.scored(contract, over, facts.games[declarer] > 0, honors)
    scoring.enter(facts, entries)
    facts.number += 1


def test_the_rubber_of_the_rules() -> None:
    """BS-EX7."""
    facts = BridgeFacts()
    played(facts, "1c", PLAYER, 7, 2)
    assert (facts.below, facts.above, facts.games) == ([40, 0], [200, 0], [0, 0])
    played(facts, "2h", PLAYER, 9)
    assert (facts.below, facts.above, facts.games) == ([0, 0], [230, 0], [1, 0])
    played(facts, "2d", HOUSE, 8, 2)
    assert (facts.below, facts.above, facts.games) == ([0, 80], [230, 50], [1, 0])
    played(facts, "3n", PLAYER, 8)
    assert (facts.below, facts.above, facts.games) == ([0, 80], [230, 150], [1, 0])
    played(facts, "4s", PLAYER, 10)
    assert (facts.total(PLAYER), facts.total(HOUSE), facts.games) == (1150, 230, [2, 0])
    assert [e.game for e in facts.entries if e.below] == [1, 1, 2, 2]


def test_one_deal_brings_one_game_at_most() -> None:
    facts = BridgeFacts(below=[90, 90])
    contract = Contract(WRITTEN["7n"], PLAYER, 4)
    assert scoring.enter(facts, scoring.scored(contract, 0, False, 0)) == PLAYER
    assert facts.games == [1, 0]
    assert facts.earlier == [970, 90]


@pytest.mark.parametrize(("games", "bonus"), [([1, 0], 700), ([1, 1], 500)])
def test_the_rubber_bonus(games: list[int], bonus: int) -> None:
    facts = BridgeFacts(games=games)
    scoring.enter(facts, scoring.scored(Contract(WRITTEN["3n"], PLAYER), 0, True, 0))
    assert facts.games[PLAYER] == 2
    assert facts.entries[-1].kind == "rubber"
    assert facts.above[PLAYER] == bonus
