"""The order of choices: which of them stand in a chooser, and which come first."""

from __future__ import annotations

from collections.abc import Sequence

from game.presentation.presented_choice import PresentedChoice

_REFUSED = 2
"""So many refused choices stand below possible ones; at the table each refusal is told anyway."""


def possible_first(choices: Sequence[PresentedChoice]) -> list[PresentedChoice]:
    """The choices that can be made, then a few that cannot, or all of these if there are none."""
    possible = [choice for choice in choices if choice.refused is None]
    refused = [choice for choice in choices if choice.refused is not None]
    return possible + refused[: _REFUSED if possible else None]
