"""The work of a soak: which matches are played under which laws, and which computers are asked."""

from __future__ import annotations

import argparse
import math
from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from game.contract.variants import Variant

SHORT = 300
"""Decisions a table gets at least; a short soak meets fewer tables, not fewer games."""
CHUNK = 5_000
"""Decisions one process plays at one table before it asks for more to do."""
ASKED = 50
"""Decisions of computers of one level at one table."""


class Task(NamedTuple):
    """A piece of work: so many decisions at one table."""

    table: Variant
    seed: str
    decisions: int
    rate: float
    anew: float = 0.0
    level: str = ""
    """Of the computers that are asked; empty for random matches under the laws."""


def tasks(asked: argparse.Namespace) -> list[Task]:
    """Pieces of work for all games asked for, one table of each in turn.

    Raises:
        LookupError: when there is no such game.
    """
    from game.contract.variants import pairwise
    from game.shelf import SHELF

    games = [asked.game] if asked.game else list(SHELF)
    if asked.game and asked.game not in SHELF:
        raise LookupError(f"There is no game “{asked.game}”.")
    met: list[tuple[int, Task]] = []
    for game in games:
        tables = pairwise(game)[: max(1, asked.decisions // SHORT)]
        share = math.ceil(asked.decisions / len(tables))
        for place, table in enumerate(tables):
            for number, size in enumerate(pieces(share)):
                seed = f"{asked.seed} {number}"
                task = Task(table, seed, size, asked.rate, asked.anew)
                met.append((number * 1_000 + place, task))
        met += questions(game, asked)
    return [task for _, task in sorted(met, key=lambda turn: turn[0])]


def questions(game: str, asked: argparse.Namespace) -> Iterator[tuple[int, Task]]:
    """The decisions of computers of *game*, some at one table of each after the other."""
    from game.bots.profile import Level
    from game.contract.variants import pairwise

    tables = pairwise(game)
    for level in Level:
        for number, left in enumerate(range(asked.computers, 0, -ASKED)):
            table, seed = tables[number % len(tables)], f"{asked.seed} {number}"
            yield number * 1_000, Task(table, seed, min(ASKED, left), 0.0, 0.0, level.value)


def pieces(share: int) -> Iterator[int]:
    """*share* in chunks."""
    count = math.ceil(share / CHUNK)
    for number in range(count):
        yield share // count + (number < share % count)


def again(name: str, seed: str) -> list[Task]:
    """The one match a fault named, with every law at every moment.

    Raises:
        LookupError: when there is no such table.
    """
    from game.contract.variants import every_table

    for table in every_table():
        if str(table) == name:
            return [Task(table, seed, 0, 1.0, 1.0)]
    raise LookupError(f"There is no table “{name}”.")
