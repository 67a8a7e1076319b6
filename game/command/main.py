"""The first word of the command line decides: a command, or else the window."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from io import TextIOWrapper
from typing import TypeAlias

from game.command.arguments.sentence_parser import COMMANDS, UsageError, print_error
from game.command.arguments.start_arguments import start_arguments
from game.command.parent_console import ParentConsole
from game.window_options import WindowOptions

Window: TypeAlias = Callable[[WindowOptions], int]
"""Opens the window and returns the exit code when it has been closed."""


def main(words: Sequence[str], window: Window) -> int:
    """Do what *words* ask for; the exit code, 2 when they ask for something there is not."""
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, ParentConsole())
        elif isinstance(stream, TextIOWrapper):
            # A terminal that lacks a letter shows another one instead of a traceback.
            stream.reconfigure(errors="replace")
    try:
        return _main(list(words), window)
    except SystemExit as ended:
        return ended.code if isinstance(ended.code, int) else 2
    except BrokenPipeError:
        # Whoever read our lines has seen enough; a second complaint at exit is not needed.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130


def _main(words: list[str], window: Window) -> int:
    if words and words[0] in COMMANDS:
        return _obey(words[0], words[1:])
    if words[0:1] == ["--portable"] and words[2:3] in (["matches"], ["records"], ["transfer"]):
        return _obey(words[2], [*words[:2], *words[3:]])
    if "--selftest" in words:
        from game.command.selftest_command import run as selftest

        return selftest(words)
    asked = start_arguments(words)
    if asked.game is not None:
        from game.engine.options import BadOption
        from game.shelf import game_entry

        try:
            game_entry(asked.game).open(asked.seats, asked.options)
        except BadOption as error:
            print_refused_games()
            return print_error(str(error))
    return window(asked)


def _obey(command: str, words: list[str]) -> int:
    from concurrent.futures import BrokenExecutor

    from game.bots.bot_fault import BotFailed
    from game.engine.journal import CorruptJournal
    from game.engine.options import BadOption

    try:
        print_refused_games()
        return _do(command, words)
    except (BadOption, CorruptJournal, UsageError) as error:
        return print_error(str(error))
    except BrokenExecutor:  # what ended it was told by that process
        print("folkdeck: A process that played deals ended before its time.", file=sys.stderr)
        return 1
    except BotFailed as failed:
        from game.command.bot_failure import report_bot_failure

        return report_bot_failure(failed)


def print_refused_games() -> None:
    """Say on errors which games of other packages were left out, and why."""
    from game.shelf import REFUSALS

    for told in REFUSALS:
        print(f"folkdeck: {told}", file=sys.stderr)


def _do(command: str, words: list[str]) -> int:
    # Each command is imported alone: nobody waits for the parts of another.
    if command == "games":
        from game.command.games_command import run as games

        return games(words)
    if command == "simulate":
        from game.command.simulate_command import run as simulate

        return simulate(words)
    if command == "arena":
        from game.command.arena_command import run as arena

        return arena(words)
    if command == "audit":
        from game.command.audit_command import run as audit

        return audit(words)
    if command == "analyse":
        from game.command.analyse_command import run as analyse

        return analyse(words)
    if command == "verify":
        from game.command.verify_command import run as verify

        return verify(words)
    if command == "replay":
        from game.command.replay_command import run as replay

        return replay(words)
    if command == "scenario":
        from game.command.scenario_command import run as scenario

        return scenario(words)
    return _keep(command, words)


def _keep(command: str, words: list[str]) -> int:
    """Obey a command about what is kept of a person."""
    if command == "matches":
        from game.command.matches_command import run as matches

        return matches(words)
    if command == "records":
        from game.command.records_command import run as records

        return records(words)
    from game.command.transfer_command import run as transfer

    return transfer(words)
