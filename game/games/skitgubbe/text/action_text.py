"""The labels of Skitgubbe's actions."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.action import Action
from game.engine.cards import Card
from game.games.skitgubbe.text.card_text import cards_name, run_name

LABELS = {
    "flip": "Turn one over",
    "pass": "Pass, no sluff",
    "eat": "Eat the lowest cards",
    "accept": "Take one extra card",
    "decline": "No extra card",
    "another": "Another game",
    "enough": "Enough for tonight",
}
"""Actions without cards in a few words."""


def label(action: Action) -> str:
    """The action in a few words; a hand may choose between two copies in part one only."""
    if action.verb in LABELS:
        return LABELS[action.verb]
    chosen = action.verb in ("play", "sluff") and action.cards[0].copy
    second = "second " if chosen else ""
    verb = "Beat it with" if action.verb == "beat" else action.verb.capitalize()
    return f"{verb} the {second}{cards_name(action.cards)}"


def eat_label(cards: Sequence[Card]) -> str:
    """What is eaten, by name."""
    return f"Eat {run_name(cards)}"
