"""What the others did not steal: who left an open trick lying has no card for it."""

from __future__ import annotations

from game.engine.events import Moved, Said
from game.engine.observation import Observation
from game.engine.rules import State
from game.games.vendetta.rules.facts import VendettaFacts
from game.games.vendetta.rules.rules import Vendetta
from game.games.vendetta.rules.tricks import BITS

ENDS = frozenset({"passes", "passes_no_cards", "replenishes", "stack_empty"})
"""What is said when a seat's turn has ended."""
HELD_BACK = 0.25
"""How likely somebody holds back a card that would steal a trick."""


class Belief:
    """How well imagined hands agree with the tricks their owners did not steal."""

    def __init__(self, rules: Vendetta, seen: Observation[VendettaFacts]) -> None:
        """Look back at the last turn of every other seat."""
        changed: dict[int, int] = {}
        ended = [-1] * rules.seats
        fresh = [0] * rules.seats
        drawn = at = 0
        for at, event in enumerate(seen.history):
            if isinstance(event, Moved):
                if event.target.zone.name == "trick":
                    changed[event.target.zone.n] = at
                elif event.target.zone.name == "hand":
                    drawn += 1
            elif isinstance(event, Said):
                if event.code == "deal":
                    changed.clear()
                    ended, fresh = [-1] * rules.seats, [0] * rules.seats
                elif event.code in ENDS and event.seat is not None:
                    ended[event.seat], fresh[event.seat] = at - drawn, drawn
                drawn = 0
        self.fresh = fresh
        """Cards each seat drew after it."""
        self.hands = rules.hands
        self.ranks = [0] * rules.seats
        """The ranks each of the others left lying, as bits."""
        for seat, when in enumerate(ended):
            if seat != seen.seat:
                for number, fits in seen.facts.fits.items():
                    if changed.get(number, at) < when:
                        self.ranks[seat] |= fits

    def likelihood(self, world: State[VendettaFacts]) -> float:
        """The likelihood of what all seats did, if the cards lie as in *world*."""
        likely = 1.0
        for hand, ranks, fresh in zip(self.hands, self.ranks, self.fresh, strict=True):
            if ranks:
                held = sum([1 for card in world.table.zones[hand] if BITS[card.rank] & ranks])
                likely *= HELD_BACK ** max(0, held - fresh)
        return likely
