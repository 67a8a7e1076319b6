"""The deal log: the deals of a contest that were played, in a file to go on with later."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from game.arena.contest.contest import Contest, DealResult, KindScore
from game.arena.result_log import ResultLog


class DealLog:
    """The deals of a contest in a file, a line each; without a file they are only counted."""

    def __init__(self, contest: Contest, path: Path | None) -> None:
        """Read what was made before.

        Raises:
            BadResultLog: when the file is of another contest, damaged, or cannot be written.
        """
        self.made: dict[int, DealResult] = {}
        head = contest._asdict() | {"options": dict(contest.options)}
        self._log = ResultLog(path, head, "the deals of another contest")
        # A line that was cut off when the power failed is played again.
        for deal in filter(None, map(_read, self._log.lines)):
            self.made[deal.number] = deal

    def add(self, deal: DealResult) -> None:
        """Keep a deal.

        Raises:
            BadResultLog: when it cannot be written.
        """
        self.made[deal.number] = deal
        by_kind = {kind: [*score] for kind, score in deal.by_kind.items()}
        self._log.add(deal._asdict() | {"by_kind": by_kind})

    @property
    def deals(self) -> list[DealResult]:
        """The deals made so far, in their order."""
        return [self.made[number] for number in sorted(self.made)]


def _read(line: str) -> DealResult | None:
    try:
        found: dict[str, Any] = json.loads(line)
        by_kind = {kind: KindScore(*showing) for kind, showing in found["by_kind"].items()}
        return DealResult(found["number"], found["actions"], found["unfinished"], by_kind)
    except (ValueError, KeyError, TypeError, AttributeError):
        return None
