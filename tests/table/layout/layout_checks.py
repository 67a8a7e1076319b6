"""What must hold of everything that lies on a table, found from a real position of any game."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from game.engine.match import Match
from game.engine.observation import Observation
from game.engine.rules import AnyRules
from game.engine.zones import ZoneId, ZoneRegistry
from game.presentation.presenter import presenter_of
from game.presentation.status import Status
from game.presentation.zone_look import Shape, Spot, zone_look_of
from game.shelf import SHELF
from game.table.cards.card_pictures import LARGE_INDEX_BELOW
from game.table.cards.poses.pose import Pose
from game.table.cards.table_model import TableModel
from game.table.hud.scores.score_panel_columns import columns_width
from game.table.labels.zone_captions import caption_text
from game.table.layout.table_layout import LayoutInput, TableLayout, compute_layout
from game.table.layout.text_room import label_scale
from game.table.layout.viewport import Box
from game.table.layout.zone_space import held_counts
from game.table.table_dependencies import table_preferences
from game.ui.preferences import Preferences

LETTER = 0.78
"""The width of a letter of a caption, in u, as the small type has it on average."""

LABEL_LINE = 2.04
"""The height of a line of a caption, in u."""

INDEX, LARGE_INDEX = (0.2, 0.3), (0.38, 0.42)
"""How much of a card's upper left corner its index takes, in widths and heights."""

TARGET = 4.5
"""The least height of a place on which a card may be laid, in u."""


class Moment(NamedTuple):
    """One position from the sight of one seat."""

    rules: AnyRules
    seen: Observation[Any]
    status: Status


class View(NamedTuple):
    """A window: its size in pixels and the person's scales."""

    size: tuple[int, int]
    ui: float = 1.0
    text: float = 1.0


