"""Events and score sheets as lines of text, with every field that is not at its default."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from enum import Enum
from types import MappingProxyType
from typing import Any, NamedTuple, TypeAlias

from game.engine.cards import Card
from game.engine.events import Event, Moved, Said, Scored, Shuffled, Turned
from game.engine.notation import Notation, seat_text
from game.engine.zones import EVERYBODY, Place, ZoneId
from game.presentation.announcement import PLAIN, Announcement, CardMarks, Delivery, announcement_of
from game.presentation.highlight import Highlight
from game.presentation.score_sheet import RoundEnd, ScoreSheet, round_end_of

Field: TypeAlias = tuple[str, object]

UNSET = object()
"""What a field without a default is compared with."""

RECORDED_NAMES: Mapping[type, Mapping[str, str]] = MappingProxyType(
    {Highlight: {"kind": "flourish"}}
)
"""The names of fields in recorded matches, where they differ from those in the code."""

Presented: TypeAlias = Announcement | RoundEnd


class EventWriter(NamedTuple):
    """What happens in a match of one game, written an event a line, details indented below it."""

    notation: Notation
    seats: int

    def event(self, event: Event, back: Event, seers: int) -> Iterator[str]:
        """Write an event, who saw its face, and what the others saw where that is unusual."""
        yield "  " + " ".join(self._line(event))
        if isinstance(event, Said):
            yield from self._details(announcement_of(event), PLAIN)
        elif isinstance(event, Scored):
            yield from self._details(round_end_of(event), RoundEnd())
        if isinstance(event, Moved | Turned) and seers != EVERYBODY:
            who = [seat_text(seat) for seat in range(self.seats) if seers >> seat & 1]
            yield f"    seen by {' '.join(who) or 'nobody'}"
        if seers != EVERYBODY and back != event.masked():
            yield "    the others saw " + " ".join(self._line(back))

    def sheet(self, sheet: ScoreSheet) -> Iterator[str]:
        """Write a score sheet: its columns, each row with its values, and the totals."""
        yield f"  -- sheet: {sheet.note}"
        columns = [" ".join(map(seat_text, seats)) or "nobody" for seats in sheet.columns]
        yield f"  columns: {' | '.join(columns)}"
        for row in sheet.rows:
            more = _changed(row, ("label", "values"))
            extra = "".join(f" ({name} {self.value(value)})" for name, value in more)
            yield f"  {'  ' * row.level}{row.label}: {_cells(row.values)}{extra}"
        yield f"  {sheet.total}: {_cells(sheet.totals)}"
        for name, value in _changed(sheet, ("note", "columns", "rows", "totals", "total")):
            yield f"  {name}: {self.value(value)}"

    def _line(self, event: Event) -> tuple[str, ...]:
        match event:
            case Moved(card, source, target, up):
                ends = self.value(source), self.value(target)
                return "moved", self.value(card), *ends, *(["up"] if up else [])
            case Turned(card, where, up):
                return "turned", self.value(card), self.value(where), "up" if up else "down"
            case Shuffled(zone):
                return "shuffled", zone.name
            case Said(code, words, _, seat, value):
                how = "aloud" if announcement_of(event).aloud else "quietly"
                return "said", code, str(seat), str(value), how, words
            case Scored(title):
                return "scored", title

    def _details(self, presented: Presented, plain: Presented) -> Iterator[str]:
        for name, value, usual in zip(presented._fields, presented, plain, strict=True):
            if isinstance(value, CardMarks):
                for mark in value.marks:
                    yield f"    mark {self.value(mark)}"
            elif value not in (usual, Delivery.ALOUD):
                yield f"    {name} {self.value(value)}"

    def value(self, value: object) -> str:
        """Write any value that stands in an event or on a sheet."""
        match value:
            case Card():
                return value.text
            case ZoneId():
                return self.notation.write_zone(value)
            case Place(zone, at):
                return f"{self.value(zone)}:{at}"
            case Enum():
                return value.name.lower()
            case str():
                return repr(value)
            case tuple() if hasattr(value, "_fields"):
                words = RECORDED_NAMES.get(type(value), {})
                fields = [
                    f"{words.get(name, name)} {self.value(part)}" for name, part in _changed(value)
                ]
                return f"({', '.join(fields)})"
            case tuple():
                return f"[{', '.join(map(self.value, value))}]"
        return str(value)


def _changed(value: tuple[object, ...], without: Collection[str] = ()) -> Iterator[Field]:
    """The fields of a named tuple, by name, that are not at their defaults."""
    kind: Any = type(value)
    for name, part in zip(kind._fields, value, strict=True):
        if name not in without and part != kind._field_defaults.get(name, UNSET):
            yield name, part


def _cells(values: Sequence[str]) -> str:
    """The values of a row side by side, with a dash for an empty one."""
    return " | ".join(value or "-" for value in values)
