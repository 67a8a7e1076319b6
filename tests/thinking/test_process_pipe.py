"""A child process: what it sends arrives, its end is noticed, and nothing keeps it alive."""

from __future__ import annotations

import signal
import time
from multiprocessing.connection import Connection
from typing import Any

import pytest

from game.thinking.child_process import ChildProcess, PipeClosed, ProcessNotStarted, send, spawner


def brief(pipe: Connection) -> None:
    """Say two things and end."""
    send(pipe, "one")
    send(pipe, "two")


def stubborn(pipe: Connection) -> None:
    """Do not end when it is asked to."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    send(pipe, "ready")
    while True:
        time.sleep(60)


def refused(pipe: Connection) -> Any:
    raise OSError("no processes here")


def heard(child: ChildProcess, count: int) -> list[str]:
    found: list[str] = []
    until = time.monotonic() + 60
    while len(found) < count and time.monotonic() < until:
        found += child.received()
        time.sleep(0.005)
    return found


def test_what_a_child_sent_before_it_ended_still_arrives() -> None:
    child = ChildProcess(spawner("brief", brief))
    while child.alive:
        time.sleep(0.005)
    coming = child.received()
    assert [next(coming), next(coming)] == ["one", "two"]
    with pytest.raises(PipeClosed):
        next(coming)
    assert child.last_word() == "exit code 0"
    with pytest.raises(PipeClosed):
        child.send("nobody hears this")
    child.end()


def test_a_child_that_does_not_end_when_asked_is_killed() -> None:
    child = ChildProcess(spawner("stubborn", stubborn))
    assert heard(child, 1) == ["ready"]
    assert child.alive
    child.end()
    assert not child.alive


def test_where_the_system_refuses_a_process_it_is_told() -> None:
    with pytest.raises(ProcessNotStarted, match="no processes here"):
        ChildProcess(refused)
