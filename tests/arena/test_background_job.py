"""Errands: news comes from another process or in slices, and an end of any kind is noticed."""

import os
import signal
import time
from collections.abc import Iterator

import pytest

from game.arena.background_job import BackgroundJob, JobFailure


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


def waited(job: BackgroundJob[int], seconds: float = 30.0) -> list[int]:
    """All news until the job is over."""
    found: list[int] = []
    until = time.monotonic() + seconds
    while job.running and time.monotonic() < until:
        found += job.poll()
        time.sleep(0.005)
    assert not job.running
    return found


@pytest.mark.parametrize(("apart", "told"), [(True, [1, 2, 3]), (False, [1, 2, 2, 3])])
def test_news_comes_in_order_and_then_no_more(apart: bool, told: list[int]) -> None:
    job: BackgroundJob[int] = BackgroundJob("counting", apart)
    assert job.poll() == []
    job.begin(counting)
    assert (job.process is not None) == apart
    assert waited(job) == told
    assert (job.failure, job.lost, job.process) == (None, False, None)
    job.begin(counting)
    assert waited(job) == told


@pytest.mark.faulty
@pytest.mark.parametrize("apart", [True, False])
def test_a_stumble_is_told_after_the_news(apart: bool) -> None:
    job: BackgroundJob[int] = BackgroundJob("stumbling", apart)
    job.begin(stumbling)
    assert waited(job) == [1]
    assert job.failure == JobFailure("RuntimeError: a hole")
    assert not job.lost


def test_a_killed_process_is_missed() -> None:
    job: BackgroundJob[int] = BackgroundJob("dawdling")
    job.begin(dawdling)
    assert job.process is not None
    os.kill(job.process, signal.SIGTERM)
    waited(job)
    assert job.lost
    assert job.failure is None


@pytest.mark.parametrize("apart", [True, False])
def test_an_errand_can_be_ended(apart: bool) -> None:
    job: BackgroundJob[int] = BackgroundJob("dawdling", apart)
    job.begin(dawdling)
    job.poll()
    job.end()
    assert not job.running
    assert job.poll() == []
    assert job.process is None
