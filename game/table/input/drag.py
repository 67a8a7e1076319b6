"""The drag: what the hand carries, how it follows, and over which place it hangs."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

import pygame

from game.engine.zones import Audience
from game.presentation.zone_look import Shape, Spot
from game.table.cards.card_pictures import card_height
from game.table.cards.card_sprite import CardSprite
from game.table.input.hit_targets import HitTarget
from game.table.input.intent import DropTarget
from game.table.layout.table_layout import TableLayout
from game.table.layout.viewport import Box

_FOLLOW = 28.0
"""How quickly the card follows the hand, a second (feel.md 5b)."""

_TILT = 12.0
_LIFT = 2.5
_SMALLER = (0.88, 0.77, 0.68, 0.6, 0.52)
"""Over a place of smaller cards a card shrinks in these steps, until it is as small."""
_SHRINK = 0.025
"""Seconds for each step."""
_FELT = 48.0
"""How much of the felt's width means its only place, in u."""
_FANNED = 0.26
"""How far several cards in the hand lie apart, by the width of a card."""


def drop_area(layout: TableLayout, target: DropTarget) -> pygame.Rect | None:
    """Where something may be let go for *target*, in pixels; None if it has no place."""
    f = layout.frame
    if target.name_plate is not None:
        chair = layout.chairs.get(target.name_plate)
        return None if chair is None else f.px(chair.box)
    if target.zone is None:
        x, y = layout.middle.middle
        return f.px(Box(x - 10, y - 8, 20, 16))
    slot = layout.slots.get(target.zone)
    if slot is None:
        return None
    box = slot.box
    if slot.look.shape in (Shape.RING, Shape.TRICK, Shape.PLAYS):
        rims = [s.box.y for z, s in layout.slots.items() if s.look.spot.name == "RIM"]
        low = min([*rims, box.bottom])
        wide = min(box.w, 44.0)
        x, _ = box.middle
        box = Box(x - wide / 2, box.y, wide, low - box.y - 0.6)
    return f.px(box.grown(0.4))


def open_felt(layout: TableLayout) -> pygame.Rect:
    """The felt between the seats and the viewer's hand, in pixels."""
    x, _ = layout.middle.middle
    top, low = layout.middle.y, layout.prompt.bottom
    return layout.frame.px(Box(x - _FELT / 2, top, _FELT, low - top))


def face_down_places(layout: TableLayout, places: Iterable[DropTarget]) -> frozenset[DropTarget]:
    """Those of *places* where nobody sees a card: edges of the middle."""
    edges = {
        zone for zone, slot in layout.slots.items()
        if slot.spec.audience is Audience.NOBODY
        and (slot.look.spot is Spot.RIM or slot.look.room.slots == 1)
    }  # fmt: skip
    return frozenset(target for target in places if target.zone in edges)


def card_widths(layout: TableLayout, places: Iterable[DropTarget]) -> dict[DropTarget, float]:
    """How wide cards are that lie before the seats, in pixels, by where they are added."""
    slots = {target: layout.slots.get(target.zone) for target in places if target.zone}
    return {
        target: slot.card * layout.frame.u
        for target, slot in slots.items()
        if slot is not None and slot.look.spot is Spot.FRONT
    }


class DropPlaces(NamedTuple):
    """Where something may be let go."""

    areas: Mapping[DropTarget, pygame.Rect]
    """The area of each place, in pixels."""
    face_down_areas: frozenset[DropTarget] = frozenset()
    """Places over which a card turns its back up: edges of the middle."""
    card_widths: Mapping[DropTarget, float] = MappingProxyType({})
    """How wide the cards are that lie in some of the places, in pixels."""


