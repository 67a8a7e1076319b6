"""The layout: where everything lies in a window of any size, computed without drawing anything."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from game.engine.zones import Board, Look, Seat, Spot, ZoneId
from game.table import across, core, fronts, ground, heaps, middle, patches, seating, trick
from game.table import held as hands
from game.table.frame import Box, Frame, frame
from game.table.needs import Held, Zones, by_spot, host
from game.table.seating import ACROSS, Chair, order, others, own_chair
from game.table.slot import Slot, Slots

_MARGIN = 2.0
_CALL = 2.6
"""What a player said may hang so far below the name plate, in u."""

_FOLDS = 140.0
"""In a window less wide than this (in u) the score key folds to a tab."""


ACTIONS = 5.4
"""The height of the one row of buttons over the boxes of the viewer's sheet."""


_TRIES, _MORE = 7, 1.6
"""So often a seat for whose cards no felt is left gets so much more of it."""


class Plan(NamedTuple):
    """All that decides where things lie."""

    board: Board
    seats: int
    viewer: Seat | None
    chairs: tuple[Seat, ...] = ()
    """Clockwise; empty for 0, 1, 2, ..."""
    gauge: bool = False
    """Whether a place at the left of the felt is kept for a gauge or a map."""
    key_lines: int = 0
    size: tuple[int, int] = (1280, 720)
    ui_scale: float = 1.0
    text_scale: float = 1.0
    held: Held = ()
    """Which zones hold or await cards; without them nothing passing takes room."""
    stand: bool = False
    """Whether a place beside the heaps is kept for what stands there while nobody wears it."""
    key_columns: float = 0.0
    """How wide the columns of the score key are together, in u."""
    key_stays: bool = False
    """Whether the score key is never folded."""
    pockets: int = 0
    """How many boxes of the viewer's sheet stand beside the hand."""
    bare: bool = False
    """Whether the viewer's cards lie open: they have the room of his hand."""


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
    stand: Box | None
    hand: Box
    actions: Box
    pockets: Box | None
    """Where the boxes of the viewer's sheet stand."""
    tab: Box
    drawer: Box
    toast: Box
    bottom: Seat
    """The seat that sits below: the viewer, or the first chair for a spectator."""
    across: Chair | None = None
    """The side across that is no seat, if there is one."""

    def chair(self, seat: Seat) -> Chair | None:
        """Where somebody sits; :data:`~game.table.seating.ACROSS` is the side that is no seat."""
        return self.across if seat == ACROSS else self.chairs.get(seat)

    @property
    def folded(self) -> bool:
        """Whether the score key is a tab until it is opened."""
        return self.key != self.whole_key


def layout(plan: Plan) -> Layout:
    """Finds a place for everything on *plan*."""
    f = frame(plan.size, plan.ui_scale)
    title = Box(_MARGIN, _MARGIN, min(44.0, f.w * 0.2), 10.2)
    whole_key = key_box(f, plan.key_lines, plan.key_columns)
    key = whole_key
    if f.w < _FOLDS and plan.key_lines and not plan.key_stays:
        key = Box(f.w - _MARGIN - 13.0, _MARGIN, 13.0, 4.5)
        whole_key = whole_key._replace(y=key.bottom + 0.8)
    seats = order(plan.chairs or range(plan.seats), plan.viewer)
    around = others(f, seats[1:], title, key)
    own = own_chair(f, seats[0])
    wide = min(88.0, f.w * 0.52)
    prompt = Box(f.cx - wide / 2, f.h * 0.68 - 1.9, wide, 3.8)
    zones = by_spot(plan.board, plan.held)
    slots: Slots = {}
    facing = seating.across(f, title, key) if plan.board.across else None
    seen = around if facing is None else [*around, facing]
    low = 0.0
    if facing is not None:
        low = across.lay(f, facing, plan.board, zones, plan.text_scale, slots)
    field = _Field(f, own, seen, prompt, title, key, low)
    lay = _scattered if _comes_and_goes(plan.board) else _in_lines
    inner, gauge, stand, left = lay(plan, field, zones, slots)
    for chair in around:
        hands.backs(zones, chair, slots)
    actions, pockets = _beside_hand(f, plan.pockets, around)
    hand = Box(left + 1.5, f.h * 0.84 - 10, actions.x - left - 3.0, 20)
    hands.fan(zones, seats[0], hand, slots)
    across.below(zones, hand, plan.text_scale, slots)
    trick.spread(slots, f, [own, *seen], prompt)
    for zone in plan.board.ids:
        place = host(plan.board, zone)
        if place in slots:
            slots[zone] = slots[place]._replace(zone=zone, spec=plan.board.spec(zone))
    return Layout(
        f, {chair.seat: chair for chair in (own, *around)}, slots, title, key, whole_key,
        prompt, inner, gauge, stand, hand, actions, pockets,
        tab=Box(f.w - 3.0, f.h * 0.5, 3.0, 9.0),
        drawer=Box(f.w - 36, 0, 36, f.h), toast=Box(f.cx - 35, 10.4, 70, 3.8), bottom=seats[0],
        across=facing,
    )  # fmt: skip


