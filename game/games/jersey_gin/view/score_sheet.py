"""The score sheet of Jersey Gin: every hand, the deadwood of the newest, the bonuses at the end."""

from __future__ import annotations

from game.engine.observation import Observation
from game.engine.zones import Seat
from game.games.jersey_gin.rules import scoring
from game.games.jersey_gin.rules.facts import (
    SEATS,
    End,
    JerseyGinFacts,
    Tally,
)
from game.games.jersey_gin.rules.options import JerseyGinOptions
from game.games.jersey_gin.text import result_text
from game.patterns.phrases import cards_text, player_placeholder
from game.presentation.score_sheet import ScoreSheet, SheetRow

ENDS = {
    End.KNOCK: result_text.KNOCK,
    End.UNDERKNOCK: result_text.UNDERKNOCK,
    End.GIN: result_text.GIN,
    End.RUN_OUT: result_text.PLAYED_OUT,
}

EXTRAS = {
    End.UNDERKNOCK: (result_text.UNDERKNOCK_BONUS, scoring.UNDERKNOCK_BONUS),
    End.GIN: (result_text.GIN_BONUS, scoring.GIN_BONUS),
}
"""What a hand brings beside the differences."""


def sheet(seen: Observation[JerseyGinFacts], options: JerseyGinOptions) -> ScoreSheet:
    """One row a hand, the deadwood of the newest, and the bonuses at the end."""
    facts = seen.facts
    rows = [
        SheetRow(result_text.hand_title(t.number, ENDS[t.how]), _gain(t), reasons=_reasons(t))
        for t in facts.hands
    ]
    if facts.hands:
        rows += _parts(facts.hands[-1])
    if facts.hands and facts.reached is None:
        so_far = (result_text.BOXES_SO_FAR_REASON,) * SEATS
        boxes = tuple(map(str, facts.boxes))
        rows.append(SheetRow(result_text.BOXES_SO_FAR, boxes, 1, reasons=so_far))
    totals = tuple(facts.points)
    if facts.reached is not None:
        rows += _bonuses(facts, facts.reached)
        totals = scoring.totals(facts.points, facts.boxes, facts.reached)
    leaders = tuple(s for s in range(SEATS) if totals[s] == max(totals)) if facts.hands else ()
    return ScoreSheet(
        _note(facts, options),
        tuple((seat,) for seat in range(SEATS)),
        tuple(rows),
        tuple(map(str, totals)),
        leaders,
    )


def _gain(tally: Tally) -> tuple[str, ...]:
    return tuple(f"+{tally.gain}" if seat == tally.winner else "" for seat in range(SEATS))


def _reasons(tally: Tally) -> tuple[str, ...]:
    """What the winner's points of a hand are made of, and what the others had left."""
    less = tally.deadwood[tally.winner]
    more = [points - less for seat, points in enumerate(tally.deadwood) if seat != tally.winner]
    extra = EXTRAS.get(tally.how)
    return tuple(
        result_text.gain_of(more, extra)
        if seat == tally.winner
        else result_text.deadwood_left(player_placeholder(seat), points)
        for seat, points in enumerate(tally.deadwood)
    )


def _parts(tally: Tally) -> list[SheetRow]:
    """How the newest hand was counted: what everybody had left, and what the winner got for it."""
    seats, winner = range(SEATS), tally.winner
    looks = tuple("won" if seat == winner else "" for seat in seats)
    less = tally.deadwood[winner]
    more = tuple("" if s == winner else result_text.more(tally.deadwood[s] - less) for s in seats)
    left = tuple(result_text.left_over(cards_text(cards)) for cards in tally.left)
    compared = tuple(
        "" if s == winner else result_text.more_reason(tally.deadwood[s], less) for s in seats
    )
    rows = [
        SheetRow(
            result_text.DEADWOOD, tuple(map(str, tally.deadwood)), 1, looks=looks, reasons=left
        ),
        SheetRow(result_text.THAN_THE_WINNER, more, 1, reasons=compared),
    ]
    extra = EXTRAS.get(tally.how)
    if extra is not None:
        name, bonus = extra
        values = tuple(f"+{bonus}" if s == winner else "" for s in seats)
        why = result_text.EXTRA_REASONS[name]
        rows.append(SheetRow(name, values, 1, reasons=_for_one(winner, why)))
    return rows


def _for_one(seat: Seat, words: str) -> tuple[str, ...]:
    """The *words* for one seat, and nothing for the others."""
    return tuple(words if other == seat else "" for other in range(SEATS))


def _bonuses(facts: JerseyGinFacts, reached: Seat) -> list[SheetRow]:
    boxes = tuple(str(scoring.BOX_BONUS * number) for number in facts.boxes)
    bonus = tuple(str(scoring.GAME_BONUS) if s == reached else "" for s in range(SEATS))
    added = (result_text.HAND_POINTS_REASON,) * SEATS
    each = tuple(result_text.boxes_reason(number) for number in facts.boxes)
    first = _for_one(reached, result_text.GAME_BONUS_REASON)
    return [
        SheetRow(result_text.HAND_POINTS, tuple(map(str, facts.points)), reasons=added),
        SheetRow(result_text.BOXES, boxes, reasons=each),
        SheetRow(result_text.GAME_BONUS, bonus, reasons=first),
    ]


def _note(facts: JerseyGinFacts, options: JerseyGinOptions) -> str:
    played = result_text.hands(len(facts.hands))
    if facts.reached is not None:
        return result_text.game_over_after(played)
    goal = result_text.goal(options.target)
    return (
        result_text.after_hands(played, goal) if facts.hands else result_text.nothing_scored(goal)
    )
