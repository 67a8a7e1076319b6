"""The match progress: which part of a match comes next, in a few words."""

from __future__ import annotations

from collections.abc import Iterable

from game.engine.events import Event, Scored


def match_progress_text(events: Iterable[Event], moves: int) -> str:
    """Which part of a match comes after *events*: ``round 3``, or its moves in the first part."""
    last = next((e for e in reversed(list(events)) if isinstance(e, Scored)), None)
    word, _, number = ("", "", "") if last is None else last.title.lower().partition(" ")
    if number.isdigit():
        return f"{word} {int(number) + 1}"
    if not moves:
        return "just dealt"
    return "1 move played" if moves == 1 else f"{moves} moves played"
