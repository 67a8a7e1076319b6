"""Editable text: one line with a cursor and a selection, as text fields everywhere have it."""

from __future__ import annotations


class EditableText:
    """A line of at most *longest* letters; the cursor stands at its end at first.

    Positions count letters from the left: 0 is before the first one.
    """

    def __init__(self, text: str, longest: int) -> None:
        """Begin with *text* and nothing selected."""
        self.text = text[:longest]
        self.longest = longest
        self.cursor = len(self.text)
        self._anchor = self.cursor
        """Where the selection begins; at the cursor nothing is selected."""

    @property
    def selection(self) -> tuple[int, int]:
        """The first and the last position of the selection; equal where nothing is selected."""
        return min(self._anchor, self.cursor), max(self._anchor, self.cursor)

    @property
    def selected(self) -> str:
        """The selected letters."""
        first, last = self.selection
        return self.text[first:last]

    def select_all(self) -> None:
        """Select the whole line, with the cursor at its end."""
        self._anchor, self.cursor = 0, len(self.text)

    def move_to(self, position: int, extend: bool = False) -> None:
        """Put the cursor at *position*, brought into the line; *extend* selects on the way."""
        self.cursor = max(0, min(len(self.text), position))
        if not extend:
            self._anchor = self.cursor

    def move(self, step: int, *, extend: bool = False, by_word: bool = False) -> None:
        """Move the cursor by one letter or word, to the left for -1 and the right for 1.

        A selection that is not extended is left by its nearer end.
        """
        first, last = self.selection
        if first != last and not extend and not by_word:
            self.move_to(first if step < 0 else last)
        else:
            self.move_to(self._word(step) if by_word else self.cursor + step, extend)

    def insert(self, letters: str) -> None:
        """Write *letters* in place of the selection, as many as there is room for."""
        first, last = self.selection
        room = self.longest - (len(self.text) - (last - first))
        letters = letters[: max(0, room)]
        self.text = self.text[:first] + letters + self.text[last:]
        self.move_to(first + len(letters))

    def delete(self, step: int, *, by_word: bool = False) -> None:
        """Delete the selection, or the letter or word before (-1) or behind (1) the cursor."""
        if not self.selected:
            self.move(step, extend=True, by_word=by_word)
        self.insert("")

    def _word(self, step: int) -> int:
        """Where the cursor comes to when it moves by a word."""
        at, length = self.cursor, len(self.text)
        if step < 0:
            while at > 0 and self.text[at - 1] == " ":
                at -= 1
            while at > 0 and self.text[at - 1] != " ":
                at -= 1
            return at
        while at < length and self.text[at] != " ":
            at += 1
        while at < length and self.text[at] == " ":
            at += 1
        return at
