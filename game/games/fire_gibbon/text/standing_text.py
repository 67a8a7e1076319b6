"""The standing in Fire Gibbon: the score panel as soon as a fire spot is open."""

from __future__ import annotations

from collections.abc import Sequence

from game.games.fire_gibbon.rules.facts import FireFacts, FireState
from game.games.fire_gibbon.rules.zones import Zones
from game.games.fire_gibbon.text import status_text
from game.presentation.score_panel import ScoreLine
from game.presentation.standing import Standing


def standing(state: FireState, zones: Zones) -> Standing:
    """What the score panel shows at this moment."""
    cards_in = state.table.zones
    opened = [len(cards_in[zone]) for zone in zones.tables]
    left = [len(cards_in[zone]) for zone in zones.hands]
    return Standing(score_lines(state.facts, opened, left, zones.spots))


def score_lines(
    facts: FireFacts, opened: Sequence[int], left: Sequence[int], spots: int
) -> tuple[ScoreLine, ...]:
    """Points and fire spots of every seat: how many are *opened* and *left* in hand by seat."""
    return tuple(
        _noted(
            ScoreLine((seat,), str(facts.points[seat]), opened[seat], spots, "flame"),
            facts,
            left[seat],
        )
        for seat in range(len(facts.points))
    )


def _noted(line: ScoreLine, facts: FireFacts, left: int) -> ScoreLine:
    """*line* with what is to be known of its seat, which has *left* cards in hand."""
    if facts.braveheart in line.seats:
        return line._replace(
            note=status_text.BRAVEHEART, note_sign="braveheart",
            note_tip=status_text.BRAVEHEART_NOTED,
        )  # fmt: skip
    if left == 1:
        return line._replace(
            note=status_text.ONE_CARD_LEFT, note_sign="one_card",
            note_tip=status_text.ONE_CARD_NOTED,
        )  # fmt: skip
    return line
