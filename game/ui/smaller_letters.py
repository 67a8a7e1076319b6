"""Smaller letters: the themes in which words are tried where large ones would hide too much."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from game.ui.theme import Theme

_STEP = 0.2
"""By so much letters shrink at a time, as a part of their usual size."""


def smaller_themes(theme: Theme) -> Iterator[Theme]:
    """Yield the person's own theme, then ones with smaller letters down to the usual size."""
    yield theme
    scale = theme.preferences.text_scale - _STEP
    while scale > 1.0 - _STEP / 2:
        yield Theme(theme.units, theme.preferences._replace(text_scale=max(1.0, scale)))
        scale -= _STEP


def smaller_scales(theme: Theme) -> Iterator[Theme]:
    """Yield the person's own theme, then smaller ones down to the usual size of everything.

    What is around the letters shrinks first.
    """
    yield theme
    wished = theme.preferences
    scale = wished.ui_scale - _STEP
    while scale > 1.0 - _STEP / 2:
        yield Theme(theme.units, wished._replace(ui_scale=max(1.0, scale)))
        scale -= _STEP
    usual = wished._replace(ui_scale=min(1.0, wished.ui_scale))
    yield from islice(smaller_themes(Theme(theme.units, usual)), 1, None)
