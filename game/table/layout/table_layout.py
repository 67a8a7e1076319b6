"""The table layout: where everything lies in a window of any size; numbers only."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from game.engine.zones import Seat, ZoneId, ZoneRegistry
from game.presentation.zone_look import Shape, Spot, house_name, zone_look_of
from game.table.layout import (
    cards_before_seats,
    centre_row,
    free_felt,
    meld_areas,
    seating,
    side_piles,
    trick_area,
)
from game.table.layout import centre_area as middle
from game.table.layout import hand_areas as hands
from game.table.layout import house_side as across
from game.table.layout.seating import (
    CROWDED,
    HOUSE,
    Chair,
    other_chairs,
    own_chair,
    seats_from_viewer,
)
from game.table.layout.signs.button_placement import action_box, place_buttons
from game.table.layout.signs.score_panel_layout import ScoreRows, place_score_panel
from game.table.layout.signs.sign_placement import log_drawer_box, prompt_box, title_box, tool_boxes
from game.table.layout.slot import Slot, Slots
from game.table.layout.text_room import (
    call_height,
    fitting_text,
    hand_drop,
)
from game.table.layout.viewport import Box, Viewport, measure_viewport
from game.table.layout.zone_space import HeldCounts, SpacesBySpot, host_zone, spaces_by_spot

TOOLS = ("menu", "hint", "undo", "redo", "on_to_my_turn", "log", "mute")
"""The commands that have a button at the right edge, from above."""

_TRIES, _MORE = 7, 1.6
"""So often a seat for whose cards no felt is left gets so much more of it."""


class LayoutInput(NamedTuple):
    """All that decides where things lie."""

    zone_registry: ZoneRegistry
    seats: int
    viewer: Seat | None
    chairs: tuple[Seat, ...] = ()
    """Clockwise; empty for 0, 1, 2, ..."""
    gauge: bool = False
    """Whether a place at the left of the felt is kept for a gauge or a map."""
    score_lines: int = 0
    size: tuple[int, int] = (1280, 720)
    ui_scale: float = 1.0
    text_scale: float = 1.0
    held_counts: HeldCounts = ()
    """Which zones hold or await cards; without them nothing passing takes room."""
    stand: bool = False
    """Whether a place beside the piles is kept for what stands there while nobody wears it."""
    score_columns_width: float = 0.0
    """How wide the columns of the score panel are together, in u."""
    score_panel_stays: bool = False
    """Whether the score panel is never folded."""
    score_boxes: int = 0
    """How many boxes of the viewer's sheet stand beside the hand."""
    open_hand: bool = False
    """Whether the viewer's cards lie open: they have the room of his hand."""
    card_scale: float = 1.0
    """How large the cards of the viewer's hand are, beside their usual size."""


class TableLayout(NamedTuple):
    """Every place of one window; boxes in u."""

    frame: Viewport
    chairs: Mapping[Seat, Chair]
    slots: Mapping[ZoneId, Slot]
    title: Box
    score_panel: Box
    """The score panel, or the tab it is folded to."""
    open_score_panel: Box
    """The score panel when it is open."""
    score_rows: ScoreRows
    text: float
    """The scale of letters for which there is room."""
    prompt: Box
    """At most as wide as this; the pill takes the width of its words."""
    middle: Box
    gauge: Box | None
    stand: Box | None
    hand: Box
    actions: Box
    score_boxes: Box | None
    """Where the boxes of the viewer's sheet stand."""
    tools: Mapping[str, Box]
    """Where the buttons at the right edge stand, by their command."""
    log_drawer: Box
    toast: Box
    bottom: Seat
    """The seat that sits below: the viewer, or the first chair for a spectator."""
    across: Chair | None = None
    """The side across that is no seat, if there is one."""

    def chair(self, seat: Seat) -> Chair | None:
        """Where somebody sits; `HOUSE` is the side that is no seat."""
        return self.across if seat == HOUSE else self.chairs.get(seat)

    @property
    def score_panel_folds(self) -> bool:
        """Whether the score panel is a tab until it is opened."""
        return self.score_panel != self.open_score_panel

    @property
    def own_hand_zones(self) -> list[ZoneId]:
        """The zones of the viewer's own hand."""
        return [z for z, s in self.slots.items() if s.mine and s.look.spot is Spot.HAND]