class Drag:
    """What is in the hand, from the moment it leaves its place."""

    def __init__(
        self,
        grabbed: HitTarget,
        pos: tuple[int, int],
        targets: DropPlaces,
        still: bool,
        more: Sequence[CardSprite] = (),
    ) -> None:
        self.grabbed = grabbed
        self.pos = pos
        self.places = targets.areas
        """Where it may be let go, with the area of each place in pixels."""
        self.still = still
        self.face_down_areas = targets.face_down_areas
        """Places over which a card turns its back up: edges of the middle."""
        self.place: DropTarget | None = None
        self.open_area: pygame.Rect | None = None
        """Where letting go means the one place there is; None if only places themselves count."""
        self.more = tuple(more)
        """Other cards that come along, from left to right."""
        sprite = grabbed.sprite
        self._sizes = targets.card_widths
        self._whole = 0.0 if sprite is None else sprite.rest_pose.wide
        self._step = 0.0
        self._offset = (0.0, 0.0)
        if sprite is not None:
            self._offset = (sprite.pose.x - pos[0], sprite.pose.y - pos[1])
        for one in self.sprites:
            one.held = True
            one.tween = None
        self._turn = 0.0

    @property
    def sprites(self) -> list[CardSprite]:
        """Every card in the hand, from left to right; the one it was taken by lies on top."""
        own = [] if self.grabbed.sprite is None else [self.grabbed.sprite]
        return [*self.more, *own]

    def rect(self) -> pygame.Rect:
        """What the hand carries, upright, in pixels."""
        if self.grabbed.sprite is None:
            rect = pygame.Rect(0, 0, 60, 24)
            rect.center = self.pos
            return rect
        rect = pygame.Rect(0, 0, round(self._whole), card_height(self._whole))
        rect.center = (
            round(self.pos[0] + self._offset[0]), round(self.pos[1] + self._offset[1]),
        )  # fmt: skip
        return rect

    def move(self, pos: tuple[int, int]) -> None:
        """The hand went on."""
        self.pos = pos
        self.place = place_under_drag(self.places, self.pos, self.rect())
        if self.place is None and self.open_area is not None and self.open_area.collidepoint(pos):
            self.place = next(iter(self.places), None)
        for sprite in self.sprites:
            sprite.shown_covered = self.place in self.face_down_areas

    def update(self, dt: float) -> bool:
        """Let the cards follow the hand; True while they still lag behind."""
        sprite = self.grabbed.sprite
        if sprite is None:
            return False
        if self.still:
            sprite.update_flip(1.0)
        shrinking = self._shrink(dt)
        scale = sprite.pose.wide / max(1.0, self._whole)
        goal = (
            round(self.pos[0] + self._offset[0] * scale),
            round(self.pos[1] + self._offset[1] * scale),
        )
        part = 1 - math.exp(-_FOLLOW * dt) if dt > 0 and not self.still else 1.0
        dx = goal[0] - sprite.pose.x
        speed = dx * _FOLLOW / max(1, sprite.pose.wide)
        lean = 0.0 if self.still else max(-_TILT, min(_TILT, -speed * 1.6))
        self._turn += (lean - self._turn) * min(1.0, part * 0.7)
        if abs(self._turn) < 0.4 and abs(lean) < 0.4:
            self._turn = 0.0
        lags = self._bring(sprite, goal, part)
        for step, other in enumerate(reversed(self.more), 1):
            aside = (round(goal[0] - step * _FANNED * sprite.pose.wide), goal[1])
            lags = self._bring(other, aside, part) or lags
        return lags or shrinking or abs(self._turn) > 0

    def _shrink(self, dt: float) -> bool:
        """Over smaller cards the carried ones shrink, so that the place is seen; True meanwhile."""
        wanted = self._whole if self.place is None else self._sizes.get(self.place, self._whole)
        goal = sum(step * self._whole >= wanted for step in _SMALLER)
        by = len(_SMALLER) if self.still else dt / _SHRINK
        before = round(self._step)
        self._step += max(-by, min(by, goal - self._step))
        now = round(self._step)
        wide = self._whole * (1.0, *_SMALLER)[now]
        for sprite in self.sprites:
            sprite.pose = sprite.pose._replace(wide=wide)
        return now != before or self._step != goal

    def _bring(self, sprite: CardSprite, goal: tuple[int, int], part: float) -> bool:
        """Moves one card a part of the way to *goal*; True while it is not there."""
        x = sprite.pose.x + (goal[0] - sprite.pose.x) * part
        y = sprite.pose.y + (goal[1] - sprite.pose.y) * part
        there = abs(goal[0] - x) < 0.5 and abs(goal[1] - y) < 0.5
        if there:
            x, y = float(goal[0]), float(goal[1])
        sprite.pose = sprite.pose._replace(x=x, y=y, turn=self._turn, lift=_LIFT)
        return not there

    def release(self) -> None:
        """The hand opens."""
        for sprite in self.sprites:
            sprite.held = sprite.shown_covered = False


def place_under_drag(
    places: Mapping[DropTarget, pygame.Rect], pos: tuple[int, int], carried: pygame.Rect
) -> DropTarget | None:
    """The place that is meant: the smallest one under the pointer, or the middle of the card;
    else the one that shares the largest area with what is carried."""
    for point in (pos, carried.center):
        under = [(rect.w * rect.h, n) for n, rect in enumerate(places.values())
                 if rect.collidepoint(point)]  # fmt: skip
        if under:
            return list(places)[min(under)[1]]
    best, most = None, 0
    for target, rect in places.items():
        both = carried.clip(rect)
        if both.w * both.h > most:
            best, most = target, both.w * both.h
    return best
