"""The labels of Sinful Gibbon's actions."""

from __future__ import annotations

from game.engine.action import Action
from game.games.sinful_gibbon.rules.facts import SinfulFacts
from game.games.sinful_gibbon.text.card_text import SPOKEN, heart, one_of, the_heart
from game.patterns.phrases import player_placeholder


def label(facts: SinfulFacts, action: Action) -> str:
    """The action in a few words, different for every candidate."""
    verb, value = action.verb, action.value
    if verb == "promise_number" and value is not None and action.cards:
        return f"Promise {one_of(value)}: {action.cards[0].words}"
    if verb == "promise_heart" and action.cards:
        offered = "a heart" if facts.standing is None else the_heart(facts.standing)
        return f"Offer as {offered}: {action.cards[0].words}"
    if verb == "swap" and value is not None:
        return f"Change chairs with {player_placeholder(value)}"
    if verb == "doubt":
        return _doubt_label(facts)
    return {"pick": "Pick a card", "accept": "Let it be"}.get(verb, verb)


def _doubt_label(facts: SinfulFacts) -> str:
    accused, number = facts.accused, facts.standing
    if accused is None or number is None:
        return "Doubt"
    return f"Doubt the {heart(number) if facts.promiser is not None else SPOKEN[number].lower()}"
