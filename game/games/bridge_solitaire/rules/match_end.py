"""The end of a match of Bridge Solitaire: the rubber ends with two games, the higher total wins."""

from __future__ import annotations

from game.games.bridge_solitaire.rules.facts import HOUSE, PLAYER, BridgeFacts, Phase

GAMES = 2
"""Games that win the rubber."""


def is_over(facts: BridgeFacts) -> bool:
    """Whether one side has won two games (BS-E2)."""
    return max(facts.games) >= GAMES


def winner(facts: BridgeFacts) -> int | None:
    """The side with the higher total of a rubber that is over; None for a tie or no end (BS-E2)."""
    ours, theirs = facts.total(PLAYER), facts.total(HOUSE)
    if facts.phase is not Phase.OVER or ours == theirs:
        return None
    return PLAYER if ours > theirs else HOUSE
