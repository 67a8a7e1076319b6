"""What ``bench.py engine`` prints: a table for people, and which game misses its bar."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

OPEN_SPIEL_BAR, OPEN_SPIEL_GOAL, RLCARD_BAR = 0.5, 1.0, 10.0
"""How many times as quick as its peers each game must be, and should be."""
COLUMNS = (
    ("game", "game", 17),
    ("decisions_per_s", "decisions/s", 12),
    ("playouts_per_s", "play-outs/s", 12),
    ("ratio_openspiel", "x OpenSpiel", 12),
    ("ratio_rlcard", "x RLCard", 9),
    ("clone_us", "clone", 7),
    ("legal_us", "legal", 7),
    ("apply_us", "apply", 7),
    ("observe_us", "observe", 8),
    ("imagine_us", "imagine", 8),
)
"""Key, heading and width."""


def print_engine(figures: dict[str, Any]) -> None:
    """Print what was measured."""
    for line in lines(figures):
        print(line)


def lines(figures: dict[str, Any]) -> Iterator[str]:
    """The table, the peers, what a play-out is, and the bars."""
    yield "".join(cell(title, wide) for _, title, wide in COLUMNS)
    for row in figures["engine"]:
        yield "".join(cell(row[key], wide) for key, _, wide in COLUMNS)
    yield ""
    for peer in figures["peers"]:
        yield "".join(
            cell(peer[key], wide)
            for key, wide in (("peer", 23), ("decisions_per_s", 12), ("playouts_per_s", 12))
        )
    yield ""
    for game, told in figures["games"].items():
        yield (
            f"{game}: a play-out is {told['playout']}; nearest is OpenSpiel's {told['nearest']}; "
            f"a step takes {told['step_units']} units; "
            f"the first of several imagined worlds takes {told['first_world_us']} us"
        )
    yield (
        f"Random play, silent; medians of {figures['slices']} slices, ratios within a round of "
        f"slices; times in us; a unit, sum(range(100)), takes {figures['unit_us']} us; "
        f"Python {figures['python']}"
    )
    yield from verdicts(figures["engine"])


def cell(value: object, wide: int) -> str:
    """A cell: words to the left, numbers to the right."""
    if isinstance(value, int | float):
        return f"{value:,}".rjust(wide)
    return f"{value}".ljust(wide) if wide > 12 else f"{value}".rjust(wide)


def verdicts(rows: list[dict[str, Any]]) -> Iterator[str]:
    """Which games miss a bar or the goal."""
    misses = [
        *missing(rows, "ratio_openspiel", OPEN_SPIEL_BAR, "the bar beside OpenSpiel"),
        *missing(rows, "ratio_rlcard", RLCARD_BAR, "the bar beside RLCard"),
    ]
    yield from misses or ["Every game clears both bars."]
    yield from missing(rows, "ratio_openspiel", OPEN_SPIEL_GOAL, "the goal beside OpenSpiel")


def missing(rows: list[dict[str, Any]], key: str, bar: float, name: str) -> list[str]:
    """A line naming the games below *bar*, if there are any."""
    low = [f"{row['game']} {row[key]}" for row in rows if row[key] < bar]
    return [f"Below {name}, {bar}: {', '.join(low)}"] if low else []
