"""A choice on offer at the table: in words, with input hints."""

from __future__ import annotations

from typing import NamedTuple

from game.engine.action import Action, Refusal
from game.engine.zones import Place, Seat
from game.presentation.input_hints import PLAIN, InputHints


class PresentedChoice(NamedTuple):
    """An action on offer in words, with its refusal if it is not allowed."""

    action: Action
    label: str
    """The action in a few words; may name seats as ``{0}``."""
    refused: Refusal | None
    grab_at: Place | None = None
    """A card on the table, not named in the action, by which the hand takes hold of it: the top
    of the deck, somebody's face-down card."""
    drop_on_seat: Seat | None = None
    """The seat whose name plate it is dropped on."""
    warning: str = ""
    """A question to answer with yes before it is done."""
    input_hints: InputHints = PLAIN
