"""The parser that tells mistakes in a sentence; the commands, and what several of them take."""

from __future__ import annotations

import argparse
import sys
from typing import NoReturn

from game.command.arguments.argument_types import pair, seats

COMMANDS = {
    "games": "list the games, their seats and options",
    "simulate": "let computer players play without a screen",
    "arena": "find out which computer player is stronger",
    "audit": "prove that the computers of a match never saw hidden cards",
    "analyse": "weigh the decisions of a player after a match",
    "verify": "check that the shuffle of a match was fixed beforehand",
    "replay": "print a saved match",
    "matches": "list, name, export and import matches",
    "records": "what came of the matches of each person",
    "transfer": "take people, matches, records and settings to another computer",
    "scenario": "run positions and plays written as text",
}
"""The commands that need no screen, and what they are for."""


class SentenceParser(argparse.ArgumentParser):
    """A parser whose complaints are one sentence and exit code 2."""

    def error(self, message: str) -> NoReturn:
        """Say the sentence and leave."""
        text = message[:1].upper() + message[1:].rstrip(".")
        self.exit(2, f"{self.prog}: {text}.\n")


class Parser(SentenceParser):
    """The parser of a command, or of the window."""

    def __init__(self, name: str, description: str) -> None:
        """Take the *name* of the command, empty for the window."""
        super().__init__(
            prog=f"folkdeck {name}".strip(), description=description, allow_abbrev=False
        )


class UsageError(ValueError):
    """A wrong name or value on the command line, as one sentence."""


def print_error(sentence: str) -> int:
    """Say a sentence about wrong use; return exit code 2."""
    print(f"folkdeck: {sentence}", file=sys.stderr)
    return 2


def add_game_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments that say how a game is played."""
    parser.add_argument("--seats", type=seats, metavar="N", help="number of players")
    parser.add_argument(
        "--option",
        type=pair,
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game; folkdeck games lists them",
    )
