"""The text of an option: its name and its value in words."""

from __future__ import annotations

from game.engine.options import OptionSpec, Value


def option_text(spec: OptionSpec, value: Value) -> str:
    """Return an option and its value: ``Cards for each player: 3``."""
    if isinstance(value, bool):
        return spec.label if value else f"not: {spec.label.lower()}"
    return f"{spec.label}: {spec.names[spec.choices.index(value)]}"
