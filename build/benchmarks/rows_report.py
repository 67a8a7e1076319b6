"""What ``bench.py`` prints of frames, moments and openings: a line a row."""

from __future__ import annotations

from collections.abc import Mapping


def print_table(figures: dict[str, object]) -> None:
    """Print what was measured, a line a row."""
    rows = figures["table"]
    assert isinstance(rows, list)
    for row in rows:
        print(told(row))
    late = figures["late"]
    assert isinstance(late, list)
    for row in late:
        print("late frames", told(row))


def print_rows(name: str, figures: dict[str, object]) -> None:
    """Print what was measured under *name*, a line a row."""
    rows = figures[name]
    assert isinstance(rows, list)
    for row in rows:
        print(told(row))


def print_opening(figures: dict[str, object]) -> None:
    """Print what was measured, a line a row."""
    print(f"bare first frame {figures['bare_first_frame_ms']} ms")
    rows = figures["opening"]
    assert isinstance(rows, list)
    for row in rows:
        print(told(row))


def told(figures: Mapping[str, object]) -> str:
    """A row of figures in words."""
    return "  ".join(f"{name} {figure}" for name, figure in figures.items())
