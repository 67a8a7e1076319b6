"""The questions Indian Chief asks before a costly action."""

from __future__ import annotations

from game.engine.action import Action
from game.games.indian_chief.rules.facts import DOCTOR, LAWYER, POOR, ChiefFacts, Filled
from game.games.indian_chief.rules.scoring import suit_of
from game.games.indian_chief.text.action_text import promise
from game.games.indian_chief.text.card_text import BOX_NAMES
from game.games.indian_chief.text.meld_text import reason


def warning(facts: ChiefFacts, action: Action) -> str:
    """A question before an open box is filled with nothing, and why it would be."""
    size = len(action.cards)
    if size not in (POOR, LAWYER, DOCTOR) or not facts.open[action.seat] >> size & 1:
        return ""
    if promise(action)[0]:
        return ""
    why = reason(Filled(action.seat, action.cards, suit_of(action) if size == DOCTOR else None), 0)
    return f"{why} This fills your {BOX_NAMES[size]} box with nothing. Meld it all the same?"
