"""Smaller letters: the themes in which words are tried where large ones would hide too much."""

from __future__ import annotations

from collections.abc import Iterator

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
    scale = theme.preferences.ui_scale
    while scale > 1.0 + _STEP / 2:
        yield Theme(theme.units, theme.preferences._replace(ui_scale=scale))
        scale -= _STEP
    usual = theme.preferences._replace(ui_scale=min(1.0, theme.preferences.ui_scale))
    yield from smaller_themes(Theme(theme.units, usual))
