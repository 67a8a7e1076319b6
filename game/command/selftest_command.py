"""The command `folkdeck --selftest`: whether this program works on this computer."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from game.command.arguments.argument_types import folder
from game.command.arguments.sentence_parser import Parser, print_error
from game.selftest.selftest import run_selftest
from game.shelf import OWN_GAMES
from game.store.free_path import free_path
from game.store.paths import user_paths

DESCRIPTION = (
    "Plays a short match of each of the nine games between computers in the real window, kills the "
    "program on the way and continues, and writes a report with pictures. Your own matches and "
    "settings are not touched. It takes a minute or two; exit code 0 if all is well, else 1."
)


def run(words: Sequence[str]) -> int:
    """Try the program; 1 if anything went wrong, 2 if the report has no place."""
    parser = Parser("", DESCRIPTION)
    parser.add_argument("--selftest", action="store_true", help="try whether everything works")
    parser.add_argument(
        "--out", type=folder, metavar="DIR", help="where report and pictures go (your documents)"
    )
    asked = parser.parse_args(words)
    out = default_folder() if asked.out is None else asked.out.absolute()
    try:
        out.mkdir(parents=True, exist_ok=True)
        report = run_selftest(out, OWN_GAMES, say)
    except OSError as error:
        return print_error(f"{out} cannot be written ({error.strerror}).")
    say(f"Report and pictures: {out}")
    return 0 if report.passed else 1


def default_folder() -> Path:
    """A new folder where people find it, named after the time of day."""
    now = datetime.now().strftime("%Y-%m-%d %H.%M")
    return free_path(user_paths().exports / f"self-test {now}")


def say(line: str) -> None:
    """Print *line* at once; a program without a console says nothing."""
    print(line, flush=True)
