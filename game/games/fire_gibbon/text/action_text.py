"""The labels of Fire Gibbon's actions."""

from __future__ import annotations

from game.engine.action import Action
from game.games.fire_gibbon.rules.facts import FireFacts
from game.games.fire_gibbon.text.card_text import tag
from game.patterns.phrases import player_placeholder


def label(facts: FireFacts, action: Action) -> str:
    """The action in a few words, different for every candidate."""
    verb, value = action.verb, action.value
    if action.cards:
        card = action.cards[0]
        words = f"joker {card.text[1]}" if card.is_joker else card.words
        return _card_label(facts, verb, words)
    if verb == "doubt" and value is not None and 0 <= value < len(facts.latest):
        at = facts.latest[value]
        required = facts.required[at] if at >= 0 else 0
        if not required:
            return f"Doubt {player_placeholder(value)}"
        proven = facts.proven[at] is not None
        promised = f"{tag(required)} was true" if proven else tag(required)
        return f"Doubt {player_placeholder(value)}: {promised}"
    if verb == "doubt_older" and value is not None and 0 <= value - 1 < len(facts.owners):
        owner = facts.owners[value - 1]
        return f"Doubt the older card of {player_placeholder(owner)}: {value} in the fire"
    if verb == "swap" and value is not None:
        return f"Change chairs with {player_placeholder(value)}"
    plain = {"play_random": "Random card", "refill_deck": "Fill from the deck"}
    return plain.get(verb, verb)


def _card_label(facts: FireFacts, verb: str, card: str) -> str:
    if verb == "play_down":
        promised = "" if facts.flame is None else f" as {tag(facts.flame + 1)}"
        return f"Face down: {card}{promised}"
    starts = {
        "play_up": "Face up: ",
        "play_table": "From a fire spot: ",
        "reward": "Show as a fire spot: ",
        "refill_hand": "Fill the spot: ",
    }
    return starts.get(verb, verb + " ") + card
