"""Who takes a trick, against the rules in words."""

from random import Random

import pytest

from game.engine.cards import Suit, cards, pack
from game.engine.shuffling import shuffled
from game.patterns.trick_winner import beats, has_suit, trick_winner

HEARTS, SPADES = Suit.HEARTS, Suit.SPADES


@pytest.mark.parametrize(
    ("trick", "trump", "winner"),
    [
        ("Th 4h Ah 9h", None, "Ah"),
        ("Th Ad Ac As", None, "Th"),
        ("Th Ad 2s Kh", SPADES, "2s"),
        ("Th 3s 2s Kh", SPADES, "3s"),
        ("2s Ah Kh 3s", SPADES, "3s"),
        ("2h", SPADES, "2h"),
        ("2h 3h 4h 5h Ks", HEARTS, "5h"),
    ],
)
def test_the_highest_trump_or_else_the_highest_of_the_lead_takes(
    trick: str, trump: Suit | None, winner: str
) -> None:
    played = cards(trick)
    assert played[trick_winner(played, trump)].text == winner


def test_the_taker_is_who_nobody_later_beats() -> None:
    rng = Random(4)
    for _ in range(300):
        trick = shuffled(pack(), rng)[: 2 + int(rng.random() * 4)]
        trump = list(Suit)[int(rng.random() * 4)]
        best = trick[0]
        for card in trick[1:]:
            if beats(card, best, trump):
                best = card
        assert trick[trick_winner(trick, trump)] is best


def test_an_empty_trick_has_no_taker() -> None:
    with pytest.raises(IndexError):
        trick_winner([], None)


def test_holding_a_suit() -> None:
    assert has_suit(cards("Kh 2d"), HEARTS)
    assert not has_suit(cards("Kh 2d"), SPADES)
    assert not has_suit((), HEARTS)
    assert not has_suit(cards("Kh"), None)
