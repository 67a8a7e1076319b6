"""Who wins a trick, and what cards are worth, against a slow reading of the specification."""

from itertools import combinations, permutations
from random import Random

import pytest

from game.engine.cards import card, cards, numbered
from game.games.democracy.rules import scoring, vote_winner
from game.games.democracy.rules.dealing import pack_for
from tests.games.democracy.tables import VALUES, taken_by


def test_ten_thousand_random_tricks_go_to_whom_the_slow_reading_says() -> None:
    rng = Random(1)
    tied = idiots = 0
    for number in range(10_000):
        seats = 2 + number % 5
        upcard, *chosen = rng.sample(pack_for(seats), seats + 1)
        words = [each.text for each in chosen]
        wanted = taken_by(words, upcard.text)
        assert vote_winner.winner(chosen, upcard) == wanted, (words, upcard)
        tied += wanted is None
        idiots += wanted is not None and chosen[wanted].rank == 6
    assert tied > 300
    assert idiots > 100


def test_tricks_of_few_ranks_go_to_whom_the_slow_reading_says() -> None:
    """The cards between which the odd rules decide, all tricks of three with every upcard."""
    tight = cards("5h 6h 4h 7h 5c 6c 5d *1 *2")
    for upcard in tight:
        rest = [each for each in tight if each is not upcard]
        for trio in permutations(rest, 3):
            words = [each.text for each in trio]
            assert vote_winner.winner(trio, upcard) == taken_by(words, upcard.text), (
                words,
                upcard,
            )


def test_without_an_upcard_there_is_no_trump() -> None:
    assert vote_winner.winner(cards("6h 5h 4h"), None) == 1
    assert vote_winner.winner(cards("5c 5h 4h"), None) is None


@pytest.mark.parametrize("upcard", ["9h", "*1"])
def test_order_does_not_matter(upcard: str) -> None:
    rng = Random(2)
    turned = card(upcard)
    pack = [each for each in pack_for(4) if each is not turned]
    for _ in range(500):
        chosen = rng.sample(pack, 4)
        best = vote_winner.winner(chosen, turned)
        for order in permutations(range(4)):
            again = vote_winner.winner([chosen[at] for at in order], turned)
            assert again == (None if best is None else order.index(best))


def test_every_pair_of_plain_cards_is_decided_by_rank_alone() -> None:
    for one, other in combinations(pack_for(2), 2):
        if "s" in (one.suit, other.suit):
            continue
        winner = vote_winner.winner((one, other), card("9s"))
        first, second = vote_winner.ORDER.index(one.rank), vote_winner.ORDER.index(other.rank)
        assert winner == (None if first == second else int(second > first))


def test_each_suit_is_worth_25_and_jokers_nothing() -> None:
    for suit in range(4):
        suits = [c for c in pack_for(4) if not c.is_joker and c.index // 13 == suit]
        assert len(suits) == 12
        assert sum(scoring.POINTS[c.index] for c in suits) == 25
        assert {scoring.TRIBE[c.index] for c in suits} == {suit}
    for each in pack_for(4):
        assert scoring.POINTS[each.index] == VALUES.get(each.text[0], 0)
    assert scoring.POINTS[52] == scoring.POINTS[53] == 0


def test_equal_best_names_the_cards_of_a_tie() -> None:
    assert vote_winner.equal_best(cards("5c Ks 5h *1")) == list(cards("5c 5h *1"))
    assert vote_winner.equal_best(cards("Kc 9s Kh")) == list(cards("Kc Kh"))


def test_tables_agree_with_the_rule_they_are_made_from() -> None:
    for upcard in pack_for(4):
        for each in pack_for(4):
            assert vote_winner.STRENGTHS[upcard.index][each.index] == vote_winner.strength(
                each, upcard
            )
    assert len(vote_winner.STRENGTHS) == len(scoring.POINTS) == numbered(53).index + 1
