"""Table events: takes mouse and keyboard to whatever on the table they are meant for."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from game.table.controller.gesture_effects import GestureEffects
from game.table.controller.table_cards import TableCards
from game.table.controller.table_controller import TableController
from game.table.controller.table_controls import TableControls
from game.table.controller.tooltip_controller import TooltipController
from game.table.hud.hud import Hud
from game.table.input.stray_press import StrayPress

_INPUT = (
    pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEWHEEL, pygame.KEYDOWN,
)  # fmt: skip
_SKIP_KEYS = (pygame.K_SPACE, pygame.K_RETURN, pygame.K_KP_ENTER)


class TableEvents:
    """The things on the table, asked one after another, the topmost first."""

    def __init__(
        self,
        controller: TableController,
        cards: TableCards,
        hud: Hud,
        controls: TableControls,
        effects: GestureEffects,
        tip: TooltipController,
    ) -> None:
        self._controller = controller
        self._cards = cards
        self._hud = hud
        self._controls = controls
        self._effects = effects
        self._tip = tip
        self._presses = StrayPress()

    def event(self, e: pygame.event.Event) -> bool:
        """Take an event; True if it meant something here."""
        if e.type in _INPUT:
            self._hud.tools.wake()
        dialog = self._controls.gestures.selection.dialog
        if dialog is not None:
            return dialog.event(e)
        if e.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWLEAVE):
            self._tip.hide()
            return e.type == pygame.WINDOWFOCUSLOST and self._controls.mouse.cancel()
        if e.type == pygame.KEYDOWN:
            self._tip.follow_focus()
            return self._key(e)
        if e.type == pygame.MOUSEWHEEL and self._hud.log.open:
            self._hud.log.scroll(self._cards.layout, e.y * 2)
            return True
        if e.type == pygame.MOUSEBUTTONDOWN:
            self._tip.hide()
            if self._press(e):
                return True
        elif self._hud.log.mouse(self._cards.layout, e):
            return True
        if e.type == pygame.MOUSEMOTION:
            if self._tip.peek(e.pos):
                self._effects.rearrange()
            self._hud.tools.mouse(e)
            self._tip.show(e.pos)
        return self._pass_on(e)

    def _key(self, e: pygame.event.Event) -> bool:
        """Space and Enter skip what is being shown; all other keys go to the keyboard's controller.

        A great moment is skipped by any letter. Escape never skips: it opens the menu.
        """
        player = self._cards.player
        letter = player.highlight is not None and e.unicode.isprintable() and bool(e.unicode)
        if player.busy and (e.key in _SKIP_KEYS or letter):
            self._controller.skip_or_go_on()
            return True
        return self._controls.keyboard.event(e)

    def _press(self, e: pygame.event.Event) -> bool:
        """Take a press that means none of the things on the felt; True if it is done with."""
        hud, left = self._hud, e.button == 1
        self._controls.keyboard.ring.visible = hud.score_tab.focused = False
        hud.centre_piece.wake()
        if self._controls.answer_at(e.pos) is None and hud.tools.mouse(e):
            return True
        if left and self._is_stray(e.pos):
            return True
        if left and self._cards.player.busy:
            self._controller.skip_or_go_on()
            return True
        if left and self._fold_score_panel(e.pos):
            return True
        return hud.log.mouse(self._cards.layout, e)

    def _pass_on(self, e: pygame.event.Event) -> bool:
        """Pass an event of the mouse on to buttons and gestures."""
        controls = self._controls
        chooser = controls.gestures.selection.chooser
        if chooser is not None and chooser.buttons.event(e):
            return True
        if controls.gestures.selection.drag is None and controls.action_buttons.buttons.event(e):
            return True
        if controls.gestures.selection.drag is None and controls.sort_button.mouse(e):
            return True
        return controls.mouse.event(e)

    def _fold_score_panel(self, pos: tuple[int, int]) -> bool:
        """A press on the tab of the score panel opens it; any other press closes it."""
        tab = self._hud.score_tab
        if tab.opened or tab.rect.collidepoint(pos):
            tab.press()
            return True
        return False

    def _is_stray(self, pos: tuple[int, int]) -> bool:
        """Whether a press is the second of a double click, on a thing that has just come there."""
        controls = self._controls
        target = controls.gestures.selection.hit_target_at(pos)
        button = controls.answer_at(pos) or controls.action_buttons.buttons.at(pos)
        under: Hashable = None if button is None else button.name
        if button is None and target is not None:
            under = target.name if target.sprite is None else (target.sprite, target.sprite.card)
        if under is not None:
            under = under, controls.gestures.selection.deeds
        mouse = controls.mouse
        return self._presses.strays(pos, under, mouse.clock, mouse.slop)
