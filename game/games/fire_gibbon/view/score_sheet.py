"""The score sheet of Fire Gibbon: a row for every round, and the totals."""

from __future__ import annotations

from game.engine.observation import Observation
from game.games.fire_gibbon.rules.facts import FireFacts, Round
from game.games.fire_gibbon.rules.options import FireGibbonOptions
from game.games.fire_gibbon.text import result_text
from game.patterns.phrases import player_placeholder
from game.presentation.score_sheet import ScoreSheet, SheetRow


def sheet(seen: Observation[FireFacts], options: FireGibbonOptions) -> ScoreSheet:
    """The score sheet: a row for every round, and the totals."""
    facts = seen.facts
    seats = range(len(facts.points))
    rows = tuple(
        SheetRow(
            result_text.round_title(number),
            tuple(str(points) for points in played.gained),
            reasons=_reasons(played, options),
        )
        for number, played in enumerate(facts.rounds, 1)
    )
    best = max(facts.points, default=0)
    return ScoreSheet(
        _note(seen, options),
        tuple((seat,) for seat in seats),
        rows,
        tuple(str(total) for total in facts.points),
        tuple(seat for seat in seats if best and facts.points[seat] == best),
    )


def _reasons(played: Round, options: FireGibbonOptions) -> tuple[str, ...]:
    """What each seat's points of a round are for: its spots, or being the Braveheart."""
    if options.scoring == "spots":
        return tuple(
            result_text.spots_gain(player_placeholder(seat), spots, seat == played.braveheart)
            for seat, spots in enumerate(played.gained)
        )
    braveheart = player_placeholder(played.braveheart)
    return tuple(
        result_text.braveheart_gain(braveheart, seat == played.braveheart)
        for seat in range(len(played.gained))
    )


def _note(seen: Observation[FireFacts], options: FireGibbonOptions) -> str:
    """How far the match has come, and what wins it."""
    goal = result_text.first_to(options.target)
    if options.target == 1 and options.scoring != "spots":
        goal = result_text.BRAVEHEART_WINS
    played = len(seen.facts.rounds)
    if seen.outcome is not None:
        return result_text.match_over(goal)
    return result_text.after_round(played, goal) if played else result_text.before_first_round(goal)
