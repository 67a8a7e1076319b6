"""``folkdeck scenario``: positions and plays written as text, run against the rules."""

from __future__ import annotations

from pathlib import Path

from game.command.arguments.sentence_parser import Parser
from game.scenario.scenario_runner import run_files
from game.scenario.vocabulary import vocabulary
from game.shelf import open_game


def run(words: list[str]) -> int:
    """Run the files; 0 all passed, 1 some failed, 2 some could not be understood."""
    parser = Parser("scenario", "Runs the scenarios of Markdown or .scenario files.")
    parser.add_argument("files", type=Path, nargs="*", metavar="FILE")
    parser.add_argument(
        "--names", metavar="GAME", help="print the words a game's scenarios are written with"
    )
    asked = parser.parse_args(words)
    if asked.names is not None:
        print("\n".join(vocabulary(open_game(asked.names, None, {}))))
        return 0
    if not asked.files:
        parser.error("Name at least one file, or a game with --names")
    return run_files(asked.files, open_game, print)
