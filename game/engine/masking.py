"""Masking: the cards a seat may not see are made backs, and only that is its observation."""

from __future__ import annotations

from typing import TypeVar

from game.engine.cards import Card
from game.engine.events import Event
from game.engine.observation import Observation
from game.engine.rules import Facts, Rules, State
from game.engine.table import Table
from game.engine.zones import Audience, Place, Seat, ZoneId, sees

F = TypeVar("F", bound=Facts)


def seen_zones(table: Table, seat: Seat | None) -> dict[ZoneId, tuple[Card | None, ...]]:
    """Return every zone that holds cards, as *seat* sees it: None is the back of a card."""
    seen: dict[ZoneId, tuple[Card | None, ...]] = {}
    registry = table.zone_registry
    for number, cards in enumerate(table.zones):
        if cards:
            zone, (covered, top) = registry.ids[number], registry.seers_by_zone[number]
            if sees(seat, covered):
                seen[zone] = tuple(cards)
            else:
                shown = cards[-1] if sees(seat, top) else None
                seen[zone] = tuple([c if c is shown or c in table.up else None for c in cards])
    return seen


def look(
    rules: Rules[F], state: State[F], seat: Seat | None, history: tuple[Event, ...] = ()
) -> Observation[F]:
    """Return what *seat* knows in *state*, without its choices."""
    table = state.table
    return Observation(
        seat,
        seen_zones(table, seat),
        turned_up(table),
        state.facts.copy(),
        rules.turn(state),
        (),
        rules.outcome(state),
        history,
    )


def turned_up(table: Table) -> frozenset[Place]:
    """Return the places of cards that lie turned up where faces are usually hidden."""
    if not table.up:
        return frozenset()
    return frozenset(
        Place(table.zone_registry.ids[number], at)
        for number, zone in enumerate(table.zones)
        if table.zone_registry.audience[number] is not Audience.EVERYONE
        for at, card in enumerate(zone)
        if card in table.up
    )
