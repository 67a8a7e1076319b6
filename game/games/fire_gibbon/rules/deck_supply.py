"""The supply of the deck: what a crashed fire leaves as discards, and how they come back."""

from __future__ import annotations

from random import Random

from game.engine.zones import Seat
from game.games.fire_gibbon.rules.facts import FireState
from game.games.fire_gibbon.rules.zones import Zones
from game.games.fire_gibbon.text.log_text import tell


class Deck:
    """The cards that are drawn, and where more of them come from."""

    def __init__(self, zones: Zones, seats: int) -> None:
        """Take the places of the cards, and the number of players."""
        self.zones = zones
        self.seats = seats

    def draw(self, state: FireState, seat: Seat, rng: Random) -> None:
        """Draw a card into a hand, if there is any."""
        if self.supply(state, rng):
            state.table.draw(self.zones.deck, self.zones.hands[seat])

    def supply(self, state: FireState, rng: Random) -> bool:
        """See to it that the deck has a card (FG-K2..K4); false only if there is none at all."""
        cards_in, zones = state.table.zones, self.zones
        if cards_in[zones.deck]:
            return True
        if len(cards_in[zones.discards]) < self.seats:
            self._thin(state)
        state.table.move_all(zones.discards, zones.deck)
        if not cards_in[zones.deck]:
            return False
        state.table.shuffle(zones.deck, rng)
        tell(state.table, "reshuffle", state.facts.turn)
        return True

    def _thin(self, state: FireState) -> None:
        """Leave only each seat's newest card in the fire (FG-K3)."""
        facts, table, zones = state.facts, state.table, self.zones
        kept = sorted(at for at in facts.latest if at >= 0)
        cards = table.zones[zones.fire]
        ashes = [card for at, card in enumerate(cards) if at not in kept]
        if ashes:
            tell(table, "thin", facts.turn)
            for card in ashes:
                table.move(card, zones.fire, zones.deck)
            facts.keep(kept)


def crash(state: FireState, zones: Zones, culprit: Seat) -> None:
    """Move all cards of the fire to the discards (FG-C1), after a lie or a tumble."""
    if state.table.record is not None:
        tell(state.table, "crash", culprit)
    state.table.move_all(zones.fire, zones.discards)
    state.facts.burn_out()
