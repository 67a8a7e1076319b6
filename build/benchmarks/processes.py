"""Measured programs in processes of their own: on which screen, and what they print."""

from __future__ import annotations

import contextlib
import json
import os
import subprocess
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from environment import checkout, xvfb

FRAMES = "benchmarks.frame_process"
LATE = "benchmarks.late_frames"
MOMENTS = "benchmarks.busy_moments"
OPENING = "benchmarks.table_opening"
RACE = "benchmarks.engine_race"
MASTERS = "benchmarks.master_speed"
FIRST_FRAME = "--first-frame-exit"
BARE_FIRST_FRAME = ("-m", "benchmarks.bare_start")


@contextlib.contextmanager
def screen(driver: str) -> Iterator[dict[str, str]]:
    """An environment for pygame: a private X display, or no screen at all for "dummy"."""
    own = {**os.environ, "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    own["PYTHONPATH"] = checkout.python_path()
    if driver == "dummy":
        yield {**own, "SDL_VIDEODRIVER": "dummy"}
        return
    with xvfb.x_server(2600, 1500) as display:
        shown = {"DISPLAY": display, "SDL_VIDEODRIVER": "x11", "SDL_FRAMEBUFFER_ACCELERATION": "0"}
        yield {**own, **shown}


def rows_of(
    python: Path,
    program: str,
    words: Sequence[str],
    environment: Mapping[str, str],
    folder: Path = checkout.HERE,
) -> list[dict[str, Any]]:
    """The lines of JSON that the module *program* prints when it is started in *folder*.

    Raises:
        NotReady: when it does not run.
    """
    done = subprocess.run(
        [str(python), "-m", program, *words],
        env=dict(environment), cwd=folder, stdout=subprocess.PIPE, text=True,
    )  # fmt: skip
    if done.returncode:
        raise checkout.NotReady(f"{program} did not run.")
    return [json.loads(line) for line in done.stdout.splitlines() if line[:1] == "{"]


def rows_by_size(
    python: Path,
    program: str,
    sizes: Sequence[str],
    environment: Mapping[str, str],
    words: Sequence[str] = (),
) -> list[dict[str, Any]]:
    """The rows *program* prints for each of the *sizes*, asked with the same other *words*."""
    return [
        row
        for size in sizes
        for row in rows_of(python, program, ["--size", size, *words], environment)
    ]


def lines_after(command: Sequence[str], environment: Mapping[str, str]) -> list[float]:
    """Milliseconds from the start of a process, in a home of its own, to each line it prints.

    Raises:
        NotReady: when it fails, or ends without a line.
    """
    with tempfile.TemporaryDirectory() as home:
        own = {**environment, "HOME": home}
        own |= {f"XDG_{name}_HOME": home for name in ("DATA", "CONFIG", "STATE", "CACHE")}
        begun = time.perf_counter()
        with subprocess.Popen(
            command, env=own, stdout=subprocess.PIPE, text=True, cwd=checkout.HERE
        ) as process:
            assert process.stdout is not None
            after = [(time.perf_counter() - begun) * 1000 for _ in process.stdout]
    if process.returncode or not after:
        raise checkout.NotReady(f"{' '.join(command)} ended with {process.returncode}.")
    return after
