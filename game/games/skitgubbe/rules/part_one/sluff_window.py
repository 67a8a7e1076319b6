"""The sluff window after each play of part one: who is asked for a sluff, in which order."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from game.engine.zones import Seat
from game.games.skitgubbe.rules.facts import SLUFF, SkitgubbeState
from game.games.skitgubbe.rules.options import SkitgubbeOptions
from game.games.skitgubbe.rules.part_one.sluffs import Sluffs
from game.games.skitgubbe.rules.zones import Zones


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
