"""Melding in Indian Chief: cards are laid face down, turned up when all have, and scored.

Then the Thieves are called, but not after the seventh turn, which ends the game.
"""

from __future__ import annotations

from random import Random

from game.engine.action import Action
from game.engine.events import Scored
from game.engine.zones import Seat
from game.games.indian_chief.rules import match_end
from game.games.indian_chief.rules.facts import BEGGAR, CHIEF, DOCTOR, THIEF, ChiefState, Phase
from game.games.indian_chief.rules.poker_and_baccarat import parted
from game.games.indian_chief.rules.refill import Refill
from game.games.indian_chief.rules.scoring import PLAIN, beggar, doctor, suit_of
from game.games.indian_chief.rules.thieves import Thieves
from game.games.indian_chief.rules.zones import Zones
from game.games.indian_chief.text import log_text, result_text
from game.presentation.score_sheet import RoundEnd

LOOK, LOOK_EACH = 2.0, 0.7
"""Seconds in which melds that were turned up can be read, and more for each player."""


class Melding:
    """How melds are laid."""

    def __init__(self, zones: Zones, seats: int, reveal: Reveal) -> None:
        """Prepare the melds of *seats* players; *reveal* follows the last one of a turn."""
        self.hands, self.commits = zones.hands, zones.commits
        self.everybody = (1 << seats) - 1
        """All seats as bits."""
        self.reveal = reveal

    def meld(self, state: ChiefState, action: Action, rng: Random) -> None:
        """Lay the cards face down before their owner, an Indian Chief's pair last (IC-B4, B5)."""
        facts, seat, cards = state.facts, action.seat, action.cards
        box = len(cards)
        if box == CHIEF:
            cards = parted(action)
        elif box == DOCTOR:
            facts.suits[seat] = suit_of(action)
        state.table.lay(cards, self.hands[seat], self.commits[seat])
        facts.committed |= 1 << seat
        if facts.committed == self.everybody:
            self.reveal.reveal(state, rng)


class Reveal:
    """How the melds of a turn are shown and written down."""

    def __init__(self, zones: Zones, seats: int, thieves: Thieves, refill: Refill) -> None:
        """Prepare the reveal; *thieves* act before the *refill*."""
        self.zones = zones
        self.shown = tuple(zip(zones.commits, zones.melds, strict=True))
        """From where to where each meld goes when it is shown."""
        self.seats = seats
        self.thieves = thieves
        self.refill = refill

    def reveal(self, state: ChiefState, rng: Random) -> None:
        """Turn up all melds, score them, and let the Thieves steal (IC-C1 to C4)."""
        facts, table = state.facts, state.table
        if table.record is not None:
            log_text.reveal(table)
        table.sweep(self.shown)
        thieves = self._score(state)
        if match_end.is_over(facts):
            facts.phase = Phase.OVER
            result = match_end.outcome(facts) if table.record is not None else None
            if result is not None:
                log_text.wins(table, result)
            return
        if thieves:
            facts.phase = Phase.STEAL
            self.thieves.line_up(state, thieves)
        if not thieves or not self.thieves.call_next(state):
            self.refill.refill(state, rng)

    def _score(self, state: ChiefState) -> list[Seat]:
        """Write every score into its box (IC-C2, S1 to S7); the seats that melded a Thief."""
        facts, table = state.facts, state.table
        zones, suits, thieves = table.zones, facts.suits, []
        for seat, zone in enumerate(self.zones.melds):
            cards = zones[zone]
            box = len(cards)
            if not box:
                continue
            if box == BEGGAR:
                score = beggar(cards, self.zones.loot(state, seat))
            elif box == DOCTOR:
                score = doctor(cards, suits[seat])
            else:
                score = PLAIN[box](cards)
            facts.sheet[seat][box] = score
            facts.filled += ((seat, tuple(cards), suits[seat]),)
            facts.open[seat] &= ~(1 << box)
            if box == THIEF:
                thieves.append(seat)
            if table.record is not None:
                log_text.scores(table, seat, cards, suits[seat], score)
        if table.record is not None:
            end = RoundEnd(pause=False, look_seconds=LOOK + LOOK_EACH * self.seats)
            table.announce(Scored(result_text.turn_title(facts.turn), end))
        return thieves
