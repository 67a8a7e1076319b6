"""The standing of Pitch in words: the points of each side, and its tricks of this hand."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.zones import Seat
from game.games.pitch.rules.facts import PitchFacts
from game.games.pitch.text import card_text, status_text
from game.presentation.score_panel import ScoreLine
from game.presentation.standing import Standing

HAND_SIZE = 6


def standing(facts: PitchFacts, members: Sequence[Sequence[Seat]], target: int) -> Standing:
    """What the score panel shows now; *members* are the seats of each side."""
    return Standing(score_lines(facts, members, target))


def score_lines(
    facts: PitchFacts, members: Sequence[Sequence[Seat]], target: int
) -> tuple[ScoreLine, ...]:
    """Each side's points, and its tricks of this hand as pips."""
    lines = []
    for side, seats in enumerate(members):
        points = facts.score[side]
        waiting = points >= target and facts.winner is None
        note = status_text.NEEDS_A_BID if waiting else ""
        tricks = facts.tricks[side]
        lines.append(ScoreLine(tuple(seats), card_text.minus(points), tricks, HAND_SIZE, note=note))
    return tuple(lines)
