"""The labels of Jersey Gin's actions."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.action import Action
from game.engine.cards import Card
from game.games.jersey_gin.text.card_text import meld_name
from game.patterns.phrases import cards_text, list_text


def label(
    action: Action, deadwood: int | None, on: Sequence[Card] = (), held: Sequence[Card] = ()
) -> str:
    """The action in a few words.

    *deadwood* is what it leaves unmatched, where that is to be said; *on* the meld it is laid
    on; *held* is the hand of the seat.
    """
    verb = action.verb
    if verb == "draw":
        from_stock = action.target is not None and action.target.name == "stock"
        return "Draw from stock" if from_stock else "Take the discard"
    if verb == "done":
        return "Done"
    if verb == "show":
        if action.groups:
            return f"Show{_melds(action, held).lstrip(',')}, {deadwood} left"
        return "Show your hand" if deadwood is None else f"Show your hand, {deadwood} left"
    if verb == "meld":
        return f"Meld {cards_text(action.cards)}"
    card = action.cards[0].words
    if verb == "lay_off":
        return f"Lay off: {card}, on {meld_name(on, ())}"
    if verb == "knock":
        return f"Knock with {deadwood}: {card}{_melds(action, held)}"
    return f"{verb.capitalize()}: {card}{_melds(action, held)}"


def _melds(action: Action, held: Sequence[Card]) -> str:
    if not action.groups:
        return ""
    return ", " + list_text([meld_name(group, held) for group in action.groups])
