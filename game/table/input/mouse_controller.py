"""The mouse: press, drag, click and double click of the viewer, and what each leads to."""

from __future__ import annotations

import math
from collections.abc import Callable

import pygame

from game.table.gestures import hit_targets
from game.table.gestures.gesture_controller import GestureController
from game.table.gestures.hit_targets import HitTarget
from game.table.input.stray_press import SOON

DRAG_IT = "Drag the card to its place; clicks are switched off in the settings."
"""What a click on a card is answered where cards are only dragged."""
_LEAST = 4.0
_SLOP = 5.0
"""In pixels of a window that is 1080 high."""


class MouseController:
    """The one button that is followed; a cancelled drag leaves nothing behind."""

    def __init__(self, gestures: GestureController, now: Callable[[], float] | None = None) -> None:
        """Tell the time in seconds by *now*; without it, that of the frames is all there is."""
        self.gestures = gestures
        self._now = now
        self.pos = (-1, -1)
        self._pressed: HitTarget | None = None
        self._from = (0, 0)
        self._in_frames = 0.0
        """Seconds that have passed in frames; while the window lies still there are none."""
        self._last: tuple[object, float] | None = None
        self._place = False
        self._stuck: HitTarget | None = None
        """A card under the pressed button that cannot be moved."""

    @property
    def clock(self) -> float:
        """The time in seconds, by which clicks are told from double clicks."""
        return self._in_frames if self._now is None else self._now()

    @property
    def slop(self) -> float:
        """The number of pixels by which two places may differ and be the same to a hand."""
        return drag_threshold(self.gestures.table.current_layout.frame.size[1])

    def update(self, dt: float) -> bool:
        """Let *dt* seconds pass; True while a carried card still follows."""
        self._in_frames += dt
        drag = self.gestures.selection.drag
        return drag.update(dt) if drag is not None else False

    def event(self, e: pygame.event.Event) -> bool:
        """Take a mouse event; True if it meant something."""
        if e.type == pygame.MOUSEMOTION:
            return self._move(e)
        if e.type == pygame.MOUSEBUTTONDOWN:
            self.pos = e.pos
            if e.button == 1:
                return self._down(e.pos)
            if e.button == 3:
                return self.cancel() or self.gestures.clicks.right_click(e.pos)
        if e.type == pygame.MOUSEBUTTONUP and e.button == 1:
            return self._up(e.pos)
        return False

    def cancel(self) -> bool:
        """Let everything go: Escape, the right button, or the window lost its focus."""
        pressed, self._pressed = self._pressed, None
        self._place, self._stuck = False, None
        return self.gestures.flow.cancel() or pressed is not None

    def _move(self, e: pygame.event.Event) -> bool:
        self.pos = e.pos
        gestures = self.gestures
        if gestures.selection.drag is not None:
            if not e.buttons[0]:
                gestures.drags.drop()
                return True
            gestures.drags.move(e.pos)
            return True
        if self._pressed is not None:
            if not e.buttons[0]:
                self._pressed = None
                return True
            if not gestures.table.preferences.drag:
                return True
            if is_drag(self._from, e.pos, self.slop):
                target, self._pressed = self._pressed, None
                if not gestures.drags.start(target, self._from, e.pos):
                    gestures.drags.refuse(target)
            return True
        if self._stuck is not None:
            target, self._stuck = self._stuck, None
            if e.buttons[0]:
                gestures.drags.refuse(target)
            return True
        if gestures.hover(e.pos):
            gestures.table.part_hand()
        return False

    def _down(self, pos: tuple[int, int]) -> bool:
        self._from = pos
        self._pressed = self.gestures.selection.hit_target_at(pos)
        self._place = self._pressed is None and bool(self.gestures.selection.picked)
        self._stuck = None
        if self._pressed is None:
            table = self.gestures.table
            self._stuck = hit_targets.fixed_card_at(table.model, table.current_layout, pos)
        return self._pressed is not None or self._place

    def _up(self, pos: tuple[int, int]) -> bool:
        gestures = self.gestures
        if gestures.selection.drag is not None:
            gestures.drags.move(pos)
            gestures.drags.drop()
            return True
        self._stuck = None
        target, self._pressed = self._pressed, None
        if target is not None and self._must_be_dragged(target):
            gestures.table.gesture_refused(DRAG_IT, target.sprite)
            return True
        if target is not None:
            now = self.clock
            one = target.sprite or target.name
            double = self._last is not None and self._last[0] == one
            double = double and self._last is not None and now - self._last[1] <= SOON
            self._last = None if double else (one, now)
            if gestures.selection.picked and not double and not hit_targets.is_hand_card(target):
                covered = gestures.clicks.click_target(pos)
                if covered:
                    return True
            gestures.clicks.click(target, double)
            return True
        if self._place:
            self._place = False
            return gestures.clicks.click_felt(pos)
        return gestures.browse_pile_at(pos)

    def _must_be_dragged(self, target: HitTarget) -> bool:
        """Whether a click on this card of the hand means nothing: it has a place to be dragged to,
        and is not one of several that are picked together."""
        selection = self.gestures.selection
        if self.gestures.table.preferences.click or not hit_targets.is_hand_card(target):
            return False
        if selection.can_collect(target):
            return False
        return bool(selection.drop_areas(selection.grip_of(target)))


def drag_threshold(height: int) -> float:
    """The distance in pixels, in a window of this *height* in pixels."""
    return max(_LEAST, _SLOP * height / 1080)


def is_drag(pressed: tuple[int, int], now: tuple[int, int], threshold: float) -> bool:
    """Whether the way from where the button was *pressed* is longer than *threshold* pixels."""
    return math.dist(now, pressed) > threshold
