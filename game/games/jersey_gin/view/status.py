"""What is shown beside the cards in Jersey Gin: prompts, points, boxes, marks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from game.engine.observation import Observation
from game.engine.zones import Seat
from game.games.jersey_gin.rules import laying_off
from game.games.jersey_gin.rules.best_melds import Arrangement, best_arrangement
from game.games.jersey_gin.rules.deadwood_points import card_points, least_deadwood
from game.games.jersey_gin.rules.facts import SEATS, JerseyGinFacts, Phase
from game.games.jersey_gin.rules.melds import cards_in, mask_of
from game.games.jersey_gin.rules.options import JerseyGinOptions
from game.games.jersey_gin.text import standing_text, status_text
from game.games.jersey_gin.view.marks import deadwood_left, marks
from game.games.jersey_gin.view.prompts import held, lowest_points, prompt
from game.presentation.badge import Badge, BadgeKind
from game.presentation.score_panel import ColumnHead
from game.presentation.status import Status

HEADS: Final = (
    ColumnHead(status_text.BOXES, tip=status_text.BOXES_TIP),
    ColumnHead(status_text.TO_GO, tip=status_text.TO_GO_TIP),
)


def status(seen: Observation[JerseyGinFacts], options: JerseyGinOptions) -> Status:
    """All that is shown beside the cards."""
    facts, melds = seen.facts, _melds(seen, options)
    return Status(
        prompt(seen),
        status_text.ends_game(options.target),
        standing_text.key_lines(facts, options.target),
        tuple(_badges(seen)),
        tuple(marks(seen)),
        hand=tuple(map(cards_in, melds)),
        ungrouped_caption=_loose(seen, melds),
        heads=HEADS,
        aces_low=True,
        sign_texts=status_text.SIGNS,
    )


def _melds(seen: Observation[JerseyGinFacts], options: JerseyGinOptions) -> Arrangement:
    """The best melds in the viewer's hand; after a knock those that leave least to lay off."""
    hand = held(seen)
    if seen.facts.phase is not Phase.LAYOFF:
        return best_arrangement(hand)
    knocker, everywhere = seen.facts.knocker, options.layoff_targets == "all"
    rows = [
        mask_of(card for card in row if card is not None)
        for zone, row in seen.zones.items()
        if zone.name == "meld" and row and (everywhere or zone.owner == knocker)
    ]
    return laying_off.shown_best(hand, rows, everywhere)


def _loose(seen: Observation[JerseyGinFacts], melds: Arrangement) -> str:
    left = held(seen) ^ sum(melds)
    if not left:
        return ""
    if _owes_discard(seen):
        return status_text.deadwood_at_best(_deadwood(seen))
    return status_text.deadwood(card_points(left))


def _owes_discard(seen: Observation[JerseyGinFacts]) -> bool:
    """Whether the viewer has a card too many."""
    return seen.seat == seen.facts.turn and seen.facts.phase is Phase.DISCARD


def _deadwood(seen: Observation[JerseyGinFacts]) -> int:
    """The viewer's least deadwood, after the best discard where there is a card too many."""
    hand = held(seen)
    return lowest_points(seen.facts, hand) if _owes_discard(seen) else least_deadwood(hand)


def _badges(seen: Observation[JerseyGinFacts]) -> Iterator[Badge]:
    facts = seen.facts
    if seen.outcome is not None and facts.hands:
        yield from standing_text.final_badges(facts, facts.hands[-1])
        return
    if seen.seat is not None and held(seen):
        points = _deadwood(seen)
        tip = status_text.AT_BEST_TIP if _owes_discard(seen) else status_text.DEADWOOD_TIP
        # Two long words find no room under one name.
        words = str(points) if seen.seat == facts.breaker else status_text.deadwood(points)
        yield Badge(seen.seat, BadgeKind.CALL, words, tip)
    yield from standing_text.role_badges(facts)
    for seat in range(SEATS):
        if _lies_open(seen, seat):
            left = deadwood_left(seen, seat)
            yield standing_text.deadwood_badge(
                seat, left, seat == facts.knocker, seat == facts.breaker
            )


def _lies_open(seen: Observation[JerseyGinFacts], seat: Seat) -> bool:
    """Whether a seat has laid its whole hand on the table."""
    return seat == seen.facts.knocker or seat in seen.facts.shown
