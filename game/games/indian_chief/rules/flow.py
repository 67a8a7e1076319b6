"""The course of Indian Chief: secret melds, the reveal and its scores, the refill."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from game.engine.action import Action, Outcome
from game.engine.cards import Card
from game.engine.events import Scored
from game.engine.rules import State
from game.engine.zones import Seat
from game.games.indian_chief.rules import poker_and_baccarat, scoring
from game.games.indian_chief.rules.facts import (
    BEGGAR,
    CHIEF,
    DOCTOR,
    HAND,
    THIEF,
    TURNS,
    ChiefFacts,
    Phase,
)
from game.games.indian_chief.rules.thieves import Thieves
from game.games.indian_chief.rules.zones import Zones
from game.games.indian_chief.text import log_text, result_text
from game.presentation.round_end import RoundEnd

LOOK, LOOK_EACH = 1.2, 0.3
"""Seconds in which melds that were turned up can be read, and more for each player."""


MELD, STEAL, OVER = Phase  # a member looked up on its class costs a tenth of a step


class Flow:
    """What each meld changes, and what follows from it unasked."""

    def __init__(self, zones: Zones, seats: int, thieves: Thieves) -> None:
        """Prepare the course of play of *seats* players; *thieves* act before the refill."""
        self.zones = zones
        self.seats = seats
        self.thieves = thieves

    def begin_turn(self, state: State[ChiefFacts]) -> None:
        """Let everybody choose a meld; nothing is left of the last turn's thefts."""
        facts = state.facts
        facts.phase = MELD
        facts.turn += 1
        facts.committed = 0 if state.table.zones[self.zones.stub] else self.zones.idle(state)
        facts.suits = [None] * self.seats
        facts.groups, facts.group, facts.thieves = (), -1, ()
        facts.marks, facts.stolen = (), ()
        if state.table.record is not None:
            log_text.turn(state.table, facts)

    def commit(self, state: State[ChiefFacts], action: Action) -> None:
        """Lay the cards face down before their owner, an Indian Chief's pair last (IC-B4, B5)."""
        facts, zones = state.facts, self.zones
        seat, cards = action.seat, action.cards
        if len(cards) == CHIEF:
            cards = poker_and_baccarat.parted(action)
        elif len(cards) == DOCTOR:
            facts.suits[seat] = scoring.suit_of(action)
        state.table.lay(cards, zones.hands[seat], zones.commits[seat])
        facts.committed |= 1 << seat

    def reveal(self, state: State[ChiefFacts], rng: Random) -> None:
        """Turn up all melds, score them, and let the Thieves steal (IC-C1 to C4)."""
        facts, table = state.facts, state.table
        if table.record is not None:
            log_text.reveal(table)
        table.sweep(self.zones.commits, self.zones.melds)
        thieves = self._score(state)
        if facts.turn >= TURNS:
            facts.phase = OVER
            result = outcome(facts)
            assert result is not None
            log_text.wins(table, result)
            return
        if thieves:
            facts.phase = STEAL
            self.thieves.line_up(state, thieves)
        if not thieves or not self.thieves.call_next(state):
            self.refill(state, rng)

    def _score(self, state: State[ChiefFacts]) -> list[Seat]:
        """Write every score into its box (IC-C2, S1 to S7); the seats that melded a Thief."""
        facts, table = state.facts, state.table
        zones, thieves = table.zones, []
        for seat, zone in enumerate(self.zones.melds):
            cards = zones[zone]
            box = len(cards)
            if not box:
                continue
            if box == BEGGAR:
                score = scoring.beggar(cards, self.zones.loot(state, seat))
            elif box == DOCTOR:
                score = scoring.doctor(cards, facts.suits[seat])
            else:
                score = scoring.PLAIN[box](cards)
            facts.sheet[seat][box] = score
            facts.filled += ((seat, tuple(cards), facts.suits[seat]),)
            facts.open[seat] &= ~(1 << box)
            if box == THIEF:
                thieves.append(seat)
            if table.record is not None:
                log_text.scores(table, seat, cards, facts.suits[seat], score)
        if table.record is not None:
            end = RoundEnd(pause=False, look_seconds=LOOK + LOOK_EACH * self.seats)
            table.announce(Scored(result_text.turn_title(facts.turn), end))
        return thieves

    def refill(self, state: State[ChiefFacts], rng: Random) -> None:
        """Let all draw up to eight cards, from the dealer's left (IC-E1, E2)."""
        facts, table = state.facts, state.table
        zones, stub = table.zones, self.zones.stub
        for seat, card in facts.stolen:
            table.turn(card, self.zones.hands[seat], up=False)
        hands, melds = self.zones.rounds[facts.dealer], self.zones.melds
        table.fill(stub, hands, HAND)
        if not zones[stub] and self._short(zones) and any(zones[meld] for meld in melds):
            log_text.gathers(table)
            self._gather(state, rng, HAND * self.seats)
            table.fill(stub, hands, HAND)
        if table.record is not None:
            log_text.returns(table)
        self._gather(state, rng, self._most_drawn(state))  # IC-F1
        self.begin_turn(state)

    def _short(self, zones: Sequence[Sequence[Card]]) -> bool:
        return any(len(zones[hand]) < HAND for hand in self.zones.hands)

    def _most_drawn(self, state: State[ChiefFacts]) -> int:
        """The most cards that can be drawn after the coming turn, the last of which needs none."""
        facts, zones = state.facts, state.table.zones
        if facts.turn + 1 >= TURNS:
            return 0
        held = sum([len(zones[hand]) for hand in self.zones.hands])
        largest = sum(map(int.bit_length, facts.open)) - self.seats
        return HAND * self.seats - held + largest

    def _gather(self, state: State[ChiefFacts], rng: Random, top: int) -> None:
        """Shuffle all cards still lying in melds into the stub, where *top* may be drawn."""
        state.table.sweep(self.zones.melds, self.zones.home)
        state.table.shuffle(self.zones.stub, rng, top)


def outcome(facts: ChiefFacts) -> Outcome | None:
    """The winners once it is over: the highest total, equal ones share (IC-G1, R17)."""
    if facts.phase is not OVER:
        return None
    totals = facts.totals()
    best = max(totals)
    return Outcome(tuple(seat for seat, total in enumerate(totals) if total == best), totals)
