"""The animation player: carries the planned steps out on the table, one after another, in time."""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable, Sequence

import pygame

from game.engine.events import Event, Moved, Said, Scored, Shuffled
from game.engine.zones import Place, ZoneId
from game.presentation.announcement import announcement_of
from game.presentation.marks import MarkKind
from game.table.animation import animation_planner, table_sounds
from game.table.animation.animation_pace import AnimationPace
from game.table.animation.animation_step import AnimationStep, StepKind
from game.table.animation.card_flight import make_room, send_card
from game.table.animation.highlight_animation import HighlightAnimation
from game.table.animation.pause_time import (
    REVEAL_HOLD,
    PauseLengthOf,
    held_seconds,
    usual_length,
)
from game.table.animation.shuffle_animation import riffle
from game.table.cards.card_marks import show_mark
from game.table.cards.card_sprite import CardSprite
from game.table.cards.poses.pose import Pose
from game.table.cards.table_model import TableModel
from game.table.table_dependencies import PauseKind


class AnimationPlayer:
    """A player of steps; whatever it does, :meth:`skip` brings everything to its end at once."""

    def __init__(
        self,
        model: TableModel,
        pace: Callable[[], AnimationPace],
        arrange: Callable[[ZoneId], list[Pose]],
        heard: Callable[[Said | Scored], None],
        sound: Callable[[str], None],
    ) -> None:
        """Ask *arrange* for the poses of a zone; tell *heard* what is said and scored."""
        self.model = model
        self._pace = pace
        self._arrange = arrange
        self._heard = heard
        self._sound = sound
        self._queue: deque[AnimationStep] = deque()
        self._now: AnimationStep | None = None
        self._begun = False
        self.begun = False
        """Whether something of what was queued last has been shown and lies there."""
        self._wait = 0.0
        self.flying: list[CardSprite] = []
        """Cards on their way, drawn over all that lies, the first of them on top."""
        self.revealed: list[CardSprite] = []
        """Cards turned up for a moment."""
        self._latest: list[CardSprite] = []
        """Cards played or turned last: what is made much of is about them."""
        self._untold: list[Said | Scored] = []
        """What is said of a card as soon as it lies open."""
        self._starts: deque[float] = deque()
        """When the cards of a deal still leave, in seconds from now."""
        self.pause_length: PauseLengthOf = usual_length
        """How long what is to be read of a kind stays; for some until :meth:`go_on`."""
        self.highlight: HighlightAnimation | None = None
        """What the table makes much of just now."""

    @property
    def busy(self) -> bool:
        """Whether anything is still to be shown."""
        return self._now is not None or bool(self._queue)

    @property
    def reads(self) -> PauseKind | None:
        """What everything lies still for just now, if for anything."""
        return None if self._now is None or not self._begun else self._now.reads

    @property
    def waits(self) -> bool:
        """Whether everything lies still until :meth:`go_on`, and was seen to come there."""
        return self.reads is not None and not self.flying and math.isinf(self._wait)

    @property
    def shown(self) -> bool:
        """Whether nothing is left to happen: what happened last is looked at or listened to."""
        return self.begun and not any(step.events for step in self._queue)

    def play(self, events: Sequence[Event]) -> None:
        """Queue what happened."""
        self.begun = False
        spec, viewer = self.model.zone_registry.spec, self.model.viewer
        self._queue.extend(animation_planner.plan_animation(events, spec, viewer))

    def upcoming_highlights(self) -> list[Said]:
        """What a highlight will be about."""
        return [step.said for step in self._queue if step.said is not None]

    def update(self, dt: float) -> bool:
        """Let *dt* seconds pass; True while busy."""
        left = dt
        while True:
            if self._now is None:
                if not self._queue:
                    return False
                self._take()
            left = self._go_on(left)
            if self._now is not None:
                return True

    def go_on(self) -> None:
        """Hold nothing any longer that waits for it; the next things follow in their time."""
        if self.waits:
            self._wait = 0.0

    def skip(self) -> None:
        """Bring everything to its end; nothing that happened is left out."""
        self._tell()
        if self._now is not None and not self._begun:
            self._follow(self._now)
        self._now = None
        while self._queue:
            self._follow(self._queue.popleft())
        self.flying.clear()
        self.revealed.clear()
        self._starts.clear()
        self.highlight = None

    def _take(self) -> None:
        self._now = self._queue.popleft()
        self._begun = False
        self._wait = self._pace().quicker(self._now.quick).pause(self._now.before)

    def _go_on(self, dt: float) -> float:
        """Go on with the present step; return the time that is left over."""
        assert self._now is not None
        if not self._begun:
            if self._wait > dt:
                self._wait -= dt
                return 0.0
            dt -= self._wait
            self._wait = self._hold(self._now)
            self._begin(self._now)
            self._begun = True
        self._deal_sounds(dt)
        if any(sprite.moving for sprite in self.flying):
            return 0.0
        if self.flying and self._now.kind in (StepKind.PLAY, StepKind.SWEEP, StepKind.REVEAL):
            self._sound(table_sounds.CARD_LANDED)
        self.flying.clear()
        self.begun = True
        self._tell()
        if self._wait > dt:
            self._wait -= dt
            if self.highlight is not None:
                self.highlight.step(dt)
            return 0.0
        dt -= self._wait
        self._now = None
        self.revealed.clear()
        self.highlight = None
        return dt

    def _hold(self, step: AnimationStep) -> float:
        """Seconds for which everything lies still after *step*."""
        pace = self._pace()
        if step.reads is None or pace.speed <= 0:
            return pace.quicker(step.quick).pause(step.hold)
        held = held_seconds(self.pause_length(step.reads), step.hold)
        return pace.quicker(step.quick).pause(held)

    def _tell(self) -> None:
        untold, self._untold = self._untold, []
        for event in untold:
            self._heard(event)

    def _follow(self, step: AnimationStep) -> None:
        for event in step.events:
            self.model.apply_event(event)
            if isinstance(event, (Said, Scored)):
                self._heard(event)

    def _take_in(self, step: AnimationStep) -> tuple[list[tuple[CardSprite, ZoneId]], list[ZoneId]]:
        """Let the model follow; the cards that moved with where to, and all zones concerned."""
        moved: list[tuple[CardSprite, ZoneId]] = []
        zones: list[ZoneId] = []
        for event in step.events:
            for sprite in self.model.apply_event(event):
                zone = event.target.zone if isinstance(event, Moved) else None
                if isinstance(event, Moved) and event.source.zone != zone:
                    sprite.clear_overlay()
                    sprite.face_down = (
                        sprite.face_down and event.source.zone.name == event.target.zone.name
                    )
                moved.append((sprite, zone or self._zone(event)))
            if isinstance(event, Moved):
                zones += [event.source.zone, event.target.zone]
            elif isinstance(event, (Said, Scored)):
                self._untold.append(event)
            if isinstance(event, Said):
                self._mark(event)
        return moved, zones

    def _begin(self, step: AnimationStep) -> None:
        """Take the events in and send the cards on their ways."""
        pace = self._pace().quicker(step.quick)
        if step.said is not None:
            spoken = [sprite.rest_rect for sprite in self._latest]
            around = spoken[0].unionall(spoken[1:]) if spoken else None
            laid = () if around is None else self._laid()
            self.highlight = HighlightAnimation(step.said, self._wait, pace.still, around, laid)
            self._sound(table_sounds.highlight_sound(step.said))
        moved, zones = self._take_in(step)
        if step.kind is not StepKind.TURN:
            self._tell()
        if step.kind is StepKind.DEAL:
            self._starts.extend(pace.seconds(i * step.gap) for i in range(len(step.events)))
        elif step.sound:
            self._sound(step.sound)
        touched = {*zones, *(zone for _, zone in moved)}
        goals = {id(sprite): pose for zone in touched for sprite, pose in self._lay(zone)}
        if step.kind is StepKind.SHUFFLE:
            self.flying += riffle([sprite for sprite, _ in moved], pace)
            return
        for i, (sprite, zone) in enumerate(moved):
            goal = goals.get(id(sprite)) or self.model.offscreen_pose(zone)
            if send_card(step, sprite, goal, i * step.gap, pace) and sprite not in self.flying:
                self.flying.append(sprite)
        if step.kind in (StepKind.SWEEP, StepKind.REVEAL) and _rising(step.events):
            self.flying.reverse()
        if step.kind in (StepKind.TURN, StepKind.REVEAL, StepKind.PLAY, StepKind.SHOW):
            self._latest = [sprite for sprite, _ in moved]
        make_room(self.model.sprites(), goals, {id(sprite) for sprite, _ in moved}, pace)
        if step.kind in (StepKind.TURN, StepKind.REVEAL) and step.hold >= REVEAL_HOLD:
            self.revealed = [sprite for sprite, _ in moved]

    def _laid(self) -> list[pygame.Rect]:
        """Where cards lie, zone by zone, but for those that are spoken of; in pixels."""
        spoken = {id(sprite) for sprite in self._latest}
        found = []
        for laid in self.model.zones.values():
            rects = [one.sprite.rest_rect for one in laid if id(one.sprite) not in spoken]
            found += [rects[0].unionall(rects[1:])] if rects else []
        return found

    def _mark(self, said: Said) -> None:
        """The cards that are spoken of wear their marks until they go.

        A frame goes over to them from the other cards of their zone.
        """
        marks = announcement_of(said).marks
        for zone in {mark.zone for mark in marks if mark.kind is MarkKind.FRAME}:
            for one in self.model.zones.get(zone, []):
                one.sprite.overlay = one.sprite.overlay._replace(frame=False)
        for mark in marks:
            sprite = None if mark.at is None else self.model.sprite_at(Place(mark.zone, mark.at))
            if sprite is not None:
                show_mark(sprite, mark)

    def _deal_sounds(self, dt: float) -> None:
        """One for each card that leaves the pile, as it leaves."""
        left = [start - dt for start in self._starts]
        if left and left[0] <= 0:
            self._sound(table_sounds.CARD_DEALT)
        self._starts = deque(start for start in left if start > 0)

    def _zone(self, event: Event) -> ZoneId:
        if isinstance(event, Shuffled):
            return event.zone
        assert not isinstance(event, (Moved, Said, Scored))
        return event.place.zone

    def _lay(self, zone: ZoneId) -> list[tuple[CardSprite, Pose]]:
        laid = self.model.zones.get(zone, [])
        poses = self._arrange(zone)
        if not poses:
            return []
        return [(one.sprite, pose) for one, pose in zip(laid, poses, strict=True)]


def _rising(events: Sequence[Event]) -> bool:
    """Whether cards are taken from below: those that lay higher follow, and stay on top."""
    moves = [event for event in events if isinstance(event, Moved)]
    one = [move.source.at for move in moves if move.source.zone == moves[0].source.zone]
    return len(one) > 1 and one[1] >= one[0]
