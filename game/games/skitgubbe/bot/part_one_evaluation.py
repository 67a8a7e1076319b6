"""Judgement for part one of Skitgubbe: what the pile is worth, and who will win it."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.action import Action
from game.engine.rules import State
from game.engine.zones import Seat
from game.games.skitgubbe.bot.parameters import Parameters
from game.games.skitgubbe.bot.sluff_evaluation import SluffEvaluation
from game.games.skitgubbe.rules.facts import PLAY, SkitgubbeFacts
from game.games.skitgubbe.rules.legal_actions import LegalActions
from game.games.skitgubbe.rules.part_one.sluffs import owes
from game.games.skitgubbe.rules.zones import Zones


class PartOneEvaluation:
    """The worth of plays, flips and sluffs, in worth of cards for part two."""

    def __init__(self, choices: LegalActions, numbers: Parameters) -> None:
        """Keep what was built beforehand."""
        self.zones = zones = choices.zones
        self.sluffs = choices.sluffs
        self.numbers = numbers
        self.values: tuple[float, ...] = (0.0, 0.0, *numbers.rank)
        """What a card is worth in part two, by rank number."""
        self.chances = TrickChances(choices, numbers)
        self.pile = PileValue(zones, numbers, self.values)
        self.power = [numbers.power * share for share in self.chances.share]
        self.usual = sum(self.values) / 13
        ranks = [(zones.strength[rank], self.values[rank]) for rank in range(2, 15)]
        self.ranks = ranks
        self.draw = self.usual + sum([self.power[strength] for strength, _ in ranks]) / 13
        """What the card drawn for one that was played or sluffed is worth on average."""
        self.sluff = SluffEvaluation(numbers, self.values, zones.strength, self.power)

    def scores(
        self, state: State[SkitgubbeFacts], player: Seat, legal: Sequence[Action]
    ) -> list[float]:
        """The worth of each legal action."""
        facts, zones = state.facts, self.zones
        live = self.sluffs.live(state)
        drawn = self.draw if live else 0.0
        hand = facts.turn if facts.turn >= 0 else player
        winning = self.chances.winning(facts, hand)
        values, strength, power = self.values, zones.strength, self.power
        if facts.phase != PLAY:
            return [
                self.sluff.worth(action.cards[0], winning, drawn) if action.cards else 0.0
                for action in legal
            ]
        later = len(facts.round) - len(facts.played) - 1
        heap = self.pile.expected(state, later)
        found = []
        for action in legal:
            if action.verb == "flip":
                found.append(self._flip(facts, heap, later))
                continue
            card = action.cards[0]
            worth, high = values[card.rank], strength[card.rank]
            if action.verb == "sluff":
                score = self.sluff.before_play(card, winning, drawn)
            else:
                chance = self.chances.wins(facts, high, later)
                score = chance * (heap + worth) - worth - power[high] + drawn
            found.append(score)
        return found

    def _flip(self, facts: SkitgubbeFacts, heap: float, later: int) -> float:
        """A gamble: the card is not one's own, and nothing is drawn for it."""
        total = 0.0
        for strength, worth in self.ranks:
            total += self.chances.wins(facts, strength, later) * (heap + worth)
        return total / 13 + self.numbers.flip


class PileValue:
    """The worth of the pile now, and of what will be added to it."""

    def __init__(self, zones: Zones, numbers: Parameters, values: Sequence[float]) -> None:
        """Take the *values* of cards in part two, by rank number."""
        self.zones = zones
        self.numbers = numbers
        self.values = values

    def expected(self, state: State[SkitgubbeFacts], later: int) -> float:
        """The worth of the pile with so many plays still to come *later*."""
        worth = self.now(state) + later * self.numbers.follow
        worth *= self.numbers.lure if worth > 0 else 1.0
        return worth

    def now(self, state: State[SkitgubbeFacts]) -> float:
        """The worth of the pile to who wins it."""
        values = self.values
        return sum([values[card.rank] for card in state.table.zones[self.zones.pile]])


class TrickChances:
    """Who will win the trick, by the strengths of cards alone."""

    def __init__(self, choices: LegalActions, numbers: Parameters) -> None:
        """Keep what was built beforehand."""
        zones = choices.zones
        self.sluffs = choices.sluffs
        self.numbers = numbers
        low = min(zones.strength[2:])
        self.share = [max(0, strength - low) / 12 for strength in range(16)]
        """How much of the pack lies under a strength."""

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
