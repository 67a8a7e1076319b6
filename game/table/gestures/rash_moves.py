"""Rash moves: those that are probably a slip, so that the player is asked first, in which words."""

from __future__ import annotations

from typing import Final

from game.presentation.presented_choice import PresentedChoice
from game.table.gestures import intent
from game.table.gestures.intent import Grip
from game.table.gestures.selection import Selection

STILL_PICKED: Final = "A card is still picked, and it can be played. Leave it where it is?"


def rash_move_warning(selection: Selection, choice: PresentedChoice) -> str:
    """What is asked before *choice* is taken; nothing if it is not rash.

    The game says which of its moves are; passing over picked cards is in any game.
    """
    return choice.warning or (STILL_PICKED if _leaves_picked_cards(selection, choice) else "")


def _leaves_picked_cards(selection: Selection, choice: PresentedChoice) -> bool:
    """Whether *choice* passes over picked cards that could be played."""
    if choice.action.cards or choice == selection.suggested or selection.staged.requested:
        return False
    cards = frozenset(card for one in selection.picked for card in one.grip.cards)
    found = intent.matching_choices(Grip(cards), selection.choices)
    return choice not in found and any(each.refused is None for each in found)
