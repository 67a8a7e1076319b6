"""The heuristic value of a position for each seat where play is broken off, by the score sheet."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Any

from game.engine.observation import Observation
from game.engine.rules import AnyRules, State
from game.presentation.presenter import presenter_of
from game.presentation.score_sheet import ScoreSheet


def heuristic_value(rules: AnyRules, state: State[Any]) -> Sequence[float]:
    """The value of a state for each seat, from 0 to 1: its total beside the best of the others.

    Half for everybody where the sheet says nothing yet.
    """
    facts, turn = state.facts, rules.turn(state)
    blind = Observation(None, {}, frozenset(), facts, turn, (), None, ())
    sheet = presenter_of(rules).sheet(blind)
    totals = _totals(sheet)
    worths = [0.5] * rules.seats
    for number, seats in enumerate(sheet.columns):
        others = totals[:number] + totals[number + 1 :]
        if others:
            ahead = totals[number] - max(others)
            size = 1 + sum(map(abs, totals)) / len(totals)
            for seat in seats:
                worths[seat] = 1 / (1 + exp(-ahead / size))
    return worths


def _totals(sheet: ScoreSheet) -> list[float]:
    """The totals, turned round where the least is best."""
    try:
        totals = [float(text.replace("−", "-")) for text in sheet.totals]
    except ValueError:
        return [0.0] * len(sheet.columns)
    least = sheet.leaders and totals[sheet.leaders[0]] < max(totals)
    return [-total for total in totals] if least else totals
