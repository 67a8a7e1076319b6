"""The long soak: random matches with every law of the contract checked at every moment."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from itertools import cycle

import workshop

BAR = 40
"""Characters of the progress bar."""


def main(arguments: list[str]) -> int:
    """Soaks every game at every table in turn; 1 if a law was broken, naming where."""
    parser = argparse.ArgumentParser(prog="soak.py", description=__doc__)
    parser.add_argument("--decisions", type=int, default=20_000, metavar="N", help="how long")
    parser.add_argument("--seed", default="soak", help="which matches")
    parser.add_argument("--game", metavar="ID", help="only this game")
    parser.add_argument("--json", action="store_true", help="the figures for programs")
    asked = parser.parse_args(arguments)
    sys.path.insert(0, str(workshop.HERE))
    done, broken = soak(asked.decisions, asked.seed, asked.game)
    if asked.json:
        print(json.dumps({"soak": [{"game": g, "decisions": n} for g, n in done.items()]}))
    else:
        for game, decisions in done.items():
            print(f"{game}: {decisions} decisions, every law kept")
    if broken:
        print(broken, file=sys.stderr)
    return 1 if broken else 0


def soak(decisions: int, seed: str, only: str | None) -> tuple[Counter[str], str]:
    """Decisions by game, and where a law was broken, if one was."""
    from tests.contract.laws import soak as every_moment
    from tests.contract.variants import every_table

    met: Counter[str] = Counter()
    turns = []
    for table in every_table():
        if only in (None, table.game):
            turns.append((met[table.game], table))
            met[table.game] += 1
    # One table of each game, then the next of each, so that a short soak meets them all.
    tables = [table for _, table in sorted(turns, key=lambda turn: turn[0])]
    done: Counter[str] = Counter()
    if not tables:
        return done, f"There is no game “{only}”."
    began = time.monotonic()
    for number, table in enumerate(cycle(tables)):
        total = done.total()
        show(total, decisions, began)
        if total >= decisions:
            return done, ""
        name = f"{seed} {number}"
        try:
            done[table.game] += every_moment(table.rules(), name, limit=300)
        except AssertionError as law:
            return done, f"{table}, seed “{name}”: a law is broken. {law!r}"
    return done, ""


def show(done: int, wanted: int, began: float) -> None:
    """The progress bar, on a terminal only."""
    if not sys.stderr.isatty():
        return
    share = min(1.0, done / max(1, wanted))
    seconds = time.monotonic() - began
    left = seconds / share - seconds if share else 0.0
    bar = ("#" * round(BAR * share)).ljust(BAR, ".")
    end = "\n" if share == 1 else ""
    print(f"\r{bar} {done} of {wanted}, {left:.0f} s left ", end=end, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
