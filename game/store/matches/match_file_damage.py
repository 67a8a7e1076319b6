"""Damage in a match file: the events before it are kept, and where it begins is told."""

from __future__ import annotations

from dataclasses import replace

from game.engine.journal import CorruptJournal
from game.store.matches.match_file import MatchFile
from game.store.matches.match_file_events import (
    EventFold,
    MatchEvent,
)
from game.store.matches.match_file_line import LineState, parse_line


def sound_events(match: MatchFile, rest: bytes, end: LineState) -> MatchFile:
    """The match with the events on the lines of *rest*, as far as they are sound."""
    events: list[MatchEvent] = []
    folding = EventFold()
    *whole, _torn = rest.split(b"\n")
    damage = ""
    for each in whole:
        try:
            told, end = parse_line(each, end, match.id)
            folding.take(told)
        except (CorruptJournal, ValueError, TypeError):
            made = len(folding.progress(match.beginning).journal.actions)
            damage = f"This match is damaged after move {made}."
            break
        events.append(told)
    return replace(match, events=tuple(events), damage=damage)
