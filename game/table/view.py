"""The table view: the animated table as a scene uses it, driven by observations and events."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any

import pygame

from game.engine.cards import Card
from game.engine.events import Event, Moved
from game.engine.observation import Observation
from game.engine.zones import Seat
from game.presentation.presented_choice import PresentedChoice
from game.presentation.status import Status
from game.table.animation.seat_change import SEAT_CHANGE_SECONDS
from game.table.deps import CardStyle, PlayerInfo, TableDeps, table_preferences
from game.table.hud.score_boxes import score_box_tip_at
from game.table.hud.score_panel import score_note_at
from game.table.input import tooltips
from game.table.layout.seating import Chair
from game.table.painting import avoid_areas as occupied
from game.table.painting import backdrop as still
from game.table.painting import painter
from game.table.table_parts import TableParts
from game.ui.accessible_node import AccessibleNode
from game.ui.pictures.canvas import Drawable

__all__ = ["CardStyle", "PlayerInfo", "TableDeps", "TableView"]


class TableView(TableParts):
    """The one card table. It shows what it is told and says what the viewer decided.

    The truth never waits for it: :meth:`show` and :meth:`play` take the newest observation at
    once, and whatever was still moving then is brought to its end.
    """

    def layout(self, size: tuple[int, int]) -> None:
        """Finds everything its place in a window of *size* pixels; cards jump there."""
        if size != self._size and self.gestures.drag is not None:
            self.mouse.cancel()  # the places where it could be let go have moved
        self._size = size
        self.hud.seats.seat_change.end()
        self._measure(fresh=True)
        self.card_arranger.arrange_cards(animated=False)
        self.gestures.place_chooser()
        if self.gestures.dialog is not None:
            self.gestures.dialog.layout(size)

    def backdrop(self, size: tuple[int, int]) -> pygame.Surface:
        """The still layer; plain felt until the scenery is painted."""
        if size != self._size:
            self.layout(size)
        return still.backdrop(self.current_layout, self.theme, self._scenery(), self.hud.game)

    def backdrop_stamp(self) -> Hashable:
        """Differs whenever :meth:`backdrop` would give another picture.

        It depends on what is laid out and painted now and on nothing that was asked before, so
        that no order of questions can make it repeat.
        """
        return self._laid, self.painted

    def show(self, seen: Observation[Any], status: Status) -> None:
        """Settles on this truth at once, without any motion."""
        self.animation_player.skip()
        self.hud.seats.seat_change.end()
        self.hud.centre_piece.finish()
        self.gestures.offer(())
        self.gestures.staged.clear()
        self._settle(seen, status)
        self.card_arranger.arrange_cards(animated=False)

    def play(self, events: Sequence[Event], seen: Observation[Any] | None, status: Status) -> None:
        """Shows what happened, then settles on *seen*; pending motion ends at once.

        Without *seen* the table stays as the last event leaves it: more is to follow.
        """
        if self.animation_player.busy:
            self.skip()
        self._offered = ()
        self.gestures.offer(())
        self.gestures.staged.clear()
        self._offer_buttons(())
        self.hud.centre_piece.wake()
        self._seen = seen
        if seen is not None:
            self._status = status
            self.model.set_viewer(seen.seat)
            self.hud.deciding_seats = ()
            self.model.prepare_for(seen, status.marks)
            if not self.model.zones or status.chairs != self.hud.status.chairs:
                # A new match, or people changed chairs: nothing of the old one stays on show.
                old, swapped = self.current_layout.chairs, bool(self.model.zones)
                self.hud.status = status._replace(prompt="", badges=(), marks=())
                self._measure()
                if swapped:
                    self._walk(old)
        self.model.lay_pack(events)
        self._make_way(events)
        if seen is not None:
            self.model.prepare_sideways(status.marks)
        self.animation_player.play(events)
        self._wish_fanfares()
        self._wish_coming(events)
        if self._pace().speed <= 0:
            self.skip()
        elif seen is not None and not self.animation_player.busy:
            self._arrive()
        else:
            self._go(0.0)

    def _make_way(self, events: Sequence[Event]) -> None:
        """Finds places for zones that are about to get their first cards."""
        self._coming = frozenset(e.target.zone for e in events if isinstance(e, Moved))
        before = self.card_arranger.layout
        self._measure()
        if self.card_arranger.layout is not before:
            self.card_arranger.arrange_cards(animated=True)

    def offer(self, choices: Sequence[PresentedChoice], prompt: str) -> None:
        """What the viewer may do now; an empty sequence for nothing."""
        if choices and not self._offered:
            self._desk.sound("turn")
        self._offered = tuple(c for c in choices if not c.input_hints.spare)
        self.hud.status = self.hud.status._replace(prompt=prompt)
        self.hud.clear_lines()
        if not self.busy:
            self._begin_offer()

    def update_status(self, seen: Observation[Any], status: Status) -> None:
        """Shows what changed without anything happening: who has chosen, and what is asked now.

        What the viewer holds or has picked stays in his hand while he may still decide.
        """
        if self.busy:
            self._seen, self._status = seen, status
            return
        if not self._offered:
            self.gestures.offer(())
        self._settle(seen, status)
        self.card_arranger.arrange_cards(animated=True)

    def set_time_left(self, left: float | None) -> None:
        """How much is left of the time to act, from 1 to 0; None where nobody is in a hurry."""
        self.hud.time = left

    @property
    def painted(self) -> bool:
        """Whether the scenery is there."""
        return self._scenery() is not None

    @property
    def viewer_is_choosing(self) -> bool:
        """Whether the viewer holds a card, or is about to decide about one."""
        hands = self.gestures
        return bool(hands.drag or hands.picked or hands.chooser or hands.dialog)

    def refuse(self, text: str, card: Card | None) -> None:
        """Something was not allowed: the reason in the status line, the card shakes."""
        sprite = self.model.sprite_of(card) if card is not None else None
        self.gesture_refused(text, sprite)

    def remark(self, seat: Seat, text: str) -> None:
        """A seat says something beside the game, unless it has just said something in it."""
        if not self.hud.speech_bubbles.just_spoke(seat):
            self.hud.remark(seat, text)

    def clear_remarks(self) -> None:
        """Whatever was said beside the game is over."""
        self.hud.speech_bubbles.clear_remarks()

    def toast(self, text: str) -> None:
        """A sentence under the title row, for some seconds."""
        self.hud.toast(text)

    # ---- the frame

    def update(self, dt: float) -> bool:
        """Lets *dt* seconds pass; True while anything moves."""
        self.theme.preferences = table_preferences(self._desk.theme.preferences)
        self._unpaid = self._unpaid or self.rotations.incomplete
        self.rotations.begin_frame()
        was = self.animation_player.busy
        self._go(dt)
        moving = self.animation_player.busy or was
        still = self.theme.preferences.still
        for sprite in self.model.sprites():
            if still:
                sprite.update_flip(1.0)
            moving = sprite.update(dt) or moving
        moving = self.mouse.update(dt) or self._breathe(dt) or moving
        self._pay(moving)
        self.keyboard.refresh()
        self._preview()
        self._check_tip()
        moving = self.hud.update(dt) or moving
        self._carry()
        if self.gestures.dialog is not None:
            moving = self.gestures.dialog.update(dt) or moving
        if self.gestures.drag is not None and not self.theme.preferences.still:
            self.dash_phase += dt * 6
            moving = True
        self._scenery()
        return moving or bool(self._desk.raster.waiting) or self._unpaid

    def drawn(self) -> list[Drawable]:
        """Everything on the table, lowest first."""
        return painter.table_drawables(self)

    def event(self, e: pygame.event.Event) -> bool:
        """Takes mouse and keyboard; True if it meant something here."""
        if self.gestures.dialog is not None:
            return self.gestures.dialog.event(e)
        if e.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWLEAVE):
            self.hud.tip = ""
            return e.type == pygame.WINDOWFOCUSLOST and self.mouse.cancel()
        if e.type == pygame.KEYDOWN:
            goes_on = e.key in (pygame.K_SPACE, pygame.K_RETURN, pygame.K_ESCAPE)
            if self.busy and (
                goes_on or (self.animation_player.highlight is not None and e.unicode)
            ):
                self.skip()
                return True
            return self.keyboard.event(e)
        if e.type == pygame.MOUSEWHEEL and self.hud.log.open:
            self.hud.log.scroll(self.current_layout, e.y * 2)
            return True
        return self._mouse(e)

    def describe(self) -> list[AccessibleNode]:
        """Everything on the table in words."""
        return painter.describe_table(self)

    def avoid_areas(self) -> list[pygame.Rect]:
        """Where something lies that a note would hide, in pixels."""
        return occupied.avoid_areas(self)

    def speech_rects(self) -> list[pygame.Rect]:
        """Where words of the game hang in the air, in pixels."""
        return self.hud.speech_bubbles.bubble_rects()

    def empty_places(self) -> list[pygame.Rect]:
        """Where places for cards are outlined, in pixels."""
        return occupied.empty_places(self)

    def differences_from(self, seen: Observation[Any]) -> list[str]:
        """What is drawn otherwise than *seen* says; nothing if all agrees."""
        wrong = self.model.differences(seen)
        for zone, laid in self.model.zones.items():
            for one, pose in zip(laid, self.card_arranger.target_poses(zone), strict=False):
                if not self.busy and not one.sprite.held and not one.sprite.rest_pose.near(pose):
                    wrong.append(f"{zone.name} {zone.owner}: a card rests elsewhere")
        return wrong

    # ---- inside

    def _walk(self, old: Mapping[int, Chair]) -> None:
        """Players who changed chairs go to them, and their cards go with them."""
        self.hud.seats.seat_change.begin(old, self._pace().seconds(SEAT_CHANGE_SECONDS))
        self.card_arranger.arrange_cards(animated=False)
        self._carry()

    def _carry(self) -> None:
        """The cards of players who walk go with them, and lie where they belong when they sit."""
        walk, layout = self.hud.seats.seat_change, self.current_layout
        if not (walk.busy or self._walking):
            return
        self._walking = walk.busy
        self.card_arranger.carried_seats = walk.moving_seats(layout.chairs)
        for zone, laid in self.model.zones.items():
            chair = None if zone.owner is None else layout.chairs.get(zone.owner)
            if chair is None:
                continue
            away = walk.offset(layout, chair)
            for sprite in (one.sprite for one in laid):
                if not sprite.moving and not sprite.held:
                    sprite.pose = sprite.rest_pose.moved(*away)
        if not walk.busy:
            self.card_arranger.arrange_cards(animated=True)

    def _point(self, pos: tuple[int, int]) -> None:
        """Tells what lies under the pointer, if there is something to tell, and shows it."""
        dragging = self.gestures.drag is not None
        if self.model.peek_at(None if dragging or self.busy else pos):
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
        if self.gestures.drag is not None:
            return ""
        if self.hud.undo_tab.rect.collidepoint(pos):
            return self.hud.undo_tab.tip
        told = tooltips.button_tooltip(self.action_buttons.buttons.at(pos))
        told = told or self.fill_names(
            tooltips.tooltip(self.model, self.current_layout, self._status, self.people, pos)
        )
        told = told or score_box_tip_at(self.current_layout, self._status.pockets, pos)
        if not told and (self.hud.score_tab.open or not self.current_layout.score_panel_folds):
            told = score_note_at(self.current_layout, self._status, self.people, pos)
        return told

    def _breathe(self, dt: float) -> bool:
        """Lets cards breathe that may be played in somebody else's turn; True while any do."""
        early = bool(self.gestures.choices) and self.model.viewer not in self.hud.deciding_seats
        calm = self.busy or self.theme.preferences.still or self.gestures.drag is not None
        mine = [
            one.sprite
            for z in self.current_layout.own_hand_zones
            for one in self.model.zones.get(z, [])
        ]
        able = [s for s in mine if s.overlay.legal and not s.moving and not s.held]
        if not early or calm or not able:
            self._breathing.rest(able)
            return False
        return self._breathing.update(dt, able, self.current_layout.frame.u)

    def _scenery(self) -> pygame.Surface | None:
        """The painted scenery, kept here: the print shop may forget it, but nobody should wait."""
        shape = still.table_shape(self.current_layout.frame)
        if self._scene is None or self._scene[0] != shape:
            painted = still.scenery(self._desk.raster, self.hud.game, self.current_layout.frame)
            self._scene = None if painted is None else (shape, painted)
        return None if self._scene is None else self._scene[1]

    def _pay(self, moving: bool) -> None:
        """Once all cards lie, each is turned exactly before anybody may look away."""
        self._unpaid = moving or self._unpaid or self.card_arranger.has_new_goals
        self.card_arranger.has_new_goals = False
        if self._unpaid and not moving:
            painter.prepare_cards(self)
            self._unpaid = self.rotations.incomplete

    def _fold(self, pos: tuple[int, int]) -> bool:
        """A press on the tab of the score key opens it; any other press closes it."""
        tab = self.hud.score_tab
        if tab.opened or tab.rect.collidepoint(pos):
            tab.press()
            return True
        return False

    def _strays(self, pos: tuple[int, int]) -> bool:
        """Whether a press is the second of a double click, on a thing that has just come there."""
        chooser, thing = self.gestures.chooser, self.gestures.hit_target_at(pos)
        asked = None if chooser is None else chooser.buttons.at(pos)
        button = asked or self.action_buttons.buttons.at(pos)
        under: Hashable = None if button is None else button.name
        if button is None and thing is not None:
            under = thing.name if thing.sprite is None else (thing.sprite, thing.sprite.card)
        return self._presses.strays(pos, under, self.mouse.clock, self.mouse.slop)

    def _on_log(self, e: pygame.event.Event) -> bool:
        """A press on the tab of the log opens or closes it; one on the open log goes no deeper."""
        log = self.hud.log
        if e.button == 1 and log.tab(self.current_layout).collidepoint(e.pos):
            log.toggle()
            return True
        return log.open and log.rect(self.current_layout).collidepoint(e.pos)

    def _mouse(self, e: pygame.event.Event) -> bool:
        if e.type == pygame.MOUSEBUTTONDOWN:
            self.keyboard.ring.visible = self.hud.score_tab.focused = False
            self.hud.centre_piece.wake()
            if e.button == 1 and self._strays(e.pos):
                return True
            if self.busy and e.button == 1:
                self.skip()
                return True
            if e.button == 1 and self._fold(e.pos):
                return True
            if self._on_log(e):
                return True
            if self.hud.undo_tab.mouse(e):
                return True
        if e.type == pygame.MOUSEMOTION:
            self._point(e.pos)
        chooser = self.gestures.chooser
        if chooser is not None and chooser.buttons.event(e):
            return True
        if self.gestures.drag is None and self.action_buttons.buttons.event(e):
            return True
        if self.gestures.drag is None and self.sort_button.mouse(e):
            return True
        return self.mouse.event(e)
