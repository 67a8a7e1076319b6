"""The choice of highlights: which great moments of a stretch get theirs, where there are many."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.events import Event, Said
from game.presentation.announcement import announcement_of
from game.presentation.highlight import HighlightKind

MOST_HIGHLIGHTS = 2
"""In one stretch; lesser moments then pass with their words alone."""


_GREATEST = (
    HighlightKind.TRIUMPH,
    HighlightKind.SHAME,
    HighlightKind.CAUGHT,
    HighlightKind.STRIKE,
    HighlightKind.AWARD,
)


def highlighted_moments(events: Sequence[Event]) -> set[int]:
    """The moments of a stretch that get their highlight, by identity."""
    found = [
        (_GREATEST.index(highlight.kind), -at, id(event))
        for at, event in enumerate(events)
        if isinstance(event, Said) and (highlight := announcement_of(event).highlight) is not None
    ]
    return {name for _, _, name in sorted(found)[:MOST_HIGHLIGHTS]}
