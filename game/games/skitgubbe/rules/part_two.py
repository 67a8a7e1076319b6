"""Part two of Skitgubbe: beat it or eat it, until one player is left with cards (SK-4)."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TypeAlias

from game.engine.cards import Card
from game.engine.rules import State
from game.engine.table import Table
from game.engine.zones import Seat
from game.games.skitgubbe.rules.eating import Eating
from game.games.skitgubbe.rules.facts import BEAT, LEAD, SkitgubbeFacts
from game.games.skitgubbe.rules.options import SkitgubbeOptions
from game.games.skitgubbe.rules.zones import Zones
from game.games.skitgubbe.text.log_text import LogText

Finish: TypeAlias = Callable[[State[SkitgubbeFacts], Seat | None, Random], None]
"""Ends the game with its Goat, None after a stalemate."""
REPEATS = 3
"""So often may a position come up before the game is a stalemate (SK-4.14)."""
PATIENCE = 1000
"""So many decisions may pass without a kill and without anybody going out (SK-4.14)."""


class PartTwo:
    """What follows from each lead, beat and eat."""

    def __init__(
        self, zones: Zones, options: SkitgubbeOptions, log: LogText, finish: Finish
    ) -> None:
        """Prepare part two; *finish* is called when the game is over."""
        self.zones = zones
        self.log = log
        self.finish = finish
        self.high_only_kills = options.high_only_kills(zones.players)
        self.decks = options.decks
        self.eating = Eating(zones, log)

    def begin(self, state: State[SkitgubbeFacts], rng: Random) -> None:
        """Let the last winner lead; if no trick was completed, who led the game (SK-3.8)."""
        facts = state.facts
        self.log.part_two(state.table)
        self.start(state, facts.first if facts.last_winner is None else facts.last_winner, rng)

    def start(self, state: State[SkitgubbeFacts], leader: Seat, rng: Random) -> None:
        """Let *leader*, or the next with cards, lead; who has nothing is out (SK-3.7)."""
        facts = state.facts
        facts.bare_table()
        self.find_high(state)
        self.go_out(state, list(range(self.zones.count)))
        facts.left = len(self.zones.holding(state.table))
        if not self._ended(state, rng):
            self.new_trick(state, self._holder(state.table, leader), rng)

    def play(
        self, state: State[SkitgubbeFacts], hand: Seat, cards: tuple[Card, ...], rng: Random
    ) -> None:
        """Lay a run on the table (SK-4.2, SK-4.3, SK-4.6)."""
        zones, table, facts = self.zones, state.table, state.facts
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
            self.go_out(state, [hand])
            if self._ended(state, rng):
                return
        if len(facts.plays) == facts.n:
            self._kill(state, hand, rng)
        elif facts.idle >= PATIENCE:
            self._stalemate(state, rng)
        else:
            facts.turn = zones.next_holding(table, hand)

    def eat(self, state: State[SkitgubbeFacts], hand: Seat, rng: Random) -> None:
        """Let a hand eat, and go on with the trick or a new one (SK-4.5, SK-4.9)."""
        zones, table, facts = self.zones, state.table, state.facts
        self.eating.take_up(state, hand)
        facts.idle += 1
        if not facts.plays:
            self.log.table_bare(table)
        if facts.idle >= PATIENCE:
            self._stalemate(state, rng)
        elif facts.plays:
            facts.turn = zones.next_holding(table, hand)
        else:
            self.new_trick(state, zones.next_holding(table, hand), rng)

    def new_trick(self, state: State[SkitgubbeFacts], leader: Seat, rng: Random) -> None:
        """Start a trick, or end a game that goes round in circles (SK-4.1, 4.12, 4.14)."""
        facts = state.facts
        facts.phase, facts.led, facts.free_lead = LEAD, None, False
        facts.n = facts.left
        if facts.high and len(state.table.zones[self.zones.hands[leader]]) <= self.decks:
            leader = self._unstuck(state, leader)
        facts.turn = facts.leader = leader
        position = leader, facts.drift
        facts.met[position] = met = facts.met.get(position, 0) + 1
        if met == REPEATS:
            self._stalemate(state, rng)
        elif state.table.record is not None:
            self.log.lead(state.table, leader)

    def find_high(self, state: State[SkitgubbeFacts]) -> None:
        """Find the highest trump that is in a hand or on the table (SK-4.11)."""
        zones, facts, cards_in = self.zones, state.facts, state.table.zones
        facts.high = 0
        if self.high_only_kills:
            for zone in (*zones.hands, zones.table):
                for card in cards_in[zone]:
                    if card.suit is facts.trump and card.rank > facts.high:
                        facts.high = card.rank

    def go_out(self, state: State[SkitgubbeFacts], hands: list[Seat]) -> None:
        """Let empty *hands* go out; a player is out with the last hand (SK-4.7)."""
        zones, facts, cards_in = self.zones, state.facts, state.table.zones
        place = 1 + sum([place > 0 for place in facts.places])
        for hand in hands:
            player = zones.owner[hand]
            if cards_in[zones.hands[hand]] or facts.places[player]:
                continue
            facts.idle = 0
            if any(cards_in[zones.hands[other]] for other in zones.of_player(player)):
                self.log.empty(state.table, hand)
            else:
                facts.places[player] = place
                self.log.goes_out(state, hand, place)

    def _ended(self, state: State[SkitgubbeFacts], rng: Random) -> bool:
        """SK-4.7: all cards left belong to one player, who is the Goat."""
        left = [player for player, place in enumerate(state.facts.places) if not place]
        if len(left) > 1:
            return False
        self.finish(state, left[0] if left else None, rng)
        return True

    def _kill(self, state: State[SkitgubbeFacts], hand: Seat, rng: Random) -> None:
        """SK-4.8: the cards leave the game, and the killer leads."""
        zones, facts, table = self.zones, state.facts, state.table
        killed = table.zones[zones.table][-1]
        self.log.kill(state, hand)
        table.move_all(zones.table, zones.removed)
        facts.plays, facts.players = [], []
        facts.idle, facts.met = 0, {}
        if facts.high and killed.suit is facts.trump and killed.rank == facts.high:
            self.find_high(state)
        self.new_trick(state, self._holder(table, hand), rng)

    def _holder(self, table: Table, hand: Seat) -> Seat:
        """*hand*, or the next to its left that has cards."""
        if table.zones[self.zones.hands[hand]]:
            return hand
        return self.zones.next_holding(table, hand)

    def _unstuck(self, state: State[SkitgubbeFacts], leader: Seat) -> Seat:
        """SK-4.12: the lead moves to the right while its holder has only the highest trump."""
        zones, facts, cards_in = self.zones, state.facts, state.table.zones
        holding = zones.holding(state.table)
        at = holding.index(leader)
        for step in range(len(holding)):
            hand = holding[at - step]
            for card in cards_in[zones.hands[hand]]:
                if card.suit is not facts.trump or card.rank != facts.high:
                    if step:
                        self.log.lead_moves(state.table, leader, hand)
                    return hand
        facts.free_lead = True
        return leader

    def _stalemate(self, state: State[SkitgubbeFacts], rng: Random) -> None:
        """SK-4.14: a position has come back too often, or patience is used up."""
        self.log.stalemate(state.table)
        self.finish(state, None, rng)
