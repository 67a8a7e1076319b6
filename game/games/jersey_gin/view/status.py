"""What is shown beside the cards in Jersey Gin: prompts, points, boxes, marks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from game.engine.observation import Observation
from game.engine.zones import Seat, ZoneId
from game.games.jersey_gin.rules import visits
from game.games.jersey_gin.rules.break_phase import BREAK
from game.games.jersey_gin.rules.deadwood import (
    Arrangement,
    best_arrangement,
    card_points,
    least_deadwood,
)
from game.games.jersey_gin.rules.facts import KNOCK_LIMIT, SEATS, JerseyGinFacts, Phase
from game.games.jersey_gin.rules.melds import BITS, Mask, cards_in, mask_of
from game.games.jersey_gin.rules.options import JerseyGinOptions
from game.games.jersey_gin.rules.zones import ASIDE, DISCARD
from game.games.jersey_gin.text import result_text, standing_text, status_text
from game.patterns.phrases import player_placeholder, players_text
from game.presentation.badge import Badge, BadgeKind
from game.presentation.marks import Mark, MarkKind
from game.presentation.score_panel import ColumnHead
from game.presentation.status import Status

HEADS: Final = (
    ColumnHead(status_text.BOXES, tip=status_text.BOXES_TIP),
    ColumnHead(status_text.TO_GO, tip=status_text.TO_GO_TIP),
)
STOCK = ZoneId("stock")


def status(seen: Observation[JerseyGinFacts], options: JerseyGinOptions) -> Status:
    """All that is shown beside the cards."""
    facts, melds = seen.facts, _melds(seen, options)
    return Status(
        prompt(seen),
        status_text.ends_game(options.target),
        standing_text.key_lines(facts, options.target),
        tuple(_badges(seen)),
        tuple(_marks(seen)),
        hand=tuple(map(cards_in, melds)),
        ungrouped_caption=_loose(seen, melds),
        heads=HEADS,
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
    return visits.shown_best(hand, rows, everywhere)


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


def prompt(seen: Observation[JerseyGinFacts]) -> str:
    """What is asked of the viewer, or whom the table waits for."""
    facts = seen.facts
    if seen.outcome is not None:
        return _end(seen.outcome.winners, seen.seat)
    if seen.seat != facts.turn:
        return _others(facts)
    hand = held(seen)
    if facts.phase is Phase.DRAW:
        return _draw(seen, hand)
    if facts.phase is Phase.LAYOFF:
        if seen.seat not in facts.shown:
            knocker = player_placeholder(facts.knocker or 0)
            return status_text.knocker_waits(knocker)
        return status_text.LAY_OFF_OR_BE_DONE
    return _break_turn(seen, hand) if facts.breaker is not None else _turn(facts, hand)


def _draw(seen: Observation[JerseyGinFacts], hand: Mask) -> str:
    if seen.facts.breaker is None:
        return status_text.draw_or_take(least_deadwood(hand))
    if any(action.target == DISCARD for action in seen.legal):
        return status_text.BREAK_DRAW_OR_MELD
    return status_text.BREAK_DRAW


def _turn(facts: JerseyGinFacts, hand: Mask) -> str:
    lowest = _lowest(facts, hand)
    if not lowest:
        return status_text.DISCARD_OR_GIN
    if lowest <= KNOCK_LIMIT:
        return status_text.discard_or_knock(lowest)
    return status_text.discard_best(lowest)


def _lowest(facts: JerseyGinFacts, hand: Mask) -> int:
    """The least deadwood after putting a card aside that may leave the hand."""
    free = hand if facts.taken is None else hand & ~mask_of([facts.taken])
    return min((least_deadwood(hand & ~bit) for bit in BITS if free & bit), default=0)


def _deadwood(seen: Observation[JerseyGinFacts]) -> int:
    """The viewer's least deadwood, after the best discard where there is a card too many."""
    hand = held(seen)
    return _lowest(seen.facts, hand) if _owes_discard(seen) else least_deadwood(hand)


def _break_turn(seen: Observation[JerseyGinFacts], hand: Mask) -> str:
    facts, fits = seen.facts, any(action.verb == "lay_off" for action in seen.legal)
    if facts.taken is not None and hand & mask_of([facts.taken]):
        return status_text.meld_taken(facts.taken.words)
    if best_arrangement(hand):
        return status_text.LAY_MELDS
    return status_text.LAY_OFF_OR_DISCARD if fits else status_text.DISCARD


