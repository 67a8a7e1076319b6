"""The hang watchdog: a computer player that hangs in a tool ends it, loudly.

Steps remain the measure of all thought: what counts here is how long nothing is heard at all.
"""

from __future__ import annotations

import os
import sys
import threading
import time
import traceback
from _thread import interrupt_main
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final, NamedTuple

from game.bots.bot_fault import BotFailed, Fault, Where
from game.engine.observation import Observation

LOOK: Final = 1.0
"""Seconds between two looks at whoever thinks."""
LOOKS: Final = 60
"""So many looks without a further step are a hang: a step takes a few milliseconds. Looks are
counted, not seconds, so that a program that was stopped for a while may go on."""
MOST_STEPS: Final = 100_000_000
"""Steps after which a thought has no end: ten times what anybody can be asked for."""


class EndlessThinking(Exception):
    """Raised after more steps than any player takes."""


class WatchedDecision(NamedTuple):
    """A decision that somebody thinks about."""

    seen: Observation[Any]
    dice: str
    who: str
    """How it plays."""
    where: Where


class HangWatchdog:
    """A watch over one decision after another, of whoever thinks in this thread."""

    def __init__(self) -> None:
        """Begin with nobody thinking."""
        self._asked: WatchedDecision | None = None
        self._steps = 0
        self._late = False
        self._closed = threading.Event()
        self._lock = threading.Lock()
        self._thinker = threading.current_thread()
        self._thread: threading.Thread | None = None

    def close(self) -> None:
        """End the watch."""
        self._closed.set()

    def step(self) -> None:
        """Note that whoever thinks has come a step further.

        Raises:
            EndlessThinking: when that was one too many.
        """
        self._steps += 1
        if self._steps > MOST_STEPS:
            raise EndlessThinking

    @contextmanager
    def over(self, asked: WatchedDecision) -> Iterator[None]:
        """Watch the decision made within.

        Raises:
            BotFailed: when whoever thinks was silent too long.
        """
        if self._thread is None:
            self._thread = threading.Thread(target=self._look, name="watch", daemon=True)
            self._thread.start()
        self._steps, self._asked = 0, asked
        try:
            try:
                yield
            finally:
                with self._lock:
                    self._asked = None
            if self._late:  # it was decided in the very moment: the interrupt is on its way
                time.sleep(LOOK * LOOKS)
        except KeyboardInterrupt as stopped:
            if not self._late:
                raise
            raise self._failed(asked, traceback.format_exc()) from stopped

    def _look(self) -> None:
        before: tuple[WatchedDecision | None, int] = None, 0
        silent = 0
        while not self._closed.wait(LOOK):
            now = self._asked, self._steps
            same = now[0] is not None and now[0] is before[0] and now[1] == before[1]
            silent, before = silent + 1 if same else 0, now
            if silent == LOOKS:
                self._interrupt()
            elif silent == 2 * LOOKS and now[0] is not None:
                self._end(now[0])

    def _interrupt(self) -> None:
        """Stop the thought, where it is one of Python."""
        with self._lock:
            if self._asked is not None and self._thinker is threading.main_thread():
                self._late = True
                interrupt_main()

    def _end(self, asked: WatchedDecision) -> None:
        """End the process: whoever thinks waits for something that never comes."""
        try:
            print(f"\nfolkdeck: {self._failed(asked, '')}", file=sys.stderr, flush=True)
        finally:
            os._exit(1)

    def _failed(self, asked: WatchedDecision, details: str) -> BotFailed:
        error = f"{asked.who} was silent for {LOOK * LOOKS:g} seconds"
        return BotFailed(Fault(error, details, asked.seen, asked.dice, asked.who), asked.where)
