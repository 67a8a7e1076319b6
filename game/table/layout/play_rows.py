"""Play rows: cards laid side by side in the middle, those of one play over each other; pure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, TypeAlias

from game.engine.zones import Place
from game.presentation.marks import Mark, MarkKind
from game.table.layout.slot import CARD_RATIO
from game.table.layout.text_room import grown
from game.table.layout.viewport import Box

PLAY_MARKS = (MarkKind.JOINED, MarkKind.EDGE, MarkKind.BRACKET)
"""Marks that decide how a card lies among plays, in the order of :data:`PlayMarks`."""

PlayMarks: TypeAlias = tuple[bool, bool, bool]
"""Of one card: whether it is joined to the one before it, at the edge, under a bracket."""

PlaySpot: TypeAlias = tuple[float, float, float]
"""Where the middle of a card is, and how wide it is, in u."""

LARGEST = 11.0
_NAME, _BRACKET = 3.2, 2.9
"""What stands under the cards, in u: the name, and the words with their bracket."""

_LEAST = 2.0
_SMALL = 5.2
"""The width of a card at the edge."""

_STEPS = (1.14, 0.94, 0.78)
"""From play to play, by the width of a card: as far as leaves the cards large."""

_JOINED, _EDGE_STEP, _GOOD = 0.32, 1.12, 8.5


class _Line(NamedTuple):
    """Some plays side by side: the numbers of their cards, and how far each is from the first."""

    cards: tuple[int, ...]
    at: tuple[float, ...]

    @property
    def long(self) -> float:
        """How long it is, in widths of a card."""
        return (self.at[-1] if self.at else 0.0) + 1.0


def places_by_mark(marks: Sequence[Mark]) -> Mapping[MarkKind, frozenset[Place]]:
    """The places that have each mark of :data:`PLAY_MARKS`."""
    return {
        kind: frozenset(
            Place(mark.zone, mark.at) for mark in marks
            if mark.kind is kind and mark.at is not None
        )
        for kind in PLAY_MARKS
    }  # fmt: skip


def name_height(text: float) -> float:
    """What the name under a play takes for letters of the scale *text*, in u."""
    return grown(_NAME, text, 0.35)


def bracket_height(text: float) -> float:
    """What the words under several plays take with their bracket, in u."""
    return grown(_BRACKET, text, 0.35)


def edge_height(box: Box, text: float) -> float:
    """The height of the line along the edge of *box*, in u."""
    return min(_SMALL * CARD_RATIO + name_height(text) + 0.8, box.h * 0.36)


def place_plays(
    box: Box, cards: Sequence[PlayMarks], kept: bool = False, text: float = 1.0
) -> list[PlaySpot]:
    """Where the cards of a zone lie in *box*; *kept* is whether room is kept along its edge.

    Names under them have letters of the scale *text*.
    """
    low, name = edge_height(box, text) if kept else 0.0, name_height(text)
    found: dict[int, PlaySpot] = {}
    main = [i for i, (_, edge, _) in enumerate(cards) if not edge]
    thrown = [i for i, (_, edge, _) in enumerate(cards) if edge]
    foot = name + (bracket_height(text) if any(under for _, _, under in cards) else 0.0)
    if main:
        found |= _middle(box._replace(h=box.h - low), cards, main, foot)
    if thrown:
        small = min(_SMALL, (low - name) / CARD_RATIO) if low else _SMALL
        wide = min(small, box.w)
        step = min(_EDGE_STEP, (box.w / wide - 1) / max(1, len(thrown) - 1))
        line = _Line(tuple(thrown), tuple(i * step for i in range(len(thrown))))
        y = box.bottom - max(low, small * CARD_RATIO + name) + 0.4 + small * CARD_RATIO / 2
        found |= _laid(line, box, wide, y)
    return [found[i] for i in range(len(cards))]


def _middle(
    box: Box, cards: Sequence[PlayMarks], main: Sequence[int], foot: float
) -> dict[int, PlaySpot]:  # fmt: skip
    """All that was played, in one line or, if the cards are larger then, in two."""
    best: tuple[float, list[_Line]] = 0.0, []
    for step in _STEPS:
        for count in (1, 2):
            lines = _lines(cards, main, step, count)
            room = (box.h - foot * len(lines)) / len(lines) / CARD_RATIO
            wide = min(LARGEST, max(room, _LEAST), *(box.w / line.long for line in lines))
            if not best[1] or wide > best[0] + 0.5:
                best = wide, lines
        if best[0] >= _GOOD:
            break
    wide, lines = best
    each = wide * CARD_RATIO + foot
    y = box.y + (box.h - each * len(lines)) / 2 + wide * CARD_RATIO / 2
    found: dict[int, PlaySpot] = {}
    for number, line in enumerate(lines):
        found |= _laid(line, box, wide, y + number * each)
    return found


def _lines(
    cards: Sequence[PlayMarks], main: Sequence[int], step: float, count: int
) -> list[_Line]:  # fmt: skip
    """The plays in *count* lines of like length; a play is never broken."""
    plays: list[list[int]] = []
    for i in main:
        if plays and cards[i][0]:
            plays[-1].append(i)
        else:
            plays.append([i])
    whole = sum(step + _JOINED * (len(play) - 1) for play in plays)
    lines: list[list[list[int]]] = [[]]
    used = 0.0
    for play in plays:
        long = step + _JOINED * (len(play) - 1)
        if lines[-1] and len(lines) < count and used + long / 2 > whole / count:
            lines.append([])
        lines[-1].append(play)
        used += long
    return [_line(line, step) for line in lines]


def _line(plays: Sequence[Sequence[int]], step: float) -> _Line:
    numbers: list[int] = []
    at: list[float] = []
    where = 0.0
    for play in plays:
        for k, i in enumerate(play):
            numbers.append(i)
            at.append(where + k * _JOINED)
        where = at[-1] + step
    return _Line(tuple(numbers), tuple(at))


def _laid(line: _Line, box: Box, wide: float, y: float) -> dict[int, PlaySpot]:
    left = box.middle[0] - line.long * wide / 2 + wide / 2
    return {i: (left + at * wide, y, wide) for i, at in zip(line.cards, line.at, strict=True)}
