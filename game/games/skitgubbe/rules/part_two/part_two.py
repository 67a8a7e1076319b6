"""Part two of Skitgubbe: the last winner leads; beat or eat, until one holds all cards (SK-4)."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TypeAlias

from game.engine.action import Action
from game.engine.table import Table
from game.engine.zones import Seat
from game.games.skitgubbe.rules.facts import BEAT, LEAD, SkitgubbeState
from game.games.skitgubbe.rules.options import SkitgubbeOptions
from game.games.skitgubbe.rules.part_two.eating import Eating
from game.games.skitgubbe.rules.part_two.going_out import GoingOut
from game.games.skitgubbe.rules.part_two.highest_trump import HighestTrump
from game.games.skitgubbe.rules.part_two.kills import Kills, is_killed
from game.games.skitgubbe.rules.part_two.stalemate import comes_back_too_often, has_lasted_too_long
from game.games.skitgubbe.rules.zones import Zones
from game.games.skitgubbe.text.log_text import LogText

Finish: TypeAlias = Callable[[SkitgubbeState, Seat | None, Random], None]
"""Ends the game with its Goat, None after a stalemate."""


class PartTwo:
    """What follows from each lead, beat and eat."""

    def __init__(
        self, zones: Zones, options: SkitgubbeOptions, log: LogText, finish: Finish
    ) -> None:
        """Prepare part two; *finish* is called when the game is over."""
        self.zones = zones
        self.log = log
        self.finish = finish
        self.decks = options.decks
        self.eating = Eating(zones, log)
        self.highest_trump = HighestTrump(zones, options, log)
        self.going_out = GoingOut(zones, log)
        self.kills = Kills(zones, log, self.highest_trump)

    def begin(self, state: SkitgubbeState, rng: Random) -> None:
        """Let the last winner lead; if no trick was completed, who led the game (SK-3.8)."""
        facts = state.facts
        self.log.part_two(state.table)
        self.start(state, facts.first if facts.last_winner is None else facts.last_winner, rng)

    def start(self, state: SkitgubbeState, leader: Seat, rng: Random) -> None:
        """Let *leader*, or the next with cards, lead; who has nothing is out (SK-3.7)."""
        facts = state.facts
        facts.bare_table()
        self.highest_trump.find(state)
        self.going_out.go_out(state, list(range(self.zones.count)))
        facts.left = len(self.zones.holding(state.table))
        if not self._ended(state, rng):
            self.new_trick(state, self._holder(state.table, leader), rng)

    def play(self, state: SkitgubbeState, action: Action, rng: Random) -> None:
        """Lay a run on the table (SK-4.2, SK-4.3, SK-4.6)."""
        zones, table, facts = self.zones, state.table, state.facts
        hand, cards = facts.turn, action.cards
        if table.record is not None:
            self.log.plays(table, hand, cards, facts.phase)
        source = zones.hands[hand]
        table.lay(cards, source, zones.table)
        facts.plays.append(len(cards))
        facts.players.append(hand)
        if facts.phase == LEAD:
            facts.led = cards[0].suit
            facts.leader = hand
            facts.phase = BEAT
        facts.idle += 1
        if not table.zones[source]:
            facts.left -= 1
            self.going_out.go_out(state, [hand])
            if self._ended(state, rng):
                return
        if is_killed(facts):
            self.kills.kill(state, hand)
            self.new_trick(state, self._holder(table, hand), rng)
        elif has_lasted_too_long(facts):
            self._stalemate(state, rng)
        else:
            facts.turn = zones.next_holding(table, hand)

    def eat(self, state: SkitgubbeState, action: Action, rng: Random) -> None:
        """Let a hand eat, and go on with the trick or a new one (SK-4.5, SK-4.9)."""
        zones, table, facts = self.zones, state.table, state.facts
        hand = facts.turn
        self.eating.take_up(state, hand)
        facts.idle += 1
        if not facts.plays and table.record is not None:
            self.log.table_bare(table)
        if has_lasted_too_long(facts):
            self._stalemate(state, rng)
        elif facts.plays:
            facts.turn = zones.next_holding(table, hand)
        else:
            self.new_trick(state, zones.next_holding(table, hand), rng)

    def new_trick(self, state: SkitgubbeState, leader: Seat, rng: Random) -> None:
        """Start a trick, or end a game that goes round in circles (SK-4.1, 4.12, 4.14)."""
        facts = state.facts
        facts.phase, facts.led, facts.free_lead = LEAD, None, False
        facts.n = facts.left
        if facts.high and len(state.table.zones[self.zones.hands[leader]]) <= self.decks:
            leader = self.highest_trump.unstuck(state, leader)
        facts.turn = facts.leader = leader
        if comes_back_too_often(facts, leader):
            self._stalemate(state, rng)
        elif state.table.record is not None:
            self.log.lead(state.table, leader)

    def _ended(self, state: SkitgubbeState, rng: Random) -> bool:
        """Whether only the Goat is left, so that the game is over (SK-4.7)."""
        facts = state.facts
        if not self.going_out.is_over(facts):
            return False
        self.finish(state, self.going_out.goat(facts), rng)
        return True

    def _holder(self, table: Table, hand: Seat) -> Seat:
        """*hand*, or the next to its left that has cards."""
        if table.zones[self.zones.hands[hand]]:
            return hand
        return self.zones.next_holding(table, hand)

    def _stalemate(self, state: SkitgubbeState, rng: Random) -> None:
        """End a game without a Goat (SK-4.14)."""
        self.log.stalemate(state.table)
        self.finish(state, None, rng)
