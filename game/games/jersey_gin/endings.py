"""The ends of a hand of Jersey Gin: after a knock, gin, or when the stock has run out."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

from game.engine.rules import State
from game.engine.zones import Seat
from game.games.jersey_gin import scoring, words
from game.games.jersey_gin.facts import SEATS, JerseyGinFacts, Phase, Tally
from game.games.jersey_gin.scoring import Score
from game.patterns.melds import best, mask_of, points

if TYPE_CHECKING:
    from game.games.jersey_gin.rules import JerseyGin


def after_knock(rules: JerseyGin, state: State[JerseyGinFacts], rng: Random) -> None:
    """JG-S1, JG-S2: after the lay-offs."""
    knocker = state.facts.knocker
    assert knocker is not None
    deadwood = _deadwood(rules, state)
    _end_hand(rules, state, scoring.knock(deadwood, knocker), knocker, deadwood, rng)


def gin(rules: JerseyGin, state: State[JerseyGinFacts], seat: Seat, rng: Random) -> None:
    """JG-S3, JG-D7: the others count their best deadwood; nobody lays off."""
    words.gin(state.table, seat)
    for other in (rules.after[seat], rules.after[rules.after[seat]]):
        hand = mask_of(rules.places.concealed(state.table, other))
        rules.places.lay_open(state.table, other, best(hand))
    deadwood = _deadwood(rules, state)
    _end_hand(rules, state, scoring.gin(deadwood, seat), seat, deadwood, rng)


def run_out(rules: JerseyGin, state: State[JerseyGinFacts], seat: Seat, rng: Random) -> None:
    """JG-D8, JG-S4: *seat* has discarded last."""
    breaker, places, table = state.facts.breaker, rules.places, state.table
    assert breaker is not None
    words.run_out(table)
    for other in range(SEATS):
        places.lay_loose(table, other)
    deadwood = _deadwood(rules, state)
    _end_hand(rules, state, scoring.run_out(deadwood, breaker), seat, deadwood, rng)


def _deadwood(rules: JerseyGin, state: State[JerseyGinFacts]) -> list[int]:
    zones = state.table.zones
    return [points(mask_of(zones[row])) for row in rules.places.unmatched]


def _end_hand(
    rules: JerseyGin,
    state: State[JerseyGinFacts],
    score: Score,
    closer: Seat,
    deadwood: Sequence[int],
    rng: Random,
) -> None:
    """JG-E1 to E3: points and a box for the winner, then the next deal or the game's end."""
    facts, table, winner = state.facts, state.table, score.winner
    tally = Tally(facts.number, score.how, closer, winner, score.gain, tuple(deadwood))
    facts.hands += (tally,)
    facts.points[winner] += score.gain
    facts.boxes[winner] += 1
    facts.taken = facts.knocker = None
    if facts.points[winner] >= rules.house.target:
        facts.reached, facts.phase = winner, Phase.OVER
    words.scored(table, tally, facts.boxes[winner])
    outcome = rules.outcome(state)
    if outcome is None:
        rules.next_hand(state, rng)
    else:
        words.wins(table, outcome.winners, outcome.points, winner)
