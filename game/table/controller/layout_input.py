"""The layout input: gathers what decides where everything lies on the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from game.engine.events import Event, Moved
from game.engine.zones import Seat, ZoneId
from game.presentation.zone_look import Spot
from game.table.cards.table_model import TableModel
from game.table.controller.table_state import TableState
from game.table.hud.scores.score_panel_columns import columns_width
from game.table.layout.table_layout import LayoutInput
from game.table.layout.zone_space import held_counts
from game.table.table_dependencies import PlayerInfo


def layout_input(
    model: TableModel,
    people: Sequence[PlayerInfo],
    state: TableState,
    staged_zone: ZoneId | None,
) -> LayoutInput:
    """Gather what decides the layout now; *staged_zone* takes the cards that are collected."""
    viewer, status, zone_registry = model.facing_seat, state.status, model.zone_registry
    if viewer is None:
        viewer = next((seat for seat, person in enumerate(people) if person.human), 0)
    counts = _zone_counts(model, state)
    wish = state.theme.preferences
    beside = status.gauge is not None or status.island_map is not None
    aims = _aimed_zones(model, state, staged_zone) | state.incoming_zones
    return LayoutInput(
        zone_registry, len(people), viewer, status.chairs, beside, len(status.score_lines),
        state.window_size, wish.ui_scale, wish.text_scale,
        held_counts(zone_registry, counts, aims, model.closed_piles.zones),
        status.has_stand,
        columns_width(status.heads),
        status.panel_stays_open, len(status.score_boxes), _hand_area_is_bare(model, counts, viewer),
        state.deps.card_scale,
    )  # fmt: skip


def _zone_counts(model: TableModel, state: TableState) -> dict[ZoneId, int]:
    """How many cards each zone holds, or will hold once the moving ones have arrived."""
    counts = {zone: len(laid) for zone, laid in model.zones.items()}
    if state.incoming_zones and state.observation is not None:
        for zone, cards in state.observation.zones.items():
            counts[zone] = max(counts.get(zone, 0), len(cards))
    for zone, count in state.coming_counts.items():
        counts[zone] = max(counts.get(zone, 0), count)
    return counts


def coming_counts(model: TableModel, events: Sequence[Event]) -> Mapping[ZoneId, int]:
    """How many cards each zone will hold to which *events* bring some."""
    counts = Counter({zone: len(laid) for zone, laid in model.zones.items()})
    moves = [event for event in events if isinstance(event, Moved)]
    for move in moves:
        counts[move.source.zone] -= 1
        counts[move.target.zone] += 1
    return {move.target.zone: counts[move.target.zone] for move in moves}


def _aimed_zones(
    model: TableModel, state: TableState, staged_zone: ZoneId | None
) -> frozenset[ZoneId]:
    """Zones to which a card may go next."""
    ends = {end for c in state.offered for end in (c.action.target, c.input_hints.drop)}
    secret = model.secret.choice.target if model.secret.choice else None
    return frozenset(zone for zone in (*ends, staged_zone, secret) if zone is not None)


def _hand_area_is_bare(model: TableModel, counts: dict[ZoneId, int], viewer: Seat) -> bool:
    """Whether the viewer holds no hand, but other cards are shown in its place."""
    own = [model.zone_look(z) for z, count in counts.items() if z.owner == viewer and count]
    shown = any(look.anchor.in_hand_area for look in own)
    return shown and not any(look.spot is Spot.HAND for look in own)
