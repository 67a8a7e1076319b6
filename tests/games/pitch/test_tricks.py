"""Which cards may answer a lead in Pitch, against the rules in words."""

from itertools import product
from random import Random

import pytest

from game.engine.cards import Suit, cards, pack
from game.engine.shuffling import shuffled
from game.games.pitch.rules.tricks import follow_or_trump

HEARTS, SPADES = Suit.HEARTS, Suit.SPADES


@pytest.mark.parametrize(
    ("hand", "led", "trump", "allowed"),
    [
        ("Kh 4h 9s 2d", HEARTS, SPADES, "Kh 4h 9s"),
        ("Kh 4h 9s 2d", SPADES, SPADES, "9s"),
        ("Kh 4h 9s 2d", Suit.CLUBS, SPADES, "Kh 4h 9s 2d"),
        ("Kh 4h 9s 2d", Suit.DIAMONDS, None, "2d"),
        ("9s 2s", HEARTS, SPADES, "9s 2s"),
        ("", HEARTS, SPADES, ""),
    ],
)
def test_follow_suit_or_trump(hand: str, led: Suit, trump: Suit | None, allowed: str) -> None:
    assert list(follow_or_trump(cards(hand), led, trump)) == list(cards(allowed))


def test_an_answer_never_loses_the_order_of_the_hand_and_is_never_empty() -> None:
    rng = Random(5)
    for led, trump in product(list(Suit)[:4], list(Suit)[:4]):
        hand = shuffled(pack(), rng)[:6]
        answers = list(follow_or_trump(hand, led, trump))
        assert answers == [card for card in hand if card in answers]
        assert answers