def _others(facts: JerseyGinFacts) -> str:
    who = player_placeholder(facts.turn)
    if facts.phase is Phase.DRAW:
        in_break = facts.breaker is not None
        return status_text.draws_in_break(who) if in_break else status_text.draws(who)
    if facts.phase is Phase.LAYOFF:
        shown = facts.turn in facts.shown
        return status_text.lays_off(who) if shown else status_text.shows_hand(who)
    if facts.breaker is not None:
        return status_text.melds_or_discards(who)
    return status_text.knocks_or_discards(who)


def _end(winners: tuple[Seat, ...], viewer: Seat | None) -> str:
    if winners == (viewer,):
        return result_text.YOU_WIN
    who = players_text(winners)
    return result_text.wins(who) if len(winners) == 1 else result_text.share_win(who)


def held(seen: Observation[JerseyGinFacts]) -> Mask:
    """The viewer's concealed cards."""
    return mask_of(card for card in seen.cards("hand", seen.seat) if card is not None)


def _badges(seen: Observation[JerseyGinFacts]) -> Iterator[Badge]:
    facts = seen.facts
    if seen.seat is not None and seen.outcome is None and held(seen):
        points = _deadwood(seen)
        tip = status_text.AT_BEST_TIP if _owes_discard(seen) else status_text.DEADWOOD_TIP
        # Two long words find no room under one name.
        words = str(points) if seen.seat == facts.breaker else status_text.deadwood(points)
        yield Badge(seen.seat, BadgeKind.CALL, words, tip)
    yield Badge(facts.dealer, BadgeKind.DEALER, tip=status_text.DEALER_TIP)
    if facts.breaker is not None:
        yield Badge(facts.breaker, BadgeKind.CALL, status_text.BREAKER, status_text.BREAKER_TIP)
    for seat in range(SEATS):
        if _lies_open(seen, seat):
            yield _open_badge(seat, seat == facts.knocker, _left(seen, seat))


def _open_badge(seat: Seat, knocked: bool, left: int) -> Badge:
    """What a hand that lies open counts."""
    if knocked:
        return Badge(seat, BadgeKind.CALL, status_text.knock(left), status_text.knocked_tip(left))
    return Badge(seat, BadgeKind.CALL, status_text.deadwood(left), status_text.LEFT_OVER_TIP)


def _lies_open(seen: Observation[JerseyGinFacts], seat: Seat) -> bool:
    """Whether a seat has laid its whole hand on the table."""
    return seat == seen.facts.knocker or seat in seen.facts.shown


def _left(seen: Observation[JerseyGinFacts], seat: Seat) -> int:
    """What lies unmatched before a seat."""
    return card_points(mask_of(card for card in seen.cards("unmatched", seat) if card is not None))


def _marks(seen: Observation[JerseyGinFacts]) -> Iterator[Mark]:
    """Who laid off what, what lies open, how near the break is, and whether one may knock."""
    facts, left = seen.facts, len(seen.cards("stock"))
    if facts.breaker is not None:
        yield Mark(MarkKind.BAND, STOCK, text=status_text.BREAK)
    if left <= BREAK + 1 and (facts.knocker is None or facts.breaker is not None):
        yield Mark(MarkKind.ALARM, STOCK)
    by = dict(facts.added)
    for zone, row in seen.zones.items():
        if zone.name == "meld":
            for at, card in enumerate(row):
                if card in by:
                    yield Mark(MarkKind.ADDED, zone, at, seat=by[card])
        elif zone.name == "unmatched" and row and zone.owner is not None:
            yield Mark(MarkKind.COUNT, zone, text=str(_left(seen, zone.owner)))
    yield from _knock_marks(seen)


def _knock_marks(seen: Observation[JerseyGinFacts]) -> Iterator[Mark]:
    """The corner for the card put aside lights up when one may knock or go gin."""
    verbs = {action.verb for action in seen.legal}
    if "gin" in verbs:
        text = status_text.GIN
    elif "knock" in verbs:
        text = status_text.knock_with(_lowest(seen.facts, held(seen)))
    else:
        return
    yield Mark(MarkKind.LIT, ASIDE)
    yield Mark(MarkKind.BAND, ASIDE, text=text)
