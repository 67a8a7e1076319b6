"""The self-test: the display, then a match of each of our games, one after the other."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from game.selftest.display_trial import NoFirstPicture, try_display
from game.selftest.match_trial import MatchTrial, try_match
from game.selftest.report import SelftestReport, facts_line, trial_line


def run_selftest(
    out: Path, games: Sequence[str], say: Callable[[str], None] = print
) -> SelftestReport:
    """Try the program with a match of each of the *games*; all that is kept goes to *out*.

    *say* is told what happens, a line at a time. The report is written as well.

    Raises:
        OSError: when *out* cannot be written.
    """
    began = datetime.now(UTC).strftime("%Y-%m-%d %H:%M:%S UTC")
    begun = time.monotonic()
    facts: Mapping[str, Any] = {}
    notes: list[str] = []
    problem = ""
    trials: list[MatchTrial] = []
    try:
        with tempfile.TemporaryDirectory(prefix="folkdeck-", ignore_cleanup_errors=True) as home:
            driver, facts = display = try_display(Path(home))
        notes += filter(None, [display.note])
    except (NoFirstPicture, OSError) as error:
        problem = f"{error}"
    else:
        for line in (facts_line(facts), *notes):
            say(line)
        for game in games:
            trials.append(try_match(game, driver, out))
            say(trial_line(trials[-1]))
    seconds = round(time.monotonic() - begun, 1)
    report = SelftestReport(began, seconds, facts, notes, trials, problem)
    report.write(out)
    say(report.verdict())
    return report
