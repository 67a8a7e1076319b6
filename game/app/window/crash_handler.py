"""The crash handler: what goes wrong is written down and told in a sentence; the match is kept."""

from __future__ import annotations

import sys
import threading
import traceback
from collections.abc import Callable
from types import TracebackType

from game.app.scenes.app_context import AppContext
from game.app.scenes.routes import CrashReportRoute
from game.store.error_log import append_to_log

PATIENCE = 3
"""Failures in a row after which the program ends."""
CALM = 10.0
"""Seconds without a failure after which the next one begins a new row."""


class CrashHandler:
    """A guard of what may fail. A failure opens its report; the match lies on the disk."""

    def __init__(self, context: AppContext) -> None:
        """Tell its sentences in *context*."""
        self.context = context
        self.code = 0
        self._failures = 0
        self._last = 0.0
        """When something failed last."""

    def install_hooks(self) -> None:
        """Write down what goes wrong outside of :meth:`call` as well."""
        sys.excepthook = self._hook
        threading.excepthook = lambda told: self.write(
            "".join(traceback.format_exception(told.exc_value)) if told.exc_value else "thread\n"
        )

    def call(self, work: Callable[[], None]) -> None:
        """Do *work*. After several failures in a row the program ends with exit code 1.

        So it does after the first one of a demonstration, which nobody may be looking at.
        """
        try:
            work()
        except Exception:  # whatever it is, the people at the table should not lose their match
            where = self.write(traceback.format_exc())
            now = self.context.now
            self._failures = self._failures + 1 if now - self._last < CALM else 1
            self._last = now
            if self._failures > PATIENCE or self.context.demo or not self._report(where):
                self._give_up(where)

    def close(self, work: Callable[[], None]) -> None:
        """Do *work* at the end of the program, where nobody can be told any more."""
        try:
            work()
        except Exception:  # whatever it is, the rest must be closed as well
            self._give_up(self.write(traceback.format_exc()))

    def write(self, text: str) -> str:
        """Add *text* to the log; return the end of a sentence saying where it lies."""
        from game.app.window.build_facts import build_facts  # not needed before the first frame

        facts = ", ".join(build_facts()[1:])
        return append_to_log(self.context.paths.log_file, f"{facts}\n{text}")

    def _report(self, where: str) -> bool:
        """Open the report of the failure; False if even that fails."""
        try:
            self.context.open(CrashReportRoute(where))
        except Exception:  # a screen that cannot even be left
            self.write(traceback.format_exc())
            return False
        return True

    def _give_up(self, where: str) -> None:
        print(f"folkdeck: Something is broken; {where}", file=sys.stderr)
        self.code = 1
        self.context.stack.quit()

    def _hook(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        where = self.write("".join(traceback.format_exception(kind, error, trace)))
        print(f"folkdeck: Something is broken; {where}", file=sys.stderr)
