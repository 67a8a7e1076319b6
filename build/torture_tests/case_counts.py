"""What the cases of a torture test counted, and how many cases there are to be."""

from __future__ import annotations

import argparse
import sys
import time
from dataclasses import dataclass, field

TOLD = 10
"""Faults that are told in words; all are counted."""


@dataclass
class Figures:
    """What was tried, and what went wrong."""

    cases: int = 0
    faults: int = 0
    told: list[str] = field(default_factory=list)
    """The first faults in words, each with what is needed to see it again."""
    more: dict[str, float] = field(default_factory=dict)
    """Other figures by name."""

    def fault(self, words: str) -> None:
        """Note that something was lost, or broke."""
        self.faults += 1
        if len(self.told) < TOLD:
            self.told.append(words)

    def count(self, name: str, number: float = 1) -> None:
        """Add to another figure."""
        self.more[name] = self.more.get(name, 0) + number

    def longest(self, name: str, seconds: float) -> None:
        """Keep the largest of some *seconds*, to a hundredth."""
        self.more[name] = max(self.more.get(name, 0.0), round(seconds, 2))


class Bounds:
    """How many cases there are at most, and how long it may take; says how far it is."""

    def __init__(self, asked: argparse.Namespace) -> None:
        """Let the time begin to run."""
        self._cases: int = asked.cases
        self._begun = time.monotonic()
        self._seconds: float = asked.seconds

    @property
    def seconds(self) -> float:
        """Seconds that have passed."""
        return time.monotonic() - self._begun

    def left(self, done: int) -> bool:
        """Whether there is to be another case after so many."""
        if sys.stderr.isatty():
            print(f"\r{done} of {self._cases}, {self.seconds:.0f} s ", end="", file=sys.stderr)
        return done < self._cases and self.seconds < self._seconds
