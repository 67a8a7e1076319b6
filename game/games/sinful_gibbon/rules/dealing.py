"""The deal of Sinful Gibbon: who deals, how many cards each gets, who starts and who is masked."""

from __future__ import annotations

from random import Random

from game.games.sinful_gibbon.rules.facts import SinfulState
from game.games.sinful_gibbon.rules.options import SinfulGibbonOptions
from game.games.sinful_gibbon.rules.zones import Zones, lost_pile
from game.games.sinful_gibbon.text.log_text import tell


class Dealing:
    """How each round is dealt."""

    def __init__(self, zones: Zones, seats: int, options: SinfulGibbonOptions) -> None:
        """Prepare to deal to *seats* players with their *options*."""
        self.zones = zones
        self.seats = seats
        self.cards = options.cards(seats)
        self.mask = options.mask

    def draw_dealer(self, state: SinfulState, rng: Random) -> None:
        """Draw who sits in the dealer's chair at first (SG-D1)."""
        state.facts.dealer = int(rng.random() * self.seats)

    def deal(self, state: SinfulState, rng: Random) -> None:
        """Gather all cards, shuffle and deal; a Braveheart starts and wears the mask.

        Without one the seat on the dealer's left starts (SG-D2, D3, W4).
        """
        facts, table, deck = state.facts, state.table, self.zones.deck
        self._gather(state)
        braveheart = facts.braveheart
        facts.mask = braveheart if self.mask else None
        facts.hat = facts.promiser = facts.braveheart = facts.closer = facts.last_loser = None
        facts.clear_pile()
        table.shuffle(deck, rng)
        tell(table, "deal", facts.dealer)
        first = facts.chairs.index(facts.next_to(facts.dealer))
        order = facts.chairs[first:] + facts.chairs[:first]
        table.deal(deck, [self.zones.hands[seat] for seat in order], rounds=self.cards)
        facts.phase, facts.turn = "turn", order[0] if braveheart is None else braveheart
        tell(table, "starts", facts.turn)

    def _gather(self, state: SinfulState) -> None:
        """All cards go back to the deck."""
        facts, table, zones = state.facts, state.table, self.zones
        for seat, lost in enumerate(facts.lost):
            for number in range(1, len(lost) + 1):
                table.move_all(table.open(lost_pile(seat, number)), zones.deck)
        for zone in zones.cleared:
            if table.zones[zone]:
                table.move_all(zone, zones.deck)
        facts.lost = [()] * self.seats
