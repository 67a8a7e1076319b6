"""The part sheet: what changed when a new part of a game began, and why, in a few sentences."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from game.engine.events import Event, Said
from game.presentation.announcement import NewPart, announcement_of


class PartSheet(NamedTuple):
    """A title and sentences; they may name seats as ``{0}``."""

    title: str
    sentences: tuple[str, ...]


def part_of(event: Event) -> NewPart | None:
    """Return the part of the game that begins with *event*, if one does."""
    return announcement_of(event).part if isinstance(event, Said) else None


def part_sheet(events: Sequence[Event], begins: Event) -> PartSheet | None:
    """Return the sheet of the part that *begins*; None where it has been told in this match.

    *events* is the match as the public saw it.
    """
    part = part_of(begins)
    at = next((n for n, event in enumerate(events) if event is begins), len(events))
    before = events[:at]
    if part is None or not isinstance(begins, Said):
        return None
    if part.once and any(told is not None and told == part for told in map(part_of, before)):
        return None
    words = (begins.text,) if begins.text else ()
    return PartSheet(part.title, (*part_explanations(before), *words, *part.lines))


def part_explanations(events: Iterable[Event]) -> tuple[str, ...]:
    """Return what was said since the last part began about why the next one does."""
    found: list[str] = []
    for event in events:
        if part_of(event) is not None:
            found.clear()
        elif isinstance(event, Said) and announcement_of(event).explains_part:
            found.append(event.text)
    return tuple(found)
