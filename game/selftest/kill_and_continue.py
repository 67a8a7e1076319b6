"""Kill and continue: a match of computers, killed on the way, goes on from what was saved."""

from __future__ import annotations

import json
import subprocess
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from game.engine.action import Action
from game.patterns.phrases import counted_noun
from game.selftest.program import Program, kill
from game.store.matches.match_file import MatchFile, UnreadableMatch
from game.store.matches.match_file_parser import read_match_file
from game.store.paths import MATCH_SUFFIX

PLAYING = ("--demo", "--quit-after-match", "--speed", "0")
KILL_AFTER = 12
"""The program is killed as soon as the file has so many lines; every match has twice as many."""
TRIES = 3
"""So often a match is begun at most: it may be over before it can be killed."""
LOOK = 0.01
"""Seconds between two looks at the file."""
PATIENCE = 180.0
"""Seconds for one start of the program, at most."""


class TrialFailed(Exception):
    """The program did not do what it should; the text says what, as the rest of a sentence."""


def play_until_killed(program: Program, deal: Sequence[str]) -> tuple[Action, ...]:
    """Deal a match and kill the program in the middle of it; the decisions that were saved.

    Raises:
        TrialFailed: when it does not come that far, or nothing can be read of the match.
        OSError: when the system refuses a process or a file.
    """
    for _ in range(TRIES):
        if _killed_on_the_way(program, deal):
            kept = saved_match(program).progress()
            if not kept.finished:
                return kept.journal.actions
        for path in program.paths.matches.glob("*"):
            path.unlink()
    raise TrialFailed(f"the match was over {TRIES} times before the program could be killed")


def continue_to_end(program: Program, pictures: Path) -> None:
    """Start the program with the match that was left, and let it play to the end.

    *pictures* gets the table and the result.

    Raises:
        TrialFailed: when it does not come to a good end, or a computer failed.
        OSError: when the system refuses a process or a file.
    """
    path = str(saved_path(program))
    process = program.start([path, *PLAYING, "--pictures", str(pictures)])
    try:
        code = _watched(program, process, lambda: False)
    finally:
        kill(process)
    if code is None:
        raise TrialFailed(f"the match was not over within {PATIENCE:.0f} s of continuing")
    faults = _faults(program.report)
    if faults:
        raise TrialFailed(f"{counted_noun(faults, 'decision')} of computers failed")
    if code:
        raise TrialFailed(f"the program ended with {code}: {program.said()}")


def saved_path(program: Program) -> Path:
    """The file of the one match that was played.

    Raises:
        TrialFailed: when there is none, or more than one.
    """
    found = sorted(program.paths.matches.glob(f"*{MATCH_SUFFIX}"))
    if len(found) != 1:
        raise TrialFailed(f"one match should have been saved, and there are {len(found)}")
    return found[0]


def saved_match(program: Program) -> MatchFile:
    """The one match that was played, as it lies on the disk.

    Raises:
        TrialFailed: when it is not whole.
    """
    try:
        match = read_match_file(saved_path(program))
    except UnreadableMatch as error:
        raise TrialFailed(f"what was saved cannot be read: {error}") from None
    if match.damage:
        raise TrialFailed(f"what was saved is damaged: {match.damage}")
    return match


def _killed_on_the_way(program: Program, deal: Sequence[str]) -> bool:
    """Whether the program could be killed before it ended by itself."""
    process = program.start([*deal, *PLAYING])
    try:
        code = _watched(program, process, lambda: _lines(program) >= KILL_AFTER)
        if code:
            raise TrialFailed(f"the program ended with {code}: {program.said()}")
        if code is None and _lines(program) < KILL_AFTER:
            raise TrialFailed(f"no {KILL_AFTER} decisions were saved within {PATIENCE:.0f} s")
        return code is None and process.poll() is None
    finally:
        kill(process)


def _watched(
    program: Program, process: subprocess.Popen[bytes], enough: Callable[[], bool]
) -> int | None:
    """Watch *process* until it ends, for :data:`PATIENCE` at most, or until it is *enough*.

    Return its exit code; None if it has not ended.

    Raises:
        TrialFailed: as soon as a computer has failed; with a worker begun anew each time, the rest
            of the match would take long.
    """
    until = time.monotonic() + PATIENCE
    code = None
    while code is None and time.monotonic() < until and not enough():
        time.sleep(LOOK)
        code = process.poll()
        fault = _first_fault(program)
        if fault:
            raise TrialFailed(f"a computer could not decide ({fault})")
    return code


def _lines(program: Program) -> int:
    """How many whole lines the file of the match has by now; 0 before it is there."""
    found = list(program.paths.matches.glob(f"*{MATCH_SUFFIX}"))
    return found[0].read_bytes().count(b"\n") if found else 0


def _faults(report: Path) -> int:
    """How many decisions of computers failed, by the last line of the program's report."""
    lines = report.read_text(encoding="utf-8").splitlines() if report.exists() else []
    try:
        told = json.loads(lines[-1])
    except (IndexError, ValueError):  # it ended before it could tell
        return 0
    return int(told.get("bot_faults", 0))


def _first_fault(program: Program) -> str:
    """The first line of the log about something that failed; empty if nothing did."""
    log = program.paths.log_file
    text = log.read_text(encoding="utf-8", errors="replace") if log.exists() else ""
    told = (line.partition("a computer failed: ")[2] for line in text.splitlines())
    return next(filter(None, told), "")
