"""The pictures of all games, played one after the other, take no more room than is set for them.

What is counted is what the program holds without the collector of Python: a table that was left
holds nothing while it waits for that.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.app.play import demonstration
from game.shelf import SHELF
from tests.app.driver.app_driver import Pilot, flying
from tests.app.play.held_pictures import held_bytes

WINDOW = 1024, 720
SECOND = 60
"""Frames."""
MEGABYTE = 1 << 20
SEEN = 4 * WINDOW[0] * WINDOW[1]
"""Bytes of a picture of the whole window."""
STILL = 3 * SEEN
"""The layer of an open table, what lies still on it, and the screen before."""
KEPT = (14 + 8 + 3 + 3) * MEGABYTE
"""Drawings of all screens, and of a table turned cards, scaled ones and shadows."""
WRITTEN = 2 * (2 + 2) * MEGABYTE
"""Shapes and lines of letters, for a table and for all other screens."""
PAINTED = 5 * MEGABYTE
"""What the open table shows."""
MOST = STILL + KEPT + WRITTEN + PAINTED


@pytest.fixture(autouse=True)
def _nothing_is_collected() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def held_at_each_table(pilot: Pilot, games: list[str], seconds: int) -> list[int]:
    """The bytes held after so many *seconds* of each game, in the order in which it is played."""
    held = []
    for game in games:
        demonstration.start_demo(pilot.context, game, None, {}, "demo")
        pilot.frame(seconds * SECOND)
        held.append(held_bytes())
    return held


def test_left_tables_hold_no_pictures(tmp_path: Path) -> None:
    with flying(tmp_path, width=WINDOW[0], height=WINDOW[1], speed=4.0) as pilot:
        pilot.context.demo = True
        held = held_at_each_table(pilot, ["pitch"] * 5, 2)
    assert held[-1] < held[1] + MEGABYTE


@pytest.mark.slow
def test_no_tour_through_the_shelf_takes_more(tmp_path: Path) -> None:
    with flying(
        tmp_path, width=WINDOW[0], height=WINDOW[1], speed=4.0, reduced_motion=False
    ) as pilot:
        pilot.context.demo = True
        held = held_at_each_table(pilot, list(SHELF), 6)
    assert max(held) < MOST
