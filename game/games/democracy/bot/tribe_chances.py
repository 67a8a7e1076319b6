"""The chance of a seat of Democracy to score a tribe: thirteen points of a suit on this island."""

from __future__ import annotations

from math import erf, sqrt

from game.games.democracy.rules import scoring


def tribe_chances(seats: int, chunk: float) -> list[list[float]]:
    """The chance to capture so many of so many points that are left (normal distribution)."""
    table = []
    for need in range(scoring.WHOLE + 1):
        row = []
        for left in range(scoring.WHOLE + 1):
            if need <= 0 or need > left:
                row.append(float(need <= 0))
                continue
            spread = sqrt(chunk * left * (seats - 1)) / seats
            row.append(0.5 * (1 + erf((left / seats - need + 0.5) / (spread * sqrt(2)))))
        table.append(row)
    return table
