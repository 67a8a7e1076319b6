"""Live counts: the score panel counts the cards of a player as they are seen to lie just now."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.engine.zones import ZoneId
from game.presentation.score_panel import Cell, ScoreLine


def counted_lines(
    lines: Sequence[ScoreLine], counts: Mapping[ZoneId, int]
) -> tuple[ScoreLine, ...]:
    """The *lines* with every value that counts cards as *counts* has them now."""
    if not any(cell.counts for line in lines for cell in line.cells):
        return tuple(lines)
    return tuple(
        line._replace(cells=tuple(_counted(cell, counts) for cell in line.cells)) for line in lines
    )


def points_of(new: Sequence[ScoreLine], shown: Sequence[ScoreLine]) -> tuple[ScoreLine, ...]:
    """The lines that are *shown* with the points of *new*; marks and progress stay as they are."""
    points = {(line.seats, line.name): line.points for line in new}
    return tuple(
        line._replace(points=points.get((line.seats, line.name), line.points)) for line in shown
    )


def _counted(cell: Cell, counts: Mapping[ZoneId, int]) -> Cell:
    if not cell.counts:
        return cell
    sums = (sum(counts.get(zone, 0) for zone in zones) for zones in cell.counts)
    return cell._replace(text=" + ".join(map(str, sums)))
