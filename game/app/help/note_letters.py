"""Note letters: a note is written smaller where the table has no room for large letters."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

import pygame

from game.ui.smaller_letters import smaller_themes
from game.ui.theme import Theme

Note = TypeVar("Note")

SHADOW = 1.6
"""How far the shadow of a note reaches, in u."""


def fitting_note(
    theme: Theme,
    printed: Callable[[Theme], tuple[Note, pygame.Rect]],
    taken: Sequence[pygame.Rect],
    protected: Sequence[pygame.Rect],
) -> Note:
    """Return the note with the largest letters with which it hides nothing of what is *taken*.

    Where even small ones hide something, the largest that hide nothing *protected*, not even with
    their shadow. *printed* makes a note with a theme, and tells where it lies in pixels.
    """
    air, tried = theme.units(SHADOW), []
    for each in smaller_themes(theme):
        note, rect = printed(each)
        cast = rect.inflate(2 * air, 2 * air)
        clear = cast.collidelist(protected) < 0
        if clear and rect.collidelist(taken) < 0:
            return note
        tried.append((note, clear))
    return next((note for note, clear in tried if clear), tried[-1][0])
