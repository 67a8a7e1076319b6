"""The layout of the score panel: its corner, its lines, and the tab it is folded to."""

from __future__ import annotations

from typing import NamedTuple

from game.table.layout.text_room import grown, plate_height
from game.table.layout.viewport import Box, Viewport

_MARGIN = 2.0
_NARROW, _BESIDE_COLUMNS = 25.0, 17.0
"""How wide the panel is without columns, and what it needs beside them, in u."""

_FOLDS = 140.0
"""In a window less wide than this (in u) the score panel folds to a tab."""

_TALLEST, _WIDEST = 0.29, 0.27
"""How tall and wide the panel may be where it does not fold, by the window."""

_STEP = 0.05
"""By so much letters shrink at a time until the panel is not too wide."""

_WORTH_SEEING = 0.8
"""Where less than this of the wished size could be shown, the panel folds instead."""

_WORD = 1.9
"""The height of the word over the points, in u."""
_EDGES = 2.2
"""What the paper takes above and below its lines, in u."""


class ScoreRows(NamedTuple):
    """How tall the rows of the score panel are, in u, and how large its letters."""

    line: float = 2.7
    header: float = 0.0
    """The height of what stands over the columns and the points."""
    scale: float = 1.0
    """How much larger letters and columns are than usual."""


class ScorePanelPlace(NamedTuple):
    """Where the score panel is."""

    closed: Box
    """The panel, or the tab it is folded to."""
    open: Box
    """The panel when it is open."""
    rows: ScoreRows


def place_score_panel(
    f: Viewport, lines: int, columns: float, stays: bool, text: float
) -> ScorePanelPlace:
    """Place a panel of so many *lines* in the upper right corner.

    It folds in a narrow window, and where lines for letters of the scale *text* would be too
    tall; one that *stays* folds only where its letters would be much smaller than that. *columns*
    is how wide its columns are at a scale of 1, in u.
    """
    if not lines:
        nothing = Box(f.w - _MARGIN - _NARROW, _MARGIN, _NARROW, 0.0)
        return ScorePanelPlace(nothing, nothing, ScoreRows())
    scale, worded = _fitting_scale(f, lines, columns, text), _has_room_for_word(f, lines, text)
    if stays:
        folds = scale < _WORTH_SEEING * text
    else:
        tall = f.h * _TALLEST - _EDGES - _header(columns, text, worded)
        folds = f.w < _FOLDS or tall / lines < _WORTH_SEEING * _line(lines, text)
    scale = text if folds else scale
    rows = ScoreRows(_line(lines, scale), _header(columns, scale, worded), scale)
    wide = min(_wide(columns, scale), f.w - 2 * _MARGIN)
    panel = Box(f.w - _MARGIN - wide, _MARGIN, wide, lines * rows.line + rows.header + _EDGES)
    if not folds:
        return ScorePanelPlace(panel, panel, rows)
    wide, tall = grown(13.0, text, 0.6), plate_height(4.5, text)
    tab = Box(f.w - _MARGIN - wide, _MARGIN, wide, tall)
    return ScorePanelPlace(tab, panel._replace(y=tab.bottom + 0.8), rows)


def _fitting_scale(f: Viewport, lines: int, columns: float, text: float) -> float:
    """The largest scale of letters, *text* at most, with which it is not too tall or wide."""
    wished = _line(lines, text)
    header = _header(columns, text, _has_room_for_word(f, lines, text))
    fitting = min(wished, (f.h * _TALLEST - _EDGES - header) / lines)
    scale = max(1.0, text * fitting / wished)
    widest = max(f.w * _WIDEST, _wide(columns, 1.0) * grown(1.0, text, 0.15))
    while _wide(columns, scale) > widest and scale > 1.0:
        scale = max(1.0, scale - _STEP)
    return scale


def _wide(columns: float, text: float) -> float:
    """How wide the panel is with letters of the scale *text*."""
    if not columns:
        return grown(_NARROW, text, 0.5)
    return max(grown(_NARROW, text, 0.5), columns * text + grown(_BESIDE_COLUMNS, text, 0.7))


def _line(lines: int, text: float) -> float:
    """The height of one of so many lines."""
    return grown(2.7 if lines <= 5 else 2.3, text, 0.95)


def _header(columns: float, text: float, worded: bool) -> float:
    """The height of the signs over the columns, else of the word over the points if *worded*."""
    if columns:
        return grown(2.7, text, 0.8)
    return grown(_WORD, text, 0.8) if worded else 0.0


def _has_room_for_word(f: Viewport, lines: int, text: float) -> bool:
    """Whether the word over the points takes nothing from the letters of the lines."""
    room = f.h * _TALLEST - _EDGES - lines * _line(lines, text)
    return room >= grown(_WORD, text, 0.8)
