"""The event summary: what happened, in sentences everybody at the table may hear."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.engine.events import Event, Moved, Said, Scored, Turned
from game.presentation.announcement import announcement_of


def event_sentences(events: Sequence[Event], names: Sequence[str]) -> list[str]:
    """The sentences about *events*; what was turned up is not played when somebody takes it."""
    shown = {event.place.zone for event in events if isinstance(event, Turned) and event.up}
    return [
        sentence
        for event in events
        if not (
            isinstance(event, Moved)
            and event.source.zone in shown
            and event.target.zone.owner is not None
        )
        and (sentence := event_sentence(event, names))
    ]


def event_sentence(event: Event, names: Sequence[str]) -> str:
    """A sentence about an event as the public saw it; nothing for most events."""
    if isinstance(event, Said) and event.text:
        said = event.text.format(*names) if "{" in event.text else event.text
        if event.seat is not None and announcement_of(event).in_bubble:
            return f"{names[event.seat]}: “{said}”"
        return said
    if isinstance(event, Moved) and event.card is not None:
        owner = event.source.zone.owner
        if owner is not None and event.target.zone.owner != owner:
            return f"{names[owner]} plays the {event.card.words}."
    return ""


def match_progress_text(events: Iterable[Event], moves: int) -> str:
    """Which part of a match comes after *events*: ``round 3``, or its moves in the first part."""
    last = next((e for e in reversed(list(events)) if isinstance(e, Scored)), None)
    word, _, number = ("", "", "") if last is None else last.title.lower().partition(" ")
    if number.isdigit():
        return f"{word} {int(number) + 1}"
    if not moves:
        return "just dealt"
    return "1 move in" if moves == 1 else f"{moves} moves in"
