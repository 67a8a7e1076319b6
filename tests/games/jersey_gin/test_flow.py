"""The course of whole matches of Jersey Gin."""

from random import Random

from game.engine.match import Match
from tests.games.jersey_gin.tables import gin, sensible


def test_silent_and_recorded_matches_are_the_same() -> None:
    rules = gin()
    for seed in ("a", "b", "c"):
        match = Match(rules, seed)
        rng, silent = Random(seed), Random(seed)
        state = rules.deal(silent).clone()
        while match.turn.seats:
            seat = match.turn.seats[0]
            action = sensible(rules, match.state_copy(), seat, rng)
            match.submit(action)
            rules.apply(state, action, silent)
        assert state.table.zones == match.state_copy().table.zones
        assert repr(state.facts) == repr(match.state_copy().facts)
