"""Shortcut letters: the key of each button, which means the same in every match of a game."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from typing import NamedTuple

from game.engine.zones import Seat
from game.table.controls.answer_digits import AnswerDigits
from game.ui.key_bindings import KeyBindings

DIGITS = frozenset("123456789")
SHIFT = "Shift+"
"""Stands before a digit that is pressed with Shift."""


class ButtonMeaning(NamedTuple):
    """What a button means, whatever else its label says just now."""

    name: Hashable
    """The same for every button that does the same: its verb, and whom or what it concerns."""
    label: str
    seat: Seat | None = None
    """The seat it concerns, whose digit is its key."""


class ShortcutLetters:
    """A key for each button, a letter of its label, the same ever after."""

    def __init__(self) -> None:
        """Begin with no key given."""
        self._given: dict[Hashable, str] = {}
        self.answers = AnswerDigits()
        """The same for the answers beside a card."""

    def keys(
        self, buttons: Sequence[ButtonMeaning], bindings: KeyBindings, digits_free: bool = True
    ) -> list[str]:
        """One key for each button: its seat's digit, a digit it ends with, an initial, a letter.

        No sign that means a command by *bindings* is given. A letter that another button has had
        is given only where there is no other; '' where no letter is left. Without *digits_free*
        plain digits mean something else just now: then that of a seat is pressed with Shift.
        """
        seats = [button.seat for button in buttons]
        digits = {str(seat + 1) for seat in seats if seat is not None}
        barred = {*bindings.letters, *(digits if digits_free else DIGITS)}
        buttons = told_apart(buttons)
        known = [self._given.get(button.name, "") for button in buttons]
        used = {key for key in known if key not in barred}
        passing, keys = bindings.key("pass"), list[str]()
        for at, (button, before) in enumerate(zip(buttons, known, strict=True)):
            if _passes(button.label) and passing not in keys:
                keys.append(passing)
            elif button.seat is not None and button.seat not in seats[:at]:
                keys.append(f"{'' if digits_free else SHIFT}{button.seat + 1}")
            elif before and before not in barred and before not in keys:
                keys.append(before)
            else:
                keys.append(self._new_key(button, barred | used | {*keys}))
        return keys

    def _new_key(self, button: ButtonMeaning, taken: set[str]) -> str:
        fitting = [key for key in _letters(button.label) if key not in taken]
        owned = {key for name, key in self._given.items() if name != button.name}
        key = next((k for k in fitting if k not in owned), next(iter(fitting), ""))
        if key:
            self._given[button.name] = key
        return key


def told_apart(buttons: Sequence[ButtonMeaning]) -> list[ButtonMeaning]:
    """The same buttons; of several that mean the same each is told by its number."""
    names = [button.name for button in buttons]
    return [
        button._replace(name=(button.name, names[:at].count(button.name)))
        for at, button in enumerate(buttons)
    ]


def _passes(label: str) -> bool:
    words = label.split()
    return bool(words) and words[0].rstrip(":,") == "Pass"


def _letters(label: str) -> Iterator[str]:
    """The letters and digits of a label, the likeliest key first."""
    words = label.replace(":", " ").split()
    if words and words[-1].isdigit() and len(words[-1]) == 1:
        yield words[-1]
    yield from (word[0].upper() for word in words if word[0].isalnum())
    yield from (letter.upper() for letter in label if letter.isalpha())
