"""The worth of a deal to the player of Bridge Solitaire: its points, and how the rubber stands."""

from __future__ import annotations

from collections.abc import Callable

from game.games.bridge_solitaire.bot.parameters import RUBBER, RubberParameters
from game.games.bridge_solitaire.rules import match_end, scoring
from game.games.bridge_solitaire.rules.bid_numbers import TRICKS, needed
from game.games.bridge_solitaire.rules.facts import HOUSE, PLAYER, BridgeFacts, Contract


def margin(facts: BridgeFacts) -> int:
    """The points by which the player leads the house."""
    return facts.total(PLAYER) - facts.total(HOUSE)


def standing(facts: BridgeFacts, numbers: RubberParameters = RUBBER) -> float:
    """The points that games and part scores are worth beyond those on the pad."""
    if match_end.is_over(facts):
        return 0.0
    ours, theirs = facts.games
    worth = numbers.games[ours][theirs]
    for side, sign in ((PLAYER, 1), (HOUSE, -1)):
        below = facts.below[side] / scoring.GAME
        worth += sign * numbers.parts[facts.games[side]] * below
    return worth


def prospects(facts: BridgeFacts) -> float:
    """The player's lead together with what the state of the rubber is worth, in points."""
    return margin(facts) + standing(facts)


class RubberValue:
    """The worth of each result of a deal, from how the rubber stands before it."""

    def __init__(
        self, facts: BridgeFacts, look: Callable[[BridgeFacts], float] = prospects
    ) -> None:
        """Start from the pad in *facts*; *look* is the worth of a rubber to the player."""
        self.facts = facts
        self.look = look
        self.before = look(facts)
        self._known: dict[tuple[Contract, int, int], float] = {}

    def worth(self, contract: Contract, tricks: int, honors: int = 0) -> float:
        """The points that *contract* is worth when the player takes *tricks* tricks."""
        key = contract, tricks, honors
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._worked_out(contract, tricks, honors)
        return found

    def _worked_out(self, contract: Contract, tricks: int, honors: int) -> float:
        facts = self.facts.copy()
        made = tricks if contract.declarer == PLAYER else TRICKS - tricks
        vulnerable = facts.games[contract.declarer] > 0
        over = made - needed(contract.bid)
        scoring.enter(facts, scoring.scored(contract, over, vulnerable, honors))
        return self.look(facts) - self.before
