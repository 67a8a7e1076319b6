"""Shortcut letters: the key of each button, which means the same as long as the table stands."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from typing import NamedTuple

RESERVED_LETTERS = frozenset("HLMOSV")
"""Letters that mean something else at every table."""
DIGITS = frozenset("123456789")
PASS = "P"
"""The letter of "Pass", and of nothing else."""


class ButtonMeaning(NamedTuple):
    """What a button means, whatever else its label says just now."""

    name: Hashable
    """The same for every button that does the same: its verb, and whom or what it concerns."""
    label: str


class ShortcutLetters:
    """Gives each button a key of its label, and the same key to the same button ever after."""

    def __init__(self) -> None:
        """No key has been given yet."""
        self._given: dict[Hashable, str] = {}

    def keys(self, buttons: Sequence[ButtonMeaning], digits_free: bool = True) -> list[str]:
        """One key for each button: a digit it ends with, else an initial, else a letter of it.

        A letter that another button has had is given only where there is no other; '' where no
        letter is left. Without *digits_free* digits mean something else just now.
        """
        barred = {*RESERVED_LETTERS, PASS, *(() if digits_free else DIGITS)}
        buttons = told_apart(buttons)
        known = [self._given.get(button.name, "") for button in buttons]
        used = {key for key in known if key not in barred}
        keys: list[str] = []
        for button, before in zip(buttons, known, strict=True):
            if _passes(button.label) and PASS not in keys:
                keys.append(PASS)
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
