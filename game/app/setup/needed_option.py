"""The needed option: which one must change so that a number of players can sit down."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from game.engine.options import Options, Value
from game.presentation.option_text import option_text


class NeededOption(NamedTuple):
    """An option that was set for the players, what it was before, and a sentence about it."""

    key: str
    before: Value
    value: Value
    told: str


def needed_option(
    options_type: type[Options], options: Mapping[str, Value], seats: int
) -> NeededOption | None:
    """Return the one option that must change for *seats* players; None if none would help.

    What differs from the usual game is taken back before anything else is changed.
    """
    why = options_type.read(options).why_invalid(seats)
    if not why:
        return None
    specs = list(options_type.describe())
    unusual = [(spec, spec.default) for spec in specs if options[spec.key] != spec.default]
    others = [(spec, choice) for spec in specs for choice in spec.choices]
    for spec, value in [*unusual, *others]:
        if options_type.read({**options, spec.key: value}).why_invalid(seats) is None:
            told = f"{why} Set for you: {option_text(spec, value)}."
            return NeededOption(spec.key, options[spec.key], value, told)
    return None
