"""Note letters: a note is written smaller where the table has no room for large letters."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

import pygame

from game.ui.theme import Theme

_STEP = 0.2
"""By so much letters shrink at a time, as a part of their usual size."""

Note = TypeVar("Note")


def note_themes(theme: Theme) -> Iterator[Theme]:
    """Yield the person's own theme, then ones with smaller letters down to the usual size."""
    yield theme
    scale = theme.preferences.text_scale - _STEP
    while scale > 1.0 - _STEP / 2:
        yield Theme(theme.units, theme.preferences._replace(text_scale=max(1.0, scale)))
        scale -= _STEP


def fitting_note(
    theme: Theme,
    printed: Callable[[Theme], tuple[Note, pygame.Rect]],
    taken: Sequence[pygame.Rect],
    protected: Sequence[pygame.Rect],
) -> Note:
    """Return the note with the largest letters with which it hides nothing of what is *taken*.

    Where even small ones hide something, the largest that hide nothing *protected*. *printed*
    makes a note with a theme, and tells where it lies in pixels.
    """
    tried = []
    for each in note_themes(theme):
        note, rect = printed(each)
        if rect.collidelist(taken) < 0:
            return note
        tried.append((note, rect))
    clear = (note for note, rect in tried if rect.collidelist(protected) < 0)
    return next(clear, tried[-1][0])
