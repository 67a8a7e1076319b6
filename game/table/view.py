"""The table view: the animated table as a scene uses it, driven by observations and events."""

from __future__ import annotations

import math
from collections.abc import Hashable, Mapping, Sequence
from typing import Any

import pygame

from game.engine.action import Choice
from game.engine.cards import Card
from game.engine.events import Event, Moved
from game.engine.observation import Observation
from game.engine.status import Status
from game.engine.zones import Seat
from game.table import backdrop as still
from game.table import occupied, painting, tips
from game.table.desk import Desk, Person, Taste, on_the_table
from game.table.key import note_at
from game.table.pockets import pocket_at
from game.table.seating import Chair
from game.table.things import hand_zones
from game.table.walk import SECONDS
from game.table.works import Works
from game.ui.canvas import Drawn
from game.ui.describe import Described

_BREATH, _RISE = 2.4, 1.1
"""A card that may be played at any time rises so far, in u, and sinks again in so many seconds."""

__all__ = ["Desk", "Person", "TableView", "Taste"]


class TableView(Works):
    """The one card table. It shows what it is told and says what the viewer decided.

    The truth never waits for it: :meth:`show` and :meth:`play` take the newest observation at
    once, and whatever was still moving then is brought to its end.
    """

    def layout(self, size: tuple[int, int]) -> None:
        """Finds everything its place in a window of *size* pixels; cards jump there."""
        self._size = size
        self.hud.seats.walk.end()
        self._measure(fresh=True)
        self.arrangement.lay(animated=False)
        self.hands.place_chooser()
        if self.hands.dialog is not None:
            self.hands.dialog.layout(size)

    def backdrop(self, size: tuple[int, int]) -> pygame.Surface:
        """The still layer; plain felt until the scenery is painted."""
        if size != self._size:
            self.layout(size)
        return still.backdrop(self.layout_, self.theme, self._scenery(), self.hud.game)

    def backdrop_stamp(self) -> Hashable:
        """Differs whenever :meth:`backdrop` would give another picture.

        It depends on what is laid out and painted now and on nothing that was asked before, so
        that no order of questions can make it repeat.
        """
        return self._laid, self.painted

    def show(self, seen: Observation[Any], status: Status) -> None:
        """Settles on this truth at once, without any motion."""
        self.performer.skip()
        self.hud.seats.walk.end()
        self.hud.middle.jump()
        self.hands.offer(())
        self.hands.tray.clear()
        self._settle(seen, status)
        self.arrangement.lay(animated=False)

    def play(self, events: Sequence[Event], seen: Observation[Any] | None, status: Status) -> None:
        """Shows what happened, then settles on *seen*; pending motion ends at once.

        Without *seen* the table stays as the last event leaves it: more is to follow.
        """
        if self.performer.busy:
            self.skip()
        self._offered = ()
        self.hands.offer(())
        self.hands.tray.clear()
        self._offer_buttons(())
        self.hud.middle.wake()
        self._seen = seen
        if seen is not None:
            self._status = status
            self.stage.look_from(seen.seat)
            self.hud.deciding = ()
            self.stage.expect(seen, status.marks)
            if not self.stage.zones or status.chairs != self.hud.status.chairs:
                # A new match, or people changed chairs: nothing of the old one stays on show.
                old, swapped = self.layout_.chairs, bool(self.stage.zones)
                self.hud.status = status._replace(prompt="", badges=(), marks=())
                self._measure()
                if swapped:
                    self._walk(old)
        self.stage.begin(events)
        self._make_way(events)
        if seen is not None:
            self.stage.foresee(status.marks)
        self.performer.play(events)
        self._wish_fanfares()
        self._wish_coming(events)
        if self._pace().speed <= 0:
            self.skip()
        elif seen is not None and not self.performer.busy:
            self._arrive()
        else:
            self._go(0.0)

    def _make_way(self, events: Sequence[Event]) -> None:
        """Finds places for zones that are about to get their first cards."""
        self._coming = frozenset(e.target.zone for e in events if isinstance(e, Moved))
        before = self.arrangement.layout
        self._measure()
        if self.arrangement.layout is not before:
            self.arrangement.lay(animated=True)

    def offer(self, choices: Sequence[Choice], prompt: str) -> None:
        """What the viewer may do now; an empty sequence for nothing."""
        if choices and not self._offered:
            self._desk.sound("turn")
        self._offered = tuple(c for c in choices if not c.handling.spare)
        self.hud.status = self.hud.status._replace(prompt=prompt)
        self.hud.told()
        if not self.busy:
            self._begin_offer()

    def tell(self, seen: Observation[Any], status: Status) -> None:
        """Shows what changed without anything happening: who has chosen, and what is asked now.

        What the viewer holds or has picked stays in his hand while he may still decide.
        """
        if self.busy:
            self._seen, self._status = seen, status
            return
        if not self._offered:
            self.hands.offer(())
        self._settle(seen, status)
        self.arrangement.lay(animated=True)

    def time(self, left: float | None) -> None:
        """How much is left of the time to act, from 1 to 0; None where nobody is in a hurry."""
        self.hud.time = left

    @property
    def painted(self) -> bool:
        """Whether the scenery is there."""
        return self._scenery() is not None

    @property
    def handling(self) -> bool:
        """Whether the viewer holds a card, or is about to decide about one."""
        hands = self.hands
        return bool(hands.drag or hands.picked or hands.chooser or hands.dialog)

    def refuse(self, text: str, card: Card | None) -> None:
        """Something was not allowed: the reason in the status line, the card shakes."""
        sprite = self.stage.find(card) if card is not None else None
        self.refused(text, sprite)

    def remark(self, seat: Seat, text: str) -> None:
        """A seat says something beside the game, unless it has just said something in it."""
        if not self.hud.bubbles.fresh(seat):
            self.hud.remark(seat, text)

    def hush(self) -> None:
        """Whatever was said beside the game is over."""
        self.hud.bubbles.hush_light()

    def toast(self, text: str) -> None:
        """A sentence under the title row, for some seconds."""
        self.hud.toast(text)

    # ---- the frame

    def update(self, dt: float) -> bool:
        """Lets *dt* seconds pass; True while anything moves."""
        self.theme.preferences = on_the_table(self._desk.theme.preferences)
        self._unpaid = self._unpaid or self.turns.owing
        self.turns.begin_frame()
        was = self.performer.busy
        self._go(dt)
        moving = self.performer.busy or was
        still = self.theme.preferences.still
        for sprite in self.stage.sprites():
            if still:
                sprite.turn_in_hand(1.0)
            moving = sprite.update(dt) or moving
        moving = self.pointer.update(dt) or self._breathe(dt) or moving
        self._pay(moving)
        self.keys.refresh()
        self._preview()
        self._check_tip()
        moving = self.hud.update(dt) or moving
        self._carry()
        if self.hands.dialog is not None:
            moving = self.hands.dialog.update(dt) or moving
        if self.hands.drag is not None and not self.theme.preferences.still:
            self.phase += dt * 6
            moving = True
        self._scenery()
        return moving or bool(self._desk.raster.waiting) or self._unpaid

    def drawn(self) -> list[Drawn]:
        """Everything on the table, lowest first."""
        return painting.drawn(self)

    def event(self, e: pygame.event.Event) -> bool:
        """Takes mouse and keyboard; True if it meant something here."""
        if self.hands.dialog is not None:
            return self.hands.dialog.event(e)
        if e.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWLEAVE):
            self.hud.tip = ""
            return e.type == pygame.WINDOWFOCUSLOST and self.pointer.cancel()
        if e.type == pygame.KEYDOWN:
            goes_on = e.key in (pygame.K_SPACE, pygame.K_RETURN, pygame.K_ESCAPE)
            if self.busy and (goes_on or (self.performer.flourish is not None and e.unicode)):
                self.skip()
                return True
            return self.keys.event(e)
        if e.type == pygame.MOUSEWHEEL and self.hud.log.open:
            self.hud.log.scroll(self.layout_, e.y * 2)
            return True
        return self._mouse(e)

    def describe(self) -> list[Described]:
        """Everything on the table in words."""
        return painting.describe(self)

    def occupied(self) -> list[pygame.Rect]:
        """Where something lies that a note would hide, in pixels."""
        return occupied.occupied(self)

    def spoken(self) -> list[pygame.Rect]:
        """Where words of the game hang in the air, in pixels."""
        return self.hud.bubbles.places()

    def empty_places(self) -> list[pygame.Rect]:
        """Where places for cards are outlined, in pixels."""
        return occupied.empty_places(self)

    def settled_on(self, seen: Observation[Any]) -> list[str]:
        """What is drawn otherwise than *seen* says; nothing if all agrees."""
        wrong = self.stage.differences(seen)
        for zone, laid in self.stage.zones.items():
            for one, pose in zip(laid, self.arrangement.poses(zone), strict=False):
                if not self.busy and not one.sprite.held and not one.sprite.rest.near(pose):
                    wrong.append(f"{zone.name} {zone.owner}: a card rests elsewhere")
        return wrong

    # ---- inside

    def _walk(self, old: Mapping[int, Chair]) -> None:
        """Players who changed chairs go to them, and their cards go with them."""
        self.hud.seats.walk.begin(old, self._pace().seconds(SECONDS))
        self.arrangement.lay(animated=False)
        self._carry()

    def _carry(self) -> None:
        """The cards of players who walk go with them, and lie where they belong when they sit."""
        walk, layout = self.hud.seats.walk, self.layout_
        if not (walk.busy or self._walking):
            return
        self._walking = walk.busy
        self.arrangement.carried = walk.walkers(layout.chairs)
        for zone, laid in self.stage.zones.items():
            chair = None if zone.owner is None else layout.chairs.get(zone.owner)
            if chair is None:
                continue
            away = walk.offset(layout, chair)
            for sprite in (one.sprite for one in laid):
                if not sprite.moving and not sprite.held:
                    sprite.pose = sprite.rest.moved(*away)
        if not walk.busy:
            self.arrangement.lay(animated=True)

    def _point(self, pos: tuple[int, int]) -> None:
        """Tells what lies under the pointer, if there is something to tell, and shows it."""
        dragging = self.hands.drag is not None
        if self.stage.peek(None if dragging or self.busy else pos):
            self.rearrange()
        self._pointed_at = pos
        self.hud.tip = self._tip(pos)

    def _check_tip(self) -> None:
        """What was told of a thing under the pointer leaves with the thing.

        Nothing new is told before the pointer moves: it has not come to what lies there now.
        """
        if self.hud.tip and self.hud.tip != self._tip(self._pointed_at):
            self.hud.tip = ""

    def _tip(self, pos: tuple[int, int]) -> str:
        if self.hands.drag is not None:
            return ""
        if self.hud.undo.rect.collidepoint(pos):
            return self.hud.undo.tip
        told = tips.button(self.actions.buttons.at(pos))
        told = told or self.named(
            tips.tip(self.stage, self.layout_, self._status, self.people, pos)
        )
        told = told or pocket_at(self.layout_, self._status.pockets, pos)
        if not told and (self.hud.tab.open or not self.layout_.folded):
            told = note_at(self.layout_, self._status, self.people, pos)
        return told

    def _breathe(self, dt: float) -> bool:
        """Cards that may be played in somebody else's turn rise and sink calmly; True while any do.

        They are offered to nobody in particular, so they ask for no hurry.
        """
        early = bool(self.hands.choices) and self.stage.viewer not in self.hud.deciding
        calm = self.busy or self.theme.preferences.still or self.hands.drag is not None
        mine = [one.sprite for z in hand_zones(self.layout_) for one in self.stage.zones.get(z, [])]
        able = [s for s in mine if s.dress.legal and not s.moving and not s.held]
        if not early or calm or not able:
            if self._breath:
                for sprite in able:
                    sprite.pose = sprite.rest
            self._breath = 0.0
            return False
        self._breath = (self._breath + dt / _BREATH) % 1.0
        rise = _RISE * self.layout_.frame.u * (1 - math.cos(self._breath * math.tau)) / 2
        for sprite in able:
            sprite.pose = sprite.rest.moved(0, -rise)
        return True

    def _scenery(self) -> pygame.Surface | None:
        """The painted scenery, kept here: the print shop may forget it, but nobody should wait."""
        shape = still.shape(self.layout_.frame)
        if self._scene is None or self._scene[0] != shape:
            painted = still.scenery(self._desk.raster, self.hud.game, self.layout_.frame)
            self._scene = None if painted is None else (shape, painted)
        return None if self._scene is None else self._scene[1]

    def _pay(self, moving: bool) -> None:
        """Once all cards lie, each is turned exactly before anybody may look away."""
        self._unpaid = moving or self._unpaid or self.arrangement.fresh
        self.arrangement.fresh = False
        if self._unpaid and not moving:
            painting.prepare(self)
            self._unpaid = self.turns.owing

    def _fold(self, pos: tuple[int, int]) -> bool:
        """A press on the tab of the score key opens it; any other press closes it."""
        tab = self.hud.tab
        if tab.opened or tab.rect.collidepoint(pos):
            tab.press()
            return True
        return False

    def _mouse(self, e: pygame.event.Event) -> bool:
        if e.type == pygame.MOUSEBUTTONDOWN:
            self.keys.ring.visible = self.hud.tab.focused = False
            self.hud.middle.wake()
            if self.busy and e.button == 1:
                self.skip()
                return True
            if e.button == 1 and self._fold(e.pos):
                return True
            tab = self.hud.log.tab(self.layout_).collidepoint(e.pos)
            if e.button == 1 and (tab or self.hud.log.open):
                inside = self.hud.log.open and self.hud.log.rect(self.layout_).collidepoint(e.pos)
                if not inside or tab:
                    self.hud.log.turn()
                return True
            if self.hud.undo.mouse(e):
                return True
        if e.type == pygame.MOUSEMOTION:
            self._point(e.pos)
        chooser = self.hands.chooser
        if chooser is not None and chooser.buttons.event(e):
            return True
        if self.hands.drag is None and self.actions.buttons.event(e):
            return True
        if self.hands.drag is None and self.sorter.mouse(e):
            return True
        return self.pointer.event(e)
