"""Works out what open boxes and kept cards are worth in Indian Chief, from simulated draws.

``python build/learn.py indian_chief --write`` solves it as one solves solo Yahtzee: first for no
open box, then for one, two, up to all seven; for four seats twice, and from there once for each
other table. For every set of open boxes it deals hands, looks for the best meld of each, and fits
what comes of it to the features of the kept cards. The second round keeps the cards the first would
keep.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path

from training.box_solver import Solver, solve

TARGET = (
    Path(__file__).parents[2] / "game" / "games" / "indian_chief" / "bot" / "box_value_tables.py"
)


def main(words: Sequence[str] | None = None) -> int:
    """Solve for the seats asked for, and print or write the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seats", type=int, nargs="*", default=list(range(2, 9)))
    parser.add_argument("--samples", type=int, nargs="*", default=[150, 400])
    parser.add_argument("--again", type=int, default=100, help="samples for each other table")
    parser.add_argument("--seed", default="table")
    parser.add_argument("--write", action="store_true", help=f"into {TARGET.name}")
    asked = parser.parse_args(words)
    found = solve(asked.seats, asked.samples, asked.again, asked.seed)
    text = written(found, f"--samples {' '.join(map(str, asked.samples))} --again {asked.again}")
    if asked.write:
        TARGET.write_text(text, encoding="utf-8")
    else:
        print(text)
    return 0


def written(found: dict[int, Solver], asked: str) -> str:
    """The table as a module."""
    lines = [
        '"""What open boxes and kept cards are worth, by the number of seats; see `future`.',
        "",
        f"Made by ``python build/learn.py indian_chief {asked} --write``.",
        '"""',
        "",
        "from types import MappingProxyType",
        "",
    ]
    for name, rows in (
        ("VALUES", {seats: [each.values] for seats, each in found.items()}),
        ("WEIGHTS", {seats: each.weights[1:] for seats, each in found.items()}),
        ("SIZES", {seats: each.sizes[1:] for seats, each in found.items()}),
        ("LOOT", {seats: [each.loot] for seats, each in found.items()}),
    ):
        lines += [f"{name} = MappingProxyType(", "    {"]
        for seats, table in rows.items():
            lines += [f"        {seats}: ("]
            for row in table:
                lines += quoted(row)
            lines[-1] = lines[-1].removesuffix(' /"') + '"'
            lines += ["        ),"]
        lines += ["    }", ")"]
    return "\n".join(lines) + "\n"


def quoted(row: Sequence[float], width: int = 80) -> Iterator[str]:
    """Numbers as lines of string literals, the last one ending in a slash."""
    words = [f"{number:.1f}".replace("-0.0", "0.0") for number in row] + ["/"]
    line = ""
    for word in words:
        if len(line) + len(word) > width:
            yield f'            "{line}"'
            line = ""
        line += word + " "
    yield f'            "{line.rstrip()}"'
