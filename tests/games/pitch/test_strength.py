"""Players of Pitch against each other: chance, the baseline, the evaluation, and imagined deals."""

from collections.abc import Callable
from random import Random
from statistics import mean

import pytest

from game.bots.bot import choose
from game.bots.profile import BotProfile, Level
from game.engine.action import Action
from game.engine.match import Match
from game.engine.rules import State
from game.games.pitch.bot.baselines import Baseline
from game.games.pitch.bot.bot import PitchBot
from game.games.pitch.bot.evaluation import Evaluation
from game.games.pitch.rules.facts import PASS, Phase, PitchFacts
from game.games.pitch.rules.rules import Pitch
from tests.games.pitch.tables import anything, pitch

Player = Callable[[State[PitchFacts]], Action]


def margin(rules: Pitch, seed: int, ours: Player, theirs: Player) -> float:
    """Points of the first side above the other's in one hand; the same deal for the same seed."""
    state = rules.deal(Random(seed))
    while not state.facts.hands:
        player = theirs if state.facts.turn % 2 else ours
        rules.apply(state, player(state), Random(0))
    gains = state.facts.hands[0].gains
    return gains[0] - gains[1]


def test_the_evaluation_beats_chance_by_more_than_four_points_a_hand() -> None:
    rules, rng = pitch(), Random(6)
    evaluation = Evaluation(rules)

    def judged(state: State[PitchFacts]) -> Action:
        turn = state.facts.turn
        return evaluation.choice(state, turn, rules.legal(state, turn))

    def rolls(state: State[PitchFacts]) -> Action:
        return anything(rules, state, rng)

    pairs = [
        (margin(rules, n, judged, rolls) - margin(rules, n, rolls, judged)) / 2 for n in range(300)
    ]
    assert mean(pairs) > 4.3


def thinker(rules: Pitch, level: Level, seed: int) -> Callable[[Match[PitchFacts]], Action]:
    """A player of a level for whole matches."""
    bot, rng = PitchBot(rules, BotProfile(level)), Random(seed)
    return lambda match: choose(bot, match.observe(match.turn.seats[0]), rng)


@pytest.mark.slow
def test_imagined_deals_beat_the_evaluation() -> None:
    rules = pitch()
    total = 0
    for seed in range(25):
        for swap in (0, 1):
            levels = [Level.SKILLED, Level.NOVICE]
            players = [thinker(rules, level, seed) for level in levels]
            match: Match[PitchFacts] = Match(rules, f"levels {seed}")
            while not match.state_copy().facts.hands:
                match.submit(players[(match.turn.seats[0] + swap) % 2](match))
            gains = match.state_copy().facts.hands[0].gains
            total += gains[swap] - gains[1 - swap]
    assert total / 50 > 0.2


def test_the_baseline_beats_chance_and_the_evaluation_beats_the_baseline() -> None:
    rules, rng = pitch(), Random(6)
    evaluation, notes = Evaluation(rules), Baseline(rules)

    def judged(state: State[PitchFacts]) -> Action:
        turn = state.facts.turn
        return evaluation.choice(state, turn, rules.legal(state, turn))

    def rolls(state: State[PitchFacts]) -> Action:
        return anything(rules, state, rng)

    def notebook(state: State[PitchFacts]) -> Action:
        turn, legal = state.facts.turn, rules.legal(state, state.facts.turn)
        if state.facts.phase is Phase.BID:
            bid = notes.call(state, turn)
            return next(a for a in legal if (a.value or PASS) == bid)
        return notes.card(state, turn, legal)

    def pairs(ours: Player, theirs: Player, count: int) -> float:
        return mean(
            (margin(rules, n, ours, theirs) - margin(rules, n, theirs, ours)) / 2
            for n in range(count)
        )

    assert pairs(notebook, rolls, 150) > 4
    assert pairs(judged, notebook, 400) > 0.2
