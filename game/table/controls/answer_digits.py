"""Answer digits: the digit of each answer beside a card, which means the same in every match."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from game.presentation.presented_choice import PresentedChoice
from game.table.controls.choice_text import concerned_seat

_DIGITS = "123456789"


class AnswerDigits:
    """A digit for each kind of answer, the same ever after; of answers about players his own."""

    def __init__(self) -> None:
        """Begin with no digit given."""
        self._given: dict[str, str] = {}

    def digits(self, choices: Sequence[PresentedChoice]) -> list[str]:
        """One digit for each of *choices*, refused ones too; '' where none is left.

        It is that of the seat that is concerned, where each concerns another; else that of what is
        done. Where the same can be done in several ways, the others have digits that mean nothing.
        """
        seats = [concerned_seat(choice) for choice in choices]
        own = [c.action.seat if s is None else s for c, s in zip(choices, seats, strict=True)]
        if any(seat is not None for seat in seats) and len(set(own)) == len(own):
            return [str(seat + 1) for seat in own]
        found = list[str]()
        for choice in choices:
            verb = choice.action.verb
            if verb not in self._given:
                self._given[verb] = _free(self._given.values())
            found.append("" if self._given[verb] in found else self._given[verb])
        for at, digit in enumerate(found):
            found[at] = digit or _free([*self._given.values(), *found])
        return found


def _free(taken: Collection[str]) -> str:
    """The first digit that is not among the *taken* ones."""
    return next((digit for digit in _DIGITS if digit not in taken), "")
