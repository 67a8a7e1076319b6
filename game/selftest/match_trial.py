"""The match trial: one match of a game, killed and continued, and what must be true of it then."""

from __future__ import annotations

import shutil
import tempfile
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from game.engine.action import Action
from game.engine.journal import CorruptJournal
from game.engine.options import BadOption
from game.selftest.kill_and_continue import (
    TrialFailed,
    continue_to_end,
    play_until_killed,
    saved_match,
)
from game.selftest.program import Program
from game.selftest.quickest import quickest
from game.shelf import game_title, open_game

PLAYERS = "novice"
SEED = "selftest"
PICTURES = ("table", "result")
"""What a picture is taken of, and its name."""
SIGNATURE = b"\x89PNG\r\n\x1a\n"
BLANK = 10_000
"""Bytes of a picture with something on it, at least; one of a single colour takes fewer."""


@dataclass(frozen=True)
class MatchTrial:
    """What came of the match of one game."""

    game: str
    title: str
    seconds: float = 0.0
    decisions: int = 0
    """In the whole match."""
    kept: int = 0
    """Those that had been saved when the program was killed."""
    pictures: tuple[str, ...] = ()
    """Names of the files."""
    problem: str = ""
    """What went wrong, in a sentence that begins with the title; empty if nothing did."""

    @property
    def passed(self) -> bool:
        """Whether nothing went wrong."""
        return not self.problem


def try_match(game: str, driver: str, out: Path) -> MatchTrial:
    """Play a match of *game* in a new, empty home; pictures, and a log if any, go to *out*.

    *driver* is the SDL video driver, empty for the system's own.
    """
    begun = time.monotonic()
    title = game_title(game)
    decisions = kept = 0
    problem = ""
    with tempfile.TemporaryDirectory(prefix="folkdeck-", ignore_cleanup_errors=True) as home:
        program = Program(Path(home), driver)
        try:
            saved = play_until_killed(program, _deal(game))
            kept = len(saved)
            continue_to_end(program, program.home)
            decisions = check_saved(program, saved)
        except (TrialFailed, BadOption, OSError) as error:
            problem = f"{title}: {str(error).rstrip('.')}."
        found = _keep_files(game, program, out)
    if not problem:
        problem = next((f"{title}: {told}." for told in _missing(found)), "")
    pictures = tuple(path.name for path in found.values())
    seconds = round(time.monotonic() - begun, 1)
    return MatchTrial(game, title, seconds, decisions, kept, pictures, problem)


def check_saved(program: Program, kept: Sequence[Action]) -> int:
    """Check the match as it lies on the disk after its end; how many decisions it has.

    Raises:
        TrialFailed: when it is not over, lost one of the *kept* decisions, or is not by the rules.
    """
    match = saved_match(program)
    progress = match.progress()
    journal = progress.journal
    if not progress.finished:
        raise TrialFailed("the match is not saved as finished")
    if tuple(journal.actions[: len(kept)]) != tuple(kept):
        raise TrialFailed("decisions that were saved before the kill are not in the match")
    if not journal.seal_holds:
        raise TrialFailed("the seal of the shuffle does not hold")
    try:
        again = journal.replay(open_game(journal.game, journal.seats, journal.options))
    except (CorruptJournal, BadOption) as error:
        raise TrialFailed(f"the saved match cannot be played again: {error}") from None
    if again.outcome is None:
        raise TrialFailed("the saved match, played again, is not over")
    return len(journal.actions)


def _deal(game: str) -> list[str]:
    """Return the words that deal the shortest match of *game* to the weakest computers."""
    words = ["--game", game, "--seed", SEED, "--players", PLAYERS]
    for name, value in quickest(game).items():
        words += ["--option", f"{name}={value}"]
    return words


def _keep_files(game: str, program: Program, out: Path) -> Mapping[str, Path]:
    """Move the pictures, and the log if there is one, to *out*; return the pictures that lie there.

    What an earlier run left there under the same name is removed.
    """
    found = {}
    log = program.paths.log_file
    pairs = [(name, program.home / f"{name}.png", out / f"{game}-{name}.png") for name in PICTURES]
    for name, made, wanted in [*pairs, ("log", log, out / f"{game}.log")]:
        wanted.unlink(missing_ok=True)
        if made.is_file():
            shutil.copyfile(made, wanted)
            if name in PICTURES:
                found[name] = wanted
    return found


def _missing(found: Mapping[str, Path]) -> Sequence[str]:
    """Tell which pictures are not there, or show nothing."""
    told = []
    for name in PICTURES:
        content = found[name].read_bytes() if name in found else b""
        if not content.startswith(SIGNATURE):
            told.append(f"no picture of the {name} was saved")
        elif len(content) < BLANK:
            told.append(f"the picture of the {name} is blank")
    return told
