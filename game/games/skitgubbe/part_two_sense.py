"""Card sense for part two of Skitgubbe: runs to go, cheap beats, and what the next hand can do."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.action import Action
from game.engine.rules import State
from game.games.skitgubbe.choices import Choices, highest
from game.games.skitgubbe.facts import BEAT, SkitgubbeFacts
from game.games.skitgubbe.numbers import Numbers
from game.games.skitgubbe.runs import ANYTHING, SECOND, SUIT, SUIT_SIZE, lowest_run
from game.games.skitgubbe.worth import BIT_OF, Worth, trump_of

OUT = 5.0
"""The relief of having no cards left."""
CIRCLING = 30
"""After so many decisions without a kill, plays are piled up (see the AI notes)."""
HIGH = 11
"""From a jack up a card is high."""
STIR = 0.5
"""How much more a beat is worth then."""


class PartTwoSense:
    """Scores the leads, beats and meals of a hand in a state where all cards are open."""

    def __init__(self, choices: Choices, worth: Worth, numbers: Numbers) -> None:
        """Binds what was built beforehand."""
        self.ground = choices.ground
        self.choices = choices
        self.worth = worth
        self.numbers = numbers

    def scores(self, state: State[SkitgubbeFacts], legal: Sequence[Action]) -> list[float]:
        """How good each legal action is for the hand to decide, in the odds of :class:`Worth`."""
        facts, zones, ground = state.facts, state.table.zones, self.ground
        hand, trump = facts.turn, trump_of(state.facts)
        own = sum(map(BIT_OF, zones[ground.hands[hand]]))
        after = ground.next_holding(state.table, hand)
        theirs = sum(map(BIT_OF, zones[ground.hands[after]]))
        friend = ground.owner[after] == ground.owner[hand]
        fear = 0.0 if friend else self.numbers.fear * 2 / max(2, facts.left)
        stir = STIR if facts.phase == BEAT and facts.idle >= CIRCLING else 0.0
        found = []
        for action in legal:
            if action.verb == "eat":
                found.append(self._eat(state, own, trump))
                continue
            run = sum(map(BIT_OF, action.cards))
            score = self._laid(state, action, own & ~run, trump) + stir
            if len(facts.plays) + 2 == facts.n:
                score -= self.numbers.guard
            if fear and len(facts.plays) + 1 < facts.n:
                score += fear * self._reply(state, action, run, theirs, trump)
            found.append(score)
        return found

    def _eat(self, state: State[SkitgubbeFacts], own: int, trump: int) -> float:
        table = state.table.zones[self.ground.table]
        size = lowest_run(table)
        score = -self.worth.burden(own + sum(map(BIT_OF, table[:size])), trump)
        if size == len(table) and state.facts.left == 2:
            score += self.numbers.lead  # the other one leads
        if table[0].suit is state.facts.trump or table[size - 1].rank >= HIGH:
            score += self.numbers.hunger
        return score

    def _laid(self, state: State[SkitgubbeFacts], action: Action, left: int, trump: int) -> float:
        """The relief of what is left in hand, and of the lead after a kill."""
        facts = state.facts
        if not left:
            return OUT
        score = -self.worth.burden(left, trump)
        if len(facts.plays) + 1 == facts.n:
            score -= self.numbers.lead
        return score

    def _reply(
        self, state: State[SkitgubbeFacts], action: Action, run: int, theirs: int, trump: int
    ) -> float:
        """The burden of the next hand after its cheapest answer, against the one it has now."""
        facts, choices = state.facts, self.choices
        best = action.cards[-1]
        held = (theirs | theirs >> SECOND) & ANYTHING
        can = held & choices.higher[trump][best.index % 54]
        if facts.high and len(facts.plays) + 2 < facts.n:
            can &= ~highest(facts)
        table = state.table.zones[self.ground.table]
        if table:
            run = sum(map(BIT_OF, table[: lowest_run([*table, *action.cards])]))
        burden = self.worth.burden
        eaten = burden(theirs | run, trump)
        led = SUIT_SIZE * ((best.index % 54) // SUIT_SIZE)
        cheap = can >> led & SUIT
        if not cheap and trump < 4:
            led = SUIT_SIZE * trump
            cheap = can >> led & SUIT
        if cheap:
            low = cheap & -cheap
            beating = (cheap & ~(cheap + low)) << led
            eaten = min(eaten, burden(theirs & ~beating, trump) if theirs != beating else -OUT)
        return eaten - burden(theirs, trump)
