"""The labels of Democracy's actions."""

from __future__ import annotations

from game.engine.action import Action


def label(action: Action, jokers: int) -> str:
    """The action in a few words; two jokers are told apart."""
    card = action.cards[0]
    if card.is_joker and jokers > 1:
        return f"Vote: the {'first' if card.text == '*1' else 'second'} joker"
    return f"Vote: the {card.words}"
