"""The gauge: something that is counted beside the cards."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import NamedTuple


class GaugeKind(Enum):
    """The form in which a gauge is drawn."""

    STEPS = "steps"
    """A ladder with a large number."""
    FIRE = "fire"
    """A ladder whose flame grows with the height."""
    DOTS = "dots"
    """A short row, one dot for each."""
    RACE = "race"
    """The tricks of each side, laid crosswise, against what it needs."""


class Side(NamedTuple):
    """One side of a race: its name, its tricks so far, and those it needs."""

    name: str
    value: int
    needs: int


class Gauge(NamedTuple):
    """Something that is counted beside the cards."""

    label: str
    value: int
    """0 is empty."""
    high: int
    notch: int | None = None
    """A step with a mark at its side."""
    notch_text: str = ""
    text: str = ""
    """A word at the present step, ``ace!``; under the dots or over the race what it is about."""
    kind: GaugeKind = GaugeKind.STEPS
    figure: str = ""
    """What stands large instead of the number: ``K``."""
    ends: tuple[str, ...] = ()
    """What stands at the lowest and the highest step instead of their numbers."""
    sides: tuple[Side, ...] = ()

    def with_tricks(self, tricks: Sequence[int]) -> Gauge:
        """The same race with so many *tricks* of each side.

        Raises:
            ValueError: when it has not as many sides.
        """
        pairs = zip(self.sides, tricks, strict=True)
        sides = tuple(side._replace(value=count) for side, count in pairs)
        return self._replace(value=tricks[0], sides=sides)