def _beside_hand(f: Frame, pockets: int, around: Sequence[Chair]) -> tuple[Box, Box | None]:
    """Where the buttons stand: above the own pockets if there are any, or beside them."""
    actions = _actions(f)
    if not pockets:
        return actions, None
    tall = pockets * pocket_step() + 1.0
    place = Box(actions.x, actions.bottom - tall, actions.w, tall)
    above = actions._replace(y=place.y - 0.6 - ACTIONS, h=ACTIONS)
    if any(chair.box.meets(above) for chair in around):
        above = above._replace(x=place.x - 1.0 - above.w, y=place.bottom - ACTIONS)
    return above, place


def _actions(f: Frame) -> Box:
    return Box(f.w - _MARGIN - 23.5, f.h * 0.68 + 3.6, 23.5, f.h * 0.32 - 3.6 - _MARGIN)


def _lap(f: Frame, own: Chair) -> Box:
    """The room of the viewer's hand, when he holds no card."""
    left, top = own.box.right + 2.0, f.h * 0.68 + 3.0
    return Box(left, top, _actions(f).x - left - 2.0, f.h - top - 1.0)


def key_box(f: Frame, lines: int, columns: float = 0.0) -> Box:
    """The score key in the upper right corner; *columns* is how wide its columns are."""
    wide = max(25.0, columns + 17.0) if columns else 25.0
    tall = lines * key_step(lines) + key_head(columns > 0) + 2.2 if lines else 0.0
    return Box(f.w - _MARGIN - wide, _MARGIN, wide, tall)


def key_head(columns: bool) -> float:
    """The height of what stands over the columns of the score key."""
    return 2.7 if columns else 0.0


def key_step(lines: int) -> float:
    """The height of one line of the score key."""
    return 2.7 if lines <= 5 else 2.3


def pocket_step() -> float:
    """The height of one box of the viewer's sheet."""
    return 2.4


class _Field(NamedTuple):
    """What the zones must stay clear of."""

    frame: Frame
    own: Chair
    chairs: Sequence[Chair]
    prompt: Box
    title: Box
    key: Box
    top: float = 0.0
    """What lies beside the side across goes so far down."""


def _comes_and_goes(board: Board) -> bool:
    """Whether this game lays rows of cards before the seats that come and go."""
    return any(
        spec.passing and spec.spot is Spot.FRONT and spec.look is Look.ROW
        for spec in board.specs.values()
    )


def _in_lines(
    plan: Plan, field: _Field, zones: Zones, slots: Slots
) -> tuple[Box, Box | None, Box | None, float]:
    """One line before each seat, a large middle; returns it, gauge, stand, where hands begin."""
    f, text = field.frame, plan.text_scale
    felt = fronts.Felt(f, field.chairs, field.prompt, (field.title, field.key))
    free = fronts.before_seats(felt, zones, slots)
    if field.top > free.y:
        free = free._replace(y=field.top, h=free.bottom - field.top)
    inner, gauge = heaps.lay(f, plan.gauge, zones, free, text, slots)
    middle.lay(zones, inner, (field.own, *field.chairs), f, text, slots)
    left = fronts.own(f, field.own, zones, text, slots)
    return inner, gauge, None, left


def _scattered(
    plan: Plan, field: _Field, zones: Zones, slots: Slots
) -> tuple[Box, Box | None, Box | None, float]:
    """A small middle, and all the felt before the seats for what they lay there."""
    f, text = field.frame, plan.text_scale
    beside = core.Beside(plan.gauge, plan.stand)
    inner, gauge, stand = core.lay(f, zones, (field.own, *field.chairs), beside, text, slots)
    solid = [c.box._replace(h=c.box.h + _CALL).grown(0.8) for c in field.chairs]
    solid += [field.title, field.key, inner.grown(0.8)]
    if gauge is not None:
        solid.append(gauge.grown(0.5))
    low = field.prompt.y - 0.8
    chairs = (field.own, *field.chairs)
    shares = [patches.share(zones, chair.seat) for chair in chairs]
    free = ground.parts(f, chairs, tuple(shares), tuple(solid), low)
    for _ in range(_TRIES):
        without = [n for n, c in enumerate(chairs) if patches.starves(zones, c.seat, free, text)]
        if not without:
            break
        for number in without:
            shares[number] *= _MORE
        free = ground.parts(f, chairs, tuple(shares), tuple(solid), low)
    for chair in chairs:
        bare = plan.bare and chair is field.own
        boxes = [_lap(f, chair)] if bare else free[chair.seat]
        patches.lay(f, chair, zones, boxes, text, slots, bare)
    return inner, gauge, stand, field.own.box.right
