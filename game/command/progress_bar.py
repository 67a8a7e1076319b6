"""A progress bar, on a terminal only: what is read by programs stays clean."""

from __future__ import annotations

import sys
import time

WIDTH = 40
"""Characters of the bar."""


class ProgressBar:
    """A line that says how much is done and how long the rest will take."""

    def __init__(self) -> None:
        """Begin now."""
        self.begun = time.monotonic()
        self.shown = sys.stderr.isatty()

    def __call__(self, share: float, words: str = "") -> None:
        """Show that *share*, 0 to 1, is done; *words* say it in figures."""
        if not self.shown:
            return
        share = min(1.0, share)
        seconds = time.monotonic() - self.begun
        left = f"{seconds / share - seconds:.0f} s left" if share else ""
        bar = ("#" * round(WIDTH * share)).ljust(WIDTH, ".")
        end = "\n" if share == 1 else ""
        print(f"\r{bar} {words} {left} ", end=end, file=sys.stderr, flush=True)
