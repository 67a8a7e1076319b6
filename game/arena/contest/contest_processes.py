"""The processes of a contest, which share its deals; a log keeps them as they are played."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from contextlib import nullcontext
from multiprocessing import get_context
from typing import NamedTuple

from game.arena.contest.contest import Contest, DealResult, play_deal
from game.arena.contest.deal_log import DealLog
from game.arena.contest.stop_rule import StopRule
from game.bots.bot_fault import BotFailed

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


def run_contest(
    contest: Contest,
    log: DealLog,
    stop: StopRule,
    workers: DealWorkers = ALONE,
    tell: Callable[[DealLog], None] = lambda log: None,
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
