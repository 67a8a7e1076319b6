"""``folkdeck arena tune``: moves the numbers of a game's computers, and tells what it gained."""

from __future__ import annotations

import argparse
import json
import shlex
from typing import Any

from game.arena.contest.contest import Contest
from game.arena.contest.machine_cluster import NoCluster
from game.arena.player_kinds import LEVELS
from game.arena.result_log import BadResultLog
from game.arena.tuning.tuned_parameters import NothingToTune, ParameterRow, parameters_of
from game.arena.tuning.tuning_run import TuningResult, run_tuning
from game.arena.tuning.tuning_trials import TrialLog, Tuning, fair
from game.bots.profile import Level
from game.command.arguments.argument_types import count
from game.command.arguments.sentence_parser import Parser, UsageError
from game.command.contest_workers import add_contest_arguments, workers
from game.command.progress_bar import ProgressBar
from game.shelf import game_entry


def run(words: list[str]) -> int:
    """Tune and print the numbers, ready to be pasted beside the command that made them.

    Raises:
        UsageError: when there is nothing to tune, results that were kept cannot be read, or no
            cluster answers.
    """
    asked = _parser().parse_args(words)
    tuning = tuning_of(asked)
    try:
        numbers = parameters_of(tuning.contest.game, tuning.only)
        bar = ProgressBar()
        with workers(asked) as players:
            tries = TrialLog(tuning, asked.keep)
            told = run_tuning(
                tuning, tries, players.executor, lambda done, whole: bar(done / whole)
            )
    except (BadResultLog, NoCluster, NothingToTune) as error:
        raise UsageError(str(error)) from None
    found = described(tuning, numbers, told, "folkdeck arena tune " + shlex.join(words))
    print(json.dumps(found) if asked.json else page(found))
    return 0


def tuning_of(asked: argparse.Namespace) -> Tuning:
    """What the command line asks for.

    Raises:
        BadOption: when game, seats or options do not fit.
        UsageError: when more of the candidates are taken over than there are, or fewer than two.
    """
    rules = game_entry(asked.game).open(asked.seats, dict(asked.option))
    if not 2 <= asked.best <= asked.candidates:
        raise UsageError("--best is at least 2 and at most the number of candidates.")
    written = rules.options.written()
    contest = Contest(rules.id, rules.seats, written, (), asked.seed, asked.max_actions)
    only = tuple(filter(None, asked.only.split(",")))
    return Tuning(
        contest,
        asked.level,
        only,
        asked.generations,
        asked.candidates,
        asked.best,
        asked.deals,
        asked.report,
    )


def described(
    tuning: Tuning, numbers: ParameterRow, told: TuningResult, command: str
) -> dict[str, Any]:
    """What came out, for programs."""
    moved = numbers.filled(told.row)
    return {
        "game": tuning.contest.game,
        "level": tuning.level,
        "command": command,
        "numbers": {name: _rounded(getattr(moved, name)) for name in numbers.names},
        "deals": told.deals,
        "fair": fair(tuning.contest.rules()),
        "share": told.share._asdict(),
    }


def page(found: dict[str, Any]) -> str:
    """The same for the table of numbers in the code."""
    share = found["share"]
    gained = (
        f"{share['mean']:.3f} ({share['low']:.3f} to {share['high']:.3f}) of the wins in "
        f"{found['deals']} fresh deals; {found['fair']:.3f} is fair"
    )
    lines = [f"    {name} = {value}" for name, value in found["numbers"].items()]
    return "\n".join([f"# {found['command']}", f"# {gained}", *lines])


def _rounded(value: Any) -> Any:
    if isinstance(value, float):
        return float(f"{value:.3g}")
    return tuple(map(_rounded, value)) if isinstance(value, tuple) else value


def _parser() -> Parser:
    parser = Parser("arena tune", "Moves the numbers a game's computers play by (cross-entropy).")
    add_contest_arguments(parser, "keep the trials here, and go on later")
    parser.add_argument(
        "--level", choices=LEVELS, default=Level.MASTER.value, help="who plays (master)"
    )
    parser.add_argument("--only", default="", metavar="NAME,...", help="the numbers to move (all)")
    for name, usual, words in (
        ("generations", 8, "how often candidates are drawn"),
        ("candidates", 16, "of a generation"),
        ("best", 4, "of them, from whom the next ones come"),
        ("deals", 12, "for each candidate, played from every seat"),
        ("report", 60, "fresh deals on which the result is measured"),
    ):
        parser.add_argument(
            f"--{name}", type=count, default=usual, metavar="N", help=f"{words} ({usual})"
        )
    return parser
