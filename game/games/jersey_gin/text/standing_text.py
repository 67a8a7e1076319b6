"""The standing in Jersey Gin: points and boxes, as the score panel shows them."""

from __future__ import annotations

from game.games.jersey_gin.rules.facts import SEATS, JerseyGinFacts
from game.presentation.score_panel import Cell, CellLook, ScoreLine
from game.presentation.standing import Standing


def standing(facts: JerseyGinFacts, target: int) -> Standing:
    """The score panel at this moment, in a game up to *target* points."""
    return Standing(key_lines(facts, target))


def key_lines(facts: JerseyGinFacts, target: int) -> tuple[ScoreLine, ...]:
    """Each seat's points, its boxes, and how many points it still needs."""
    return tuple(
        ScoreLine(
            (seat,),
            str(facts.points[seat]),
            cells=(
                Cell(str(facts.boxes[seat])),
                Cell(str(max(0, target - facts.points[seat])), CellLook.FAINT),
            ),
        )
        for seat in range(SEATS)
    )
