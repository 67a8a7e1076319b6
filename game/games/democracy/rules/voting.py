"""Voting in Democracy: each lays a card face down, and may change it until all have."""

from __future__ import annotations

from random import Random

from game.engine.action import Action, Turn
from game.games.democracy.rules.facts import DemocracyState
from game.games.democracy.rules.reveal_and_capture import RevealAndCapture
from game.games.democracy.rules.zones import Zones


class Voting:
    """Who has still to vote, and how votes are laid down."""

    def __init__(self, zones: Zones, seats: int, reveal: RevealAndCapture) -> None:
        """Prepare the votes of *seats* players; *reveal* follows the last one."""
        self.places = zones.places
        self.everybody = (1 << seats) - 1
        """All seats as bits."""
        self.reveal = reveal
        self.waiting = tuple(
            Turn(tuple(s for s in range(seats) if not voted >> s & 1), changeable=True)
            for voted in range(1 << seats)
        )
        """Who has still to choose, by the bits of those whose card lies there.

        A choice may be changed until the last one is in (DM-2.2, R10).
        """

    def vote(self, state: DemocracyState, action: Action, rng: Random) -> None:
        """Lay the card face down; the last one reveals them all (DM-2.2, 2.3)."""
        facts, seat = state.facts, action.seat
        hand, place = self.places[seat]
        state.table.move(action.cards[0], hand, place)
        facts.voted |= 1 << seat
        if facts.voted == self.everybody:
            self.reveal.reveal(state, rng)
