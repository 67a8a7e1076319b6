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


class DealAsked(NamedTuple):
    """A deal that is to be played."""

    contest: Contest
    number: int


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

    missing = (DealAsked(contest, at) for at in range(stop.deals) if at not in log.made)
    for _, deal in play_deals(workers, missing, lambda: stop.reached(contest, log.deals)):
        log.add(deal)
        tell(log)


def play_deals(
    workers: DealWorkers, asked: Iterator[DealAsked], enough: Callable[[], bool]
) -> Iterator[tuple[DealAsked, DealResult]]:
    """Yield each deal as it is made, until it is *enough*; only so many are given out at a time.

    Raises:
        BotFailed: when a player fails; nothing more is begun then.
    """
    jobs, executor = workers
    if jobs < 2 and executor is None:
        while not enough() and (each := next(asked, None)) is not None:
            yield each, play_deal(*each)
        return
    pool = ProcessPoolExecutor(jobs, get_context("spawn")) if executor is None else executor
    with pool if executor is None else nullcontext(pool) as players:
        yield from _shared_out(players, asked, jobs * AHEAD, enough)


def _shared_out(
    workers: Executor, asked: Iterator[DealAsked], ahead: int, enough: Callable[[], bool]
) -> Iterator[tuple[DealAsked, DealResult]]:
    """Deals in the order in which they end.

    Those that have begun when it is *enough* are waited for: who left out the slow ones would
    count wrong.

    Raises:
        BotFailed: when a player fails; nothing more is begun then.
    """
    out: dict[Future[DealResult], DealAsked] = {}
    while True:
        while len(out) < ahead and not enough() and (each := next(asked, None)) is not None:
            out[workers.submit(play_deal, *each)] = each
        if enough():
            out = {future: each for future, each in out.items() if not future.cancel()}
        if not out:
            return
        done, _ = wait(out, return_when=FIRST_COMPLETED)
        try:
            yield from [(out.pop(future), future.result()) for future in done]
        except BotFailed:
            for future in out:
                future.cancel()
            raise
