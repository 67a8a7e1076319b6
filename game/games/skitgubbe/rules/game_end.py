"""The end of a game of Skitgubbe: it is written down, and another one or the match end follows."""

from __future__ import annotations

from random import Random

from game.engine.action import Action, Outcome
from game.engine.zones import Seat
from game.games.skitgubbe.rules import match_end, scoring
from game.games.skitgubbe.rules.dealing import Dealing
from game.games.skitgubbe.rules.facts import BETWEEN, OVER, Game, SkitgubbeFacts, SkitgubbeState
from game.games.skitgubbe.rules.match_end import ENOUGH
from game.games.skitgubbe.rules.options import SkitgubbeOptions
from game.games.skitgubbe.rules.zones import Zones
from game.games.skitgubbe.text.log_text import LogText


class GameEnd:
    """What follows when a game has its Goat, or is a stalemate."""

    def __init__(
        self, zones: Zones, options: SkitgubbeOptions, log: LogText, dealing: Dealing
    ) -> None:
        """Prepare the ends of games with these *zones* and *options*."""
        self.players = zones.players
        self.options = options
        self.log = log
        self.dealing = dealing

    def finish(self, state: SkitgubbeState, goat: Seat | None, rng: Random) -> None:
        """Write the game down; then deal the next, ask whether there is one, or end the match.

        A stalemate has no Goat, and its leader leads again (SK-4.14).
        """
        table, facts, wanted = state.table, state.facts, self.options.games
        points = scoring.points(facts.places, goat, self.options.scoring)
        facts.games += (Game(facts.number, goat, tuple(facts.places), points),)
        if goat is not None:
            self.log.goat(state, goat)
        asks = match_end.asks_for_another(wanted)
        self.log.scored(table, facts.number, asks=asks)
        facts.turn, facts.window, facts.winner = -1, (), None
        if asks:
            facts.phase = BETWEEN
            facts.answers = [""] * self.players
        elif match_end.is_over(facts, wanted):
            self._end_match(state)
        else:
            self.dealing.deal_next(state, rng)

    def answer(self, state: SkitgubbeState, action: Action, rng: Random) -> None:
        """Note an answer; once all are there, deal another game if nobody has had enough."""
        facts = state.facts
        facts.answers[action.seat] = action.verb
        if "" in facts.answers:
            return
        if match_end.is_over(facts, self.options.games):
            tired = [player for player, answer in enumerate(facts.answers) if answer == ENOUGH]
            self.log.enough(state.table, tired)
            self._end_match(state)
        else:
            self.dealing.deal_next(state, rng)

    def outcome(self, facts: SkitgubbeFacts) -> Outcome:
        """The winners of the games so far."""
        return match_end.outcome(facts, self.players, self.options.scoring)

    def _end_match(self, state: SkitgubbeState) -> None:
        state.facts.phase = OVER
        self.log.over(state.table, self.outcome(state.facts))
