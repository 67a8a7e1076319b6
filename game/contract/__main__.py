"""``python -m game.contract PACKAGE``: whether the game of a package keeps the laws."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Sequence
from importlib import import_module
from itertools import chain
from pathlib import Path
from typing import Any

from game.contract.checks import Check, checks, written_checks
from game.contract.recorded_matches import record
from game.entry import entry_fault
from game.shelf import REFUSALS, SHELF


def main(words: Sequence[str]) -> int:
    """Try every check and print how it went; 1 when one failed, 2 when there is no such game."""
    parser = argparse.ArgumentParser(
        "python -m game.contract", description="Tries whether a game keeps the laws of all games."
    )
    parser.add_argument("package", help="an installed package with entry.py, or the id of a game")
    parser.add_argument(
        "--turns", type=int, default=3000, help="within which random matches end (3000)"
    )
    parser.add_argument(
        "--scenarios", type=Path, metavar="PATH",
        help="a page of scenarios, or a folder of pages (the package's own folder of that name)",
    )  # fmt: skip
    parser.add_argument(
        "--golden", type=Path, metavar="FOLDER",
        help="recorded matches (the package's own folder of that name)",
    )  # fmt: skip
    parser.add_argument(
        "--record", action="store_true", help="write the recorded matches anew, and check nothing"
    )
    asked = parser.parse_args(words)
    if not __debug__:
        return _refused("The laws are asserted: run Python without -O.")
    try:
        game = game_of(asked.package)
    except (ImportError, LookupError) as error:
        for told in REFUSALS:
            print(told, file=sys.stderr)
        return _refused(str(error))
    scenarios = asked.scenarios or own_folder(game, "scenarios")
    golden = asked.golden or own_folder(game, "golden")
    for path in (asked.scenarios, asked.golden):
        if path is not None and not path.exists():
            return _refused(f"There is no {path}.")
    if asked.record:
        return _record(game, golden)
    every = chain(checks(game, asked.turns), written_checks(game, scenarios, golden))
    return 1 if report(game, every) else 0


def game_of(package: str) -> str:
    """The id of the game in *package*, or *package* itself where it is one.

    Raises:
        ImportError: when there is no such package, or it cannot be imported.
        LookupError: when it offers no game, or one that is not on the shelf.
    """
    if package in SHELF:
        return package
    module = import_module(f"{package}.entry")
    offered: Any = getattr(module, "GAME", None)
    if fault := entry_fault(offered):
        raise LookupError(f"The GAME of {package} will not do: {fault}.")
    game: str = offered.rules.id
    if game not in SHELF or SHELF[game].rules is not offered.rules:
        raise LookupError(f"{package} is not on the shelf: install it with pip first.")
    return game


def own_folder(game: str, name: str) -> Path | None:
    """Return the folder *name* in the package that offers *game*; None where it has none."""
    package = SHELF[game].rules.__module__.partition(".")[0]
    where = getattr(import_module(package), "__file__", None)
    folder = None if where is None else Path(where).parent / name
    return folder if folder is not None and folder.is_dir() else None


def report(game: str, every: Iterable[Check]) -> int:
    """Try the checks of *game* and print a line about each; how many failed."""
    failed = 0
    for check in every:
        try:
            check.prove()
        except Exception as error:  # a law broken, or a game that fails on the way
            failed += 1
            notes = " ".join(getattr(error, "__notes__", ()))
            words = " ".join(f"{type(error).__name__}: {error} {notes}".split())
            print(f"broken  {check.name}: {words}", flush=True)
        else:
            print(f"ok      {check.name}", flush=True)
    print(f"{failed} checks failed." if failed else f"{SHELF[game].rules.title} keeps the laws.")
    return failed


def _record(game: str, golden: Path | None) -> int:
    if golden is None:
        return _refused("Name the folder of the recordings: --golden FOLDER.")
    changed = record(game, golden)
    print("\n".join(f"wrote {name}" for name in changed) or "Nothing has changed.")
    return 0


def _refused(why: str) -> int:
    print(f"python -m game.contract: {why}", file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
