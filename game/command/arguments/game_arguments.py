"""The arguments that say how a game is played: its seats and its options."""

from __future__ import annotations

import argparse

from game.command.arguments.argument_types import pair, seats


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
