"""The players of cards: who played each card that lies in the middle, by what was seen to move."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.engine.events import Event, Moved
from game.engine.zones import Seat, ZoneId, ZoneRegistry
from game.presentation.zone_look import Spot, zone_look_of


def card_players(
    registry: ZoneRegistry, history: Sequence[Event]
) -> Mapping[tuple[ZoneId, int], Seat]:
    """Who played each card in zones whose cards lie towards their players, by zone and place."""
    wanted = {
        z for z in registry.ids
        if zone_look_of(registry.spec(z)).spot is Spot.CENTRE and z.owner is None
    }  # fmt: skip
    lists: dict[ZoneId, list[Seat | None]] = {z: [] for z in wanted}
    for event in history:
        if not isinstance(event, Moved):
            continue
        source, target = event.source, event.target
        seat = source.zone.owner
        if source.zone in lists and source.at < len(lists[source.zone]):
            seat = lists[source.zone].pop(source.at)
        if target.zone in lists:
            lists[target.zone].insert(target.at, seat)
    return {
        (zone, at): seat
        for zone, seats in lists.items()
        for at, seat in enumerate(seats) if seat is not None
    }  # fmt: skip
