"""The motion of a drag: how what is carried follows the pointer, and shrinks over a place."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame

from game.table.cards.card_pictures import card_height
from game.table.cards.card_sprite import CardSprite
from game.table.gestures.dragging.drop_places import DropAreas, place_under_drag
from game.table.gestures.hit_targets import HitTarget
from game.table.gestures.intent import DropTarget

_FOLLOW = 28.0
"""How quickly the card follows the hand, a second."""

_TILT = 12.0
_LIFT = 2.5
_SMALLER = (0.88, 0.77, 0.68, 0.6, 0.52)
"""Over a place of smaller cards a card shrinks in these steps, until it is as small."""
_SHRINK = 0.025
"""Seconds for each step."""
_FANNED = 0.26
"""How far several cards in the hand lie apart, by the width of a card."""


class Drag:
    """What is in the hand, from the moment it leaves its place."""

    def __init__(
        self,
        grabbed: HitTarget,
        pos: tuple[int, int],
        targets: DropAreas,
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
        """Carry on to *pos*, in pixels."""
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
        """Move one card a part of the way to *goal*; True while it is not there."""
        x = sprite.pose.x + (goal[0] - sprite.pose.x) * part
        y = sprite.pose.y + (goal[1] - sprite.pose.y) * part
        there = abs(goal[0] - x) < 0.5 and abs(goal[1] - y) < 0.5
        if there:
            x, y = float(goal[0]), float(goal[1])
        sprite.pose = sprite.pose._replace(x=x, y=y, turn=self._turn, lift=_LIFT)
        return not there

    def release(self) -> None:
        """Let go of every card."""
        for sprite in self.sprites:
            sprite.held = sprite.shown_covered = False
