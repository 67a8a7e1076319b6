"""The layout: where everything lies in a window of any size, computed without drawing anything."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from game.engine.zones import Board, Seat, Spot, ZoneId, ZoneSpec
from game.table import fronts, trick
from game.table.frame import Box, Frame, frame
from game.table.seating import Chair, order, others, own_chair
from game.table.slot import Slot

_MARGIN = 2.0
_FOLDS = 140.0
"""In a window less wide than this (in u) the score key folds to a tab."""


class Plan(NamedTuple):
    """All that decides where things lie."""

    board: Board
    seats: int
    viewer: Seat | None
    chairs: tuple[Seat, ...] = ()
    """Clockwise; empty for 0, 1, 2, ..."""
    gauge: bool = False
    key_lines: int = 0
    size: tuple[int, int] = (1280, 720)
    ui_scale: float = 1.0


class Layout(NamedTuple):
    """Every place of one window; boxes in u."""

    frame: Frame
    chairs: Mapping[Seat, Chair]
    slots: Mapping[ZoneId, Slot]
    title: Box
    key: Box
    """The score key, or the tab it is folded to."""
    whole_key: Box
    """The score key when it is open."""
    prompt: Box
    """At most as wide as this; the pill takes the width of its words."""
    middle: Box
    gauge: Box | None
    hand: Box
    actions: Box
    tab: Box
    drawer: Box
    toast: Box
    bottom: Seat
    """The seat that sits below: the viewer, or the first chair for a spectator."""

    @property
    def folded(self) -> bool:
        """Whether the score key is a tab until it is opened."""
        return self.key != self.whole_key


def layout(plan: Plan) -> Layout:
    """Finds a place for everything on *plan*."""
    f = frame(plan.size, plan.ui_scale)
    title = Box(_MARGIN, _MARGIN, min(44.0, f.w * 0.2), 10.2)
    whole_key = key_box(f, plan.key_lines)
    key = whole_key
    if f.w < _FOLDS and plan.key_lines:
        key = Box(f.w - _MARGIN - 13.0, _MARGIN, 13.0, 4.5)
        whole_key = whole_key._replace(y=key.bottom + 0.8)
    seats = order(plan.chairs or range(plan.seats), plan.viewer)
    around = others(f, seats[1:], title, key)
    own = own_chair(f, seats[0])
    wide = min(88.0, f.w * 0.52)
    prompt = Box(f.cx - wide / 2, f.h * 0.68 - 1.9, wide, 3.8)
    zones = _by_spot(plan)
    felt = fronts.Felt(f, around, prompt, plan.gauge, (title, key))
    slots: dict[ZoneId, Slot] = {}
    free = fronts.before_seats(felt, zones, slots)
    middle, gauge = fronts.beside(felt, zones, free, slots)
    fronts.centre(zones, middle, slots, seats[0])
    for chair in around:
        fronts.held(zones, chair, slots)
    actions = Box(f.w - _MARGIN - 23.5, f.h * 0.68 + 3.6, 23.5, f.h * 0.32 - 3.6 - _MARGIN)
    left = fronts.own(f, own, zones, slots)
    hand = Box(left + 1.5, f.h * 0.84 - 10, actions.x - left - 3.0, 20)
    fronts.fan(zones, seats[0], hand, slots)
    trick.spread(slots, f, [own, *around], prompt)
    return Layout(
        f, {chair.seat: chair for chair in (own, *around)}, slots, title, key, whole_key,
        prompt, middle, gauge, hand, actions, tab=Box(f.w - 3.0, f.h * 0.5, 3.0, 9.0),
        drawer=Box(f.w - 36, 0, 36, f.h), toast=Box(f.cx - 35, 10.4, 70, 3.8), bottom=seats[0],
    )  # fmt: skip


def key_box(f: Frame, lines: int) -> Box:
    """The score key in the upper right corner."""
    wide = 25.0
    tall = lines * key_step(lines) + 2.2 if lines else 0.0
    return Box(f.w - _MARGIN - wide, _MARGIN, wide, tall)


def key_step(lines: int) -> float:
    """The height of one line of the score key."""
    return 2.7 if lines <= 5 else 2.3


def _by_spot(plan: Plan) -> fronts.Zones:
    """All zones that are drawn or dropped on, by where they have their place."""
    found: dict[Spot, list[tuple[ZoneId, ZoneSpec]]] = {spot: [] for spot in Spot}
    for zone in plan.board.ids:
        spec = plan.board.spec(zone)
        spot = spec.spot
        if zone.owner is None and spot in (Spot.FRONT, Spot.HAND):
            spot = Spot.BESIDE
        found[spot].append((zone, spec))
    return found
