"""The argument parser: what stands on the command line, checked and given types."""

from __future__ import annotations

import argparse
import os
import re
import sys
from pathlib import Path
from typing import NoReturn

LONGEST_SEED = 100
"""Letters in a seed, at most."""


class UsageError(ValueError):
    """A wrong name or value on the command line, as one sentence."""


class SentenceParser(argparse.ArgumentParser):
    """A parser whose complaints are one sentence and exit code 2."""

    def error(self, message: str) -> NoReturn:
        """Say the sentence and leaves."""
        text = message[:1].upper() + message[1:].rstrip(".")
        self.exit(2, f"{self.prog}: {text}.\n")


class Parser(SentenceParser):
    """The parser of a command, or of the window."""

    def __init__(self, name: str, description: str) -> None:
        """Take the *name* of the command, empty for the window."""
        super().__init__(
            prog=f"folkdeck {name}".strip(), description=description, allow_abbrev=False
        )


def seats(text: str) -> int:
    """A number of players; whether the game is played by so many is the game's business."""
    return _whole(text, 1, 99)


def count(text: str) -> int:
    """A whole number from 1 on."""
    return _whole(text, 1, 10**9)


def processes(text: str) -> int:
    """A number of processes that work at once."""
    return _whole(text, 1, 256)


def steps(text: str) -> int:
    """A whole number from 0 on."""
    return _whole(text, 0, 10**9)


def seat(text: str) -> int:
    """A seat, written ``P2`` or ``2``."""
    return _whole(text.removeprefix("P"), 1, 99) - 1


def speed(text: str) -> float:
    """How fast things move: a number from 0, at once, to 2, twice as fast as usual.

    Raises:
        argparse.ArgumentTypeError: when it is none.
    """
    if not re.fullmatch(r"\d{1,2}(\.\d{1,3})?", text, re.ASCII) or float(text) > 2:
        raise argparse.ArgumentTypeError(f"“{text}” is no speed from 0 to 2")
    return float(text)


def readable_seed(text: str) -> str:
    """What a match is dealt from: letters that can be read, :data:`LONGEST_SEED` at most.

    Raises:
        argparse.ArgumentTypeError: when it is longer, or cannot be read.
    """
    if not text.isprintable() or len(text) > LONGEST_SEED:
        raise argparse.ArgumentTypeError(
            f"A seed consists of letters that can be read, {LONGEST_SEED} at most"
        )
    return text


def folder(text: str) -> Path:
    """A folder, or the name of one that is made when it is needed.

    Raises:
        argparse.ArgumentTypeError: when something else has that name.
    """
    path = Path(text)
    if not text or (os.path.lexists(path) and not path.is_dir()):
        raise argparse.ArgumentTypeError(f"“{text}” is no folder")
    return path


def pair(text: str) -> tuple[str, str]:
    """An option of a game, written ``name=value``.

    Raises:
        argparse.ArgumentTypeError: when it is written otherwise.
    """
    name, equals, value = text.partition("=")
    if not (name and equals and value):
        raise argparse.ArgumentTypeError(f"“{text}” should be written name=value")
    return name, value


def computers(text: str) -> tuple[str, ...]:
    """Computer players, written ``LEVEL`` or ``LEVEL:CHARACTER`` with commas between them.

    Raises:
        argparse.ArgumentTypeError: when there is no such player.
    """
    from game.bots.characters import CHARACTERS
    from game.bots.profile import Level

    for kind in text.split(","):
        level, colon, character = kind.partition(":")
        if level not in list(Level) or (colon and character not in CHARACTERS):
            raise argparse.ArgumentTypeError(
                f"“{kind}” is no computer player; levels are {', '.join(Level)}, "
                f"characters {', '.join(CHARACTERS)}"
            )
    return tuple(text.split(","))


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


def _whole(text: str, low: int, high: int) -> int:
    if not re.fullmatch(r"\d{1,10}", text, re.ASCII) or not low <= int(text) <= high:
        span = f"from {low} to {high}" if high < 10**9 else f"of at least {low}"
        raise argparse.ArgumentTypeError(f"“{text}” is no whole number {span}")
    return int(text)


def print_error(sentence: str) -> int:
    """Say a sentence about wrong use; return exit code 2."""
    print(f"folkdeck: {sentence}", file=sys.stderr)
    return 2
