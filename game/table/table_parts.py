"""The parts of the table put together, and what they ask of each other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pygame

from game.art.backdrops.table_backdrop import TableShape
from game.engine.action import Action, Refusal
from game.engine.events import Event, Moved, Said, Scored, Turned
from game.engine.observation import Observation
from game.engine.zones import Spot, ZoneId, ZoneRegistry
from game.presentation.announcement import Delivery, FloatingScore, PointCount, announcement_of
from game.presentation.presented_choice import PresentedChoice
from game.presentation.status import Status
from game.table.animation import sound_map
from game.table.animation.animation_planner import AnimationPace
from game.table.animation.animation_player import AnimationPlayer
from game.table.animation.breathing import Breathing
from game.table.animation.card_arranger import CardArranger
from game.table.animation.emotions import SeatEmotion
from game.table.cards.card_pictures import CardPictures
from game.table.cards.card_sprite import CardSprite
from game.table.cards.table_model import TableModel
from game.table.cards.tween import Tween, TweenStyle, out_back
from game.table.controls.action_buttons import ActionButtons
from game.table.controls.sort_button import SortButton
from game.table.deps import PlayerInfo, TableDeps, table_preferences
from game.table.hud import highlight_picture
from game.table.hud.event_log import SpokenEvent, log_line
from game.table.hud.hud import EMPTY_STATUS, Hud
from game.table.hud.score_columns import columns_width
from game.table.input.card_state import CardStates
from game.table.input.double_click import DoubleClick
from game.table.input.gestures import GestureController
from game.table.input.keyboard import KeyboardController
from game.table.input.mouse import MouseController
from game.table.layout.seating import HOUSE
from game.table.layout.table_layout import LayoutInput, TableLayout
from game.table.layout.zone_space import held_counts
from game.ui.pictures.rotation_cache import RotationCache
from game.ui.surface_cache import MEGABYTE
from game.ui.theme import Theme
from game.ui.units import Units
from game.ui.widgets.widget import Widget


class TableParts:
    """Stage, performer, signs and hands of one table."""

    covered_areas: Sequence[pygame.Rect] = ()
    """What others have laid on the table, in pixels; words in the air keep clear of it."""
    dash_phase = 0.0
    """How far the dashes of lit places have walked."""

    def __init__(
        self,
        game: str,
        title: str,
        board: ZoneRegistry,
        people: Sequence[PlayerInfo],
        desk: TableDeps,
    ) -> None:
        self._desk, self.board, self.people = desk, board, people
        self.theme = Theme(desk.theme.units, table_preferences(desk.theme.preferences))
        self.on_choice: Callable[[PresentedChoice], None] = _ignore
        self.explain: Callable[[Action], Refusal | None] = _ignore
        self.on_scored: Callable[[Scored], None] = _ignore
        self.on_said: Callable[[Said, Sequence[SeatEmotion]], None] = _ignore
        """Hears what is said when it is shown, and whom it stirs."""
        self.model = TableModel(board)
        self.hud = Hud(game, title, people, desk._replace(theme=self.theme), board.across)
        self.card_pictures = CardPictures(desk.raster, desk.style)
        self.rotations = RotationCache(24 * MEGABYTE)
        self.card_states = CardStates(self.model, [person.portrait for person in people])
        self._size, self._status = (1280, 720), EMPTY_STATUS
        self._seen: Observation[Any] | None = None
        self._offered: tuple[PresentedChoice, ...] = ()
        self._coming: frozenset[ZoneId] = frozenset()
        """Zones to which cards are on their way."""
        self.card_arranger = CardArranger(
            self.model, self.card_states.poses, self._pace, self._plan()
        )
        self.animation_player = AnimationPlayer(
            self.model, self._pace, self.card_arranger.target_poses, self._heard, self._sound
        )
        self.gestures = GestureController(self, self._keep_clear, self.card_states.staged)
        self.action_buttons = ActionButtons(self.theme, people, self.gestures.choose, self._reason)
        self.mouse, self._presses = MouseController(self.gestures, desk.now), DoubleClick()
        self.sort_button = SortButton(self.theme, self.model, self._sorted)
        self.keyboard = KeyboardController(
            self.gestures, self.action_buttons, self.hud, self.sort_button
        )
        self._pointed_at = (-1, -1)
        self._breathing = Breathing()
        self._scene: tuple[TableShape, pygame.Surface] | None = None
        self._walking = self._hushed = False
        """Whether cards are carried along by players who change chairs, and nothing sounds."""
        self._last_noise = ""
        self._unpaid = True
        """Whether some card may still be drawn at a near angle instead of its own."""
        self._laid = 0
        """Counts the layouts, so that the still layer is made anew for each."""

    @property
    def current_layout(self) -> TableLayout:
        """Where everything lies now."""
        return self.card_arranger.layout

    @property
    def prompt(self) -> str:
        """The sentence in the status line."""
        return self.hud.status.prompt

    @property
    def busy(self) -> bool:
        """Whether something is still being shown."""
        return self.animation_player.busy

    @property
    def desk(self) -> TableDeps:
        """The tools; a new one may be laid down at any time."""
        return self._desk

    @desk.setter
    def desk(self, desk: TableDeps) -> None:
        self._desk = desk
        self.hud.taste = desk.style
        self.card_pictures.set_style(desk.style)

    def skip(self) -> None:
        """Brings everything that moves to its end; of all its sounds only the last is heard."""
        self._hushed, self._last_noise = True, ""
        self.animation_player.skip()
        self.hud.seats.seat_change.end()
        self.hud.centre_piece.finish()
        self._hushed = False
        self._sound(self._last_noise)
        if self._seen is not None:
            self._settle(self._seen, self._status)
        self.card_arranger.arrange_cards(animated=False)
        self._begin_offer()

    # ---- what the hands ask of the table

    def fill_names(self, text: str) -> str:
        """Fills in the names of players."""
        return self.hud.fill_names(text)

    def choice_taken(self, choice: PresentedChoice) -> None:
        """A choice was made: what was carried stays where it was let go."""
        self._offered = ()
        self._offer_buttons(())
        self.hud.clear_prompt()
        self.rearrange()
        self.on_choice(choice)

    def gesture_refused(self, text: str, sprite: CardSprite | None) -> None:
        """A gesture came to nothing: the reason, a sound, and a shake."""
        self.hud.show_reason(text)
        self._desk.sound("refuse")
        if sprite is not None and not sprite.moving and not self.theme.preferences.still:
            start = sprite.pose.moved(sprite.pose.wide * 0.09, 0)
            sprite.start_tween(Tween(start, sprite.rest_pose, 0.24, style=TweenStyle(out_back)))

    def rearrange(self) -> None:
        """Something was picked, held or let go: cards rise, sink and glide home."""
        self._hover()
        self.card_states.picked = frozenset(id(t.sprite) for t in self.gestures.picked if t.sprite)
        self.card_states.dropped = self.gestures.dropped
        self.card_states.choices = self.gestures.choices
        self.card_states.restyle(self.current_layout)
        self.card_arranger.arrange_cards(animated=True)
        self.gestures.place_chooser(again=False)

    def part_hand(self) -> None:
        """The hand is above another thing: of all cards only the own ones part for it."""
        self._hover()
        self.card_arranger.arrange_cards(animated=True, zones=self.current_layout.own_hand_zones)

    def _hover(self) -> None:
        hovered = self.gestures.hovered
        self.card_states.hovered = hovered.sprite if hovered is not None else None

    def _sorted(self) -> None:
        """The hand is to lie another way."""
        self.gestures.cancel()
        self.gestures.refresh()
        self.rearrange()

    def explain_refusal(self, action: Action) -> Refusal | None:
        """Asks the rules about an action nobody offered."""
        return self.explain(action)

    # ---- inside

    def _keep_clear(self) -> list[pygame.Rect]:
        """What a chooser should not cover; in a narrow window the buttons make room for it."""
        return self.action_buttons.button_rects() if self.current_layout.frame.w >= 145 else []

    def _go(self, dt: float) -> None:
        if not self.animation_player.busy:
            return
        if not self.animation_player.update(dt):
            self._arrive()
            return
        if self.animation_player.begun:
            self._say_what_is()

    def _say_what_is(self) -> None:
        """The status line never speaks of what is past: nothing is asked while more is to happen,
        and the new words come with the last event, not when it has been listened to."""
        if self._seen is None or not self.animation_player.shown:
            self.hud.status = self.hud.status._replace(prompt="")
        else:
            self.hud.take(self._status, self._seen.turn)

    def _arrive(self) -> None:
        """All is shown: the truth is taken, and the viewer may decide."""
        if self._seen is not None:
            self._settle(self._seen, self._status)
        self.card_arranger.arrange_cards(animated=True)
        self._begin_offer()

    def _begin_offer(self) -> None:
        self._measure()
        self._wish_faces()
        self.gestures.offer(self._offered)
        self._offer_buttons(self._offered)
        self.rearrange()

    def _wish_fanfares(self) -> None:
        """Asks the print shop for what the flourishes to come will show."""
        for said in self.animation_player.upcoming_highlights():
            highlight_picture.request_pictures(self._desk.raster, self.current_layout, said)

    def _wish_coming(self, events: Sequence[Event]) -> None:
        """Asks for the faces that *events* will show, at the sizes they will have."""
        for event in events:
            if isinstance(event, (Moved, Turned)) and event.card is not None:
                zone = event.target.zone if isinstance(event, Moved) else event.place.zone
                slot = self.current_layout.slots.get(zone)
                if slot is not None:
                    self.card_pictures.request(
                        event.card, round(slot.card * self.current_layout.frame.u)
                    )

    def _wish_faces(self) -> None:
        """Asks the print shop for hand cards at the sizes they will have when played."""
        layout = self.current_layout
        sizes = {
            round(slot.card * layout.frame.u)
            for zone, slot in layout.slots.items()
            if slot.spec.spot in (Spot.CENTRE, Spot.BELOW)
            or (slot.mine and slot.spec.spot is Spot.FRONT)
        }
        for zone in layout.own_hand_zones:
            for one in self.model.zones.get(zone, []):
                for size in sizes:
                    self.card_pictures.request(one.sprite.card, size)

    def _offer_buttons(self, choices: Sequence[PresentedChoice]) -> None:
        digits = not any(c.action.cards for c in choices)
        self.action_buttons.offer(choices, self.current_layout, self.fill_names, digits)

    def _settle(self, seen: Observation[Any], status: Status) -> None:
        self._seen, self._status = seen, status
        self.model.sync_to(seen)
        self.model.apply_marks(status.marks)
        self.model.order.groups = status.hand
        self.model.order.ranks = self.card_states.ranks = status.ranks
        self._coming = frozenset()
        self.card_states.marks = status.marks
        self.card_states.choices = self.gestures.choices
        self.hud.take(status, seen.turn)
        self.hud.running_totals = ()
        self.hud.clear_lines()
        self.hud.winners = seen.outcome.winners if seen.outcome is not None else None
        self._measure()
        self.gestures.refresh()
        self.card_states.restyle(self.current_layout)

    def _measure(self, fresh: bool = False) -> None:
        """Lays the table out anew if anything that decides it has changed."""
        if fresh:
            self.theme.resize(Units(*self._size), table_preferences(self._desk.theme.preferences))
            self.card_pictures.clear()
            self.rotations.clear()
            self.hud.slips.clear()
        if self.card_arranger.update_layout(self._plan()):
            self._laid += 1
            self.gestures.refresh()
            self._offer_buttons(self.gestures.choices)
        elif fresh:
            self._offer_buttons(self.gestures.choices)

    def _plan(self) -> LayoutInput:
        viewer, status = self.model.facing_seat, self._status
        if viewer is None:
            viewer = next((s for s, p in enumerate(self.people) if p.human), 0)
        counts = {zone: len(laid) for zone, laid in self.model.zones.items()}
        if self._coming and self._seen is not None:
            for zone, cards in self._seen.zones.items():
                counts[zone] = max(counts.get(zone, 0), len(cards))
        ends = {end for c in self._offered for end in (c.action.target, c.input_hints.drop)}
        aims = {end for end in ends if end is not None}
        waiting = (
            self.card_states.staged.zone,
            self.model.secret_choice.target if self.model.secret_choice else None,
        )
        aims |= {zone for zone in waiting if zone is not None}
        holding = held_counts(self.board, counts, aims | self._coming, self.model.closed_zones)
        own = [zone for zone, count in counts.items() if zone.owner == viewer and count]
        bare = any(self.board.spec(z).shown_in_hand_area for z in own)
        bare = bare and not any(self.board.spec(z).spot is Spot.HAND for z in own)
        wish = self.theme.preferences
        beside = status.gauge is not None or status.map is not None
        return LayoutInput(
            self.board, len(self.people), viewer, status.chairs, beside, len(status.key),
            self._size, wish.ui_scale, wish.text_scale, holding,
            status.has_stand,
            columns_width(status.heads),
            status.stays, len(status.pockets), bare,
        )  # fmt: skip

    def _preview(self) -> None:
        """While a button that arranges the hand is pointed at, the hand lies that way."""
        chooser, ring = self.gestures.chooser, self.keyboard.ring
        pairs: list[tuple[PresentedChoice, Widget]] = [
            *zip(self.action_buttons.choices, self.action_buttons.buttons.widgets, strict=False)
        ]
        if chooser is not None:
            pairs = [*zip(chooser.choices, chooser.buttons.widgets, strict=False)]
        focus = ring.current if ring.visible else None
        groups = next((c.action.groups for c, w in pairs if w.hovered or w is focus), ())
        if self.model.order.preview_groups(groups):
            self.gestures.refresh()
            self.rearrange()

    def _pace(self) -> AnimationPace:
        wish = self._desk.theme.preferences
        return AnimationPace(wish.speed, wish.reduced_motion)

    def _heard(self, event: Said | Scored) -> None:
        if isinstance(event, Scored):
            self._enter()
            self.on_scored(event)
            return
        text = self.fill_names(event.text)
        felt, told = self.hud.note_emotions(event), announcement_of(event)
        self.hud.log.add(log_line(event, self.people, self.board.across))
        if isinstance(told.at_cards, FloatingScore):
            self.hud.floating_scores.show_score(told.at_cards.zone, told.at_cards.words)
        elif told.aloud and event.seat is not None:
            self.hud.speech_bubbles.say(event.seat, text, told.claim)
        elif told.aloud and self.board.across:
            self.hud.speech_bubbles.say(HOUSE, text)
        else:
            if isinstance(told.at_cards, PointCount):
                self._count(told.at_cards)
                self.hud.clear_lines()
            if text and told.delivery is not Delivery.LOG:
                self.hud.queue_line(text, at_once=bool(told.marks))
        self._sound(sound_map.event_sound(event))
        self.on_said(event, felt)

    def rewrite_log(self, spoken: Sequence[SpokenEvent]) -> None:
        """Writes the log anew."""
        self.hud.log.replace_lines(
            log_line(each.said, self.people, self.board.across)._replace(undone=each.undone)
            for each in spoken
        )

    def _count(self, counted: PointCount) -> None:
        """Lights the cards in question, and hangs out what everybody has by now."""
        self.hud.running_totals = counted.sums
        self.card_states.mark_as_last(counted.cards)
        self.card_states.restyle(self.current_layout)

    def _enter(self) -> None:
        """What was scored stands in the key at once, also while more is still to be shown."""
        if self._seen is not None and self.animation_player.busy:
            status, now = self.hud.status, self._status
            self.hud.status = status._replace(key=now.key, pockets=now.pockets, badges=now.badges)

    def _sound(self, name: str) -> None:
        if self._hushed:
            self._last_noise = name or self._last_noise
        elif name:
            self._desk.sound(name)

    def _reason(self, text: str) -> None:
        self.gesture_refused(text, None)


def _ignore(*_: object) -> None:
    return None
