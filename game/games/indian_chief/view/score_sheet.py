"""The score sheet of Indian Chief: the seven boxes by the number of cards they take."""

from __future__ import annotations

from game.engine.observation import Observation
from game.games.indian_chief.rules.facts import BOXES, TURNS, ChiefFacts, Filled, Phase
from game.games.indian_chief.text import meld_text, result_text
from game.games.indian_chief.text.card_text import BOX_NAMES, minus, points
from game.presentation.score_sheet import ScoreSheet, SheetRow


def sheet(seen: Observation[ChiefFacts]) -> ScoreSheet:
    """The score sheet: the seven boxes by the number of cards they take, the Thief first."""
    facts = seen.facts
    totals = facts.totals()
    best = max(totals)
    rows = tuple(
        SheetRow(
            BOX_NAMES[box],
            tuple(_score(row[box]) for row in facts.sheet),
            icon="sewn",
            figure=str(box),
            looks=tuple("open" if row[box] is None else "" for row in facts.sheet),
            reasons=_reasons(facts, box),
        )
        for box in BOXES
    )
    filled = any(score is not None for row in facts.sheet for score in row)
    return ScoreSheet(
        _note(facts, seen.outcome is not None),
        tuple((seat,) for seat in range(len(totals))),
        rows,
        tuple(minus(total) for total in totals),
        tuple(s for s, total in enumerate(totals) if total == best) if filled else (),
    )


def _reasons(facts: ChiefFacts, box: int) -> tuple[str, ...]:
    """What each seat's score in a box is made of; empty where the box is open."""
    melds = {each[0]: Filled(*each) for each in facts.filled if len(each[1]) == box}
    return tuple(
        meld_text.reason(melds[seat], score) if seat in melds and score is not None else ""
        for seat, score in enumerate(row[box] for row in facts.sheet)
    )


def _note(facts: ChiefFacts, over: bool) -> str:
    if over:
        return result_text.match_over(points(max(facts.totals())))
    done = facts.turn - (facts.phase is Phase.MELD)
    goal = result_text.GOAL
    return result_text.after_turn(done, TURNS, goal) if done else result_text.nothing_scored(goal)


def _score(score: int | None) -> str:
    return "" if score is None else minus(score)
