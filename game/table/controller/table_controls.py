"""The table's controls: gestures, buttons, mouse and keyboard, and what they point at."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.engine.cards import Card
from game.engine.zones import Seat
from game.presentation.presented_choice import PresentedChoice
from game.table.controller.gesture_effects import GestureEffects
from game.table.controller.table_cards import TableCards
from game.table.controller.table_state import TableState
from game.table.controls.action_buttons import ActionButtons
from game.table.controls.chooser import Chooser
from game.table.controls.sort_button import SortButton
from game.table.gestures.dragging import drop_places
from game.table.gestures.gesture_controller import GestureController
from game.table.hud.hud import Hud
from game.table.input.keyboard_controller import KeyboardController
from game.table.input.mouse_controller import MouseController
from game.table.table_dependencies import PlayerInfo
from game.ui.widgets.widget import Widget

_DASHES = 6
"""So many steps a second the dashes of drop places move on."""


class TableControls:
    """Everything by which the viewer acts."""

    def __init__(
        self,
        state: TableState,
        cards: TableCards,
        hud: Hud,
        people: Sequence[PlayerInfo],
        effects: GestureEffects,
    ) -> None:
        self._effects = effects
        self.gestures = GestureController(effects, cards.states.staged)
        self.action_buttons = ActionButtons(
            state.theme, people, self.gestures.flow.choose, self._refuse_button,
            lambda: state.deps.keys,
        )  # fmt: skip
        self.mouse = MouseController(self.gestures, state.deps.now)
        self.sort_button = SortButton(state.theme, cards.model, effects.resort_hand)
        self.keyboard = KeyboardController(
            self.gestures, self.action_buttons, hud, self.sort_button, lambda: state.deps.keys
        )
        self.dash_phase = 0.0
        """How far the dashes of drop places have moved on."""
        effects.connect(self.gestures, self.action_buttons)

    def update(self, dt: float, still: bool) -> bool:
        """Let *dt* seconds pass for an open dialog and the dashes; True while anything moves."""
        dialog = self.gestures.selection.dialog
        moving = dialog is not None and dialog.update(dt)
        if self.gestures.selection.drag is not None and not still:
            self.dash_phase += dt * _DASHES
            moving = True
        return moving

    def digit_seats(self) -> frozenset[Seat]:
        """The seats whose digits are keys now: of an answer that is asked for, of a button, or of
        cards that may be taken from him."""
        chooser = self.gestures.selection.chooser
        if chooser is not None:
            return chooser.seat_digits
        return self.action_buttons.seat_digits | self.keyboard.taking.seats

    def answer_at(self, pos: tuple[int, int]) -> Widget | None:
        """The answer of an open chooser at *pos* pixels: it lies over everything else there."""
        chooser = self.gestures.selection.chooser
        return None if chooser is None else chooser.buttons.at(pos)

    def pointed_card(self) -> Card | None:
        """The card the viewer has picked, or has under the pointer or the focus."""
        things = [
            *self.gestures.selection.picked,
            self.gestures.selection.hovered,
            self.keyboard.focused,
        ]
        sprites = (getattr(target, "sprite", None) for target in things)
        return next((sprite.card for sprite in sprites if sprite is not None), None)

    def previewed_choice(self) -> PresentedChoice | None:
        """The choice over whose place or button the pointer or the focus is now."""
        gestures = self.gestures
        if gestures.selection.drag is not None:
            return gestures.selection.choice_at(
                gestures.selection.drag.grabbed, gestures.selection.drag.place
            )
        if not gestures.selection.picked or gestures.selection.dialog is not None:
            return None
        over = (
            None
            if gestures.selection.chooser is None
            else self._choice_in(gestures.selection.chooser)
        )
        if over is not None:
            return over
        pos = self.mouse.pos
        target = drop_places.place_under_drag(
            gestures.selection.open_targets(), pos, pygame.Rect(*pos, 1, 1)
        )
        return gestures.selection.choice_at(gestures.selection.picked[-1], target)

    def previewed_groups(self) -> tuple[tuple[Card, ...], ...]:
        """How the button under the pointer or the focus would arrange the hand."""
        chooser, focus = self.gestures.selection.chooser, self.keyboard.focused
        choices, group = self.action_buttons.choices, self.action_buttons.buttons
        if chooser is not None:
            choices, group = chooser.choices, chooser.buttons
        pairs: list[tuple[PresentedChoice, Widget]] = [*zip(choices, group.widgets, strict=False)]
        return next((c.action.groups for c, w in pairs if w.hovered or w is focus), ())

    def _choice_in(self, chooser: Chooser) -> PresentedChoice | None:
        """The choice of the button under the pointer, or of the one that has the focus."""
        ring, under = self.keyboard.ring, chooser.buttons.at(self.mouse.pos)
        if under is None and ring.visible:
            under = next((w for w in chooser.buttons.widgets if w is ring.current), None)
        pairs = zip(chooser.buttons.widgets, chooser.choices, strict=False)
        return next((choice for widget, choice in pairs if widget is under), None)

    def _refuse_button(self, text: str) -> None:
        self._effects.gesture_refused(text, None)
