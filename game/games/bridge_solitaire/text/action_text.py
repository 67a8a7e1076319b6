"""The labels of Bridge Solitaire's actions."""

from __future__ import annotations

from game.engine.action import Action
from game.games.bridge_solitaire.text.card_text import bid_words, card_words


def label(action: Action) -> str:
    """The action in a few words, different for every candidate."""
    verb, held = action.verb, action.cards
    if verb == "bid":
        return f"Bid {bid_words(action.value or 0)}"
    if not held:
        return {"take": "Take these six", "pass": "Pass"}.get(verb, verb)
    words = card_words(held[0])
    starts = {"keep": "Keep", "put_back": "Put back", "play": "Play"}
    if verb == "take":
        return f"Take these six, this on top: {words}"
    return f"{starts.get(verb, verb)} the {words}"


def no_trump(level: int) -> str:
    """A no-trump bid in the grid of bids."""
    return f"{level} NT"
