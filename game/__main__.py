"""The entry point: `python -m game`, `folkdeck`, and the first line of a frozen program."""

from __future__ import annotations

import importlib
import sys

from game.command.main import main as obey
from game.window_options import WindowOptions

WORKER_WORDS = frozenset(("--multiprocessing-fork", "-c"))
"""With one of these words a frozen program is begun again, for each process it starts."""


def main() -> int:
    """Do what the command line asks for; the exit code."""
    if getattr(sys, "frozen", False) and WORKER_WORDS.intersection(sys.argv):
        work_if_asked()  # nothing may come before this
    return obey(sys.argv[1:], open_window)


def work_if_asked() -> None:
    """Be the worker process this was started as, and end with it; return if it was not."""
    import multiprocessing

    importlib.import_module("pyi_rth_multiprocessing")  # of PyInstaller, which freezes it in
    multiprocessing.freeze_support()


def open_window(options: WindowOptions) -> int:
    """Open the window, or print the versions; only now is anything imported that knows pygame."""
    if options.version:
        from game.app.window.build_facts import build_facts

        print("\n".join(build_facts()))
        return 0
    from game.app.first_frame import run

    return run(options)


if __name__ == "__main__":
    sys.exit(main())
