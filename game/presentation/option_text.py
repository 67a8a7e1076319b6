"""The text of an option: its name and its value in words."""

from __future__ import annotations

from game.engine.options import OptionSpec, Value, word


def option_text(spec: OptionSpec, value: Value) -> str:
    """Return an option and its value: ``Cards for each player: 3``, ``Without the mask``."""
    name = spec.names[spec.choices.index(value)]
    return name if spec.is_switch and name != word(value) else f"{spec.label}: {name}"
