"""The trial log: the trials of a tuning run that were made, in a file to go on with later."""

from __future__ import annotations

import json
from pathlib import Path

from game.arena.contest.result_log import ResultLog
from game.arena.tuning.tuning_trials import Tuning


class TrialLog:
    """The trials made so far, in a file to go on with; without one they are only counted."""

    def __init__(self, tuning: Tuning, path: Path | None) -> None:
        """Read what was tried before.

        Raises:
            BadResultLog: when the file is of another tuning, or cannot be written.
        """
        self.made: dict[str, list[float]] = {}
        contest = tuning.contest._asdict() | {"options": dict(tuning.contest.options)}
        head = tuning._asdict() | {"contest": contest}
        self._log = ResultLog(path, head, "the trials of another tuning")
        for line in self._log.lines:
            try:
                found = json.loads(line)
                self.made[found["name"]] = found["shares"]
            except (ValueError, KeyError, TypeError):
                continue  # cut off when the power failed: it is tried again

    def add(self, name: str, shares: list[float]) -> None:
        """Keep a trial.

        Raises:
            BadResultLog: when it cannot be written.
        """
        self.made[name] = shares
        self._log.add({"name": name, "shares": shares})
