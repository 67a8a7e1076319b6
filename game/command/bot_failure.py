"""The failure of a bot in a tool: a sentence, the position it saw, and the rest in the log."""

from __future__ import annotations

import sys

from game.bots.bot_fault import BotFailed
from game.scenario.observed_position import fault_position
from game.shelf import game_entry
from game.store.error_log import append_to_log
from game.store.paths import user_paths


def report_bot_failure(failed: BotFailed) -> int:
    """Say what went wrong and where it was written down; return exit code 1."""
    where = failed.where
    lines = [str(failed)]
    if where is not None:
        rules = game_entry(where.game).open(where.seats, where.options)
        lines += fault_position(rules, failed.fault)
    told = append_to_log(user_paths().log_file, "\n".join(lines))
    print(f"folkdeck: {failed} The position it saw can be looked into: {told}", file=sys.stderr)
    return 1
