"""The course of a match of Skitgubbe: games dealt one after the other, Goats, points, places."""

from __future__ import annotations

from random import Random

from game.engine.action import Outcome
from game.engine.rules import State
from game.engine.zones import Seat
from game.games.skitgubbe.rules import scoring
from game.games.skitgubbe.rules.facts import BETWEEN, OVER, Game, SkitgubbeFacts
from game.games.skitgubbe.rules.options import OPEN_END, SET_ASIDE, SkitgubbeOptions
from game.games.skitgubbe.rules.zones import HAND_SIZE, Zones
from game.games.skitgubbe.text.log_text import LogText

ANOTHER, ENOUGH = "another", "enough"


class Flow:
    """How games are dealt and ended, one after the other."""

    def __init__(self, zones: Zones, options: SkitgubbeOptions, log: LogText) -> None:
        """Prepare the games with these *zones* and *options*."""
        self.zones = zones
        self.options = options
        self.log = log
        self.aside = options.trump_mode == SET_ASIDE

    def first_leader(self, rng: Random) -> Seat:
        """The leader of the very first game (SK-1.3, option `first_goat`)."""
        chosen = self.options.first_goat
        return int(rng.random() * self.zones.players) if chosen == "random" else int(chosen[1:]) - 1

    def deal(self, state: State[SkitgubbeFacts], leader: Seat, rng: Random) -> None:
        """Deal three cards each, one at a time from the leader on (SK-1)."""
        zones, table, facts = self.zones, state.table, state.facts
        for zone in zones.everywhere():
            if table.zones[zone]:
                table.move_all(zone, zones.stock)
        table.shuffle(zones.stock, rng)
        self.log.deal(table, facts.number, leader)
        ring = zones.rings[leader]
        table.deal(zones.stock, [zones.hands[hand] for hand in ring], rounds=HAND_SIZE)
        if self.aside and table.zones[zones.stock]:
            table.move(table.zones[zones.stock][0], zones.stock, zones.set_aside)
        self._forget(facts)
        facts.final_waits = not self.aside
        facts.first = leader
        facts.new_trick(ring)

    def _forget(self, facts: SkitgubbeFacts) -> None:
        """Clear what belongs to the game before."""
        facts.last_winner = facts.final = facts.trump = None
        facts.needy, facts.asked, facts.extras, facts.takers = (), 0, 0, ()
        facts.n = facts.left = facts.high = facts.idle = facts.drift = 0
        facts.met = {}
        facts.bare_table()
        facts.places = [0] * self.zones.players
        facts.answers = []

    def finish(self, state: State[SkitgubbeFacts], goat: Seat | None, rng: Random) -> None:
        """Write the game down; then deal the next, ask whether there is one, or end the match.

        A stalemate has no Goat, and its leader leads again (SK-4.14).
        """
        table, facts, wanted = state.table, state.facts, self.options.games
        points = scoring.points(facts.places, goat, self.options.scoring)
        facts.games += (Game(facts.number, goat, tuple(facts.places), points),)
        if goat is not None:
            self.log.goat(state, goat)
        self.log.scored(table, facts.number, asks=wanted == OPEN_END)
        facts.turn, facts.window, facts.winner = -1, (), None
        if wanted == OPEN_END:
            facts.phase = BETWEEN
            facts.answers = [""] * self.zones.players
        elif facts.number >= int(wanted):
            facts.phase = OVER
            self.log.over(table, self.outcome(facts))
        else:
            self._next(state, rng)

    def answer(self, state: State[SkitgubbeFacts], player: Seat, verb: str, rng: Random) -> None:
        """Note an answer; once all are there, deal another game if nobody has had enough."""
        facts = state.facts
        facts.answers[player] = verb
        if "" in facts.answers:
            return
        tired = [player for player, answer in enumerate(facts.answers) if answer == ENOUGH]
        if tired:
            facts.phase = OVER
            self.log.enough(state.table, tired)
            self.log.over(state.table, self.outcome(facts))
        else:
            self._next(state, rng)

    def outcome(self, facts: SkitgubbeFacts) -> Outcome:
        """The winners: who was Goat least often, or has most points.

        The points are those of option `scoring`, else one lost for every time as Goat.
        """
        totals = scoring.totals(facts.games, self.zones.players, self.options.scoring)
        best = max(totals)
        winners = tuple(player for player, total in enumerate(totals) if total == best)
        return Outcome(winners, tuple(totals))

    def _next(self, state: State[SkitgubbeFacts], rng: Random) -> None:
        facts = state.facts
        goat = facts.games[-1].goat
        facts.number += 1
        self.deal(state, facts.first if goat is None else goat, rng)
