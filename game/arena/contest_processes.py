"""The processes of a contest: they share its deals, which are kept as they are made."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from contextlib import nullcontext
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

from game.arena.contest import Contest, DealResult, KindScore, play_deal
from game.arena.stop_rule import StopRule
from game.bots.fault import BotFailed
from game.store.bounded_read import MEGABYTE, UnreadableFile, read_text

MOST = 256 * MEGABYTE
"""Bytes of a file of deals, at most."""
AHEAD = 2
"""Deals given out for each process, so that none waits."""


class DealWorkers(NamedTuple):
    """Who plays the deals of a contest."""

    jobs: int = 1
    """How many deals are played at once."""
    executor: Executor | None = None
    """What plays them; None is this process, or as many processes of its own."""


ALONE = DealWorkers()
"""Deals are played one after another in this process."""


class BadResultLog(ValueError):
    """A file of deals that belongs to another contest or cannot be read, as one sentence."""


def kept_lines(path: Path) -> list[str]:
    """The lines of a file that was kept; none where there is no file yet.

    Raises:
        BadResultLog: when it cannot be read.
    """
    try:
        return read_text(path, MOST).splitlines()
    except UnreadableFile as error:
        if error.missing:
            return []
        raise BadResultLog(f"{path} cannot be used ({error.reason}).") from None


class ResultLog:
    """The deals of a contest in a file, a line each; without a file they are only counted."""

    def __init__(self, contest: Contest, path: Path | None) -> None:
        """Read what was made before.

        Raises:
            BadResultLog: when the file is of another contest, damaged, or cannot be written.
        """
        self.made: dict[int, DealResult] = {}
        self._path = path
        if path is None:
            return
        head = json.dumps(contest._asdict() | {"options": dict(contest.options)}, sort_keys=True)
        try:
            lines = kept_lines(path)
            if not lines:
                path.write_text(head + "\n", encoding="utf-8")
        except OSError as error:
            raise BadResultLog(f"{path} cannot be used ({error.strerror}).") from None
        if lines and lines[0] != head:
            raise BadResultLog(f"{path} holds the deals of another contest.")
        # A line that was cut off when the power failed is played again.
        for deal in filter(None, map(_read, lines[1:])):
            self.made[deal.number] = deal

    def add(self, deal: DealResult) -> None:
        """Keep a deal.

        Raises:
            BadResultLog: when it cannot be written.
        """
        self.made[deal.number] = deal
        if self._path is None:
            return
        line = deal._asdict() | {"by_kind": {k: [*v] for k, v in deal.by_kind.items()}}
        try:
            with self._path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(line) + "\n")
        except OSError as error:
            raise BadResultLog(f"{self._path} cannot be written ({error.strerror}).") from None

    @property
    def deals(self) -> list[DealResult]:
        """The deals made so far, in their order."""
        return [self.made[number] for number in sorted(self.made)]


def _read(line: str) -> DealResult | None:
    try:
        found: dict[str, Any] = json.loads(line)
        by_kind = {kind: KindScore(*showing) for kind, showing in found["by_kind"].items()}
        return DealResult(found["number"], found["actions"], found["unfinished"], by_kind)
    except (ValueError, KeyError, TypeError, AttributeError):
        return None


def run_contest(
    contest: Contest,
    log: ResultLog,
    stop: StopRule,
    workers: DealWorkers = ALONE,
    tell: Callable[[ResultLog], None] = lambda log: None,
) -> None:
    """Play the deals of *contest* that are missing in *log*, until *stop* says it is enough.

    *tell* is called after every deal.

    Raises:
        BadResultLog: when a deal cannot be written.
        BotFailed: when a player fails.
    """

    def enough() -> bool:
        return stop.reached(contest, log.deals)

    def missing() -> Iterator[int]:
        for number in range(stop.deals):
            if number not in log.made:
                if enough():
                    return
                yield number

    jobs, executor = workers
    if jobs < 2 and executor is None:
        for number in missing():
            log.add(play_deal(contest, number))
            tell(log)
        return
    pool = ProcessPoolExecutor(jobs, get_context("spawn")) if executor is None else executor
    with pool if executor is None else nullcontext(pool) as players:
        for deal in _shared_out(players, contest, missing(), jobs * AHEAD, enough):
            log.add(deal)
            tell(log)


def _shared_out(
    workers: Executor,
    contest: Contest,
    missing: Iterator[int],
    ahead: int,
    enough: Callable[[], bool],
) -> Iterator[DealResult]:
    """Each deal as it is made; only so many are given out at a time.

    Those that have begun when it is *enough* are waited for: who left out the slow ones would
    count wrong.

    Raises:
        BotFailed: when a player fails; nothing more is begun then.
    """
    out: set[Future[DealResult]] = set()
    while True:
        while len(out) < ahead and (number := next(missing, None)) is not None:
            out.add(workers.submit(play_deal, contest, number))
        if enough():
            out = {future for future in out if not future.cancel()}
        if not out:
            return
        done, out = wait(out, return_when=FIRST_COMPLETED)
        try:
            yield from (future.result() for future in done)
        except BotFailed:
            for future in out:
                future.cancel()
            raise
