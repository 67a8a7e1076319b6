"""The course of Vendetta: the deal, what each play does, the end of a turn and of the game."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable
from random import Random
from typing import TypeAlias

from game.engine.action import Action
from game.engine.cards import pack_order
from game.engine.rules import State
from game.engine.table import Table
from game.engine.zones import Seat
from game.games.vendetta.rules.facts import Phase, VendettaFacts
from game.games.vendetta.rules.last_call import LastCall
from game.games.vendetta.rules.options import VendettaOptions
from game.games.vendetta.rules.scoring import winners
from game.games.vendetta.rules.tricks import laid_down
from game.games.vendetta.rules.zones import Zones
from game.games.vendetta.text import log_text

HAND_SIZE = 5
TURN, LAST_CALL, OVER = Phase  # a member looked up on its class costs time in every step
VendettaState: TypeAlias = State[VendettaFacts]


class Flow:
    """What each action changes, and what follows from it unasked."""

    def __init__(self, zones: Zones, seats: int, options: VendettaOptions) -> None:
        """Prepare the course of play of *seats* players with their *options*."""
        self.seats = seats
        self.deals, self.jokers, self.free = options.deals, options.jokers, options.any_time
        self.after = tuple((seat + 1) % seats for seat in range(seats))
        self.stack, self.hands, self.spots = zones.stack, zones.hands, zones.spots
        self.last_call = LastCall(zones, seats, options)
        self.verbs: dict[str, Callable[[VendettaState, Action, Random], None]] = {
            "create": self._create,
            "add": self._add,
            "joker": self._joker,
            "end": self._end,
            "decline": self._decline,
        }

    def new_deal(self, state: VendettaState, rng: Random, first: Seat) -> None:
        """Shuffle and deal five cards to each seat one by one (VD-1)."""
        facts, table = state.facts, state.table
        facts.phase, facts.turn, facts.first = TURN, first, first
        facts.played_this_turn, facts.passes, facts.asked = False, 0, None
        facts.owed = [0] * self.seats
        facts.tricks, facts.fits, facts.jokers_laid = {}, {}, 0
        log_text.deal(table, facts)
        table.shuffle(self.stack, rng)
        table.deal(self.stack, [*self.hands[first:], *self.hands[:first]], rounds=HAND_SIZE)

    def _create(self, state: VendettaState, action: Action, rng: Random) -> None:
        """A new trick before the seat (VD-2.1)."""
        facts, table = state.facts, state.table
        seat, _, cards, _, _, _ = action
        number = facts.next_number()
        trick = laid_down(seat, cards)
        table.lay(cards, self.hands[seat], table.open(self.spots[seat][number]))
        facts.lay(number, trick)
        if table.record is not None:
            log_text.creates(table, number, trick)
        self._played(facts, seat, len(cards))

    def _add(self, state: VendettaState, action: Action, rng: Random) -> None:
        """Cards join a trick, which moves before the seat if it was not its own (VD-2.2)."""
        facts, table = state.facts, state.table
        seat, _, cards, target, _, _ = action
        assert target is not None
        number = target.n
        before = facts.tricks[number]
        owner, run, low, size, _, _, _ = before
        trick = before.joined(cards, seat)
        facts.lay(number, trick)
        zone = table.zone_registry.index[target]
        laid, hand, under = table.zones[zone], self.hands[seat], low - trick.low
        for count, card in enumerate(cards):
            if not run:
                at = bisect(laid, card.index, key=pack_order)
            else:
                at = count if count < under else count + size
            table.move(card, hand, zone, at=at)
        if table.record is not None:
            log_text.adds(table, number, before, trick, cards)
        if owner != seat:
            table.move_all(zone, table.open(self.spots[seat][number]))
        self._played(facts, seat, len(cards))

    def _joker(self, state: VendettaState, action: Action, rng: Random) -> None:
        """Lay a joker on a trick and take it, open or closed (VD-2.3, 4.3)."""
        facts, table, seat = state.facts, state.table, action.seat
        assert action.target is not None
        number = action.target.n
        before = facts.tricks[number]
        facts.tricks[number] = before.taken(seat)
        zone = table.open(action.target)
        table.move(action.cards[0], self.hands[seat], zone)
        log_text.joker(table, number, before, seat)
        table.move_all(zone, table.open(self.spots[seat][number]))
        facts.jokers_laid += 1
        self._played(facts, seat, 1)
        if facts.phase is LAST_CALL:  # VD-5.3: nobody else is asked
            facts.phase, facts.asked = TURN, None
            facts.turn = self.after[facts.turn]
            self._end(state, action, rng)

    def _played(self, facts: VendettaFacts, seat: Seat, count: int) -> None:
        """VD-2.5: a joker out of turn breaks the row of passes too (R7)."""
        facts.owed[seat] += count
        facts.passes = 0
        if seat == facts.turn and facts.phase is TURN:
            facts.played_this_turn = True

    def _end(self, state: VendettaState, action: Action, rng: Random) -> None:
        """End the turn and go to the left; seats without cards pass unasked (VD-3)."""
        facts, table = state.facts, state.table
        seat, asked = facts.turn, action.verb == "end"
        while asked or not table.zones[self.hands[seat]]:
            owed = facts.owed[seat]
            if facts.played_this_turn:
                facts.played_this_turn = False
            else:
                facts.passes += 1
                if table.record is not None:
                    log_text.passes(table, facts, self.seats, asked)
            if owed:
                self._replenish(table, seat, owed)
                facts.owed[seat] = 0
            if facts.passes >= self.seats:
                if not self.last_call.begin(state):
                    self._end_deal(state, rng)
                return
            facts.turn = seat = self.after[seat]
            asked = False

    def _replenish(self, table: Table, seat: Seat, owed: int) -> None:
        """The seat draws as many cards as it has played, or all that are left (VD-3.2)."""
        stack, hand, drawn = self.stack, self.hands[seat], 0
        while drawn < owed and table.zones[stack]:
            table.draw(stack, hand)
            drawn += 1
        if table.record is not None:
            log_text.draws(table, seat, owed, drawn)

    def _decline(self, state: VendettaState, action: Action, rng: Random) -> None:
        """Keep a joker; if nobody else can lay one, the deal is over (VD-5.3)."""
        if not self.last_call.decline(state, action.seat):
            self._end_deal(state, rng)

    def _end_deal(self, state: VendettaState, rng: Random) -> None:
        """VD-6.1: the tricks are counted; then the next deal, or the end."""
        facts, table = state.facts, state.table
        facts.end()
        if len(facts.finished) >= self.deals:
            facts.phase, facts.asked = OVER, None
            if table.record is not None:
                log_text.game_over(table, facts, winners(facts.points()))
            return
        log_text.deal_over(table, facts)
        for number, trick in facts.tricks.items():
            table.move_all(table.open(self.spots[trick.owner][number]), self.stack)
        for hand in self.hands:
            table.move_all(hand, self.stack)
        self.new_deal(state, rng, self.after[facts.first])
