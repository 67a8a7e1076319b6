"""Measures frames and starts beside a bare pygame-ce program, rules beside other engines."""

from __future__ import annotations

import argparse
import json
import shutil
import sys
from functools import partial
from pathlib import Path
from typing import Any

from benchmarks.compiled_speed import measured, print_compiled
from benchmarks.engine_report import print_engine
from benchmarks.frame_times import table
from benchmarks.memory_use import memory_rows
from benchmarks.opening_times import opening_times
from benchmarks.processes import LATE, MOMENTS, RACE, rows_by_size, rows_of, screen
from benchmarks.rows_report import print_opening, print_rows, print_table
from benchmarks.start_times import start_times
from compiled import compiled_copy
from environment import checkout

SIZES = ["1280x720", "1920x1080", "2560x1440"]
GAMES = ["pitch", "fire_gibbon", "vendetta"]


def measure_table(asked: argparse.Namespace) -> dict[str, object]:
    """What ``bench.py table`` measures. Raises NotReady if a program it measures does not run."""
    python, sizes = checkout.ready("dev"), asked.size or SIZES
    words = ["--frames", str(asked.late)]
    with screen(asked.driver) as environment:
        rows = table(python, sizes, asked, environment) if asked.frames else []
        late = rows_by_size(python, LATE, sizes, environment, words) if asked.late else []
    return {"driver": asked.driver, "table": rows, "late": late}


def measure_start(asked: argparse.Namespace) -> dict[str, object]:
    """What ``bench.py start`` measures. Raises NotReady if a program does not run."""
    python = checkout.ready("dev")
    with screen(asked.driver) as environment:
        rows = start_times(python, asked.bundle, asked.repeat, environment)
    return {"driver": asked.driver, "start": rows}


def measure_memory(asked: argparse.Namespace) -> dict[str, object]:
    """What ``bench.py memory`` measures. Raises NotReady if it cannot be measured here."""
    python = checkout.ready("dev")
    source = [str(python), "-m", "game"]
    command = source if asked.bundle is None else [str(asked.bundle.absolute() / "folkdeck")]
    with screen("x11") as environment:
        rows = [
            row
            for size in asked.size or SIZES
            for row in memory_rows(command, size, asked.seconds, environment)
        ]
    return {"memory": rows}


def measure_moments(asked: argparse.Namespace) -> dict[str, object]:
    """What ``bench.py moments`` measures. Raises NotReady if it does not run."""
    python = checkout.ready("dev")
    with screen(asked.driver) as environment:
        rows = rows_by_size(python, MOMENTS, asked.size or SIZES, environment)
    return {"driver": asked.driver, "moments": rows}


def measure_opening(asked: argparse.Namespace) -> dict[str, object]:
    """What ``bench.py opening`` measures. Raises NotReady if a program does not run."""
    python, games = checkout.ready("dev"), asked.game or GAMES
    with screen(asked.driver) as environment:
        times = opening_times(python, games, asked.size, asked.repeat, environment)
    return {"driver": asked.driver, **times}


def measure_engine(asked: argparse.Namespace) -> dict[str, object]:
    """What ``bench.py engine`` measures. Raises NotReady if it does not run."""
    if asked.compiled:
        python = checkout.ready("dev")
        copy = compiled_copy.ready(python) if asked.copy is None else asked.copy.absolute()
        return measured(python, copy, asked.game or [], asked.seconds)
    words = ["--seconds", str(asked.seconds)]
    for game in asked.game or []:
        words += ["--game", game]
    with screen("dummy") as environment:
        return rows_of(checkout.ready("dev"), RACE, words, environment)[-1]


def print_rules(figures: dict[str, Any]) -> None:
    """Print what ``bench.py engine`` measured, of the checkout alone or of both forms."""
    (print_compiled if "compiled" in figures else print_engine)(figures)


def parser() -> argparse.ArgumentParser:
    """The command line: a command for each thing that is measured."""
    whole = argparse.ArgumentParser(prog="bench.py", description=__doc__)
    kinds = whole.add_subparsers(dest="what", required=True)
    one = kinds.add_parser("table", help="frame times of the table")
    one.add_argument("--size", action="append", metavar="WxH", help=f"window sizes; {SIZES}")
    one.add_argument("--frames", type=int, default=400, help="frames a repetition, 0 for none")
    one.add_argument("--repeat", type=int, default=3, help="repetitions (3)")
    one.add_argument("--late", type=int, default=600, help="frames a turn, 0 for none (600)")
    one.set_defaults(measure=measure_table, print=print_table)
    two = kinds.add_parser("engine", help="random play of the rules, beside OpenSpiel and RLCard")
    two.add_argument("--game", action="append", metavar="ID", help="only this game")
    two.add_argument("--seconds", type=float, default=6.0, metavar="S", help="each (6)")
    two.add_argument("--compiled", action="store_true", help="plain and compiled in turns")
    two.add_argument("--copy", type=Path, metavar="DIR", help="compiled before; else anew")
    two.set_defaults(measure=measure_engine, print=print_rules)
    three = kinds.add_parser("moments", help="frame times while the most cards fly")
    three.add_argument("--size", action="append", metavar="WxH", help=f"window sizes; {SIZES}")
    three.set_defaults(measure=measure_moments, print=partial(print_rows, "moments"))
    four = kinds.add_parser("opening", help="from Deal to a table that is whole, and sharp")
    four.add_argument("--game", action="append", metavar="ID", help=f"tables; {GAMES}")
    four.add_argument("--size", default="1280x720", metavar="WxH", help="(1280x720)")
    four.add_argument("--repeat", type=int, default=5, help="openings of each (5)")
    four.set_defaults(measure=measure_opening, print=print_opening)
    five = kinds.add_parser("start", help="from the start to a first frame, and a whole title")
    five.add_argument("--bundle", type=Path, metavar="DIR", help="that of package.py too")
    five.add_argument("--repeat", type=int, default=15, help="starts of each (15)")
    five.set_defaults(measure=measure_start, print=partial(print_rows, "start"))
    six = kinds.add_parser("memory", help="megabytes at the shelf, and the most while played")
    six.add_argument("--size", action="append", metavar="WxH", help=f"window sizes; {SIZES}")
    six.add_argument("--bundle", type=Path, metavar="DIR", help="of that of package.py instead")
    six.add_argument("--seconds", type=float, default=60.0, help="of play without pauses (60)")
    six.set_defaults(measure=measure_memory, print=partial(print_rows, "memory"))
    usual = "x11" if shutil.which("Xvfb") else "dummy"
    for part in (one, three, four, five):
        part.add_argument("--driver", choices=["x11", "dummy"], default=usual, help=f"({usual})")
    for part in (one, two, three, four, five, six):
        part.add_argument("--json", action="store_true", help="print the figures as JSON")
    return whole


def main(arguments: list[str]) -> int:
    """Read the command line, measure, print; 2 if something measured does not run."""
    asked = parser().parse_args(arguments)
    try:
        figures = asked.measure(asked)
    except checkout.NotReady as problem:
        print(problem, file=sys.stderr)
        return 2
    if asked.json:
        print(json.dumps(figures))
    else:
        asked.print(figures)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
