"""The pointer: the mouse in the viewer's hand - press, slop, drag, click and double click."""

from __future__ import annotations

import math

import pygame

from game.table import things
from game.table.hands import Hands
from game.table.things import Thing

_SLOP = 5.0
"""A shaky click moves this far (in pixels of a 1080 high window) before it is a drag."""

_DOUBLE = 0.4


class Pointer:
    """Follows one button; whatever happens in between, a cancelled drag leaves nothing behind."""

    def __init__(self, hands: Hands) -> None:
        self.hands = hands
        self.pos = (-1, -1)
        self._pressed: Thing | None = None
        self._from = (0, 0)
        self._clock = 0.0
        self._last: tuple[object, float] | None = None
        self._place = False
        self._stuck: Thing | None = None
        """A card under the pressed button that cannot be moved."""

    def update(self, dt: float) -> bool:
        """Lets *dt* seconds pass; True while a carried card still follows."""
        self._clock += dt
        drag = self.hands.drag
        return drag.update(dt) if drag is not None else False

    def event(self, e: pygame.event.Event) -> bool:
        """Takes a mouse event; True if it meant something."""
        if e.type == pygame.MOUSEMOTION:
            return self._move(e)
        if e.type == pygame.MOUSEBUTTONDOWN:
            self.pos = e.pos
            if e.button == 1:
                return self._down(e.pos)
            if e.button == 3:
                return self.cancel() or self.hands.second(e.pos)
        if e.type == pygame.MOUSEBUTTONUP and e.button == 1:
            return self._up(e.pos)
        return False

    def cancel(self) -> bool:
        """Lets everything go: Escape, the right button, or the window lost its focus."""
        pressed, self._pressed = self._pressed, None
        self._place, self._stuck = False, None
        return self.hands.cancel() or pressed is not None

    def _move(self, e: pygame.event.Event) -> bool:
        self.pos = e.pos
        hands = self.hands
        if hands.drag is not None:
            if not e.buttons[0]:
                hands.drop()
                return True
            hands.carry(e.pos)
            return True
        if self._pressed is not None:
            if not e.buttons[0]:
                self._pressed = None
                return True
            slop = max(4.0, _SLOP * hands.table.layout_.frame.size[1] / 1080)
            if math.dist(e.pos, self._from) > slop:
                thing, self._pressed = self._pressed, None
                if not hands.take(thing, self._from, e.pos):
                    hands.lift_blocked(thing)
            return True
        if self._stuck is not None:
            thing, self._stuck = self._stuck, None
            if e.buttons[0]:
                hands.lift_blocked(thing)
            return True
        if hands.hover(e.pos):
            hands.table.make_room()
        return False

    def _down(self, pos: tuple[int, int]) -> bool:
        self._from = pos
        self._pressed = self.hands.at(pos)
        self._place = self._pressed is None and bool(self.hands.picked)
        self._stuck = None
        if self._pressed is None:
            table = self.hands.table
            self._stuck = things.loose(table.stage, table.layout_, pos)
        return self._pressed is not None or self._place

    def _up(self, pos: tuple[int, int]) -> bool:
        hands = self.hands
        if hands.drag is not None:
            hands.carry(pos)
            hands.drop()
            return True
        self._stuck = None
        thing, self._pressed = self._pressed, None
        if thing is not None:
            now = self._clock
            double = self._last is not None and self._last[0] == thing.name
            double = double and self._last is not None and now - self._last[1] <= _DOUBLE
            self._last = None if double else (thing.name, now)
            if hands.picked and not double and not things.in_hand(thing):
                covered = hands.click_place(pos)
                if covered:
                    return True
            hands.click(thing, double)
            return True
        if self._place:
            self._place = False
            return hands.click_place(pos) or hands.cancel()
        return hands.peek(pos)
