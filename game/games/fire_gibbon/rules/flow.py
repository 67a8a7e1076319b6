"""The course of Fire Gibbon: how each action changes the table, and what follows unasked."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TypeAlias

from game.engine.action import Action
from game.engine.cards import Card
from game.engine.events import Scored
from game.engine.rules import State
from game.engine.zones import Seat
from game.games.fire_gibbon.rules.deck_supply import Deck
from game.games.fire_gibbon.rules.doubts import judge
from game.games.fire_gibbon.rules.facts import FireFacts, Round
from game.games.fire_gibbon.rules.flame import (
    fits_open,
    flame_above,
    flame_after,
    raises,
)
from game.games.fire_gibbon.rules.options import FireGibbonOptions
from game.games.fire_gibbon.rules.scoring import round_points
from game.games.fire_gibbon.rules.zones import Zones
from game.games.fire_gibbon.text import result_text
from game.games.fire_gibbon.text.log_text import promise, tell

FireState: TypeAlias = State[FireFacts]


class Flow:
    """What each action changes, and what follows from it unasked."""

    def __init__(self, zones: Zones, seats: int, options: FireGibbonOptions) -> None:
        """Prepare the course of play of *seats* players with their *options*."""
        self.zones = zones
        self.deck = Deck(zones, seats)
        self.seats = seats
        self.options = options
        self.cards = options.cards(seats)
        self.verbs: dict[str, Callable[[FireState, Action, Random], None]] = {
            "play_up": self._play_up,
            "play_down": self._play_down,
            "play_table": self._play_table,
            "play_random": self._play_random,
            "refill_deck": self._refill_deck,
            "refill_hand": self._refill_hand,
            "doubt": self._doubt,
            "reward": self._show,
            "swap": self._swap,
        }

    def new_round(self, state: FireState, rng: Random, dealer: Seat) -> None:
        """Gather all cards, shuffle and deal (FG-D2, D3)."""
        facts, table, zones = state.facts, state.table, self.zones
        for zone in (zones.fire, zones.discards, *zones.tables, *zones.hands):
            table.move_all(zone, zones.deck)
        facts.burn_out()
        facts.hat = facts.rewarded = facts.braveheart = None
        facts.dealer = dealer
        table.shuffle(zones.deck, rng)
        tell(table, "deal", dealer)
        facts.turn = seat = facts.next_to(dealer)
        for _ in range(min(self.cards * self.seats, len(table.zones[zones.deck]))):
            table.draw(zones.deck, zones.hands[seat])
            seat = facts.next_to(seat)
        facts.phase, facts.doubted = "turn", False

    def _play_up(self, state: FireState, action: Action, rng: Random) -> None:
        """Play a hand card face up, then draw a card (FG-U3)."""
        card = action.cards[0]
        state.table.move(card, self.zones.hands[action.seat], self.zones.fire, up=True)
        self._feed(state, action.seat, card)
        tell(state.table, "play_up", action.seat, card)
        self.deck.draw(state, action.seat, rng)
        self._pass_on(state)

    def _play_down(self, state: FireState, action: Action, rng: Random) -> None:
        """Play a hand card face down, then draw a card (FG-F2, F3)."""
        facts, table, seat = state.facts, state.table, action.seat
        flame = facts.flame or 0
        table.move(action.cards[0], self.zones.hands[seat], self.zones.fire)
        facts.add(seat, flame + 1)
        facts.flame = flame_above(flame)
        facts.raiser = seat
        promise(table, seat, flame + 1)
        self.deck.draw(state, seat, rng)
        self._pass_on(state)

    def _play_table(self, state: FireState, action: Action, rng: Random) -> None:
        """A table card; its slot waits for another (FG-B2)."""
        facts, spots, card = state.facts, self.zones.tables[action.seat], action.cards[0]
        facts.slot = state.table.zones[spots].index(card)
        state.table.move(card, spots, self.zones.fire, up=True)
        self._feed(state, action.seat, card)
        tell(state.table, "play_table", action.seat, card)
        facts.phase = "refill"

    def _refill_deck(self, state: FireState, action: Action, rng: Random) -> None:
        """The top of the deck, unseen, becomes the table card (FG-B3)."""
        if self.deck.supply(state, rng):
            card = state.table.zones[self.zones.deck][-1]
            self._fill_spot(state, action.seat, card, self.zones.deck)
        self._pass_on(state)

    def _refill_hand(self, state: FireState, action: Action, rng: Random) -> None:
        """Make a hand card the table card, then draw a card (FG-B3)."""
        seat = action.seat
        self._fill_spot(state, seat, action.cards[0], self.zones.hands[seat])
        self.deck.draw(state, seat, rng)
        self._pass_on(state)

    def _fill_spot(self, state: FireState, seat: Seat, card: Card, source: int) -> None:
        """Lay *card* open in the spot that was emptied; the others keep their order."""
        state.table.move(card, source, self.zones.tables[seat], at=state.facts.slot)
        state.facts.slot = None
        tell(state.table, "refill", seat, card)

    def _play_random(self, state: FireState, action: Action, rng: Random) -> None:
        """The top of the deck against the fire: it fits, or the seat tumbles (FG-X1..X4)."""
        facts, table, seat = state.facts, state.table, action.seat
        if not self.deck.supply(state, rng):
            self._pass_on(state)
            return
        card = table.draw(self.zones.deck, self.zones.fire, up=True)
        tell(table, "play_random", seat, card)
        if fits_open(card, facts.flame or 0):
            self._feed(state, seat, card)
            self._pass_on(state)
            return
        tell(table, "tumble", seat)
        raiser = facts.raiser
        self._crash(state, seat)
        if raiser is None or raiser == seat:
            self._pass_on(state)
        else:
            self._reward(state, raiser, tumbled=True)

    def _doubt(self, state: FireState, action: Action, rng: Random) -> None:
        """The doubted card is judged; a lie ends the fire, and who was right is rewarded (FG-J)."""
        other = action.value
        assert other is not None
        verdict = judge(state, self.zones, self.options, action.seat, other)
        if verdict.lie:
            self._crash(state, other)
        self._reward(state, verdict.rewarded)

    def _show(self, state: FireState, action: Action, rng: Random) -> None:
        """The rewarded seat opens a fire spot; without hand cards it has won (FG-A1, A2)."""
        facts, table, seat = state.facts, state.table, action.seat
        hand = self.zones.hands[seat]
        table.move(action.cards[0], hand, self.zones.tables[seat])
        tell(table, "spot", seat, action.cards[0])
        tumbled, facts.tumbled, facts.rewarded = facts.tumbled, False, None
        if not table.zones[hand]:
            self._end_round(state, seat)
        elif tumbled:
            self._pass_on(state)
        else:
            facts.phase = "play"

    def _swap(self, state: FireState, action: Action, rng: Random) -> None:
        """The Braveheart changes chairs with another seat, who deals next (FG-M2, M3)."""
        facts, one, other = state.facts, action.seat, action.value
        assert other is not None
        tell(state.table, "swap", one, value=other)
        exchanged = {one: other, other: one}
        facts.chairs = tuple(exchanged.get(seat, seat) for seat in facts.chairs)
        facts.mask = one if self.options.mask else None
        self.new_round(state, rng, other)

    def _feed(self, state: FireState, seat: Seat, card: Card) -> None:
        """Set flame and raiser after a face-up card has joined the fire (FG-N2..N4)."""
        facts = state.facts
        flame = facts.flame or 0
        facts.add(seat, 0)
        if raises(card, flame):
            facts.raiser = seat
        facts.flame = flame_after(card, flame)

    def _crash(self, state: FireState, culprit: Seat) -> None:
        """All cards of the fire go to the discards (FG-C1)."""
        tell(state.table, "crash", culprit)
        state.table.move_all(self.zones.fire, self.zones.discards)
        state.facts.burn_out()

    def _reward(self, state: FireState, seat: Seat, tumbled: bool = False) -> None:
        facts = state.facts
        facts.phase, facts.rewarded, facts.tumbled = "reward", seat, tumbled
        tell(state.table, "reward", seat)

    def _pass_on(self, state: FireState) -> None:
        """The turn passes to the left (FG-T5)."""
        facts = state.facts
        facts.turn = facts.next_to(facts.turn)
        facts.phase, facts.doubted = "turn", False

    def _end_round(self, state: FireState, seat: Seat) -> None:
        """Score the round at once: somebody is the Braveheart (FG-E1, E2, M1)."""
        facts, table = state.facts, state.table
        spots = [len(table.zones[zone]) for zone in self.zones.tables]
        gained = round_points(self.options.scoring, spots, seat)
        facts.points = tuple(had + got for had, got in zip(facts.points, gained, strict=True))
        facts.rounds += (Round(seat, gained),)
        facts.braveheart, facts.hat, facts.doubted = seat, None, False
        facts.phase = "over" if max(facts.points) >= self.options.target else "swap"
        tell(table, "braveheart", seat)
        table.announce(Scored(result_text.round_title(len(facts.rounds))))
