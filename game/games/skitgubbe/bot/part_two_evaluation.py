"""Judgement for part two of Skitgubbe: runs to go, cheap beats, and the next hand's reply."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.action import Action
from game.engine.cards import Card
from game.engine.rules import State
from game.engine.zones import Seat
from game.games.skitgubbe.bot.goat_chances import BIT_OF, HandBurden, trump_of
from game.games.skitgubbe.bot.parameters import Parameters
from game.games.skitgubbe.bot.repeated_leads import stir
from game.games.skitgubbe.rules.facts import SkitgubbeFacts
from game.games.skitgubbe.rules.legal_actions import LegalActions, highest
from game.games.skitgubbe.rules.part_two.eating import lowest_run
from game.games.skitgubbe.rules.part_two.runs import ANYTHING, SECOND, SUIT, SUIT_SIZE

OUT = 5.0
"""The relief of having no cards left."""
HIGH = 11
"""From a jack up a card is high."""


class PartTwoEvaluation:
    """The worth of leads, beats and eating, in a state where all cards are open."""

    def __init__(self, choices: LegalActions, worth: HandBurden, numbers: Parameters) -> None:
        """Keep what was built beforehand."""
        self.zones = choices.zones
        self.choices = choices
        self.worth = worth
        self.numbers = numbers

    def scores(self, state: State[SkitgubbeFacts], legal: Sequence[Action]) -> list[float]:
        """The worth of each legal action for the hand to decide, in log odds."""
        facts, cards_in, zones = state.facts, state.table.zones, self.zones
        hand, trump = facts.turn, trump_of(state.facts)
        own = sum(map(BIT_OF, cards_in[zones.hands[hand]]))
        after = zones.next_holding(state.table, hand)
        friend = zones.owner[after] == zones.owner[hand]
        fear = 0.0 if friend else self.numbers.fear * 2 / max(2, facts.left)
        plays = len(facts.plays) + 1
        extra = stir(facts)
        if plays + 1 == facts.n:
            extra -= self.numbers.guard
        elif plays == facts.n:
            extra -= self.numbers.lead  # a kill
        next_ = Next(self, state, after, trump) if fear and plays < facts.n else None
        burden, found = self.worth.burden, []
        for action in legal:
            if action.verb == "eat":
                found.append(self._eat(state, own, trump))
                continue
            run = sum(map(BIT_OF, action.cards))
            score = extra + (OUT if own == run else -burden(own ^ run, trump))
            if next_:
                score += fear * next_.reply(action.cards, run)
            found.append(score)
        return found

    def _eat(self, state: State[SkitgubbeFacts], own: int, trump: int) -> float:
        table = state.table.zones[self.zones.table]
        size = lowest_run(table)
        score = -self.worth.burden(own + sum(map(BIT_OF, table[:size])), trump)
        if size == len(table) and state.facts.left == 2:
            score += self.numbers.lead  # the other one leads
        if table[0].suit is state.facts.trump or table[size - 1].rank >= HIGH:
            score += self.numbers.hunger
        return score


class Next:
    """What the hand to answer next can do about a run laid now."""

    __slots__ = ("able", "higher", "low", "lowest", "table", "theirs", "trump", "weight", "worth")

    def __init__(
        self, evaluation: PartTwoEvaluation, state: State[SkitgubbeFacts], after: Seat, trump: int
    ) -> None:
        """Look at the hand *after* this one."""
        facts, zones = state.facts, state.table.zones
        self.worth, self.trump = evaluation.worth, trump
        self.higher = evaluation.choices.higher[trump]
        self.theirs = theirs = sum(map(BIT_OF, zones[evaluation.zones.hands[after]]))
        self.weight = self.worth.burden(theirs, trump)
        self.able = (theirs | theirs >> SECOND) & ANYTHING
        """What it may lay."""
        if facts.high and len(facts.plays) + 2 < facts.n:
            self.able &= ~highest(facts)
        self.table = table = zones[evaluation.zones.table]
        self.low = lowest_run(table) if table else 0
        self.lowest = sum(map(BIT_OF, table[: self.low]))

    def reply(self, cards: Sequence[Card], run: int) -> float:
        """The burden of the hand after its cheapest answer to *cards*, against the one now."""
        theirs, trump, burden = self.theirs, self.trump, self.worth.burden
        if self.low and self.low == len(self.table):
            run = sum(map(BIT_OF, [*self.table, *cards][: lowest_run([*self.table, *cards])]))
        elif self.low:
            run = self.lowest
        eaten = burden(theirs | run, trump)
        best = cards[-1].index % 54
        can = self.able & self.higher[best]
        led = SUIT_SIZE * (best // SUIT_SIZE)
        cheap = can >> led & SUIT
        if not cheap and trump < 4:
            led = SUIT_SIZE * trump
            cheap = can >> led & SUIT
        if cheap:
            low = cheap & -cheap
            beating = (cheap & ~(cheap + low)) << led
            eaten = min(eaten, burden(theirs & ~beating, trump) if theirs != beating else -OUT)
        return eaten - self.weight
