"""The text of an option: its name and its value in words."""

from __future__ import annotations

from collections.abc import Mapping

from game.engine.options import Options, OptionSpec, Value, word


def option_text(spec: OptionSpec, value: Value) -> str:
    """Return an option and its value: ``Cards for each player: 3``, ``Without the mask``."""
    name = spec.names[spec.choices.index(value)]
    return name if spec.is_switch and name != word(value) else f"{spec.label}: {name}"


def unusual_options(options_type: type[Options], chosen: Mapping[str, Value]) -> str:
    """Return what is otherwise than usual, in a few words; empty where nothing is."""
    usual = options_type().written()
    return "; ".join(
        option_text(spec, chosen[spec.key])
        for spec in options_type.describe()
        if chosen[spec.key] != usual[spec.key]
    )
