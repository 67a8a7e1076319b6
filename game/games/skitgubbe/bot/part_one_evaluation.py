"""Judgement for part one of Skitgubbe: what a heap is worth, and who will win it."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.action import Action
from game.engine.rules import State
from game.engine.zones import Seat
from game.games.skitgubbe.bot.parameters import Parameters
from game.games.skitgubbe.bot.pile_value import PileValue
from game.games.skitgubbe.bot.sluff_evaluation import SluffEvaluation
from game.games.skitgubbe.bot.trick_chances import TrickChances
from game.games.skitgubbe.rules.facts import PLAY, SkitgubbeFacts
from game.games.skitgubbe.rules.legal_actions import LegalActions


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