def compute_layout(plan: LayoutInput) -> TableLayout:
    """Find a place for everything on *plan*."""
    f = measure_viewport(plan.size, plan.ui_scale)
    scattered = _comes_and_goes(plan.zone_registry)
    text = fitting_text(f, plan.text_scale, scattered and plan.seats >= CROWDED)
    title = title_box(f, text)
    score_panel, open_panel, rows = place_score_panel(
        f, plan.score_lines, plan.score_columns_width, plan.score_panel_stays, text
    )
    seats = seats_from_viewer(plan.chairs or range(plan.seats), plan.viewer)
    around = other_chairs(f, seats[1:], title, score_panel, text)
    own = own_chair(f, seats[0], text)
    prompt = prompt_box(f, text)
    zones = spaces_by_spot(plan.zone_registry, plan.held_counts)
    slots: Slots = {}
    seen, facing, low = around, None, 0.0
    if house_name(plan.zone_registry):
        facing = seating.house_chair(f, title, score_panel, text)
        seen = [*around, facing]
        low = across.place_house_side(f, facing, plan.zone_registry, zones, text, slots)
    field = _Field(f, own, seen, prompt, title, score_panel, low, text)
    lay = _scattered if scattered else _in_lines
    inner, gauge, stand, left = lay(plan, field, zones, slots)
    for chair in around:
        hands.place_other_hands(zones, chair, slots)
    actions, score_boxes = place_buttons(f, plan.score_boxes, around, text)
    hand = Box(left + 1.5, f.h * 0.84 - 10 + hand_drop(text), actions.x - left - 3.0, 20)
    hands.place_own_hand(zones, seats[0], hand, slots, plan.card_scale)
    across.place_future_hand(zones, hand, text, slots)
    trick_area.place_trick_cards(slots, f, [own, *seen], prompt)
    _place_hosted(plan.zone_registry, slots)
    return TableLayout(
        f, {chair.seat: chair for chair in (own, *around)}, slots, title, score_panel, open_panel,
        rows, text, prompt, inner, gauge, stand, hand, actions, score_boxes,
        tools=_tools(f, score_panel, actions, score_boxes),
        log_drawer=log_drawer_box(f, score_panel, actions, score_boxes, text),
        toast=Box(f.cx - 35, 10.4, 70, 3.8),
        bottom=seats[0], across=facing,
    )  # fmt: skip


def _place_hosted(zone_registry: ZoneRegistry, slots: Slots) -> None:
    """Give every zone that lies where another one lies the slot of that one."""
    for zone in zone_registry.ids:
        place = host_zone(zone_registry, zone)
        if place in slots:
            slots[zone] = slots[place]._replace(zone=zone, spec=zone_registry.spec(zone))


def _tools(
    f: Viewport, score_panel: Box, actions: Box, score_boxes: Box | None
) -> Mapping[str, Box]:
    """The buttons at the edge: between the score panel and the buttons of the game."""
    low = min(box.y for box in (actions, score_boxes) if box is not None)
    boxes = tool_boxes(f, len(TOOLS), score_panel.bottom, low)
    return dict(zip(TOOLS, boxes, strict=True))


def _hand_area(f: Viewport, own: Chair, text: float) -> Box:
    """The room of the viewer's hand, when he holds no card."""
    left, top = own.box.right + 2.0, f.h * 0.68 + 3.0
    return Box(left, top, action_box(f, text).x - left - 2.0, f.h - top - 1.0)


class _Field(NamedTuple):
    """What the zones must stay clear of."""

    frame: Viewport
    own: Chair
    chairs: Sequence[Chair]
    prompt: Box
    title: Box
    score_panel: Box
    top: float = 0.0
    """What lies beside the side across goes so far down."""
    text: float = 1.0


def _comes_and_goes(zone_registry: ZoneRegistry) -> bool:
    """Whether this game lays rows of cards before the seats that come and go."""
    return any(
        look.room.collapsible and look.spot is Spot.FRONT and look.shape is Shape.ROW
        for look in map(zone_look_of, zone_registry.specs.values())
    )


def _in_lines(
    plan: LayoutInput, field: _Field, zones: SpacesBySpot, slots: Slots
) -> tuple[Box, Box | None, Box | None, float]:
    """One line before each seat, a large middle; returns it, gauge, stand, where hands begin."""
    f, text = field.frame, field.text
    felt = cards_before_seats.SeatRowBounds(
        f, field.chairs, field.prompt, (field.title, field.score_panel)
    )
    free = cards_before_seats.place_seat_rows(felt, zones, slots)
    if field.top > free.y:
        free = free._replace(y=field.top, h=free.bottom - field.top)
    room = side_piles.SideRoom(f, free, (field.title, field.score_panel), text)
    inner, gauge = side_piles.place_side_piles(room, plan.gauge, zones, slots)
    middle.place_centre(zones, inner, (field.own, *field.chairs), f, text, slots)
    left = cards_before_seats.place_own_row(f, field.own, zones, text, slots)
    return inner, gauge, None, left


def _scattered(
    plan: LayoutInput, field: _Field, zones: SpacesBySpot, slots: Slots
) -> tuple[Box, Box | None, Box | None, float]:
    """A small middle, and all the felt before the seats for what they lay there."""
    f, text = field.frame, field.text
    beside = centre_row.CentreExtras(plan.gauge, plan.stand)
    inner, gauge, stand = centre_row.place_centre_row(
        f, zones, (field.own, *field.chairs), beside, text, slots
    )
    solid = [c.box._replace(h=c.box.h + call_height(text)).grown(0.8) for c in field.chairs]
    solid += [field.title, field.score_panel, inner.grown(0.8)]
    if gauge is not None:
        solid.append(gauge.grown(0.5))
    low = field.prompt.y - 0.8
    chairs = (field.own, *field.chairs)
    shares = [meld_areas.felt_share(zones, chair.seat) for chair in chairs]
    free = free_felt.share_felt(f, chairs, tuple(shares), tuple(solid), low)
    for _ in range(_TRIES):
        without = [
            n for n, c in enumerate(chairs) if meld_areas.lacks_felt(zones, c.seat, free, text)
        ]
        if not without:
            break
        for number in without:
            shares[number] *= _MORE
        free = free_felt.share_felt(f, chairs, tuple(shares), tuple(solid), low)
    for chair in chairs:
        bare = plan.open_hand and chair is field.own
        boxes = [_hand_area(f, chair, text)] if bare else free[chair.seat]
        slots.update(meld_areas.place_melds(f, chair, zones, boxes, text, bare))
    return inner, gauge, stand, field.own.box.right
