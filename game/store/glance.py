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


def glance(running: Path) -> Glance | None:
    """What lies in the file *running*; None when there is no match to go on with."""
    try:
        head, *moves = running.read_text(encoding="utf-8", errors="replace").splitlines()
        told = json.loads(head)
        levels = [str(level) for _, _, level in told["players"]]
        return Glance(str(told["game"]), len(levels), levels.count(""), len(moves))
    except FileNotFoundError:
        return None
    except (OSError, ValueError, KeyError, TypeError):
        return Glance("", damaged=True)
