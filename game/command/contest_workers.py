"""The workers of a contest, who play its deals: processes of this machine, or of a cluster."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from pathlib import Path

from game.arena.contest.contest_processes import ALONE, DealWorkers
from game.arena.contest.machine_cluster import cluster
from game.command.arguments.argument_types import count, processes, readable_seed
from game.command.arguments.sentence_parser import Parser, add_game_arguments


@contextmanager
def workers(asked: argparse.Namespace) -> Iterator[DealWorkers]:
    """Who plays the deals, as the command line asks; its processes end with the context.

    Raises:
        NoCluster: when the cluster that was asked for is not there.
    """
    if asked.cluster is None:
        if asked.jobs < 2:
            yield ALONE
            return
        with ProcessPoolExecutor(asked.jobs, get_context("spawn")) as pool:
            yield DealWorkers(asked.jobs, pool)
        return
    with cluster(asked.cluster) as found:
        yield DealWorkers(found.threads, found.executor)


def add_contest_arguments(parser: Parser, keep: str) -> None:
    """The arguments of all that plays many deals; *keep* says what is kept."""
    parser.add_argument("game", metavar="GAME", help="folkdeck games lists them")
    add_game_arguments(parser)
    parser.add_argument(
        "--seed", type=readable_seed, default="arena", help="of the first deal (arena)"
    )
    parser.add_argument("--jobs", type=processes, default=1, metavar="J", help="processes (1)")
    parser.add_argument(
        "--cluster", metavar="ADDRESS", help="of a Dask scheduler whose workers play instead"
    )
    parser.add_argument(
        "--max-actions", type=count, default=5_000, metavar="N", help="break off there (5000)"
    )
    parser.add_argument("--keep", type=Path, metavar="PATH", help=keep)
    parser.add_argument("--json", action="store_true", help="print it as JSON")
