"""The cover check: nothing at a table lies over what a player must see, at any size."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

from environment import checkout
from screens import size

SIZES = ("960x600", "1280x720", "2560x1440", "3840x2160")
TEXTS = (1.0, 1.4, 2.0)
PARTS = ("random", "lessons", "gallery")


def check(asked: argparse.Namespace) -> int:
    """See what is *asked* for; 1 if anything is covered, 0 if nothing is."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    from cover_check.full_run import FullRun
    from cover_check.results_file import Result, ResultsFile, faults, table
    from cover_check.window_sizes import WindowSize

    from game.shelf import SHELF

    windows = asked.size or [size(text) for text in SIZES]
    texts = asked.text or TEXTS
    sizes = [WindowSize(wide, high, text) for wide, high in windows for text in texts]
    every: dict[str, list[Result]] = {}
    for game in asked.game or SHELF:
        file = ResultsFile(asked.results and asked.results / f"{game}.jsonl")
        tell = _silent if asked.json else _say
        run = FullRun(game, sizes, asked.moments, asked.seed, file, tell, asked.out)
        for part in asked.part or PARTS:
            getattr(run, part)()
        every[game] = file.results
    seen = sum(each.looks for results in every.values() for each in results)
    found = [one for results in every.values() for each in results for _, one in each.covered]
    covered = sum(one.pixels for one in found)
    if asked.json:
        sums = {f"{one.over} over {one.under}": 0 for one in found}
        for one in found:
            sums[f"{one.over} over {one.under}"] += one.pixels
        print(json.dumps({"moments": seen, "covered": sums, "all": covered}))
    else:
        for game, results in every.items():
            print("\n".join([*table(game, results), *faults(results)]))
        print(f"{seen} moments, {covered} pixels covered")
    return 1 if covered else 0


def _say(line: str) -> None:
    print(line, flush=True)


def _silent(line: str) -> None:
    """Say nothing."""


def parser() -> argparse.ArgumentParser:
    """What may stand on the command line."""
    parser = argparse.ArgumentParser(prog="cover.py", description=__doc__)
    parser.add_argument("--game", action="append", help="this game alone; may be repeated")
    parser.add_argument("--size", type=size, action="append", metavar="WxH", help=f"{SIZES}")
    parser.add_argument("--text", type=float, action="append", help=f"text sizes {TEXTS}")
    parser.add_argument("--part", choices=PARTS, action="append", help="this part alone")
    parser.add_argument("--moments", type=int, default=200, help="random ones a game and window")
    parser.add_argument(
        "--results", type=Path, metavar="DIR", help="keep results here, and go on after them"
    )
    parser.add_argument("--seed", default="cover", help="of the matches")
    parser.add_argument("--out", type=Path, metavar="DIR", help="pictures of what is covered")
    parser.add_argument("--json", action="store_true", help="print the sums as JSON")
    return parser


def main(arguments: list[str]) -> int:
    """Read the command line and check, in the environment of the checkout."""
    asked = parser().parse_args(arguments)
    try:
        python = checkout.ready("dev")
    except checkout.NotReady as problem:
        print(problem, file=sys.stderr)
        return 2
    if Path(sys.prefix).resolve() != checkout.venv_folder().resolve():
        return subprocess.call([str(python), __file__, *arguments])
    return check(asked)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
