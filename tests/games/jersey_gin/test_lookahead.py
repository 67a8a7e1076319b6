"""Lookahead of one draw in Jersey Gin: what the next card brings, and that it pays."""

from __future__ import annotations

from random import Random

import pytest

from game.engine.cards import card, cards
from game.games.jersey_gin.bot.card_memory import Trace
from game.games.jersey_gin.bot.evaluation import Evaluation
from game.games.jersey_gin.bot.lookahead import ahead, looking_ahead
from game.games.jersey_gin.rules.melds import mask_of
from tests.games.jersey_gin.tables import gin, hands, player, trace, written


@pytest.mark.parametrize(
    ("hand", "live", "fall", "knock", "gin_next"),
    [
        # The nine makes a run, and the ten goes: from 26 to 1. A fourth king only frees the ten.
        ("5h 6h 7h Kc Kd Kh 7s 8s As Tc", "9s Ks", (25 + 10) / 2, 0.5, 0.0),
        # The queen is dearer than all that is loose; an ace takes the place of the nine.
        ("5h 6h 7h Kc Kd Kh 2s 3s 9d 4c", "Qh Ad", (0 + 8) / 2, 0.5, 0.0),
        # Ten matched cards are gin whatever comes.
        ("5h 6h 7h Kc Kd Kh 2s 3s 4s 5s", "Qh Ad 8h", 0, 1.0, 1.0),
        ("5h 6h 7h Kc Kd Kh 2s 3s 9d 4c", "", 0, 0.0, 0.0),
    ],
)
def test_the_next_card_is_foreseen(
    hand: str, live: str, fall: float, knock: float, gin_next: float
) -> None:
    found = ahead(mask_of(cards(hand)), mask_of(cards(live)))
    assert found == pytest.approx((fall, knock, gin_next))


@pytest.mark.parametrize(
    ("hand", "gone", "by_sense", "thrown"),
    [
        # Without the eight one card more would do to knock than without the queen.
        ("6c 7c Tc 7d 8d Th Jh Qh 7s Ts Js", "Qc 5h Qs", "Qh", "8d"),
        # The pair of nines is dear, but a third would do to knock.
        ("9c Qc Qd 2h 5h 7h 9h Qh Ts Js Qs", "Kc Ks 4s", "9c", "2h"),
    ],
)
def test_who_looks_ahead_keeps_what_may_knock_next(
    hand: str, gone: str, by_sense: str, thrown: str
) -> None:
    rules = gin()
    state = written(rules, f"hand 0: {hand}", f"discard: {gone}", "turn = 0", "phase = discard")
    known = trace(state, rules)
    assert Evaluation(rules).choice(state, 0, known).cards == (card(by_sense),)
    assert looking_ahead(rules).choice(state, 0, known).cards == (card(thrown),)


def test_who_looks_ahead_ends_the_hand_as_soon_as_judgement_does() -> None:
    """A knock or gin is never put off for what the next card may bring."""
    rules, endings = gin(), 0
    plain, far = Evaluation(rules), looking_ahead(rules)
    for deal in range(25):
        state, rng = rules.deal(Random(deal)), Random(deal)
        memory = Trace(mask_of(state.table.zones[rules.zones.discard]), [0, 0, 0])
        while not state.facts.hands:
            seat = state.facts.turn
            action = plain.choice(state, seat, memory)
            if action.verb in ("knock", "gin"):
                legal = rules.legal(state, seat)
                scores = far.scores(state, seat, legal, memory)
                best = legal[scores.index(max(scores))]
                assert (best.verb, far.choice(state, seat, memory)) == (action.verb, action)
                endings += 1
            memory.follow(state, rules.zones.discard, action)
            rules.apply(state, action, rng)
    assert endings > 15


@pytest.mark.slow
def test_looking_ahead_pays_among_baselines() -> None:
    """A master of 300 deals from each seat; 2,045 other deals gave 6.7 ± 1.1 points a hand."""
    rules, own, others = gin(), 0.0, 0.0
    for seat in range(3):
        players = [player(rules, "baseline").evaluation] * 3
        players[seat] = player(rules, "master").evaluation
        found = hands(rules, players, 300)
        own += found[seat]
        others += (sum(found) - found[seat]) / 2
    assert own > 1.1 * others
