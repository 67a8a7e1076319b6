"""The glance: what the title says about a running match, without opening it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import NamedTuple


class Glance(NamedTuple):
    """A running match from outside: its game, who sits there, how far it is."""

    game: str
    seats: int = 0
    people: int = 0
    moves: int = 0
    damaged: bool = False
    words: str = ""
    """Where it stands, if that was noted at its last decision."""


def glance(running: Path) -> Glance | None:
    """What lies in the file *running*; None when there is no match to go on with."""
    try:
        head, *moves = running.read_text(encoding="utf-8", errors="replace").splitlines()
        told = json.loads(head)
        levels = [str(level) for _, _, level in told["players"]]
        words = noted(running, len(moves))
        return Glance(str(told["game"]), len(levels), levels.count(""), len(moves), False, words)
    except FileNotFoundError:
        return None
    except (OSError, ValueError, KeyError, TypeError):
        return Glance("", damaged=True)


def beside(running: Path) -> Path:
    """Where the note about the match in *running* lies."""
    return running.with_suffix(".note")


def noted(running: Path, moves: int) -> str:
    """The note about a match, if it was written after so many *moves*."""
    try:
        lines = beside(running).read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return ""
    return lines[1] if len(lines) > 1 and lines[0] == str(moves) else ""
