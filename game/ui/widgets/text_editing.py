"""Text editing: a line with cursor and selection, and the keys and clipboard that edit it."""

from __future__ import annotations

import pygame

from game.ui.clipboard import copy_text, pasted_text

_COMMAND = pygame.KMOD_CTRL | pygame.KMOD_META
"""Held with a letter they make it a command, with an arrow a step by a word."""
_STEPS = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}
_DELETES = {pygame.K_BACKSPACE: -1, pygame.K_DELETE: 1}


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


def edit_by_key(line: EditableText, e: pygame.event.Event) -> bool:
    """Move the cursor, select, delete, copy, cut or paste by a pressed key; False for any other."""
    shift, by_word = bool(e.mod & pygame.KMOD_SHIFT), bool(e.mod & _COMMAND)
    if by_word and _command(line, e.key):
        return True
    if e.key in _STEPS:
        return _step(line, _STEPS[e.key], shift, by_word)
    if e.key in _DELETES:
        line.delete(_DELETES[e.key], by_word=by_word)
        return True
    if e.key in (pygame.K_HOME, pygame.K_END):
        line.move_to(0 if e.key == pygame.K_HOME else len(line.text), shift)
        return True
    return False


def _step(line: EditableText, step: int, shift: bool, by_word: bool) -> bool:
    """Move the cursor; False at an end of the line, where the arrow leads out of the field."""
    end = 0 if step < 0 else len(line.text)
    if line.cursor == end and not line.selected and not shift:
        return False
    line.move(step, extend=shift, by_word=by_word)
    return True


def _command(line: EditableText, key: int) -> bool:
    """Select all, copy, cut or paste; False for any other letter."""
    if key == pygame.K_a:
        line.select_all()
    elif key == pygame.K_c:
        _copy(line.selected)
    elif key == pygame.K_x:
        if line.selected and _copy(line.selected):
            line.insert("")
    elif key == pygame.K_v:
        line.insert(_one_line(pasted_text()))
    else:
        return False
    return True


def _copy(text: str) -> bool:
    """Put *text* on the clipboard, if there is any; False where that cannot be."""
    return bool(text) and copy_text(text)


def _one_line(text: str) -> str:
    """What of a pasted text fits on a line: letters that can be seen, and single spaces."""
    return "".join(letter for letter in " ".join(text.split()) if letter.isprintable())
