"""The fire of Fire Gibbon: what a card played face up does to it, and what is left of a crash."""

from __future__ import annotations

from game.engine.cards import Card
from game.engine.zones import Seat
from game.games.fire_gibbon.rules.facts import FireState
from game.games.fire_gibbon.rules.flame import flame_after, raises
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


def crash(state: FireState, zones: Zones, culprit: Seat) -> None:
    """Move all cards of the fire to the discards (FG-C1), after a lie or a tumble."""
    tell(state.table, "crash", culprit)
    state.table.move_all(zones.fire, zones.discards)
    state.facts.burn_out()
