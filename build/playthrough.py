"""The long playthrough: whole matches in the real program, compared with `folkdeck simulate`.

Each match runs in `python -m game --demo` on a screen that shows nothing: the real window loop, the
real worker process, real files. On the way the program is killed and goes on with the match's file.
What lies in the file at the end must be, decision for decision, what the same players do without
a window.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import environment.needs_game  # noqa: F401 - says so where the game is missing
from environment import checkout

from game.arena.play_match import play_match
from game.arena.player_kinds import make_players
from game.bots.profile import Level
from game.engine.journal import Journal
from game.selftest.quickest import quickest
from game.shelf import SHELF, game_entry
from game.store.matches.match_file import UnreadableMatch
from game.store.matches.match_file_parser import read_match_file

LIMIT = 20_000
"""Decisions of a match, at most."""
LOOK = 0.02
"""Seconds between two looks at how far the file is."""
CHARACTERS = ("silver", "soot", "rust", "moss", "dusk", "amber", "birch", "pebble")
"""Who sits on the seats, so that every style is played."""


class Program(NamedTuple):
    """How the program under test is started, and in which folder it keeps its files."""

    command: tuple[str, ...]
    folder: Path

    def start(self, words: list[str], report: Path) -> subprocess.Popen[bytes]:
        """Start it; what it says goes to a file beside its own."""
        shown = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
        usual = ["--portable", str(self.folder), "--speed", "0", "--no-sound", "--demo"]
        told = ["--quit-after-match", "--report", str(report)]
        with (self.folder / "said.txt").open("ab") as said:
            return subprocess.Popen(
                [*self.command, *words, *usual, *told],
                cwd=checkout.HERE,
                env={**os.environ, **shown},
                stdout=said,
                stderr=said,
            )

    @property
    def said(self) -> str:
        """What it printed, the end of it."""
        return (self.folder / "said.txt").read_text(encoding="utf-8", errors="replace")[-600:]


@dataclass
class Result:
    """What came of one match."""

    game: str
    level: str
    seed: str
    decisions: int = 0
    kills: int = 0
    seconds: float = 0.0
    faults: list[str] = field(default_factory=list)


def play(game: str, level: str, seed: str, kills: int, seconds: float) -> Result:
    """One match of four characters at *level*, killed *kills* times; at most *seconds* long."""
    begun = time.monotonic()
    result = Result(game, level, seed)
    rules = game_entry(game).open(None, quickest(game))
    kinds = [f"{level}:{name}" for name in CHARACTERS[: rules.seats]]
    alone = play_match(rules, make_players(rules, kinds), seed, LIMIT)
    expected = Journal.of(alone, rules.options.written())
    result.decisions = len(expected.actions)
    rng = Random(f"{seed} {game} {level}")
    at = sorted(rng.randrange(1, max(2, len(expected.actions))) for _ in range(kills))
    deal = ["--game", game, "--seed", seed, "--players", ",".join(kinds)]
    for name, value in quickest(game).items():
        deal += ["--option", f"{name}={value}"]
    with tempfile.TemporaryDirectory(prefix="playthrough") as folder:
        program = Program((sys.executable, "-m", "game"), Path(folder))
        try:
            for moves in at:
                kill_after(program, deal, moves, begun + seconds)
                result.kills += 1
            finish(program, deal, begun + seconds)
            result.faults += differences(expected, program.folder)
        except Failed as fault:
            result.faults.append(f"{fault} {program.said}".strip())
    result.seconds = round(time.monotonic() - begun, 1)
    return result


class Failed(Exception):
    """Raised where the program did not do what it should; the text says what."""


def kill_after(program: Program, deal: list[str], moves: int, until: float) -> None:
    """Kill the program as soon as so many decisions are on the disk, or the match is over.

    Raises:
        Failed: when it ends by itself with an error, or does not come so far in time.
    """
    process = program.start(going_on(program.folder) or deal, program.folder / "report.jsonl")
    try:
        while process.poll() is None and lines(program.folder) < moves:
            if time.monotonic() > until:
                raise Failed(f"Only {lines(program.folder)} lines in the file after all that time.")
            time.sleep(LOOK)
        if process.poll():
            raise Failed(f"The program ended with {process.returncode}.")
    finally:
        process.kill()
        process.wait()


def finish(program: Program, deal: list[str], until: float) -> None:
    """Let the program play to the end of the match.

    Raises:
        Failed: when it ends otherwise, or a computer failed on the way.
    """
    report = program.folder / "last.jsonl"
    process = program.start(going_on(program.folder) or deal, report)
    try:
        code = process.wait(timeout=max(1.0, until - time.monotonic()))
    except subprocess.TimeoutExpired:
        raise Failed(f"Not over in time; {lines(program.folder)} lines in the file.") from None
    finally:
        process.kill()
        process.wait()
    if code:
        raise Failed(f"The program ended with {code}.")
    last = json.loads(report.read_text(encoding="utf-8").splitlines()[-1])
    if last != {"bot_faults": 0}:
        raise Failed(f"The report ends with {str(last)[:200]}.")


def going_on(folder: Path) -> list[str]:
    """What the program is told so that it goes on with the match, if there is one."""
    found = saved(folder)
    return [] if found is None else [str(found)]


def saved(folder: Path) -> Path | None:
    """The file of the match; None before it is there.

    Raises:
        Failed: when there are several, so that one was dealt anew.
    """
    found = sorted((folder / "matches").glob("*.folkdeck"))
    if len(found) > 1:
        raise Failed(f"{len(found)} files where one match is played.")
    return found[0] if found else None


def lines(folder: Path) -> int:
    """How many whole lines the file has by now."""
    found = saved(folder)
    return 0 if found is None else found.read_bytes().count(b"\n")


def differences(expected: Journal, folder: Path) -> Iterator[str]:
    """How the file differs from the match without a window, in words."""
    found = saved(folder)
    try:
        if found is None:
            yield "There is no file."
            return
        match = read_match_file(found)
    except UnreadableMatch as error:
        yield str(error)
        return
    progress = match.progress()
    here = progress.journal.actions
    if match.damage:
        yield match.damage
    if not progress.finished:
        yield "The match is not marked as finished."
    if progress.journal.steps:
        yield f"The time limit cut decisions short: {dict(progress.journal.steps)}."
    if here != expected.actions:
        same = zip(here, expected.actions, strict=False)
        at = next((n for n, (a, b) in enumerate(same) if a != b), min(len(here), LIMIT))
        there = f"{len(here)} decisions, {len(expected.actions)} without a window"
        yield f"{there}; they differ from number {at + 1} on."


def main(arguments: list[str]) -> int:
    """Play the matches that are asked for, a line each; 1 if any of them differs."""
    parser = argparse.ArgumentParser(prog="playthrough.py", description=__doc__)
    levels = [str(level) for level in Level]
    parser.add_argument("--game", action="append", choices=list(SHELF), help="all nine")
    parser.add_argument("--level", action="append", choices=levels, help="all four")
    parser.add_argument("--seed", default="playthrough", help="of every match")
    parser.add_argument("--kills", type=int, default=2, metavar="N", help="in each match (2)")
    parser.add_argument("--seconds", type=float, default=900.0, help="for each match (900)")
    parser.add_argument("--json", action="store_true", help="print the sum as JSON alone")
    asked = parser.parse_args(arguments)
    results: list[Result] = []
    for level in asked.level or levels:
        for game in asked.game or SHELF:
            result = play(game, level, asked.seed, asked.kills, asked.seconds)
            results.append(result)
            if not asked.json:
                print(json.dumps(vars(result)), flush=True)
    told: dict[str, Any] = {
        "matches": len(results),
        "decisions": sum(each.decisions for each in results),
        "kills": sum(each.kills for each in results),
        "faults": sum(bool(each.faults) for each in results),
    }
    print(json.dumps(told))
    return 1 if told["faults"] else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
