"""The labels of Pitch's actions."""

from __future__ import annotations

from game.engine.action import Action
from game.games.pitch.rules.facts import SMUDGE, Phase, PitchFacts


def label(facts: PitchFacts, action: Action) -> str:
    """The action in a few words."""
    if action.verb == "pass":
        return "Pass"
    if action.verb == "bid":
        bid = action.value or 0
        if action.seat == facts.dealer and facts.bid == bid:
            return "Steal the smudge" if bid == SMUDGE else f"Steal with {bid}"
        return "Smudge" if bid == SMUDGE else f"Bid {bid}"
    card = action.cards[0]
    if facts.trump is None and facts.phase is Phase.PLAY:
        return f"Lead the {card.words}: {card.suit.word} become trumps"
    return f"Play the {card.words}"
