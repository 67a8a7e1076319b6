"""Cards: one object each, and the text everybody writes them with."""

import copy
import pickle
from random import Random

import pytest

from game.engine.cards import Suit, card, cards, numbered, pack
from game.engine.shuffling import shuffle, shuffled


def test_a_pack_has_every_card_once_in_order() -> None:
    cards_ = pack(jokers=2)
    assert len(set(cards_)) == 54
    assert [c.index for c in cards_] == list(range(54))
    assert [c.text for c in cards_[:13]] == [r + "c" for r in "23456789TJQKA"]
    assert [c.text for c in cards_[-2:]] == ["*1", "*2"]
    assert len(set(pack(2, copies=2))) == 108
    assert [c.text for c in pack(2, copies=2) if c.is_joker] == ["*1", "*2", "*3", "*4"]


def test_text_and_card_are_each_others_inverse() -> None:
    for index in range(108):
        one = numbered(index)
        assert card(one.text) is one
    assert card("Th").rank == 10
    assert card("Ad").suit is Suit.DIAMONDS
    assert card("*2").is_joker
    assert card("5d'").copy == 1
    assert card("5d'") is not card("5d")
    assert card("Qh").words == "queen of hearts"


@pytest.mark.parametrize(
    "text", ["", "1d", "10h", "hT", "Tx", "*5", "*1'", "*", "5D", "'", "5d 6d", "²c"]
)
def test_what_is_no_card_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is no card"):
        card(text)


def test_there_is_one_object_for_a_card_also_after_a_journey() -> None:
    queen = card("Qs")
    assert pickle.loads(pickle.dumps(queen)) is queen
    assert copy.deepcopy([queen])[0] is queen
    assert cards("Qs 2c") == (queen, card("2c"))


def test_shuffling_is_fair_and_repeatable() -> None:
    assert shuffled(range(20), Random("a")) == shuffled(range(20), Random("a"))
    firsts = [shuffled(range(4), Random(n))[0] for n in range(2000)]
    assert all(400 < firsts.count(value) < 600 for value in range(4))
    assert shuffled([], Random(1)) == []


def test_the_top_alone_may_be_shuffled() -> None:
    """Its cards come from anywhere; they are those a whole shuffle would have put there."""
    for top in (0, 1, 3, 19, 20, 99):
        part, whole = list(range(20)), shuffled(range(20), Random(top))
        shuffle(part, Random(top), top)
        assert sorted(part) == list(range(20))
        assert part[20 - top :] == whole[20 - top :] if top <= 20 else part == whole
    firsts = []
    for seed in range(2000):
        few = list(range(4))
        shuffle(few, Random(seed), 1)
        firsts.append(few[-1])
    assert all(400 < firsts.count(value) < 600 for value in range(4))
