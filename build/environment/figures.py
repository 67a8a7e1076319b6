"""What a command has measured, printed for people or programs."""

from __future__ import annotations

import json
from collections.abc import Mapping


def print_figures(figures: Mapping[str, object], as_json: bool) -> None:
    """Print each figure on a line of its own, or all as one object of JSON."""
    if as_json:
        print(json.dumps(figures))
    else:
        print(*(f"{name}: {figure}" for name, figure in figures.items()), sep="\n")
