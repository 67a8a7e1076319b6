"""The report of a self-test, as text for people and as JSON for programs."""

from __future__ import annotations

import json
import os
import platform
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from game import __version__
from game.engine.native import is_compiled
from game.patterns.phrases import counted_noun
from game.selftest.match_trial import MatchTrial

TEXT, DATA = "report.txt", "report.json"
"""The names of its two files."""


@dataclass(frozen=True)
class SelftestReport:
    """What came of a self-test."""

    began: str
    """Date and time (UTC)."""
    seconds: float
    display: Mapping[str, Any]
    """What the program told of its display; empty if it never came that far."""
    notes: Sequence[str]
    """Sentences about what was done otherwise than usual."""
    trials: Sequence[MatchTrial]
    problem: str = ""
    """Why no match could be begun, in a sentence; empty if they could."""

    @property
    def passed(self) -> bool:
        """Whether every match was played and nothing went wrong."""
        return not self.problem and bool(self.trials) and all(each.passed for each in self.trials)

    @property
    def problems(self) -> list[str]:
        """What went wrong, a sentence each."""
        told = [self.problem, *(each.problem for each in self.trials)]
        return [sentence for sentence in told if sentence]

    def text(self) -> str:
        """The report for people."""
        lines = [f"Self-test of Folkdeck {__version__}, {self.began}", facts_line(self.display)]
        lines += [*self.notes, "", *(trial_line(each) for each in self.trials), ""]
        return "\n".join([*lines, self.verdict()]) + "\n"

    def verdict(self) -> str:
        """The outcome in one line, or what went wrong in a line each."""
        if self.passed:
            games = "The one game" if len(self.trials) == 1 else f"All {len(self.trials)} games"
            return f"{games} passed, in {self.seconds:.0f} s."
        failed = sum(not each.passed for each in self.trials)
        games = counted_noun(len(self.trials), "game")
        count = f"{failed} of {games} failed." if self.trials else ""
        return "\n".join(filter(None, [*self.problems, count]))

    def data(self) -> dict[str, Any]:
        """The report for programs."""
        return {
            "program": "folkdeck",
            "version": __version__,
            "began": self.began,
            "seconds": self.seconds,
            "passed": self.passed,
            "machine": {**machine_facts(), **self.display},
            "notes": list(self.notes),
            "problems": self.problems,
            "games": [
                {
                    "game": each.game,
                    "title": each.title,
                    "outcome": "passed" if each.passed else "failed",
                    "seconds": each.seconds,
                    "decisions": each.decisions,
                    "kept_when_killed": each.kept,
                    "pictures": list(each.pictures),
                    "problem": each.problem,
                }
                for each in self.trials
            ],
        }

    def write(self, folder: Path) -> None:
        """Write both files to *folder*.

        Raises:
            OSError: when the disk refuses.
        """
        (folder / TEXT).write_text(self.text(), encoding="utf-8")
        data = json.dumps(self.data(), indent=2, ensure_ascii=False)
        (folder / DATA).write_text(data + "\n", encoding="utf-8")


def trial_line(trial: MatchTrial) -> str:
    """What came of one match, in a line."""
    verdict = "ok  " if trial.passed else "FAIL"
    told = trial.problem or (
        f"{trial.decisions} decisions, killed after {trial.kept} and continued"
    )
    return f"{verdict} {trial.title:16} {trial.seconds:6.1f} s  {told}"


def machine_facts() -> dict[str, Any]:
    """What may matter of the machine and the program; nothing about whose it is."""
    return {
        "system": platform.system(),
        "release": platform.release(),
        "processor": platform.machine(),
        "cores": os.cpu_count(),
        "python": platform.python_version(),
        "download": bool(getattr(sys, "frozen", False)),
        "compiled": is_compiled(),
    }


def facts_line(display: Mapping[str, Any]) -> str:
    """The machine and its *display* in one line."""
    facts = machine_facts()
    words = [
        f"{facts['system']} {facts['release']} on {facts['processor']}",
        f"{facts['cores']} cores",
        f"Python {facts['python']}{' in the download' if facts['download'] else ''}",
        f"engine {'compiled' if facts['compiled'] else 'plain Python'}",
    ]
    if display:
        wide, high = display["size"]
        words += [f"pygame-ce {display['pygame']}", f"SDL {display['sdl']}"]
        words += [f"display {display['display']} at {wide}x{high}"]
        words += [f"first picture after {display['first_frame_ms']:.0f} ms"]
    return ", ".join(words)
