"""The layout of all nine games: in real positions nothing is covered, clipped or too small."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import pytest

from game.engine.options import BadOption
from game.engine.zones import ZoneId
from game.presentation.zone_look import Spot
from game.shelf import SHELF
from game.table.layout.viewport import Box
from tests.table.layout.layout_checks import Moment, Table, View, moments

SIZES = [
    (960, 600),
    (1024, 768),
    (1280, 720),
    (1440, 900),
    (1920, 1080),
    (2560, 1440),
    (3440, 1440),
    (3840, 2160),
    (1000, 1000),
]
SCALES = [(1.0, 1.0), (1.6, 2.0), (0.8, 1.0), (1.0, 2.0), (1.0, 1.4)]
VIEWS = [View(size, *scales) for size, scales in itertools.product(SIZES, SCALES)]


def dealt_as_usual(game: str, seats: int) -> bool:
    """Whether the usual options do for so many seats."""
    try:
        SHELF[game].open(seats)
    except BadOption:
        return False
    return True


TABLES = [
    (game, seats)
    for game, entry in SHELF.items()
    for seats in entry.rules.players
    if dealt_as_usual(game, seats)
]

VARIANTS: list[tuple[str, int, dict[str, object]]] = [
    ("skitgubbe", 3, {"confusion": True}),
    ("skitgubbe", 7, {"decks": 2}),
    ("skitgubbe", 8, {"decks": 2}),
]
"""Options with which much more lies on a table."""


def wrong(found: list[Moment], views: list[View]) -> Iterator[str]:
    for i, view in enumerate(views):
        moment = found[i % len(found)]
        for fault in Table(moment, view).wrong():
            yield f"{view}, seat {moment.seen.seat}: {fault}"


def test_every_game_is_looked_at() -> None:
    assert {game for game, _ in TABLES} == set(SHELF)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_position_lies_well_in_some_window(game: str, seats: int) -> None:
    shift = TABLES.index((game, seats)) % 4
    assert not list(wrong(moments(game, seats, "2", 120, {}), VIEWS[shift::4]))


@pytest.mark.parametrize(("game", "seats", "options"), VARIANTS)
def test_large_hands_lie_well(game: str, seats: int, options: dict[str, object]) -> None:
    assert not list(wrong(moments(game, seats, "5", 250, options), VIEWS))


@pytest.mark.slow
@pytest.mark.parametrize("seed", ["1", "3", "4"])
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_position_lies_well_in_every_window(game: str, seats: int, seed: str) -> None:
    for moment in moments(game, seats, seed, 200, {}):
        assert not list(wrong([moment], VIEWS))


def pitch() -> Table:
    """A table on which nothing is wrong."""
    table = Table(moments("pitch", 4, "2", 60, {})[2], View((1280, 720)))
    assert not table.wrong()
    return table


def lay(table: Table, zone: ZoneId, box: Box) -> list[str]:
    """What is wrong when one zone is laid elsewhere."""
    slots = dict(table.layout.slots)
    slots[zone] = slots[zone]._replace(box=box)
    table.layout = table.model.layout = table.layout._replace(slots=slots)
    return table.wrong()


def test_a_heap_on_a_seat_is_found() -> None:
    table = pitch()
    heap = next(
        z for z, s in table.layout.slots.items() if s.look.spot is Spot.FRONT and not s.mine
    )
    assert any("lies on" in one for one in lay(table, heap, table.layout.chairs[1].box))


def test_a_hand_beyond_the_edge_is_found() -> None:
    table = pitch()
    hand = ZoneId("hand", table.seen.seat)
    box = table.layout.slots[hand].box
    assert any("leaves" in one for one in lay(table, hand, box._replace(x=box.x + 110)))


def test_a_covered_index_is_found() -> None:
    table = Table(moments("vendetta", 4, "2", 60, {})[-1], View((1280, 720)))
    assert not table.wrong()
    rows = [z for z, cards in table.seen.zones.items() if z.name == "trick" and len(cards) > 2]
    row = next(z for z in rows if z not in table.model.closed_piles.zones)
    box = table.layout.slots[row].box
    card = table.layout.slots[row].card
    assert any("index" in one for one in lay(table, row, box._replace(w=card * 1.1)))
