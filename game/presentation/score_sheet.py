"""The score sheet: rounds in rows, seats or sides in columns, and the stop it is shown at."""

from __future__ import annotations

from typing import NamedTuple

from game.engine.events import Scored
from game.engine.zones import Seat
from game.presentation.island_map import IslandMap


class SheetRow(NamedTuple):
    """A row of the score sheet, one value a column; *level* 1 is a detail, indented."""

    label: str
    values: tuple[str, ...]
    level: int = 0
    icon: str = ""
    """A sign before the label; with *figure* on it."""
    figure: str = ""
    rule: str = ""
    """The line under it: ``heavy`` for the one line that parts a pad, ``double`` for an end."""
    looks: tuple[str, ...] = ()
    """How each value is marked: ``won`` (in a ring), ``open`` (an empty box), or a sign's
    name, ``goat``: the sign stands before it."""
    reasons: tuple[str, ...] = ()
    """What each value is made of, in a sentence for whoever points at it; may name seats."""


class ScoreSheet(NamedTuple):
    """The score sheet: columns of seats or sides, rounds in rows, totals."""

    note: str
    """One line of meaning: ``after round 3: first to 10 points wins``."""
    columns: tuple[tuple[Seat, ...], ...]
    rows: tuple[SheetRow, ...]
    totals: tuple[str, ...]
    leaders: tuple[int, ...] = ()
    """Numbers of the leading columns."""
    heads: tuple[str, ...] = ()
    """Words over the columns, for those without seats (``House``); empty for names alone."""
    whole: bool = False
    """Every row is shown with its parts, not only the newest."""
    title: str = ""
    """Over the last sheet, where it is not who wins; may name seats as ``{0}``."""
    total: str = "Total"
    """What stands before the totals."""
    under: tuple[str, ...] = ()
    """A word under the head of each column: ``vulnerable``."""
    maps: tuple[IslandMap, ...] = ()
    """The islands so far, oldest first."""


class RoundEnd(NamedTuple):
    """The way a table goes on after a round was scored."""

    pause: bool = True
    """Whether the score sheet is shown at once; in a game of short rounds only when asked for."""
    look_seconds: float = 0.0
    """How long what lies on the table is looked at before anything else happens."""
    then: str = ""
    """What the button that goes on says where no other round follows: ``Another game?``"""


def round_end_of(scored: Scored) -> RoundEnd:
    """Return the way the table goes on after *scored*; it stops where its game states nothing."""
    stated = scored.presentation
    return stated if isinstance(stated, RoundEnd) else RoundEnd()
