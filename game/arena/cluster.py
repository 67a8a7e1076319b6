"""A cluster: many machines that play deals for one contest, where one is not enough (Dask)."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from importlib import import_module
from typing import NamedTuple

SECONDS = 10
"""After which a cluster that does not answer is not there."""


class NoCluster(ValueError):
    """A cluster that cannot be used, as one sentence."""


class Cluster(NamedTuple):
    """Where deals are played, and by how many at once."""

    executor: Executor
    threads: int


@contextmanager
def cluster(address: str, seconds: float = SECONDS) -> Iterator[Cluster]:
    """The workers of the scheduler at *address*, such as ``tcp://10.0.0.5:8786``.

    Each of them must have the same Folkdeck installed.

    Raises:
        NoCluster: when Dask is not installed, or nobody answers there or works for it.
    """
    try:
        # Only who asks for a cluster needs it: nothing else of the house imports it.
        client_of = import_module("distributed").Client
    except ImportError:
        raise NoCluster("A cluster needs Dask: pip install folkdeck[cluster].") from None
    try:
        client = client_of(address, timeout=seconds, set_as_default=False)
    except (OSError, ValueError, TimeoutError):
        raise NoCluster(f"No Dask scheduler answers at {address}.") from None
    with client:
        threads = sum(client.nthreads().values())
        if not threads:
            raise NoCluster(f"The Dask scheduler at {address} has no workers.")
        yield Cluster(client.get_executor(pure=False), threads)
