"""The arguments that start the window, where the first word is no command."""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from pathlib import Path

from game.command.arguments.argument_types import computers, folder, readable_seed, speed
from game.command.arguments.sentence_parser import COMMANDS, Parser, add_game_arguments
from game.store.paths import MATCH_SUFFIX
from game.window_options import WindowOptions

OTHER_GAMES = (
    "Games of other packages are found where Folkdeck was installed by pip; the download without\n"
    "Python takes none."
)


def start_arguments(words: Sequence[str]) -> WindowOptions:
    """Parse the command line of the window.

    Raises:
        SystemExit: with 0 after ``--help``, with 2 when a word is wrong.
    """
    parser = _window_parser()
    if words and not words[0].startswith("-") and not _is_match(words[0]):
        names = ", ".join(COMMANDS)
        parser.error(f"There is no command “{words[0]}”; there are {names}")
    asked = parser.parse_args(words)
    if asked.file is not None and asked.game is not None:
        parser.error("A file is opened without --game")
    if asked.game is None and (asked.option or asked.seats):
        parser.error("--seats and --option need --game as well")
    if asked.players and not asked.demo:
        parser.error("--players needs --demo as well")
    if asked.pictures and not asked.demo:
        parser.error("--pictures needs --demo as well")
    if asked.out:
        parser.error("--out needs --selftest as well")
    return WindowOptions(
        version=asked.version,
        file=asked.file,
        game=asked.game,
        seed=asked.seed,
        seats=asked.seats,
        options=dict(asked.option),
        fullscreen=asked.fullscreen,
        safe_mode=asked.safe_mode,
        sound=not asked.no_sound,
        speed=asked.speed,
        portable=asked.portable,
        report=asked.report,
        demo=asked.demo,
        players=asked.players,
        quit_after_match=asked.quit_after_match,
        pictures=asked.pictures,
        first_frame_exit=asked.first_frame_exit,
    )


def _is_match(word: str) -> bool:
    """Whether a word names the file of a match."""
    return word.endswith(MATCH_SUFFIX) or os.path.isfile(word)


def _window_parser() -> Parser:
    parser = Parser("", "Rare card games at one animated table.")
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    listed = "\n".join(f"  {name:10} {text}" for name, text in COMMANDS.items())
    parser.epilog = f"Without a screen (folkdeck COMMAND --help):\n{listed}\n\n{OTHER_GAMES}"
    parser.add_argument(
        "--version", action="store_true", help="print the versions of the program and its parts"
    )
    parser.add_argument(
        "file", type=Path, nargs="?", metavar="FILE.folkdeck", help="open the match in this file"
    )
    parser.add_argument("--game", metavar="GAME", help="begin a match of this game at once")
    parser.add_argument(
        "--seed", type=readable_seed, metavar="SEED", help="deal from this seed, and on from it"
    )
    add_game_arguments(parser)
    _add_size_arguments(parser)
    parser.add_argument(
        "--safe-mode",
        action="store_true",
        help="the usual settings, no sound and no motion; your saved settings stay as they are",
    )
    parser.add_argument("--no-sound", action="store_true", help="stay silent")
    parser.add_argument("--speed", type=speed, metavar="X", help="of all motion, 0 to 2; 0 is none")
    parser.add_argument(
        "--portable", type=folder, metavar="DIR", help="keep settings and saves in this folder"
    )
    parser.add_argument("--report", type=Path, metavar="FILE", help="write measurements here")
    _add_unattended_arguments(parser)
    return parser


def _add_size_arguments(parser: Parser) -> None:
    """Add the choice between a window and the whole screen."""
    size = parser.add_mutually_exclusive_group()
    size.add_argument(
        "--windowed",
        dest="fullscreen",
        action="store_false",
        default=None,
        help="in a window, this time",
    )
    size.add_argument(
        "--fullscreen", dest="fullscreen", action="store_true", default=None,
        help="fill the screen, this time",
    )  # fmt: skip


def _add_unattended_arguments(parser: Parser) -> None:
    """Add what is for a program that nobody plays with."""
    parser.add_argument("--demo", action="store_true", help="computer players on all seats")
    parser.add_argument(
        "--players",
        type=computers,
        default=(),
        metavar="LEVEL:CHARACTER,...",
        help="who they are by seat, begun again when they run out (casual)",
    )
    parser.add_argument(
        "--quit-after-match", action="store_true", help="leave when the match is over"
    )
    parser.add_argument(
        "--pictures", type=folder, metavar="DIR", help="picture its table and its result there"
    )
    parser.add_argument(
        "--first-frame-exit",
        action="store_true",
        help="leave once the title is whole, saying how long that took",
    )
    parser.add_argument(
        "--selftest", action="store_true", help="try whether everything works, and report on it"
    )
    parser.add_argument("--out", type=folder, metavar="DIR", help="where that report goes")
