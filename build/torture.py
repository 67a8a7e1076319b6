"""Torture: the program is killed, fed damaged files, starved of room and started twice, and lives.

Each command does so many cases, or as many as fit into so many seconds, draws them from a seed,
and ends with 1 if anything was lost or broke, or if there was no case at all.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable, Mapping

from environment import checkout
from torture_tests.case_counts import Bounds, Figures

Command = Callable[[argparse.Namespace, Bounds, Figures], None]
"""Does the cases and counts what went wrong."""


def commands() -> Mapping[str, tuple[str, int, Command]]:
    """The commands: what each does, how many cases if nothing is said, and the work."""
    from torture_tests import damage, full_disk, kill, leak, two_programs

    return {
        "kill": ("kills the program while it plays", 20, kill.run),
        "damage": ("puts damaged files before it", 200, damage.run),
        "full-disk": ("lets the disk become full", 20, full_disk.run),
        "leak": ("weighs it while it plays match after match", 30, leak.run),
        "two": ("runs it twice on one folder", 10, two_programs.run),
    }


def parser(known: Mapping[str, tuple[str, int, Command]]) -> argparse.ArgumentParser:
    """The command line."""
    one = argparse.ArgumentParser(prog="torture.py", description=__doc__)
    parts = one.add_subparsers(dest="command", required=True)
    for name, (meaning, usual, _) in known.items():
        part = parts.add_parser(name, help=meaning, description=f"Torture: {meaning}.")
        part.add_argument("--cases", type=int, default=usual, help=f"at most ({usual})")
        part.add_argument("--seconds", type=float, default=3600.0, help="at most (3600)")
        part.add_argument("--seed", default="torture", help="which cases")
        part.add_argument("--game", action="append", metavar="ID", help="only this game")
        part.add_argument("--json", action="store_true", help="the figures for programs")
    return one


def main(arguments: list[str]) -> int:
    """Torture the program; 1 if there was a fault or no case, 2 for a game there is not."""
    sys.path.insert(0, str(checkout.HERE))
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    from game.shelf import SHELF

    known = commands()
    asked = parser(known).parse_args(arguments)
    asked.game = asked.game or list(SHELF)
    if unknown := sorted(set(asked.game) - set(SHELF)):
        print(f"There is no game “{unknown[0]}”; there are {', '.join(SHELF)}.", file=sys.stderr)
        return 2
    figures, bounds = Figures(), Bounds(asked)
    known[asked.command][2](asked, bounds, figures)
    for words in figures.told:
        print(words, file=sys.stderr)
    seconds = round(bounds.seconds, 1)
    told = {"cases": figures.cases, "faults": figures.faults, **figures.more, "seconds": seconds}
    if asked.json:
        print(json.dumps({"torture": asked.command, "seed": asked.seed, **told}))
    else:
        print(", ".join(f"{name.replace('_', ' ')} {value}" for name, value in told.items()))
    return 1 if figures.faults or not figures.cases else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
