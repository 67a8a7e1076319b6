"""The score of a hand against a slow scorer written from the specification alone."""

from random import Random

import pytest

from game.engine.cards import Card
from game.engine.rules import State
from game.games.pitch.rules.facts import Phase, PitchFacts
from game.games.pitch.rules.rules import Pitch
from tests.games.pitch.tables import any_card, anything, cutthroat, pitch

ORDER = "23456789TJQKA"
COUNT = {"T": 10, "A": 4, "K": 3, "Q": 2, "J": 1}
Trick = list[tuple[int, str]]


def winner_of(trick: Trick, trump: str) -> int:
    """PT: the highest trump in the trick; if there is none, the highest card of the suit led."""
    for suit in (trump, trick[0][1][1]):
        of_suit = [(ORDER.index(card[0]), seat) for seat, card in trick if card[1] == suit]
        if of_suit:
            return max(of_suit)[1]
    raise AssertionError("the lead is of its own suit")


def slow_gains(tricks: list[Trick], pitcher: int, bid: int, sides: int, holder: bool) -> list[int]:
    """PT-D1 to D5, one sentence of the specification after the other."""
    trump = tricks[0][0][1][1]
    piles: list[list[str]] = [[] for _ in range(sides)]
    won = [0] * sides
    player: dict[str, int] = {}
    for trick in tricks:
        side = winner_of(trick, trump) % sides
        won[side] += 1
        piles[side] += [card for _, card in trick]
        player |= {card: seat for seat, card in trick}
    captor = {card: side for side, pile in enumerate(piles) for card in pile}
    trumps = sorted((c for c in captor if c[1] == trump), key=lambda c: ORDER.index(c[0]))
    points = [0] * sides
    points[player[trumps[-1]] % sides] += 1
    points[player[trumps[0]] % sides if holder else captor[trumps[0]]] += 1
    if "J" + trump in captor:
        points[captor["J" + trump]] += 1
    counts = [sum(COUNT.get(card[0], 0) for card in pile) for pile in piles]
    if sorted(counts)[-1] != sorted(counts)[-2]:
        points[counts.index(max(counts))] += 1
    bidder = pitcher % sides
    if bid == 5:
        points[bidder] = 5 if points[bidder] == 4 and won[bidder] == len(tricks) else -5
    elif points[bidder] < bid:
        points[bidder] = -bid
    return points


def play_hand(rules: Pitch, rng: Random) -> tuple[State[PitchFacts], list[Trick]]:
    """A random hand, and its tricks as they were seen."""
    state = rules.deal(rng)
    tricks: list[Trick] = []
    while not state.facts.hands:
        # Wild bids are hardly ever made; careful ones are wanted too.
        action = (anything if rng.random() < 0.3 else any_card)(rules, state, rng)
        if state.facts.phase is Phase.PLAY:
            if not state.table.zones[rules.zones.trick]:
                tricks.append([])
            tricks[-1].append((action.seat, action.cards[0].text))
        rules.apply(state, action, rng)
    return state, tricks


TABLES = [
    (pitch(), False, 1200),
    (pitch(low_goes_to="holder"), True, 400),
    (cutthroat(3), False, 200),
    (cutthroat(5, low_goes_to="holder"), True, 200),
]


@pytest.mark.parametrize(("rules", "holder", "hands"), TABLES)
def test_every_hand_scores_as_the_slow_scorer_says(rules: Pitch, holder: bool, hands: int) -> None:
    rng = Random(2026)
    made = 0
    for _ in range(hands):
        state, tricks = play_hand(rules, rng)
        tally = state.facts.hands[0]
        gains = slow_gains(tricks, tally.pitcher, tally.bid, rules.sides, holder)
        assert list(tally.gains) == gains, tricks
        assert state.facts.score == gains
        bidder = tally.pitcher % rules.sides
        assert tally.made == (gains[bidder] > 0)
        made += tally.made
    assert 0.05 < made / hands < 0.95


def test_the_counts_of_a_hand_are_those_of_the_cards_dealt() -> None:
    rng = Random(7)
    rules = pitch()
    assert sum(COUNT.get(card.text[0], 0) for card in rules.pack()) == 80
    for _ in range(50):
        state, tricks = play_hand(rules, rng)
        dealt = sum(COUNT.get(card[0], 0) for trick in tricks for _, card in trick)
        assert sum(state.facts.hands[0].counts) == dealt


def test_two_to_four_points_are_given_out() -> None:
    rng = Random(8)
    rules = pitch()
    seen = set()
    for _ in range(300):
        state, _ = play_hand(rules, rng)
        points = state.facts.hands[0].points
        given = [point.name for point in points if point.side is not None]
        assert {"High", "Low"} <= set(given)
        seen.add(len(given))
    assert {3, 4} <= seen <= {2, 3, 4}


def test_high_always_goes_to_the_side_that_played_it() -> None:
    rng = Random(9)
    rules = pitch()
    for _ in range(100):
        state, tricks = play_hand(rules, rng)
        high = state.facts.hands[0].points[0]
        assert isinstance(high.card, Card)
        seat = next(s for trick in tricks for s, card in trick if card == high.card.text)
        assert high.side == seat % 2
