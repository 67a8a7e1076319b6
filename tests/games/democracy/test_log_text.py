"""The log of Democracy: the banner at the end of an island names all who scored a tribe there."""

from __future__ import annotations

import pytest

from game.engine.events import Said
from game.engine.rules import State
from game.engine.table import Table
from game.engine.witness_record import Record
from game.engine.zones import ZoneRegistry
from game.games.democracy.rules.facts import DemocracyFacts, Island
from game.games.democracy.text import log_text
from game.presentation.announcement import announcement_of


def banners(gains: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Whom each banner names when the seats score so many tribes."""
    zone_registry = ZoneRegistry()
    zone_registry.freeze()
    record = Record()
    points = tuple((13,) * gain + (0,) * (4 - gain) for gain in gains)
    facts = DemocracyFacts(tribes=[*gains], points=[n for one in points for n in one])
    log_text.score(State(Table(zone_registry, record), facts), Island(1, 0, points, gains))
    said = [event for event in record.events if isinstance(event, Said)]
    shown = [announcement_of(event).highlight for event in said]
    return [highlight.seats for highlight in shown if highlight is not None]


@pytest.mark.parametrize(
    ("gains", "named"),
    [
        ((0, 1, 0, 0), (1,)),
        ((1, 0, 0, 1), (0, 3)),
        ((2, 0, 1, 0), (0, 2)),
        ((1, 1, 1, 1), (0, 1, 2, 3)),
    ],
)
def test_everybody_who_scored_is_named(gains: tuple[int, ...], named: tuple[int, ...]) -> None:
    assert banners(gains) == [named]


def test_nobody_is_named_where_nobody_scored() -> None:
    assert banners((0, 0, 0)) == []
