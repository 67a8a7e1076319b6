"""Sluffs: which cards may be sluffed, and the window after each play in which hands are asked.

What is allowed follows from public numbers and the cards of the hand that asks (SK-2.7 to 2.12).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from game.engine.cards import Card
from game.engine.rules import State
from game.engine.zones import Seat
from game.games.skitgubbe.rules.facts import SLUFF, SkitgubbeFacts, SkitgubbeState
from game.games.skitgubbe.rules.options import SkitgubbeOptions
from game.games.skitgubbe.rules.zones import Zones


class Sluffs:
    """Which cards may be sluffed; everything but the cards of the hand that asks is public."""

    def __init__(self, zones: Zones) -> None:
        """Keep the *zones*."""
        self.zones = zones

    def live(self, state: State[SkitgubbeFacts]) -> int:
        """The stock cards that can still be drawn into a hand or turned up."""
        return len(state.table.zones[self.zones.stock]) - state.facts.final_waits

    def can(self, state: State[SkitgubbeFacts], hand: Seat) -> bool:
        """Whether *hand* holds any card it may sluff."""
        ranks, bit = state.facts.ranks, self.zones.bit
        for card in state.table.zones[self.zones.hands[hand]]:
            if ranks & bit[card.rank]:
                return bool(self.allowed(state, hand))
        return False

    def allowed(self, state: State[SkitgubbeFacts], hand: Seat) -> list[Card]:
        """The cards *hand* may sluff if it may act now (SK-2.7)."""
        ranks, bit = state.facts.ranks, self.zones.bit
        cards = state.table.zones[self.zones.hands[hand]]
        found = [card for card in cards if ranks & bit[card.rank]]
        if not found:
            return found
        needed = self.needed(state.facts, hand)
        if needed:
            found = [card for card in found if bit[card.rank] != needed]
        return [] if self.barred(state, hand) else found

    def needed(self, facts: SkitgubbeFacts, hand: Seat) -> int:
        """The bit of the rank that has to be the hand's play if it has it, else 0 (SK-2.7c)."""
        return 1 << facts.top if facts.top and owes(facts, hand) else 0

    def barred(self, state: State[SkitgubbeFacts], hand: Seat) -> bool:
        """Whether any sluff of *hand* would be one on the last trick (SK-2.7d)."""
        if self.live(state) > 1 or self.beaten(state.facts, hand):
            return False
        return self.certainly_last(state, hand)

    def certainly_last(self, state: State[SkitgubbeFacts], sluffer: Seat | None = None) -> bool:
        """Whether the trick is the last one, now or after *sluffer* has sluffed a card (SK-2.8)."""
        live = self.live(state)
        sizes = [len(state.table.zones[zone]) for zone in self.zones.hands]
        if sluffer is not None:
            if live:
                live -= 1
            else:
                sizes[sluffer] -= 1
        return certainly_last(state.facts, live, sizes)

    def beaten(self, facts: SkitgubbeFacts, hand: Seat) -> bool:
        """Whether *hand* can no longer win this trick, by what lies on the table (SK-2.9)."""
        if facts.winner is not None:
            return facts.winner != hand
        if hand not in facts.round:
            return True
        at = facts.round.index(hand)
        return at < len(facts.played) and facts.played[at] < facts.top


def owes(facts: SkitgubbeFacts, hand: Seat) -> bool:
    """Whether *hand* has still to play in the current round."""
    return facts.winner is None and hand in facts.round[len(facts.played) :]


def certainly_last(facts: SkitgubbeFacts, live: int, sizes: Sequence[int]) -> bool:
    """Whether the trick is the last of part one, with *live* cards and hands of these *sizes*."""
    return not live and any(size <= owes(facts, hand) for hand, size in enumerate(sizes))


class SluffWindow:
    """When a window opens, and when play goes on."""

    def __init__(
        self,
        zones: Zones,
        options: SkitgubbeOptions,
        sluffs: Sluffs,
        closed: Callable[[SkitgubbeState, Random], None],
    ) -> None:
        """Prepare the windows; *closed* is called once nobody is left in one."""
        self.zones = zones
        self.sluffs = sluffs
        self.closed = closed
        self.timed = options.sluff_mode == "timed"

    def open(self, state: SkitgubbeState, resume: Seat, rng: Random, final: bool = False) -> None:
        """Let all but *resume* sluff; in the final window that hand too, as the last (SK-2.10)."""
        facts, ring = state.facts, self.zones.rings[resume]
        facts.resume = resume
        facts.window = ring[1:] + ring[:1] if final else ring[1:]
        self.ask(state, rng)

    def ask(self, state: SkitgubbeState, rng: Random) -> None:
        """Ask the next hand of the window; once nobody is left, play goes on (SK-2.11, 2.12)."""
        facts = state.facts
        if self.timed:
            zones, hands = state.table.zones, self.zones.hands
            facts.window = tuple([hand for hand in facts.window if zones[hands[hand]]])
            facts.turn = -1
        else:
            can, window = self.sluffs.can, facts.window
            at = 0
            while at < len(window) and not can(state, window[at]):
                at += 1
            facts.window = window = window[at:] if at else window
            facts.turn = window[0] if window else -1
        if facts.window:
            facts.phase = SLUFF
        else:
            self.closed(state, rng)

    def pass_(self, state: SkitgubbeState, hands: tuple[Seat, ...], rng: Random) -> None:
        """End the part of *hands* in this window (SK-2.11)."""
        state.facts.pass_(hands)
        self.ask(state, rng)
