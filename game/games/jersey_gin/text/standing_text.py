"""The standing in Jersey Gin: points, boxes and deadwood, as the table shows them."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.zones import Seat
from game.games.jersey_gin.rules.facts import SEATS, End, JerseyGinFacts, Tally
from game.games.jersey_gin.text import status_text
from game.presentation.badge import Badge, BadgeKind
from game.presentation.score_panel import Cell, CellLook, ScoreLine
from game.presentation.standing import Standing


def standing(facts: JerseyGinFacts, target: int) -> Standing:
    """What is shown after a hand was scored, in a game up to *target* points."""
    return Standing(key_lines(facts, target), badges=tuple(final_badges(facts, facts.hands[-1])))


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


def final_badges(facts: JerseyGinFacts, last: Tally) -> Iterator[Badge]:
    """What each seat had left in the hand that is over."""
    knocker = last.closer if last.how in (End.KNOCK, End.UNDERKNOCK) else None
    yield from role_badges(facts)
    for seat, left in enumerate(last.deadwood):
        yield deadwood_badge(seat, left, seat == knocker, seat == facts.breaker)


def role_badges(facts: JerseyGinFacts) -> Iterator[Badge]:
    """Who has dealt, and who is the breaker."""
    yield Badge(facts.dealer, BadgeKind.DEALER, tip=status_text.DEALER_TIP)
    if facts.breaker is not None:
        yield Badge(facts.breaker, BadgeKind.CALL, status_text.BREAKER, status_text.BREAKER_TIP)


def deadwood_badge(seat: Seat, left: int, knocked: bool, breaks: bool) -> Badge:
    """What lies open before a seat counts; it may have *knocked*, or be the breaker."""
    if knocked:
        return Badge(seat, BadgeKind.CALL, status_text.knock(left), status_text.knocked_tip(left))
    # Two long words find no room under one name.
    words = str(left) if breaks else status_text.deadwood(left)
    return Badge(seat, BadgeKind.CALL, words, status_text.LEFT_OVER_TIP)