def moments(game: str, seats: int, seed: str, most: int, given: dict[str, object]) -> list[Moment]:
    """The first position of a random match, three on the way, the fullest, and the last."""
    rules = SHELF[game].open(seats, given)
    match: Match[Any] = Match(rules, seed)
    rng = Random(seed)
    fullest, full = -1, 0
    for _ in range(most):
        if not match.turn.seats:
            break
        legal = match.legal(rng.choice(match.seats_with_moves))
        eager = [action for action in legal if action.verb not in ("end", "pass")]
        match.submit(rng.choice(eager or legal))
        count = _fullness(rules.zone_registry, match)
        if count > full:
            fullest, full = len(match.actions), count
    actions = match.actions
    wanted = {0, len(actions) // 4, len(actions) // 2, len(actions), fullest}
    again: Match[Any] = Match(rules, seed)
    found = []
    for done in range(len(actions) + 1):
        if done in wanted:
            seen = again.observe(done % seats)
            found.append(Moment(rules, seen, presenter_of(rules).status(seen)))
        if done < len(actions):
            again.submit(actions[done])
    return found


def _fullness(zone_registry: ZoneRegistry, match: Match[Any]) -> int:
    zones = match.state_copy().table.zones
    full = 0
    for number, cards in enumerate(zones):
        spot = zone_look_of(zone_registry.spec(zone_registry.ids[number])).spot
        if cards and spot is Spot.FRONT:
            full += 8 + len(cards)
        elif spot in (Spot.CENTRE, Spot.HAND):
            full += len(cards)
    return full


class Table:
    """A layout with every card where it lies."""

    def __init__(self, moment: Moment, view: View) -> None:
        rules, self.seen, status = moment
        self.zone_registry = rules.zone_registry
        self.model = TableModel(rules.zone_registry)
        self.model.sync_to(moment.seen)
        self.model.apply_marks(status.marks)
        counts = {zone: len(cards) for zone, cards in self.seen.zones.items()}
        self.counts = counts
        self.wanted = {c.action.target for c in self.seen.choices if c.action.target is not None}
        wish = table_preferences(Preferences(view.ui, view.text))
        self.plan = LayoutInput(
            rules.zone_registry, rules.seats, self.seen.seat, status.chairs,
            status.gauge is not None or status.island_map is not None,
            len(status.score_lines), view.size, wish.ui_scale, wish.text_scale,
            held_counts(rules.zone_registry, counts, self.wanted, self.model.closed_piles.zones),
            status.has_stand,
            columns_width(status.heads), status.panel_stays_open, len(status.score_boxes),
        )  # fmt: skip
        self.layout: TableLayout = compute_layout(self.plan)
        self.model.layout = self.layout
        self.u = self.layout.frame.u

    def poses(self, zone: ZoneId) -> list[Pose]:
        return self.model.poses(zone)

    def wrong(self) -> list[str]:
        """Everything that is not as it should be."""
        return [*self._apart(), *self._inside(), *self._targets(), *self._indices(), *self._shown()]

    # ---- what lies where

    def card(self, pose: Pose) -> Box:
        """The upright box round a card, in u."""
        a = math.radians(pose.turn)
        wide, tall = pose.wide / self.u, pose.wide * 1.4 / self.u
        w = abs(wide * math.cos(a)) + abs(tall * math.sin(a))
        h = abs(wide * math.sin(a)) + abs(tall * math.cos(a))
        return Box(pose.x / self.u - w / 2, pose.y / self.u - h / 2, w, h)

    def signs(self) -> dict[str, Box]:
        """Everything that is no card."""
        found = self.layout
        named = {
            "title": found.title,
            "key": found.score_panel,
            "prompt": found.prompt,
            **{f"tool {name}": box for name, box in found.tools.items()},
        }
        if found.score_boxes is not None:
            named |= {"pockets": found.score_boxes, "actions": found.actions}
        if found.gauge is not None:
            named["gauge"] = found.gauge
        if found.across is not None:
            named["across"] = found.across.box
        if found.stand is not None:
            named["stand"] = found.stand
        named |= {f"seat {chair.seat}": chair.box for chair in found.chairs.values()}
        return named | self._captions()

    def _held(self) -> list[set[str]]:
        """The zones of which one hangs over the other, in pairs."""
        slots = self.layout.slots
        return [
            {str(z), str(ZoneId(s.look.anchor.held_above))}
            for z, s in slots.items()
            if s.look.anchor.held_above
        ]

    def _captions(self) -> dict[str, Box]:
        named = {}
        for zone, slot in self.layout.slots.items():
            if slot.caption is None:
                continue
            words = caption_text(slot.look, self.counts.get(zone, 0))
            if words:
                scale = label_scale(self.layout.text)
                wide, tall = len(words) * LETTER * scale + 2.0, max(2.7, LABEL_LINE * scale)
                x, y = slot.caption
                named[f"words {words}"] = Box(x - wide / 2, y - tall / 2, wide, tall)
        return named

    def places(self) -> dict[str, Box]:
        """What lies on the felt: for a zone with cards what they cover, else its place."""
        named = {}
        for zone, slot in self.layout.slots.items():
            look = slot.look
            if look.spot in (Spot.HAND, Spot.RIM) or look.shape in (Shape.RING, Shape.TRICK):
                continue
            if look.anchor.placed_on and not self.counts.get(zone):
                continue
            cards = [self.card(pose) for pose in self.poses(zone)]
            if cards and look.shape is Shape.PILE:
                cards = cards[:1]
            if cards:
                named[str(zone)] = _union(cards)
            elif look.spot is not Spot.CENTRE or look.room.slots:
                named[str(zone)] = slot.box
        return named

    # ---- what must hold

    def _apart(self) -> Iterator[str]:
        things = {**self.signs(), **self.places()}
        held = self._held()
        for (a, one), (b, other) in itertools.combinations(things.items(), 2):
            if {a, b} in held:  # what is held over a pile leaves the middle of it to be seen
                one = Box(*one.middle, 0.8, 0.8)
            if one.grown(-0.35).meets(other.grown(-0.35)):
                yield f"{a} lies on {b}"
        own = self.layout.slots
        for zone in (z for z, s in own.items() if s.mine and s.look.spot is Spot.HAND):
            poses = self.poses(zone)
            widest = max((pose.wide for pose in poses), default=0.0)
            for pose in (one for one in poses if one.wide > widest * 0.7):  # not those put down
                for name, box in things.items():
                    if self.card(pose)._replace(h=5.0).grown(-0.6).meets(box):
                        yield f"{name} lies on the hand"

    def _inside(self) -> Iterator[str]:
        f = self.layout.frame
        whole = Box(0, 0, f.w, f.h)
        for name, box in {**self.signs(), **self.places()}.items():
            if not _within(box.grown(-0.1), whole):
                yield f"{name} leaves the window"
        for zone, slot in self.layout.slots.items():
            for pose in self.poses(zone) if slot.look.spot is Spot.HAND else ():
                box = self.card(pose)
                if box.x < -0.1 or box.right > f.w + 0.1 or box.middle[1] > f.h:
                    yield f"{zone} leaves the window"

    def _targets(self) -> Iterator[str]:
        for zone in self.wanted:
            slot = self.layout.slots.get(zone)
            if slot is None:
                if zone_look_of(self.zone_registry.spec(zone)).spot is not Spot.AWAY:
                    yield f"{zone} has no place"
            elif min(slot.box.w / 0.7, slot.box.h) < TARGET - 0.01:
                yield f"{zone} is too small to hit"

    def _indices(self) -> Iterator[str]:
        for zone, slot in self.layout.slots.items():
            if (
                slot.look.shape not in (Shape.ROW, Shape.FAN)
                or zone in self.model.closed_piles.zones
            ):
                continue
            poses, shown = self.poses(zone), self.model.display_order(zone)
            if slot.look.shape is Shape.FAN and not slot.mine:
                continue
            for i, at in enumerate(shown):
                card = self.seen.zones[zone][at]
                if card is None or slot.turn or abs(poses[at].turn) > 45:
                    continue
                if any(self._covers(poses[at], poses[other]) for other in shown[i + 1 :]):
                    yield f"{zone}: the index of {card.text} is covered"

    def _covers(self, low: Pose, high: Pose) -> bool:
        """Whether *high* lies on the index of *low*; both nearly upright."""
        part = LARGE_INDEX if low.wide < LARGE_INDEX_BELOW else INDEX
        a = math.radians(low.turn)
        dx, dy = high.x - low.x, high.y - low.y
        x, y = dx * math.cos(a) - dy * math.sin(a), dx * math.sin(a) + dy * math.cos(a)
        if abs(high.turn) > 45:
            return False  # a card that lies across is meant to
        left, top = (x - high.wide / 2 + low.wide / 2), (y - high.wide * 0.7 + low.wide * 0.7)
        covered = left < low.wide * part[0] * 0.97 and top < low.wide * 1.4 * part[1] * 0.97
        return covered and left > -high.wide and top > -high.wide * 1.4

    def _shown(self) -> Iterator[str]:
        for zone, cards in self.seen.zones.items():
            look = zone_look_of(self.zone_registry.spec(zone))
            if cards and look.spot is not Spot.AWAY and zone not in self.layout.slots:
                yield f"{zone} has cards and no place"


def _union(boxes: list[Box]) -> Box:
    left, top = min(b.x for b in boxes), min(b.y for b in boxes)
    return Box(left, top, max(b.right for b in boxes) - left, max(b.bottom for b in boxes) - top)


def _within(box: Box, whole: Box) -> bool:
    return (
        box.x >= whole.x and box.y >= whole.y
        and box.right <= whole.right and box.bottom <= whole.bottom
    )  # fmt: skip
