"""Text room: how much room words get at the table when a person reads larger letters.

The rule: every place for words grows with the text size as far as the felt can spare the room, by
the shares that stand here. Letters are as large as the person asked for, or as large as their place
allows, whatever is less; nothing is cut off to make them larger.
"""

from __future__ import annotations

from game.table.layout.viewport import Viewport

PLATE_LETTERS, LABEL_LETTERS = 2.0, 1.7
"""The size of letters on plates and under piles, in u at a scale of 1."""

TWO_LINES = 6.4
"""How tall two lines of the status line are at a scale of 1, in u."""

_LINE = 1.2
"""The height of a line by the size of its letters."""

_SHORT, _ROOMY = 75.0, 90.0
"""A window as tall as the first (in u) has no room for larger letters, one as tall as the second
has room for letters of twice the size."""

_CROWDED = 1.5
"""The largest scale on a crowded felt."""

_NARROW, _NARROW_ROOM = 120.0, 40.0
"""The same for its width: the least, and what it needs more for twice the size."""

LARGEST_LABEL = 1.7
"""Words under piles grow so far: the piles would lose more by it than the reader gains."""


def grown(length: float, text: float, share: float) -> float:
    """A *length* that grows by *share* of what letters grow at the scale *text*."""
    return length * (1.0 + share * (text - 1.0))


def fitting_text(frame: Viewport, wished: float, crowded: bool = False) -> float:
    """The scale of letters for which a window has room: all that is *wished* in most.

    Where a person makes everything larger a window holds less; letters grow less by as much, and
    a little less where many rows of cards lie on a *crowded* felt.
    """
    most = 1.0 + min((frame.h - _SHORT) / (_ROOMY - _SHORT), (frame.w - _NARROW) / _NARROW_ROOM)
    return min(wished, max(1.0, most), _CROWDED if crowded else wished)


def plate_height(least: float, text: float) -> float:
    """How tall a name plate is, in u; *least* is its height at a scale of 1."""
    return max(least, PLATE_LETTERS * _LINE * text + 0.3)


def call_height(text: float) -> float:
    """How far a call hangs below its name plate, in u."""
    return max(2.6, LABEL_LETTERS * _LINE * text + 0.2)


def label_scale(text: float) -> float:
    """How much larger the words under piles are."""
    return min(LARGEST_LABEL, text)


def label_height(text: float) -> float:
    """How tall the slip with the words under a pile is, in u."""
    return max(2.7, LABEL_LETTERS * _LINE * label_scale(text) + 0.5)


def label_growth(text: float) -> float:
    """By how much that slip is taller than at a scale of 1, in u."""
    return label_height(text) - label_height(1.0)


def prompt_height(text: float) -> float:
    """How tall the place of the status line is, in u: one line, or two of less tall letters."""
    return grown(3.8, text, 1.26)


def action_width(frame: Viewport, text: float) -> float:
    """How wide the column of buttons at the lower right is, in u; it ends beside the prompt."""
    return max(23.5, min(grown(23.5, text, 0.3), frame.w * 0.24 - 3.0))


def drawer_width(text: float) -> float:
    """How wide the open log is, in u."""
    return grown(36.0, text, 0.7)


def hand_drop(text: float) -> float:
    """How much lower the viewer's hand lies, for a taller status line over it, in u."""
    return 2.0 * (text - 1.0)


def sort_button_height(text: float) -> float:
    """How tall the button that sorts the hand is, in u."""
    return grown(3.2, text, 0.5)
