"""The results file: what was seen of one game so far, a line for each position and window."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from cover_check.covered_pixels import Covered
from cover_check.looks import Look


class Result(NamedTuple):
    """What came of the looks at one position in one window."""

    part: str
    """"random", "lessons" or "gallery"."""
    position: str
    size: str
    """The window and its letters, such as 960x600@1.4."""
    looks: int
    things: dict[str, int]
    """In how many looks each kind of thing hung over the table."""
    covered: list[tuple[str, Covered]]
    """What was covered, with what was open."""


def result_of(part: str, position: str, size: str, looks: Iterable[Look]) -> Result:
    """Sum up all *looks* at a position in a window."""
    seen = list(looks)
    things = Counter(thing for each in seen for thing in each.things)
    covered = [(each.what, one) for each in seen for one in each.covered]
    return Result(part, position, size, len(seen), dict(things), covered)


class ResultsFile:
    """The results of one game on disk: a run that was stopped goes on after them."""

    def __init__(self, path: Path | None) -> None:
        """Read *path* if it is there; without one nothing is kept.

        Raises:
            ValueError: when a line in it is no result.
        """
        self._path = path
        self.results: list[Result] = []
        if path is not None and path.exists():
            self.results = [_read(json.loads(line)) for line in path.read_text().splitlines()]

    def has(self, part: str, position: str, size: str) -> bool:
        """Whether a position was seen in a window."""
        return any(each[:3] == (part, position, size) for each in self.results)

    def add(self, result: Result) -> None:
        """Keep *result*."""
        self.results.append(result)
        if self._path is not None:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            with self._path.open("a") as file:
                file.write(json.dumps(result) + "\n")


def _read(line: list[Any]) -> Result:
    part, position, size, looks, things, covered = line
    found = [(what, Covered(*one)) for what, one in covered]
    return Result(part, position, size, looks, things, found)


def table(game: str, results: Iterable[Result]) -> Iterator[str]:
    """A line for each part and window of *game*: moments seen, and pixels covered."""
    moments, pixels = Counter[tuple[str, str]](), Counter[tuple[str, str]]()
    for each in results:
        moments[each.part, each.size] += each.looks
        pixels[each.part, each.size] += sum(one.pixels for _, one in each.covered)
    for (part, size), number in moments.items():
        found = pixels[part, size]
        yield f"{game:17} {part:8} {size:13} {number:6} moments {found:9} pixels covered"


def faults(results: Iterable[Result]) -> Iterator[str]:
    """A line for each thing that lay over another: in how many moments, the worst of them."""
    found: dict[tuple[str, str], list[tuple[int, str]]] = {}
    for each in results:
        for what, one in each.covered:
            place = f"{each.part} {each.position}, {what}, {each.size}"
            found.setdefault((one.over, one.under), []).append((one.pixels, place))
    for (over, under), places in sorted(found.items()):
        worst, where = max(places)
        yield (
            f"  {over} over {under}: {sum(each for each, _ in places)} pixels"
            f" in {len(places)} moments, {worst} at {where}"
        )
