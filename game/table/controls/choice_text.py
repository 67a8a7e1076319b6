"""The texts of a choice: its label beside its own card, why it is refused, and where it says so."""

from __future__ import annotations

import re

from game.engine.action import Refusal
from game.engine.zones import Seat
from game.presentation.input_hints import WhileRefused
from game.presentation.presented_choice import PresentedChoice


def short_label(choice: PresentedChoice) -> str:
    """The label of a choice beside its own card, which need not be named again."""
    staging = choice.input_hints.staging_area
    if staging is not None:
        said = choice.refused is not None or choice.input_hints.tile is not None
        return staging.words if said else f"{staging.button}, {staging.words}"
    label = choice.label
    every = [f"joker {c.text[1]}" if c.is_joker else c.words for c in choice.action.cards]
    for words in (", ".join(every), *every):
        label = re.sub(rf": (?:the )?{re.escape(words)}(?=$|:|,| as )", "", label)
    return label


def concerned_seat(choice: PresentedChoice) -> Seat | None:
    """The seat that the label of a choice names first, as in “Doubt {2}”; None if it names none."""
    found = re.search(r"\{(\d+)\}", choice.label)
    return None if found is None else int(found[1])


def has_button(choice: PresentedChoice) -> bool:
    """Whether a button stands for it, be it one that only says why it is refused."""
    return choice.refused is None or choice.input_hints.while_refused is WhileRefused.REASON


def refusal_text(refusal: Refusal | None) -> str:
    """The sentence of a refusal, or nothing."""
    return "" if refusal is None else refusal.text
