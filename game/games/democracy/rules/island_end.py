"""The end of a day and of an island: the second day follows the first, then tribes are scored."""

from __future__ import annotations

from random import Random

from game.games.democracy.rules import match_end, scoring
from game.games.democracy.rules.dealing import Dealing
from game.games.democracy.rules.facts import DemocracyState, Island, Phase
from game.games.democracy.text import log_text


class IslandEnd:
    """What happens when all hands are empty."""

    def __init__(self, dealing: Dealing, target: int) -> None:
        """Prepare with *target*, the tribes that win the match."""
        self.dealing = dealing
        self.target = target

    def end_day(self, state: DemocracyState, rng: Random) -> None:
        """Deal the second day after the first one; then score the island (DM-1.3, 3.1)."""
        facts = state.facts
        if self.dealing.day_follows(state):
            facts.day = 2
            self.dealing.deal_day(state)
        elif facts.written:
            facts.phase = Phase.SCORE
        else:
            self.score_island(state, rng)

    def score_island(self, state: DemocracyState, rng: Random) -> None:
        """Score the tribes; a single leader at the target wins (DM-3, DM-4)."""
        facts = state.facts
        points = tuple(facts.points_of(seat) for seat in range(self.dealing.seats))
        gains = tuple(scoring.tribes(suits) for suits in points)
        won = map(state.table.zones.__getitem__, self.dealing.zones.won)
        island = Island(facts.island, facts.dealer, points, gains, tuple(map(tuple, won)))
        facts.islands += (island,)
        facts.tribes = [a + b for a, b in zip(facts.tribes, gains, strict=True)]
        log_text.score(state, island)
        facts.winner = match_end.winner(facts.tribes, self.target)
        if facts.winner is None:
            log_text.next_island(state.table, facts, self.target)
            self.dealing.next_island(state, rng)
        else:
            facts.phase = Phase.OVER
            log_text.winner(state.table, facts)
