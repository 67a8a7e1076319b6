"""How soon the program shows something, beside a bare pygame-ce program of the same form."""

from __future__ import annotations

import statistics
from collections.abc import Mapping, Sequence
from pathlib import Path

from benchmarks.bare_bundle import freeze_bare
from benchmarks.processes import BARE_FIRST_FRAME, FIRST_FRAME, lines_after

Command = Sequence[str]


def start_times(
    python: Path, bundle: Path | None, repeat: int, environment: Mapping[str, str]
) -> list[dict[str, object]]:
    """A row for the checkout, and one for the *bundle*, the folder of it, if there is one.

    Raises NotReady if a program does not run.
    """
    forms: dict[str, tuple[Command, Command]] = {
        "source": ([str(python), "-m", "game", FIRST_FRAME], [str(python), *BARE_FIRST_FRAME])
    }
    if bundle is not None:
        forms["bundle"] = [str(bundle / "folkdeck"), FIRST_FRAME], [str(freeze_bare(python))]
    return [start_row(form, *in_turns(*forms[form], repeat, environment)) for form in forms]


def in_turns(
    ours: Command, bare: Command, repeat: int, environment: Mapping[str, str]
) -> tuple[list[list[float]], list[float]]:
    """Start both *repeat* times in turns, so that a busy machine hits both alike.

    For each start of ours, after how many milliseconds it showed something and its first screen
    was whole; for each of the bare program, after how many it showed something. One start of each
    is not counted: it brings the files into memory.
    """
    times = [
        (lines_after(ours, environment), lines_after(bare, environment)) for _ in range(repeat + 1)
    ]
    return [each for each, _ in times[1:]], [each[0] for _, each in times[1:]]


def start_row(
    form: str, ours: Sequence[Sequence[float]], bare: Sequence[float]
) -> dict[str, object]:
    """One row: medians in milliseconds, and how they stand to a bare first frame."""
    plain = statistics.median(bare)
    first = statistics.median(each[0] for each in ours)
    whole = statistics.median(each[-1] for each in ours)
    return {
        "form": form,
        "first_frame_ms": round(first, 1),
        "title_ms": round(whole, 1),
        "bare_first_frame_ms": round(plain, 1),
        "ratio_first_frame": round(first / plain, 2),
        "ratio_title": round(whole / plain, 2),
    }
