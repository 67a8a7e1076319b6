"""After how many games a match of Skitgubbe is over."""

from __future__ import annotations

from random import Random

from game.games.skitgubbe.rules.facts import OVER
from tests.games.skitgubbe.tables import do, random_step, skitgubbe, written


def test_so_many_games_are_played_and_the_goat_leads_the_next() -> None:
    rules, rng = skitgubbe(3, games=3), Random(1)
    state = rules.deal(rng)
    leaders: list[int] = []
    while rules.turn(state).seats:
        facts = state.facts
        assert facts.number == len(facts.games) + 1
        if facts.number > len(leaders):
            leaders.append(facts.first)
        random_step(rules, state, rng)
    games = state.facts.games
    assert state.facts.phase == OVER
    assert [game.number for game in games] == [1, 2, 3]
    for leader, before, game in zip(leaders[1:], leaders, games, strict=False):
        assert leader == (before if game.goat is None else game.goat)


def test_another_game_needs_everybody() -> None:
    match = written(
        """
        options: games=open
        seats: 3
        phase: between
        score: 0 2 0
        """
    )
    do(match, "P3 another")
    assert match.turn.seats == (0, 1)
    assert match.state_copy().facts.answers == ["", "", ""], "answers are secret until all are in"
    do(match, "P1 enough")
    do(match, "P2 another")
    outcome = match.outcome
    assert outcome is not None
    assert outcome.winners == (0, 2)
    assert outcome.points == (0, -2, 0)
