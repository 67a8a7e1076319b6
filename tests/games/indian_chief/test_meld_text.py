"""What a meld scored is explained from its cards: the worked examples of the rules."""

from __future__ import annotations

import pytest

from game.engine.cards import Suit, cards
from game.games.indian_chief.rules.facts import Filled
from game.games.indian_chief.text.meld_text import reason


@pytest.mark.parametrize(
    ("melded", "suit", "score", "words"),
    [
        ("Qs", None, 10, "The face value of the queen of spades."),
        ("8c Qd", None, 6, "Others laid 3 cards with the rank of its 8 and queen: 2 points for "),
        ("8c 8d", None, 2, "Others laid 1 card with the rank of its 8: 2 points for each."),
        ("8c Qd", None, 0, "Nobody else laid a card with the rank of its 8 and queen."),
        ("Ks 9s 9h", None, 19, "Only spades count: king and 9 of spades."),
        ("Kh Qd Jc", None, 0, "No spade among the three."),
        ("9c 8d 7h 2s", None, 0, "The face values add up to 26, and only 25 counts."),
        ("Ah 4h 9h Kh 6c Js", Suit.HEARTS, 40, "10 for each of its 4 hearts: "),
        ("Ac 2c 3c 4c 5c 6c", Suit.CLUBS, 0, "No cure: there is no heart."),
        ("2h 3h 4h 5h 6h 7h", Suit.HEARTS, 0, "No cure: there is no ace."),
        ("Ah Ad 3h 4h 5h 6h", Suit.HEARTS, 0, "No cure: two cards have the same rank."),
        ("Ah 4h 9h Kh 6c Js", Suit.DIAMONDS, 0, "There are no diamonds among the six."),
        ("5c 5d 5h Ks Kd 9c Tc", None, 44, "35 for a full house, and 9 for 9 of clubs "),
    ],
)  # fmt: skip
def test_a_score_is_explained(melded: str, suit: Suit | None, score: int, words: str) -> None:
    assert reason(Filled(0, cards(melded), suit), score).startswith(words)
