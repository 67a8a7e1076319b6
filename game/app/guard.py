"""The guard: what goes wrong is written down and told in a sentence, and the play goes on."""

from __future__ import annotations

import sys
import threading
import traceback
from collections.abc import Callable
from types import TracebackType

from game import __version__
from game.app.parlour import Parlour

PATIENCE = 3
"""Failures in a row after which the program ends."""
LONGEST_LOG = 200_000
"""Bytes of the log; an older one is begun anew."""


class Guard:
    """Calls what may fail. A failure brings the title back; the match lies on the disk."""

    def __init__(self, parlour: Parlour) -> None:
        """Tells its sentences in *parlour*."""
        self.parlour = parlour
        self.code = 0
        self._failures = 0

    def listen(self) -> None:
        """Writes down what goes wrong outside of :meth:`call` as well."""
        sys.excepthook = self._hook
        threading.excepthook = lambda told: self.write(
            "".join(traceback.format_exception(told.exc_value)) if told.exc_value else "thread\n"
        )

    def call(self, work: Callable[[], None]) -> None:
        """Does *work*; after several failures in a row the program ends with exit code 1."""
        try:
            work()
        except Exception:  # whatever it is, the people at the table should not lose their match
            where = self.write(traceback.format_exc())
            self._failures += 1
            if self._failures > PATIENCE:
                print(f"folkdeck: Something is broken; {where}", file=sys.stderr)
                self.code = 1
                self.parlour.stack.quit()
                return
            self._home(where)
        else:
            self._failures = 0

    def write(self, text: str) -> str:
        """Adds *text* to the log; returns the end of a sentence saying where it lies."""
        path = self.parlour.paths.last_words
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            long = path.exists() and path.stat().st_size > LONGEST_LOG
            with path.open("w" if long else "a", encoding="utf-8") as file:
                file.write(f"folkdeck {__version__}\n{text}\n")
        except OSError:
            return "it could not even be written down."
        return f"it was written to {path}."

    def _home(self, where: str) -> None:
        self.parlour.ways.title()
        self.parlour.say(f"Something went wrong; your match is kept, and {where}")

    def _hook(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        where = self.write("".join(traceback.format_exception(kind, error, trace)))
        print(f"folkdeck: Something is broken; {where}", file=sys.stderr)
