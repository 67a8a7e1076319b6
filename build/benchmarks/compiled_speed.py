"""How much quicker the compiled copy is than the checkout: random play, and masters' decisions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, TypeAlias

from environment import checkout

from benchmarks.engine_report import OPEN_SPIEL_GOAL, cell
from benchmarks.processes import MASTERS, RACE, rows_of, screen

ROUNDS: Final = 3
"""How often masters think in both forms, in turns; the quickest time of each form counts."""
PLAIN_GOAL: Final = 0.6
"""How many times as quick as its peer each game should be in plain Python."""
MASTER_GOAL: Final = 1.7
"""How many times as quick a master's decision should be."""
COLUMNS: Final = (
    ("game", "game", 17),
    ("plain_decisions_per_s", "plain/s", 11),
    ("compiled_decisions_per_s", "compiled/s", 11),
    ("times", "times", 7),
    ("plain_openspiel", "x OpenSpiel", 12),
    ("compiled_openspiel", "compiled", 10),
    ("master_times", "master", 8),
    ("master_ms", "ms each", 9),
    ("same", "same", 6),
)
"""Key, heading and width."""

Rows: TypeAlias = Sequence[Mapping[str, Any]]


def measured(python: Path, copy: Path, games: Sequence[str], seconds: float) -> dict[str, Any]:
    """Figures by game, for the checkout and the compiled *copy* of it.

    Each form races against the other engines in a process of its own, for *seconds* each.

    Raises:
        NotReady: when a program does not run.
    """
    words = [word for game in games for word in ("--game", game)]
    races: list[Rows] = []
    thoughts: tuple[list[Mapping[str, Any]], ...] = ([], [])
    with screen("dummy") as environment:
        forms = [
            (folder, {**environment, "PYTHONPATH": checkout.python_path(folder)})
            for folder in (checkout.HERE, copy)
        ]
        for folder, own in forms:
            raced = rows_of(python, RACE, ["--seconds", str(seconds), *words], own, folder)
            races.append(raced[-1]["engine"])
        for _ in range(ROUNDS):
            for (folder, own), found in zip(forms, thoughts, strict=True):
                found += rows_of(python, MASTERS, words, own, folder)
    return {
        "compiled": [
            row(plain, compiled, *(of_game(found, plain["game"]) for found in thoughts))
            for plain, compiled in zip(*races, strict=True)
        ]
    }


def of_game(rows: Rows, game: str) -> Rows:
    """The rows of one game."""
    return [row for row in rows if row["game"] == game]


def row(
    plain: Mapping[str, Any], compiled: Mapping[str, Any], slow: Rows, quick: Rows
) -> dict[str, Any]:
    """One game: its races in both forms, and what its masters did in plain Python and compiled."""
    first = slow[0]
    thought, sooner = (min(each["seconds"] for each in rows) for rows in (slow, quick))
    same = all(
        each["choices"] == first["choices"] and each["steps"] == first["steps"]
        for each in (*slow, *quick)
    )
    return {
        "game": plain["game"],
        "plain_decisions_per_s": plain["decisions_per_s"],
        "compiled_decisions_per_s": compiled["decisions_per_s"],
        "times": round(compiled["decisions_per_s"] / plain["decisions_per_s"], 2),
        "plain_openspiel": plain["ratio_openspiel"],
        "compiled_openspiel": compiled["ratio_openspiel"],
        "master_times": round(thought / sooner, 2),
        "master_ms": round(1000 * sooner / len(first["choices"]), 2),
        "same": "yes" if same else "NO",
    }


def print_compiled(figures: Mapping[str, Any]) -> None:
    """Print what was measured."""
    for line in lines(figures["compiled"]):
        print(line)


def lines(rows: Rows) -> Iterator[str]:
    """The table, and which games miss a goal."""
    yield "".join(cell(title, wide) for _, title, wide in COLUMNS)
    for each in rows:
        yield "".join(cell(each[key], wide) for key, _, wide in COLUMNS)
    yield "same: masters chose the same after the same number of steps, compiled and plain"
    goals = (
        ("plain_openspiel", PLAIN_GOAL, "in plain Python beside OpenSpiel"),
        ("compiled_openspiel", OPEN_SPIEL_GOAL, "compiled, beside OpenSpiel"),
        ("master_times", MASTER_GOAL, "of a master's decision"),
    )
    for key, goal, what in goals:
        low = [f"{each['game']} {each[key]}" for each in rows if each[key] < goal]
        if low:
            yield f"Below the goal {what}, {goal}: {', '.join(low)}"
