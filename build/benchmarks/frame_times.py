"""Frame times of the table, beside a bare pygame-ce program."""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
from collections.abc import Mapping
from pathlib import Path

from environment import checkout

from benchmarks.processes import FRAMES


def table(
    python: Path, sizes: list[str], asked: argparse.Namespace, environment: Mapping[str, str]
) -> list[dict[str, object]]:
    """Frame times by size, with and without a computer player that thinks.

    Repetitions take turns, so that a busy machine hits the table and the bare loop alike.
    """
    cases = [(size, thinking) for size in sizes for thinking in (False, True)]
    runs: dict[tuple[str, bool, str], list[dict[str, float]]] = {}
    for _ in range(asked.repeat):
        for size, thinking in cases:
            for kind in ("table", "bare"):
                figures = frames(python, kind, size, thinking, asked.frames, environment)
                runs.setdefault((size, thinking, kind), []).append(figures)
    return [
        summary(size, thinking, runs[size, thinking, "table"], runs[size, thinking, "bare"])
        for size, thinking in cases
    ]


def frames(
    python: Path, kind: str, size: str, thinking: bool, count: int, environment: Mapping[str, str]
) -> dict[str, float]:
    """Figures of *count* frames of one kind ("table" or "bare") in a process of their own.

    Raises:
        NotReady: when the loop does not run.
    """
    command = [str(python), "-m", FRAMES, "--kind", kind, "--size", size, "--frames", str(count)]
    if thinking:
        command.append("--thinking")
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    if done.returncode:
        raise checkout.NotReady(f"{done.stderr.strip()}\nThe {kind} loop did not run.")
    told = json.loads(done.stdout.splitlines()[-1])
    return {str(name): float(figure) for name, figure in told.items()}


def summary(
    size: str, thinking: bool, ours: list[dict[str, float]], bare: list[dict[str, float]]
) -> dict[str, object]:
    """One row: the medians over the repetitions, and how the table stands to the bare loop."""

    def middle(runs: list[dict[str, float]], name: str) -> float:
        return statistics.median(run[name] for run in runs)

    names = ("median_ms", "p99_ms", "cpu_median_ms", "cpu_p99_ms")
    return {
        "size": size,
        "thinking": thinking,
        **{name: round(middle(ours, name), 2) for name in names},
        **{f"bare_{name}": round(middle(bare, name), 2) for name in names},
        "ratio_bare": round(middle(ours, "median_ms") / middle(bare, "median_ms"), 2),
    }
