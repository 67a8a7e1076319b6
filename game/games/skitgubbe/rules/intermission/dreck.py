"""The dreck of Skitgubbe: who is needy, what all give up, and how the needy share it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from game.engine.action import Action
from game.engine.cards import Card, Suit
from game.engine.table import Table
from game.engine.zones import Seat
from game.games.skitgubbe.rules.facts import EXTRAS, SkitgubbeFacts, SkitgubbeState
from game.games.skitgubbe.rules.options import SkitgubbeOptions
from game.games.skitgubbe.rules.zones import Zones
from game.games.skitgubbe.text.log_text import LogText


def is_dreck(card: Card, trump: Suit | None) -> bool:
    """Whether a card is given up when anybody is needy."""
    return card.rank < 6 or (card.rank == 6 and card.suit is trump)


class Dreck:
    """How low cards go to who has too few."""

    def __init__(
        self,
        zones: Zones,
        options: SkitgubbeOptions,
        log: LogText,
        shared: Callable[[SkitgubbeState, Random], None],
    ) -> None:
        """Prepare to share; *shared* is called after it."""
        self.zones = zones
        self.log = log
        self.shared = shared
        self.limit = options.limit

    def share(self, state: SkitgubbeState, rng: Random) -> None:
        """Let all give up their low cards if anybody is needy, and share them (SK-3.3 to 3.6)."""
        zones, table, facts = self.zones, state.table, state.facts
        sizes = [len(table.zones[zone]) for zone in zones.hands]
        facts.needy = self._needy(facts, sizes)
        self.log.needy(table, facts.needy)
        if not facts.needy:
            self.shared(state, rng)
            return
        self._gather(table, facts.trump)
        table.shuffle(zones.dreck, rng)
        dreck = table.zones[zones.dreck]
        _as_written(dreck, facts.dreck_order)
        facts.dreck_order = ()
        self.log.dreck(table, facts.needy, len(dreck))
        facts.extras = len(dreck) % len(facts.needy)
        facts.asked, facts.takers = 0, ()
        self.ask(state, rng)

    def answer(self, state: SkitgubbeState, action: Action, rng: Random) -> None:
        """Give the hand that is asked an extra card, or note that it declines."""
        facts = state.facts
        hand, accepts = facts.turn, action.verb == "accept"
        self.log.extra(state.table, hand, accepts)
        if accepts:
            facts.takers += (hand,)
            facts.extras -= 1
        facts.asked += 1
        self.ask(state, rng)

    def ask(self, state: SkitgubbeState, rng: Random) -> None:
        """Ask the next of the needy, as long as anybody is free to choose (SK-3.5)."""
        facts = state.facts
        left = facts.needy[facts.asked :]
        if facts.extras and facts.extras < len(left):
            facts.phase, facts.turn = EXTRAS, left[0]
            return
        if facts.extras:
            facts.takers += left
            facts.extras = 0
        self._deal(state)
        self.shared(state, rng)

    def _needy(self, facts: SkitgubbeFacts, sizes: list[int]) -> tuple[Seat, ...]:
        """SK-3.3 and the order of SK-3.5: clockwise, beginning left of the fullest hand."""
        start = facts.first if facts.last_winner is None else facts.last_winner
        ring = self.zones.rings[start]
        fullest = max(ring, key=lambda hand: sizes[hand])  # of several, the first
        order = self.zones.rings[self.zones.left[fullest]]
        return tuple([hand for hand in order if sizes[hand] < self.limit])

    def _gather(self, table: Table, trump: Suit | None) -> None:
        """SK-3.4: everybody gives up twos to fives and the six of trump."""
        for hand in self.zones.hands:
            for card in [c for c in table.zones[hand] if is_dreck(c, trump)]:
                table.move(card, hand, self.zones.dreck)

    def _deal(self, state: SkitgubbeState) -> None:
        """SK-3.6: one at a time, skipping whose share is full."""
        zones, table, facts = self.zones, state.table, state.facts
        dreck = table.zones[zones.dreck]
        share = len(dreck) // len(facts.needy)
        for _ in range(share):
            for hand in facts.needy:
                table.draw(zones.dreck, zones.hands[hand])
        for hand in facts.needy:
            if hand in facts.takers:
                table.draw(zones.dreck, zones.hands[hand])


def _as_written(dreck: list[Card], order: tuple[Card, ...]) -> None:
    """Bring the dreck into the order a written position wants, the first card on top."""
    faces = [(card.rank, card.suit) for card in order]

    def place(card: Card) -> int:
        face = card.rank, card.suit
        return faces.index(face) if face in faces else len(faces)

    if faces:
        dreck.sort(key=place, reverse=True)
