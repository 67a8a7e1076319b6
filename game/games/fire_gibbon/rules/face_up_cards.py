"""Cards played face up in Fire Gibbon: from the hand, from a fire spot, or at random off the deck.

A fire spot is filled again at once. A random card that is too low is a tumble.
Which ones fit, and what the flame becomes, is told by the flame.
"""

from __future__ import annotations

from random import Random

from game.engine.action import Action
from game.engine.cards import Card
from game.engine.zones import Seat
from game.games.fire_gibbon.rules.deck_supply import Deck, crash
from game.games.fire_gibbon.rules.facts import FireState
from game.games.fire_gibbon.rules.flame import fits_open, flame_after, raises
from game.games.fire_gibbon.rules.rewards import Rewards
from game.games.fire_gibbon.rules.zones import Zones
from game.games.fire_gibbon.text.log_text import tell


def feed(state: FireState, seat: Seat, card: Card) -> None:
    """Set flame and raiser after a face-up card has joined the fire (FG-N2..N4)."""
    facts = state.facts
    flame = facts.flame or 0
    facts.add(seat, 0)
    facts.tumbler = None
    if raises(card, flame):
        facts.raiser = seat
    facts.flame = flame_after(card, flame)


class FaceUpCards:
    """How a hand card is played face up; which ones fit is told by the flame."""

    def __init__(self, zones: Zones, deck: Deck) -> None:
        """Prepare to play on these *zones* and draw from *deck*."""
        self.zones = zones
        self.deck = deck

    def play_up(self, state: FireState, action: Action, rng: Random) -> None:
        """Play a hand card face up, then draw a card (FG-U3)."""
        table, seat, card = state.table, action.seat, action.cards[0]
        table.move(card, self.zones.hands[seat], self.zones.fire, up=True)
        feed(state, seat, card)
        if table.record is not None:
            tell(table, "play_up", seat, card)
        self.deck.draw(state, seat, rng)
        state.facts.pass_on()


class FireSpots:
    """How a fire spot is played, and what takes its place."""

    def __init__(self, zones: Zones, deck: Deck) -> None:
        """Prepare to play on these *zones* and draw from *deck*."""
        self.zones = zones
        self.deck = deck

    def play_table(self, state: FireState, action: Action, rng: Random) -> None:
        """Play a fire spot; its slot waits for another (FG-B2)."""
        facts, spots, card = state.facts, self.zones.tables[action.seat], action.cards[0]
        facts.slot = state.table.zones[spots].index(card)
        state.table.move(card, spots, self.zones.fire, up=True)
        feed(state, action.seat, card)
        tell(state.table, "play_table", action.seat, card)
        facts.phase = "refill"

    def refill_deck(self, state: FireState, action: Action, rng: Random) -> None:
        """Make the top of the deck, unseen, the fire spot (FG-B3)."""
        if self.deck.supply(state, rng):
            card = state.table.zones[self.zones.deck][-1]
            self._fill_spot(state, action.seat, card, self.zones.deck)
        state.facts.pass_on()

    def refill_hand(self, state: FireState, action: Action, rng: Random) -> None:
        """Make a hand card the fire spot, then draw a card (FG-B3)."""
        seat = action.seat
        self._fill_spot(state, seat, action.cards[0], self.zones.hands[seat])
        self.deck.draw(state, seat, rng)
        state.facts.pass_on()

    def _fill_spot(self, state: FireState, seat: Seat, card: Card, source: int) -> None:
        """Lay *card* open in the spot that was emptied; the others keep their order."""
        state.table.move(card, source, self.zones.tables[seat], at=state.facts.slot)
        state.facts.slot = None
        tell(state.table, "refill", seat, card)


class RandomCards:
    """How a card is turned up blindly; who is rewarded for a tumble is told by the rewards."""

    def __init__(self, zones: Zones, deck: Deck, rewards: Rewards) -> None:
        """Prepare to turn up cards of *deck*; *rewards* follow a tumble."""
        self.zones = zones
        self.deck = deck
        self.rewards = rewards

    def play_random(self, state: FireState, action: Action, rng: Random) -> None:
        """Turn up the top of the deck: it fits the fire, or the seat tumbles (FG-X1..X4)."""
        facts, table, seat = state.facts, state.table, action.seat
        if not self.deck.supply(state, rng):
            facts.pass_on()
            return
        card = table.draw(self.zones.deck, self.zones.fire, up=True)
        if table.record is not None:
            tell(table, "play_random", seat, card)
        if fits_open(card, facts.flame or 0):
            feed(state, seat, card)
            facts.pass_on()
            return
        tell(table, "tumble", seat, card)
        raiser = facts.raiser
        crash(state, self.zones, seat)
        facts.tumbler = seat
        self.rewards.grant_after_tumble(state, raiser)
