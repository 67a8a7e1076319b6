"""The table view: the animated table as a scene uses it, driven by observations and events."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any

import pygame

from game.engine.action import Action, Refusal
from game.engine.cards import Card
from game.engine.events import Event, Said, Scored
from game.engine.observation import Observation
from game.engine.zones import Seat, ZoneRegistry
from game.presentation.presented_choice import PresentedChoice
from game.presentation.status import Status
from game.presentation.zone_look import house_name
from game.table.animation.emotions import SeatEmotion
from game.table.animation.table_sounds import TableSounds
from game.table.cards.corner_indices import index_rects, pile_tops
from game.table.cards.table_differences import table_differences
from game.table.controller.event_effects import EventEffects
from game.table.controller.frame_builder import FrameBuilder
from game.table.controller.gesture_effects import GestureEffects
from game.table.controller.table_cards import TableCards
from game.table.controller.table_controller import TableController
from game.table.controller.table_controls import TableControls
from game.table.controller.table_description import describe_table
from game.table.controller.table_events import TableEvents
from game.table.controller.table_state import TableState
from game.table.controller.tooltip_controller import TooltipController
from game.table.hud.hud import Hud
from game.table.hud.hud_signs import GameTitle
from game.table.hud.log_lines import SpokenEvent
from game.table.input.key_list import LOCK_IN, keys_just_now
from game.table.layout.protected_areas import protected_areas
from game.table.layout.table_layout import TableLayout
from game.table.painting.card_layers import CardPreparation
from game.table.painting.still_layer import StillLayer, empty_place_rects
from game.table.painting.table_frame import TableFrame
from game.table.painting.table_painter import TablePainter
from game.table.table_dependencies import PlayerInfo, TableDeps, table_preferences
from game.ui.accessible_node import AccessibleNode
from game.ui.pictures.drawable import Drawable
from game.ui.theme import Theme
from game.ui.units import Units


class TableView:
    """The one card table. It shows what it is told and says what the viewer decided.

    The truth never waits for it: :meth:`show` and :meth:`play` take the newest observation at
    once, and whatever was still moving then is brought to its end.
    """

    on_choice: Callable[[PresentedChoice], None]
    """Hears what the viewer chose."""
    explain: Callable[[Action], Refusal | None]
    """Says why an action that nobody offered is not legal."""
    on_scored: Callable[[Scored], None]
    """Hears of a score when it is shown."""
    on_said: Callable[[Said, Sequence[SeatEmotion]], None]
    """Hears what is said when it is shown, and whom it stirs."""
    covered_areas: Sequence[pygame.Rect] = ()
    """What the scene shows over the table, in pixels; bubbles and choosers keep clear of it."""
    pointed_cards: frozenset[Card] = frozenset()
    """Cards the scene speaks of: a ring is drawn round each."""

    def __init__(
        self,
        game: str,
        title: str,
        zone_registry: ZoneRegistry,
        people: Sequence[PlayerInfo],
        deps: TableDeps,
    ) -> None:
        """Take the game's identifier, its *title*, and the *people* on the seats."""
        self.on_choice = self.explain = self.on_scored = self.on_said = _ignore
        self.people = people
        self.theme = Theme(deps.theme.units, table_preferences(deps.theme.preferences))
        self.hud = Hud(GameTitle(game, title, house_name(zone_registry)), people, deps, self.theme)
        state = self._state = TableState(deps, self.theme)
        sounds = self._sounds = TableSounds(deps.sound)
        self._event_effects = EventEffects(
            state, self.hud, sounds,
            lambda said, felt: self.on_said(said, felt), lambda scored: self.on_scored(scored),
        )  # fmt: skip
        cards = self._cards = TableCards(zone_registry, people, state, sounds, self._heard)
        self.model, self.animation_player = cards.model, cards.player
        self._effects = GestureEffects(
            state, cards, self.hud,
            lambda taken: self.on_choice(taken), lambda a: self.explain(a), self.covering_areas,
        )  # fmt: skip
        controls = self._controls = TableControls(state, cards, self.hud, people, self._effects)
        self.gestures, self.action_buttons = controls.gestures, controls.action_buttons
        self.mouse, self.keyboard = controls.mouse, controls.keyboard
        self.sort_button = controls.sort_button
        self._controller = TableController(
            state, cards, self.hud, self.gestures, self._effects, sounds
        )
        self._tip = TooltipController(state, cards, self.hud, controls)
        self._table_events = TableEvents(
            self._controller, cards, self.hud, controls, self._effects, self._tip
        )
        self._frames = FrameBuilder(cards, self.hud, controls)
        self._preparation = CardPreparation(cards.pictures, cards.rotations, self.theme)
        self._painter = TablePainter(self.hud.signs)
        self._backdrop = StillLayer(game, self.theme)

    @property
    def current_layout(self) -> TableLayout:
        """Where everything lies now."""
        return self._cards.layout

    @property
    def prompt(self) -> str:
        """The sentence in the status line that says what is asked; empty while nothing is."""
        return self.hud.status.prompt if self.hud.asks else ""

    @property
    def busy(self) -> bool:
        """Whether events are still being shown."""
        return self.animation_player.busy

    @property
    def viewer_is_choosing(self) -> bool:
        """Whether the viewer holds a card, or is about to decide about one."""
        hands = self.gestures
        return bool(
            hands.selection.drag
            or hands.selection.picked
            or hands.selection.chooser
            or hands.selection.dialog
        )

    @property
    def deps(self) -> TableDeps:
        """What the scene gave the table; it may give other things at any time."""
        return self._state.deps

    @deps.setter
    def deps(self, deps: TableDeps) -> None:
        resized = deps.card_scale != self._state.deps.card_scale
        self._state.deps = deps
        self._sounds.output = deps.sound
        self.hud.style = deps.style
        self.hud.tools.set_keys(deps.keys)
        self._cards.pictures.set_style(deps.style)
        if resized:
            self._controller.resize()

    # ---- what is shown

    def layout(self, size: tuple[int, int]) -> None:
        """Find everything its place in a window of *size* pixels; cards jump there."""
        state = self._state
        if size != state.window_size and self.gestures.selection.drag is not None:
            self.mouse.cancel()  # the places where it could be let go have moved
        state.window_size = size
        self.theme.resize(Units(*size), table_preferences(state.deps.theme.preferences))
        self._controller.resize()
        if self.gestures.selection.dialog is not None:
            self.gestures.selection.dialog.layout(size)

    def show(self, seen: Observation[Any], status: Status) -> None:
        """Show *seen* at once, without any motion."""
        self._controller.show(seen, status)

    def play(self, events: Sequence[Event], seen: Observation[Any] | None, status: Status) -> None:
        """Show what happened, then *seen*; pending motion ends at once.

        Without *seen* the table stays as the last event leaves it: more is to follow.
        """
        self._controller.play(events, seen, status)

    def offer(self, choices: Sequence[PresentedChoice], prompt: str) -> None:
        """Offer what the viewer may do now; an empty sequence for nothing."""
        self._controller.offer(choices, prompt)

    def suggest(self, choice: PresentedChoice | None) -> None:
        """Show a whole move until another one is made: its cards, its place, or its button."""
        self.gestures.suggest(choice)
        if choice is not None:
            self.keyboard.focus_choice(choice)

    def take_back_suggestion(self) -> None:
        """Show no move any more: Enter does not play it."""
        suggested = self.gestures.selection.suggested
        self.suggest(None)
        if suggested is not None:
            self.keyboard.leave_choice(suggested)

    @property
    def suggested_choice(self) -> PresentedChoice | None:
        """The move that is shown, unless the viewer has turned to another one since."""
        suggested = self.gestures.selection.suggested
        return None if suggested is None or self.keyboard.leads_from(suggested) else suggested

    def update_status(self, seen: Observation[Any], status: Status) -> None:
        """Show what changed without any event: who has chosen, and what is asked now.

        What the viewer holds or has picked stays in his hand while he may still decide.
        """
        self._controller.update_status(seen, status)

    def covering_areas(self) -> Sequence[pygame.Rect]:
        """What the scene shows over the table now, in pixels."""
        return self.covered_areas

    def skip(self) -> None:
        """Bring everything that moves to its end; of all its sounds only the last is heard."""
        self._controller.skip()

    def set_time_left(self, left: float | None) -> None:
        """Show how much is left of the time to act, from 1 to 0; None where nobody hurries."""
        self.hud.time = left

    def refuse(self, text: str, card: Card | None) -> None:
        """Show in the status line why something was not allowed; the card shakes."""
        sprite = self.model.sprite_of(card) if card is not None else None
        self._effects.gesture_refused(text, sprite)

    def remark(self, seat: Seat, text: str) -> None:
        """Let a seat say something beside the game, unless it has just spoken in it."""
        if not self.hud.speech_bubbles.just_spoke(seat):
            self.hud.remark(seat, text)

    @property
    def last_refused(self) -> str:
        """Why the last gesture came to nothing; empty once a choice was made since."""
        return self._effects.last_refused

    def own_keys(self) -> list[tuple[str, str]]:
        """Keys that mean something just now, each with what it does: cards, then buttons."""
        keys, selection = self._state.deps.keys, self.gestures.selection
        buttons = self.action_buttons.keyed
        if selection.staged.requested:
            buttons = [(keys.key("lock_in"), LOCK_IN), *buttons]
        return keys_just_now(selection.choices, buttons, takes=bool(self.keyboard.taking.seats))

    def clear_remarks(self) -> None:
        """Take away whatever was said beside the game."""
        self.hud.speech_bubbles.clear_remarks()

    def toast(self, text: str) -> None:
        """Show a sentence under the title row for some seconds."""
        self.hud.toast(text)

    def rewrite_log(self, spoken: Sequence[SpokenEvent]) -> None:
        """Write the log anew."""
        self._event_effects.rewrite_log(spoken)

    def fill_names(self, text: str) -> str:
        """Fill in the names of players."""
        return self.hud.fill_names(text)

    def forget_pictures(self) -> None:
        """Let go of every picture: the table is left, and will not be seen again."""
        self.hud.sprites.clear()
        self._cards.forget_pictures()
        self.theme.forget_pictures()
        self._backdrop.forget()

    # ---- one frame after another

    def event(self, e: pygame.event.Event) -> bool:
        """Take mouse and keyboard; True if the event meant something here."""
        return self._table_events.event(e)

    def update(self, dt: float) -> bool:
        """Let *dt* seconds pass; True while anything moves."""
        state = self._state
        self.theme.preferences = table_preferences(state.deps.theme.preferences)
        still = self.theme.preferences.still
        self._preparation.begin_frame()
        moving = self._controller.update(dt)
        moving = self._cards.update(dt, still) or moving
        moving = self.mouse.update(dt) or self._cards.breathe(dt, self._may_breathe()) or moving
        sent = self._cards.arranger.take_new_goals()
        self._preparation.finish(moving, sent, self._frames.card_layers)
        self.keyboard.refresh()
        if self.model.order.preview_groups(self._controls.previewed_groups()):
            self.gestures.selection.refresh()
            self._effects.rearrange()
        moving = self._tip.update(dt) or moving
        moving = self.hud.update(dt) or moving
        self._controller.update_seat_walk()
        moving = self._controls.update(dt, still) or moving
        self._load_scenery()
        return moving or bool(state.deps.raster.waiting) or self._preparation.incomplete

    def frame(self) -> TableFrame:
        """What is to be painted now; signs find their places for it."""
        self._frames.place_signs(self.covered_areas)
        return self._frames.frame(self.pointed_cards)

    def drawn(self) -> list[Drawable]:
        """Everything on the table, lowest first."""
        frame = self.frame()
        self._preparation.prepare(frame.cards)
        return self._painter.drawables(frame)

    def describe(self) -> list[AccessibleNode]:
        """Everything on the table in words."""
        given = self._frames.hud_input()
        return describe_table(self._cards, self.hud, self._controls, self.people, given)

    def backdrop(self, size: tuple[int, int]) -> pygame.Surface:
        """The still layer; plain felt until the scenery is loaded."""
        if size != self._state.window_size:
            self.layout(size)
        self._load_scenery()
        return self._backdrop.picture(self.current_layout)

    def backdrop_stamp(self) -> Hashable:
        """A value that differs whenever :meth:`backdrop` would give another picture.

        It depends on what is laid out and loaded now and on nothing that was asked before, so
        that no order of questions can make it repeat.
        """
        return self._controller.layout_count, self.painted, self._state.deps.felt

    @property
    def painted(self) -> bool:
        """Whether the scenery is loaded."""
        return self._load_scenery()

    # ---- where everything is; nothing is painted to answer this

    def avoid_areas(self) -> list[pygame.Rect]:
        """Where signs, faces, words and cards lie that a note would hide, in pixels.

        Cards count where they come to rest.
        """
        told = [node.rect for node in self.describe() if node.role not in ("card", "tooltip")]
        signs = self.frame().sign_rects()
        cards = [sprite.rest_rect for sprite in self.model.sprites()]
        window = self.current_layout.frame.size[1]
        gauge = self.current_layout.gauge
        signs += [] if gauge is None else [self.current_layout.frame.px(gauge)]
        return [rect for rect in (*told, *signs, *cards) if rect.width and rect.height < window]

    def protected_areas(self) -> list[pygame.Rect]:
        """What nothing may hide if that can be: status line, faces, piles, gauge and indices."""
        cards = [*pile_tops(self.model), *index_rects(self.model)]
        return [self.hud.status_rect, *protected_areas(self.current_layout), *cards]

    def speech_rects(self) -> list[pygame.Rect]:
        """Where words of the game hang in the air, in pixels."""
        return self.hud.speech_bubbles.bubble_rects()

    def empty_places(self) -> list[pygame.Rect]:
        """Where places for cards are outlined, in pixels."""
        return empty_place_rects(self.current_layout)

    def differences_from(self, seen: Observation[Any]) -> list[str]:
        """What the table shows otherwise than *seen* says; nothing if all agrees."""
        wrong = table_differences(self.model, seen)
        for zone, laid in self.model.zones.items():
            poses = self._cards.arranger.target_poses(zone)
            for one, pose in zip(laid, poses, strict=False):
                if not self.busy and not one.sprite.held and not one.sprite.rest_pose.near(pose):
                    wrong.append(f"{zone.name} {zone.owner}: a card rests elsewhere")
        return wrong

    def _heard(self, event: Said | Scored) -> None:
        self._event_effects.present(event, self._cards)

    def _may_breathe(self) -> bool:
        """Whether cards breathe: they may be played in another's turn, and everything is calm."""
        early = (
            bool(self.gestures.selection.choices)
            and self.model.viewer not in self.hud.deciding_seats
        )
        calm = self.busy or self.theme.preferences.still or self.gestures.selection.drag is not None
        return early and not calm

    def _load_scenery(self) -> bool:
        return self._backdrop.load_scenery(self._state.deps, self.current_layout.frame)


def _ignore(*_: object) -> None:
    return None
