"""What stands in the middle of the table in Democracy: the trump suit."""

from __future__ import annotations

from game.engine.observation import Observation
from game.games.democracy.rules.facts import DemocracyFacts
from game.games.democracy.rules.trump import trump_suit
from game.games.democracy.text import card_text
from game.presentation.centre import Centre, CentreKind


def centre(seen: Observation[DemocracyFacts]) -> Centre | None:
    """The trump suit, large; nothing where a joker is turned up."""
    upcards = seen.cards("upcard")
    suit = trump_suit(upcards[0]) if upcards else None
    return (
        None
        if suit is None
        else Centre(CentreKind.SUIT, card_text.SUITS.index(suit.word), suit.word)
    )
