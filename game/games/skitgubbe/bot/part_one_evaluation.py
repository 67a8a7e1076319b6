"""Judgement for part one of Skitgubbe: what a heap is worth, and who will win it."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.action import Action
from game.engine.cards import Card
from game.engine.rules import State
from game.engine.zones import Seat
from game.games.skitgubbe.bot.parameters import Parameters
from game.games.skitgubbe.rules.facts import PLAY, SkitgubbeFacts
from game.games.skitgubbe.rules.legal_actions import LegalActions
from game.games.skitgubbe.rules.sluffs import owes

STRENGTHS = range(1, 15)


class PartOneEvaluation:
    """The worth of plays, flips and sluffs, in worth of cards for part two."""

    def __init__(self, choices: LegalActions, numbers: Parameters) -> None:
        """Keep what was built beforehand."""
        self.zones = zones = choices.zones
        self.sluffs = choices.sluffs
        self.numbers = numbers
        self.values: tuple[float, ...] = (0.0, 0.0, *numbers.rank)
        """What a card is worth in part two, by rank number."""
        low = min(zones.strength[2:])
        self.share = [max(0, strength - low) / 12 for strength in range(16)]
        """How much of the pack lies under a strength."""
        self.power = [numbers.power * share for share in self.share]
        self.usual = sum(self.values) / 13
        ranks = [(zones.strength[rank], self.values[rank]) for rank in range(2, 15)]
        self.ranks = ranks
        self.draw = self.usual + sum([self.power[strength] for strength, _ in ranks]) / 13
        """What the card drawn for one that was played or sluffed is worth on average."""

    def scores(
        self, state: State[SkitgubbeFacts], player: Seat, legal: Sequence[Action]
    ) -> list[float]:
        """The worth of each legal action."""
        facts, zones = state.facts, self.zones
        live = self.sluffs.live(state)
        drawn = self.draw if live else 0.0
        hand = facts.turn if facts.turn >= 0 else player
        winning = self.winning(facts, hand)
        values, strength, power = self.values, zones.strength, self.power
        if facts.phase != PLAY:
            return [
                self._sluff(action.cards[0], winning, drawn) if action.cards else 0.0
                for action in legal
            ]
        later = len(facts.round) - len(facts.played) - 1
        heap = self.heap(state) + later * self.numbers.follow
        heap *= self.numbers.lure if heap > 0 else 1.0
        found = []
        for action in legal:
            if action.verb == "flip":
                found.append(self._flip(facts, heap, later))
                continue
            card = action.cards[0]
            worth, high = values[card.rank], strength[card.rank]
            if action.verb == "sluff":
                # It is done now rather than later, and the play is still to come.
                score = self._sluff(card, winning, drawn) + self.numbers.hurry
            else:
                chance = self.wins(facts, high, later)
                score = chance * (heap + worth) - worth - power[high] + drawn
            found.append(score)
        return found

    def heap(self, state: State[SkitgubbeFacts]) -> float:
        """The worth of the pile to who wins it."""
        values = self.values
        return sum([values[card.rank] for card in state.table.zones[self.zones.pile]])

    def wins(self, facts: SkitgubbeFacts, strength: int, later: int) -> float:
        """The chance that a play of this *strength* wins with so many plays *later*."""
        if strength < facts.top:
            return 0.0
        chance = 0.5 if strength == facts.top else 1.0
        each = 1.0 - self.numbers.over * (1.0 - self.share[strength]) - self.numbers.tie
        for _ in range(later):
            chance *= each
        return chance

    def winning(self, facts: SkitgubbeFacts, hand: Seat) -> float:
        """The chance that *hand* wins the trick in hand."""
        if self.sluffs.beaten(facts, hand):
            return 0.0
        if facts.winner == hand:
            return 1.0
        later = len(facts.round) - len(facts.played)
        if owes(facts, hand):
            return self.numbers.chance
        return self.wins(facts, facts.top, later) if later else 0.5

    def _sluff(self, card: Card, winning: float, drawn: float) -> float:
        worth = self.values[card.rank]
        gone = (1.0 - winning) * -worth
        return gone + drawn - self.power[self.zones.strength[card.rank]]

    def _flip(self, facts: SkitgubbeFacts, heap: float, later: int) -> float:
        """A gamble: the card is not one's own, and nothing is drawn for it."""
        total = 0.0
        for strength, worth in self.ranks:
            total += self.wins(facts, strength, later) * (heap + worth)
        return total / 13 + self.numbers.flip
