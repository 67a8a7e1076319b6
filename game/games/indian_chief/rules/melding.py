"""Melding in Indian Chief: each lays cards face down; when all have, the melds are turned up."""

from __future__ import annotations

from random import Random

from game.engine.action import Action
from game.games.indian_chief.rules import poker_and_baccarat
from game.games.indian_chief.rules.doctor import suit_of
from game.games.indian_chief.rules.facts import CHIEF, DOCTOR, ChiefState
from game.games.indian_chief.rules.reveal import Reveal
from game.games.indian_chief.rules.zones import Zones


class Melding:
    """How melds are laid."""

    def __init__(self, zones: Zones, seats: int, reveal: Reveal) -> None:
        """Prepare the melds of *seats* players; *reveal* follows the last one of a turn."""
        self.zones = zones
        self.everybody = (1 << seats) - 1
        """All seats as bits."""
        self.reveal = reveal

    def meld(self, state: ChiefState, action: Action, rng: Random) -> None:
        """Lay the cards face down before their owner, an Indian Chief's pair last (IC-B4, B5)."""
        facts, zones = state.facts, self.zones
        seat, cards = action.seat, action.cards
        if len(cards) == CHIEF:
            cards = poker_and_baccarat.parted(action)
        elif len(cards) == DOCTOR:
            facts.suits[seat] = suit_of(action)
        state.table.lay(cards, zones.hands[seat], zones.commits[seat])
        facts.committed |= 1 << seat
        if facts.committed == self.everybody:
            self.reveal.reveal(state, rng)
