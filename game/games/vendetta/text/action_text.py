"""The labels of Vendetta's actions, and what a trick would be worth after them."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.action import Action
from game.engine.cards import Card
from game.games.vendetta.rules.facts import VendettaFacts
from game.games.vendetta.rules.scoring import trick_points
from game.games.vendetta.rules.tricks import BITS, Trick, formed
from game.games.vendetta.text.card_text import card_words, described, points
from game.patterns.phrases import player_placeholder


def label(facts: VendettaFacts, action: Action, laid: Sequence[Card] = ()) -> str:
    """The action in a few words, different for every candidate.

    *laid* are the cards of the trick it aims at.
    """
    verb, held = action.verb, card_words(action.cards)
    if verb == "create":
        return _new(action, held)
    if verb == "end":
        return "Done" if facts.played_this_turn else "Pass"
    if verb == "decline":
        return "Decline"
    number = action.target.n if action.target is not None else 0
    trick = facts.tricks.get(number)
    if trick is None:
        return f"{verb}: {held}"
    words = described(trick) + _told_apart(facts, trick, laid)
    if trick.owner != action.seat:
        return f"Steal {words} from {player_placeholder(trick.owner)}{_then(trick, action)}: {held}"
    word = "Add to" if verb == "add" else "Steal"
    return f"{word} your own {words}{_then(trick, action)}: {held}"


def _new(action: Action, held: str) -> str:
    trick = formed(action.seat, action.cards) if len(action.cards) > 1 else None
    if trick is None:
        return f"New trick: {held}"
    return f"Lay down {described(trick)}, {_worth(trick)}: {held}"


def _then(trick: Trick, action: Action) -> str:
    """What a trick is worth after the action, and whether that closes it, if it can be."""
    after = afterwards(trick, action)
    if after is None:
        return ""
    return f", {points(trick_points(after))}" if trick.closed else f", {_worth(after)}"


def _worth(trick: Trick) -> str:
    """What a trick is worth that has got new cards: ``4 points, closed``."""
    return points(trick_points(trick)) + (", closed" if trick.closed else "")


def _told_apart(facts: VendettaFacts, trick: Trick, laid: Sequence[Card]) -> str:
    """A card of the trick, where its owner has two that sound alike."""
    alike = [
        one for one in facts.tricks.values()
        if one.owner == trick.owner and described(one) == described(trick)
    ]  # fmt: skip
    return f" ({laid[0].words})" if len(alike) > 1 and laid else ""


def afterwards(trick: Trick, action: Action) -> Trick | None:
    """What a trick becomes by an action; None where the cards do not fit it."""
    if action.verb == "joker":
        return trick.taken(action.seat)
    fits = bool(action.cards) and all(BITS[card.rank] & trick.reach for card in action.cards)
    return trick.joined(action.cards, action.seat) if fits else None


def promise(facts: VendettaFacts, action: Action) -> str:
    """What the trick that an action makes or joins would be worth: ``2 to 3``, ``4 closed``."""
    before = None
    if action.verb == "create":
        after = formed(action.seat, action.cards) if len(action.cards) > 1 else None
    elif action.target is not None and action.target.n in facts.tricks:
        before = facts.tricks[action.target.n]
        after = afterwards(before, action)
    else:
        after = None
    if after is None:
        return ""
    worth = trick_points(after)
    told = points(worth) if before is None else f"{trick_points(before)} \u203a {worth}"
    flush = " flush" if after.suit is not None else ""
    closed = " closed" if after.closed and (before is None or not before.closed) else ""
    return told + flush + closed
