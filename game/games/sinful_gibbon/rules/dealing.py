"""The deal of Sinful Gibbon: who deals, how many cards each gets, who starts and who is masked.

Between two rounds two players change chairs, and the dealer's job goes on.
"""

from __future__ import annotations

from random import Random

from game.engine.action import Action
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


class SeatSwap:
    """How two players change chairs; the next round is dealt at once."""

    def __init__(self, dealing: Dealing) -> None:
        """Prepare the swap; *dealing* deals the round that follows."""
        self.dealing = dealing

    def swap(self, state: SinfulState, action: Action, rng: Random) -> None:
        """Let two seats change chairs, and the dealer's job go one chair on (SG-W1 to W3)."""
        facts, seat, other = state.facts, action.seat, action.value
        assert other is not None
        tell(state.table, "swap", seat, value=other)
        chair = facts.chairs.index(facts.dealer)
        exchanged = {seat: other, other: seat}
        facts.chairs = tuple(exchanged.get(each, each) for each in facts.chairs)
        facts.dealer = facts.chairs[(chair + 1) % len(facts.chairs)]
        self.dealing.deal(state, rng)
