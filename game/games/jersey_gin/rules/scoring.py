"""Scoring of Jersey Gin: how much a hand brings its winner, and the bonuses at the game's end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.engine.zones import Seat
from game.games.jersey_gin.rules import hand_winner
from game.games.jersey_gin.rules.facts import End

UNDERKNOCK_BONUS = 10
GIN_BONUS = 40
GAME_BONUS = 100
BOX_BONUS = 25


class Score(NamedTuple):
    """The score of a hand."""

    how: End
    winner: Seat
    gain: int


def differences(deadwood: Sequence[int], winner: Seat) -> int:
    """The sum of how much more the others have than *winner*."""
    return sum(deadwood) - len(deadwood) * deadwood[winner]


def knock(deadwood: Sequence[int], knocker: Seat) -> Score:
    """The score of a knock after the lay-offs (JG-S1, JG-S2)."""
    winner = hand_winner.after_knock(deadwood, knocker)
    if winner == knocker:
        return Score(End.KNOCK, winner, differences(deadwood, winner))
    return Score(End.UNDERKNOCK, winner, differences(deadwood, winner) + UNDERKNOCK_BONUS)


def gin(deadwood: Sequence[int], winner: Seat) -> Score:
    """The score of gin; the winner's deadwood is 0 (JG-S3)."""
    return Score(End.GIN, winner, differences(deadwood, winner) + GIN_BONUS)


def run_out(deadwood: Sequence[int], breaker: Seat) -> Score:
    """The score when the stock ran out (JG-S4)."""
    winner = hand_winner.after_run_out(deadwood, breaker)
    return Score(End.RUN_OUT, winner, differences(deadwood, winner))


def totals(points: Sequence[int], boxes: Sequence[int], reached: Seat) -> tuple[int, ...]:
    """The grand totals: hand points, boxes, and the game bonus of who reached the target (E2)."""
    return tuple(
        points[seat] + BOX_BONUS * boxes[seat] + (GAME_BONUS if seat == reached else 0)
        for seat in range(len(points))
    )
