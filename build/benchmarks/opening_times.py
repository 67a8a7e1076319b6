"""How long the table takes to be whole and sharp, beside the first frame of a bare program."""

from __future__ import annotations

import statistics
from collections.abc import Mapping, Sequence
from pathlib import Path

from benchmarks.processes import BARE_FIRST_FRAME, OPENING, lines_after, rows_of


def opening_times(
    python: Path, games: Sequence[str], size: str, repeat: int, environment: Mapping[str, str]
) -> dict[str, object]:
    """Medians of *repeat* openings of each table that take turns with a bare first frame.

    Raises NotReady if a program it measures does not run.
    """
    cases = [(game, once) for game in games for once in (False, True)]
    found: dict[tuple[str, bool], list[dict[str, float]]] = {case: [] for case in cases}
    bare: list[float] = []
    for _ in range(repeat):
        for game, once in cases:
            bare += lines_after([str(python), *BARE_FIRST_FRAME], environment)
            words = ["--size", size, "--game", game, *(["--at-once"] if once else [])]
            found[game, once] += rows_of(python, OPENING, words, environment)
    plain = statistics.median(bare)
    rows = [opening_row(game, once, found[game, once], plain) for game, once in cases]
    return {"bare_first_frame_ms": round(plain, 1), "opening": rows}


def opening_row(
    game: str, once: bool, runs: list[dict[str, float]], plain: float
) -> dict[str, object]:
    """One row: medians in milliseconds, and how they stand to a bare first frame."""
    whole = statistics.median(run["whole_ms"] for run in runs)
    sharp = statistics.median(run["sharp_ms"] for run in runs)
    return {
        "game": game,
        "dealt_at_once": once,
        "whole_ms": round(whole, 1),
        "sharp_ms": round(sharp, 1),
        "ratio_whole": round(whole / plain, 2),
        "ratio_sharp": round(sharp / plain, 2),
        "unfinished": sum(run["unfinished"] for run in runs),
    }
