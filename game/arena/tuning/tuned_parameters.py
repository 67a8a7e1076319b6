"""Tuned parameters: the numbers of a game's computers as a row of figures, and back."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from game.shelf import game_entry


class NothingToTune(ValueError):
    """A game whose computers have no numbers, or none of that name, as one sentence."""


class ParameterRow:
    """The numbers of a game's computers as a row of figures, and back."""

    def __init__(self, given: Any, only: Sequence[str] = ()) -> None:
        """Take a named tuple of floats and of tuples of them; other things in it stay as they are.

        Raises:
            NothingToTune: for a name it has not.
        """
        fields: tuple[str, ...] = given._fields
        for name in only:
            if name not in fields:
                raise NothingToTune(f"There is no number “{name}”; there are {', '.join(fields)}.")
        self.given = given
        self.names = [name for name in only or fields if list(_figures(getattr(given, name)))]

    @property
    def row(self) -> list[float]:
        """All figures, one after the other."""
        return [each for name in self.names for each in _figures(getattr(self.given, name))]

    def filled(self, row: Sequence[float]) -> Any:
        """The same numbers with the figures of *row*."""
        figures = iter(row)
        moved = {name: _filled(getattr(self.given, name), figures) for name in self.names}
        return self.given._replace(**moved)


def _figures(value: Any) -> Iterator[float]:
    if isinstance(value, float):
        yield value
    elif isinstance(value, tuple):
        for each in value:
            yield from _figures(each)


def _filled(value: Any, figures: Iterator[float]) -> Any:
    if isinstance(value, float):
        return next(figures)
    if isinstance(value, tuple):
        parts = [_filled(each, figures) for each in value]
        return type(value)(*parts) if hasattr(value, "_fields") else tuple(parts)
    return value


def parameters_of(game: str, only: Sequence[str] = ()) -> ParameterRow:
    """The numbers a game's computers play by: those that its entry offers to tune.

    Raises:
        NothingToTune: when it takes none, or has none of these names.
    """
    entry = game_entry(game)
    if entry.numbers is None:
        raise NothingToTune(f"The computers of {entry.rules.title} have no numbers to tune.")
    return ParameterRow(entry.numbers, only)
