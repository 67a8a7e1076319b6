"""The house: its count and its bid against a slow referee, its answers and who takes the trick."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest

from game.engine.cards import cards, pack
from game.engine.shuffling import shuffled
from game.games.bridge_solitaire.rules import house_bid
from game.games.bridge_solitaire.rules.bid_numbers import SUITS, TEXTS
from game.games.bridge_solitaire.rules.bidding import allows_no_trump
from game.games.bridge_solitaire.rules.facts import HOUSE, PLAYER
from game.games.bridge_solitaire.rules.house_play import answers
from game.games.bridge_solitaire.rules.tricks import trick_winner
from game.games.bridge_solitaire.text.card_text import bid_words
from game.games.bridge_solitaire.text.log_text import sum_words
from tests.games.bridge_solitaire import slow_referee
from tests.games.bridge_solitaire.tables import random_hand, text

# The holdings of BS-EX3, then long suits of which the house runs out (R2).
HOLDINGS = [
    ("AQT9", 2),
    ("K", 0),
    ("K4", 1),
    ("Q87", 1),
    ("QJT", 1),
    ("JT72", 1),
    ("AQT32", 3),
    ("T9876", 1),
    ("", 0),
    ("AKQJT9", 6),
    ("8765432", 1),
    ("98765432", 3),
    ("AKQJT98765432", 13),
]


@pytest.mark.parametrize(("ranks", "tricks"), HOLDINGS)
def test_winning_tricks(ranks: str, tricks: int) -> None:
    numbers = [slow_referee.RANKS.index(rank) + 2 for rank in ranks]
    assert house_bid.winning_tricks(numbers) == tricks


def test_every_holding_of_a_suit() -> None:
    """All 8,192 of them; with six cards or fewer both wordings of the rules agree."""
    for mask in range(1 << 13):
        ranks = [at for at in range(13) if mask >> at & 1]
        words = [f"{slow_referee.RANKS[at]}s" for at in ranks]
        won = house_bid.winning_tricks([at + 2 for at in ranks])
        assert won == slow_referee.winners_in("s", words)
        if len(ranks) <= 6:
            assert won == slow_referee.walked_down("s", words)


@pytest.mark.parametrize("tie", ["low", "high"])
def test_random_bids_agree_with_a_slow_referee(tie: str) -> None:
    rng = Random(f"bids {tie}")
    for _ in range(10_000):
        hand = random_hand(rng)
        bid = house_bid.call(house_bid.counted(hand), tie == "high")
        assert TEXTS.get(bid, "pass") == slow_referee.house_bid(text(hand), tie)


def test_the_shapes_for_no_trump() -> None:
    rng = Random(5)
    allowed = {"4333", "3333*", "3332**"}
    met = set()
    for _ in range(10_000):
        hand = random_hand(rng)
        met.add(slow_referee.shape(text(hand)))
        assert allows_no_trump(hand) == (slow_referee.shape(text(hand)) in allowed)
    assert allowed <= met


def test_answers_and_winners_agree_with_a_slow_referee() -> None:
    """Every pair of two cards, either side leading, with every trump suit and without."""
    every = pack(jokers=2)
    for trump in (*SUITS, None):
        letter = "n" if trump is None else trump.value
        for led, answer in permutations(every, 2):
            fits = slow_referee.reply(led.text, (answer.text, "2c", "3c"), letter)[1] == 1
            assert answers(answer, led, trump) == fits
            for leader in (PLAYER, HOUSE):
                winner = trick_winner(led, answer, leader, trump)
                taken = slow_referee.player_takes(led.text, answer.text, leader == HOUSE, letter)
                assert (winner == PLAYER) == taken, (led, answer, leader, trump)


def test_bids_in_words() -> None:
    assert [bid_words(bid) for bid in (101, 204, 305, 102)] == [
        "1 club",
        "2 spades",
        "3 no trump",
        "1 diamond",
    ]


@pytest.mark.parametrize(
    ("winners", "words"),
    [
        ((5, 0, 1, 0), "clubs 5 + hearts 1 = 6"),
        ((0, 2, 0, 0), "diamonds 2"),
        ((0, 0, 0, 0), "no winning trick in any suit"),
    ],
)
def test_the_arithmetic_in_words(winners: tuple[int, ...], words: str) -> None:
    assert sum_words(house_bid.Count(winners, (6, 1, 3, 2))) == words


def test_a_count_does_not_depend_on_the_order_of_the_hand() -> None:
    hand = cards("Ac Kc Qc Jc Tc 8c Qh 8h 7h 9s 4s 3d *1")
    counts = {house_bid.counted(shuffled(hand, Random(seed))) for seed in range(20)}
    assert counts == {house_bid.Count((5, 0, 1, 0), (6, 1, 3, 2))}
