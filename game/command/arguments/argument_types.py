"""Argument types: what each word on the command line may be, checked and turned into a value."""

from __future__ import annotations

import argparse
import os
import re
from pathlib import Path

from game.bots.profile import Level

LONGEST_SEED = 100
"""Letters in a seed, at most."""


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


def level(text: str) -> str:
    """A level, perhaps with how much it thinks: ``master``, ``master*0.25``.

    Raises:
        argparse.ArgumentTypeError: when there is no such level.
    """
    names = "|".join(each.value for each in Level)
    if not re.fullmatch(rf"({names})(\*\d{{1,4}}(\.\d{{1,3}})?)?", text, re.ASCII):
        raise argparse.ArgumentTypeError(
            f"“{text}” is none of {', '.join(Level)}, alone or with an effort, as in master*0.25"
        )
    return text


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
    from game.bots.character_styles import CHARACTERS
    from game.bots.profile import Level

    for kind in text.split(","):
        level, colon, character = kind.partition(":")
        if level not in list(Level) or (colon and character not in CHARACTERS):
            raise argparse.ArgumentTypeError(
                f"“{kind}” is no computer player; levels are {', '.join(Level)}, "
                f"characters {', '.join(CHARACTERS)}"
            )
    return tuple(text.split(","))


def _whole(text: str, low: int, high: int) -> int:
    if not re.fullmatch(r"\d{1,10}", text, re.ASCII) or not low <= int(text) <= high:
        span = f"from {low} to {high}" if high < 10**9 else f"of at least {low}"
        raise argparse.ArgumentTypeError(f"“{text}” is no whole number {span}")
    return int(text)
