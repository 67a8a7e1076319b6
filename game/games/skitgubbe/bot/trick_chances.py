"""The chance that a card, or a hand, wins the trick of part one of Skitgubbe."""

from __future__ import annotations

from game.engine.zones import Seat
from game.games.skitgubbe.bot.parameters import Parameters
from game.games.skitgubbe.rules.facts import SkitgubbeFacts
from game.games.skitgubbe.rules.legal_actions import LegalActions
from game.games.skitgubbe.rules.part_one.sluffs import owes


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
