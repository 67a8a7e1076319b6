"""The entry point: `python -m game`, `folkdeck`, and the first line of a frozen program."""

from __future__ import annotations

import multiprocessing
import sys

from game.command.main import main as obey
from game.window_options import WindowOptions


def main() -> int:
    """Do what the command line asks for; the exit code."""
    # A frozen program begins here again for each worker process; nothing may come before this.
    multiprocessing.freeze_support()
    return obey(sys.argv[1:], open_window)


def open_window(options: WindowOptions) -> int:
    """Open the window, or print the versions; only now is anything imported that knows pygame."""
    if options.version:
        from game.app.window.build_facts import build_facts

        print("\n".join(build_facts()))
        return 0
    from game.app.main import run

    return run(options)


if __name__ == "__main__":
    sys.exit(main())
