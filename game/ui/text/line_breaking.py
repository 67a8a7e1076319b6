"""Line breaking: a sentence is broken into lines that are no wider than there is room."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable
from typing import TypeAlias

WidthOf: TypeAlias = Callable[[str], int]
"""How wide some words are on one line, in pixels."""


def break_lines(text: str, width: int, width_of: WidthOf) -> list[str]:
    """Break *text* into lines of at most *width* pixels.

    Line ends in the text are kept; a word longer than a line is broken where it must be.
    """
    return [
        line
        for paragraph in text.split("\n")
        for line in _break_paragraph(paragraph, width, width_of)
    ]


def even_lines(text: str, width: int, width_of: WidthOf) -> list[str]:
    """Break *text* into as many lines as it needs in *width* pixels, each about as long.

    No word stands alone in the last line because the others just found room above it.
    """
    lines = break_lines(text, width, width_of)
    longest = max(map(width_of, text.split()), default=width)
    if len(lines) == 1 or longest >= width:
        return lines
    widths = range(longest, width)
    enough = bisect_left(
        widths, True, key=lambda tried: len(break_lines(text, tried, width_of)) <= len(lines)
    )
    return break_lines(text, longest + enough, width_of)


def _break_paragraph(text: str, width: int, width_of: WidthOf) -> list[str]:
    lines: list[str] = []
    line = ""
    for word in text.split(" "):
        longer = f"{line} {word}" if line else word
        if width_of(longer) <= width:
            line = longer
            continue
        if line:
            lines.append(line)
        *full, line = _break_word(word, width, width_of)
        lines.extend(full)
    lines.append(line)
    return lines


def _break_word(word: str, width: int, width_of: WidthOf) -> list[str]:
    """Cut a word into pieces that fit; at least one letter each."""
    pieces = [""]
    for letter in word:
        if pieces[-1] and width_of(pieces[-1] + letter) > width:
            pieces.append("")
        pieces[-1] += letter
    return pieces
