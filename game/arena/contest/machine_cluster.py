"""The machine cluster: many machines that play the deals of one contest, by Dask."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from contextlib import contextmanager
from functools import partial
from importlib import import_module
from typing import Any, NamedTuple, TypeVar

SECONDS = 10
"""After which a cluster that does not answer is not there."""

T = TypeVar("T")


class NoCluster(ValueError):
    """A cluster that cannot be used, as one sentence."""


class Cluster(NamedTuple):
    """Where deals are played, and by how many at once."""

    executor: Executor
    threads: int


class ClusterExecutor(Executor):
    """A Dask client that is given work. What was given out is never called back.

    Nobody here knows whether a task has begun over there, and to leave out what had begun would
    count wrong. So every future is done only when its result has been gathered: once all are,
    nothing is on its way any more, and the client can be closed.
    """

    def __init__(self, client: Any) -> None:
        """Give its work to *client*."""
        self._client = client

    def submit(self, fn: Callable[..., T], /, *args: Any, **kwargs: Any) -> Future[T]:
        """Give a call to the cluster; its future cannot be cancelled."""
        future: Future[T] = Future()
        future.set_running_or_notify_cancel()
        given = self._client.submit(fn, *args, pure=False, **kwargs)
        given.add_done_callback(partial(_hand_over, future))
        return future


def _hand_over(future: Future[T], given: Any) -> None:
    """Gather the result of a task that is done, in a thread of Dask's."""
    try:
        result = given.result()
    except BaseException as error:  # whatever it is, it belongs to whoever waits for the result
        future.set_exception(error)
    else:
        future.set_result(result)


@contextmanager
def cluster(address: str, seconds: float = SECONDS) -> Iterator[Cluster]:
    """The workers of the scheduler at *address*, such as ``tcp://10.0.0.5:8786``.

    Each of them must have the same Folkdeck installed.

    Raises:
        NoCluster: when Dask is not installed, nobody answers there or works for it, or it is lost
            before the work is done.
    """
    try:
        # Only who asks for a cluster needs it: nothing else of the house imports it.
        dask = import_module("distributed")
    except ImportError:
        raise NoCluster("A cluster needs Dask: pip install folkdeck[cluster].") from None
    try:
        client = dask.Client(address, timeout=seconds, set_as_default=False)
    except (OSError, ValueError, TimeoutError):
        raise NoCluster(f"No Dask scheduler answers at {address}.") from None
    lost = (
        import_module("distributed.comm").CommClosedError,
        import_module("distributed.client").FutureCancelledError,
        dask.KilledWorker,
    )
    with client:
        threads = sum(client.nthreads().values())
        if not threads:
            raise NoCluster(f"The Dask scheduler at {address} has no workers.")
        try:
            yield Cluster(ClusterExecutor(client), threads)
        except lost as error:
            why = type(error).__name__
            raise NoCluster(f"The Dask cluster at {address} was lost ({why}).") from None
