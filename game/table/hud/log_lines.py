"""The lines of the log: what is written there about each thing that was said."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from game.engine.events import Event, Said
from game.presentation.announcement import announcement_of
from game.table.hud.log_layout import LogLine
from game.table.seats.name_format import fill_names
from game.table.table_dependencies import PlayerInfo


class SpokenEvent(NamedTuple):
    """Something that was said; *undone* when the decision it came from was taken back."""

    said: Said
    undone: bool = False


def spoken_events(history: Iterable[Event]) -> list[SpokenEvent]:
    """All that was said in *history*."""
    return [SpokenEvent(event) for event in history if isinstance(event, Said) and event.text]


def log_line(said: Said, people: Sequence[PlayerInfo], house: str) -> LogLine:
    """What stands in the log about *said*; *house* is the name of the side that is no seat."""
    text = fill_names(said.text, [person.name for person in people])
    if announcement_of(said).in_bubble:
        if said.seat is not None:
            return LogLine(said.seat, f"{people[said.seat].name}: “{text}”")
        if house:
            return LogLine(None, f"{house}: “{text}”")
    return LogLine(said.seat, text)
