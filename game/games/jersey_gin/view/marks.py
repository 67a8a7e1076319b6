"""The marks on the cards of Jersey Gin: what is framed, lit, tagged or dimmed."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.observation import Observation
from game.engine.zones import Seat, ZoneId
from game.games.jersey_gin.rules.break_phase import BREAK
from game.games.jersey_gin.rules.deadwood_points import card_points
from game.games.jersey_gin.rules.facts import JerseyGinFacts
from game.games.jersey_gin.rules.melds import mask_of
from game.games.jersey_gin.rules.zones import ASIDE
from game.games.jersey_gin.text import status_text
from game.games.jersey_gin.view.prompts import held, lowest_points
from game.presentation.marks import Mark, MarkKind

STOCK = ZoneId("stock")


def deadwood_left(seen: Observation[JerseyGinFacts], seat: Seat) -> int:
    """What lies unmatched before a seat."""
    return card_points(mask_of(card for card in seen.cards("unmatched", seat) if card is not None))


def marks(seen: Observation[JerseyGinFacts]) -> Iterator[Mark]:
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
            yield Mark(MarkKind.COUNT, zone, text=str(deadwood_left(seen, zone.owner)))
    yield from _knock_marks(seen)


def _knock_marks(seen: Observation[JerseyGinFacts]) -> Iterator[Mark]:
    """The corner for the card put aside lights up when one may knock or go gin."""
    verbs = {action.verb for action in seen.legal}
    if "gin" in verbs:
        text = status_text.GIN
    elif "knock" in verbs:
        text = status_text.knock_with(lowest_points(seen.facts, held(seen)))
    else:
        return
    yield Mark(MarkKind.LIT, ASIDE)
    yield Mark(MarkKind.BAND, ASIDE, text=text)
