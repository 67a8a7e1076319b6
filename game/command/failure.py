"""A computer that failed in a tool: a sentence, the position it saw, and the rest in the log."""

from __future__ import annotations

import sys

from game.bots.fault import BotFailed
from game.scenario.observed import reported
from game.shelf import box
from game.store.log_file import write_log
from game.store.paths import paths


def tell(failed: BotFailed) -> int:
    """Says what went wrong and where it was written down; returns exit code 1."""
    where = failed.where
    lines = [str(failed)]
    if where is not None:
        rules = box(where.game).open(where.seats, where.options)
        lines += reported(rules, failed.fault)
    told = write_log(paths().last_words, "\n".join(lines))
    print(f"folkdeck: {failed} The position it saw can be looked into: {told}", file=sys.stderr)
    return 1
