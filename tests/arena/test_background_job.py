"""Errands: news comes from another process or in slices, and an end of any kind is noticed."""

import os
import signal
import time
from collections.abc import Iterator

import pytest

from game.arena.background_job import BackgroundJob


def counting() -> Iterator[int]:
    """Three numbers, one of them told twice."""
    yield from (1, 2, 2, 3)


def stumbling() -> Iterator[int]:
    yield 1
    raise RuntimeError("a hole")


def dawdling() -> Iterator[int]:
    while True:
        time.sleep(0.01)
        yield 0


def waited(errand: BackgroundJob[int], seconds: float = 30.0) -> list[int]:
    """All news until the errand is over."""
    found: list[int] = []
    until = time.monotonic() + seconds
    while errand.running and time.monotonic() < until:
        found += errand.poll()
        time.sleep(0.005)
    assert not errand.running
    return found


@pytest.mark.parametrize(("apart", "told"), [(True, [1, 2, 3]), (False, [1, 2, 2, 3])])
def test_news_comes_in_order_and_then_no_more(apart: bool, told: list[int]) -> None:
    errand: BackgroundJob[int] = BackgroundJob("counting", apart)
    assert errand.poll() == []
    errand.begin(counting)
    assert (errand.process is not None) == apart
    assert waited(errand) == told
    assert (errand.failed, errand.lost, errand.process) == ("", False, None)
    errand.begin(counting)
    assert waited(errand) == told


@pytest.mark.faulty
@pytest.mark.parametrize("apart", [True, False])
def test_a_stumble_is_told_after_the_news(apart: bool) -> None:
    errand: BackgroundJob[int] = BackgroundJob("stumbling", apart)
    errand.begin(stumbling)
    assert waited(errand) == [1]
    assert errand.failed == "RuntimeError: a hole"
    assert not errand.lost


def test_a_killed_process_is_missed() -> None:
    errand: BackgroundJob[int] = BackgroundJob("dawdling")
    errand.begin(dawdling)
    assert errand.process is not None
    os.kill(errand.process, signal.SIGTERM)
    waited(errand)
    assert errand.lost
    assert errand.failed == ""


@pytest.mark.parametrize("apart", [True, False])
def test_an_errand_can_be_ended(apart: bool) -> None:
    errand: BackgroundJob[int] = BackgroundJob("dawdling", apart)
    errand.begin(dawdling)
    errand.poll()
    errand.end()
    assert not errand.running
    assert errand.poll() == []
    assert errand.process is None
