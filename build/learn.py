"""The training of what computer players have learned: weights, numbers and tables, game by game."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module

import environment.needs_game  # noqa: F401 - says so where the game is missing

GAMES = ("vendetta", "democracy", "jersey_gin", "indian_chief")
"""Each has a module in ``training``, which reads the words after the game."""


def main(words: Sequence[str]) -> int:
    """Learn one game."""
    parser = argparse.ArgumentParser(prog="learn.py", description=__doc__)
    parser.add_argument("game", choices=GAMES, help="GAME --help tells what it takes")
    parser.add_argument("more", nargs=argparse.REMAINDER, help=argparse.SUPPRESS)
    asked = parser.parse_args(words)
    return int(import_module(f"training.{asked.game}").main(asked.more))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
