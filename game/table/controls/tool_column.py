"""The tool column: which small buttons stand at the right edge, where, and how they fade."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.table.controls.tool_button import ToolButton
from game.table.layout.table_layout import TableLayout
from game.ui.accessible_node import AccessibleNode
from game.ui.key_bindings import KeyBindings
from game.ui.theme import Theme

FADE_AFTER = 6.0
"""So many seconds without any input the buttons stay as they are."""
_FADING = 0.8
"""Seconds they need to fade."""
_FAINT, OPAQUE, _STEPS = 110, 255, 8


class ToolColumn:
    """The buttons at the right edge; one without anything to do is left out."""

    def __init__(self, theme: Theme) -> None:
        self._theme = theme
        self.menu = ToolButton(theme, "menu", "Menu", "Open the menu")
        self.hint = ToolButton(theme, "hint", "Hint", "Ask for a hint")
        self.undo = ToolButton(theme, "undo", "Take back", "Take back")
        self.redo = ToolButton(theme, "redo", "Do again", "Do again what was taken back")
        self.on_to_my_turn = ToolButton(theme, "on_to_my_turn", "On to my turn", "On to my turn")
        self.on_to_my_turn.icon = "onward"
        self.log = ToolButton(theme, "log", "log", "Open the log")
        self.mute = ToolButton(theme, "mute", "Sound", "Turn the sound off")
        self.buttons = (
            self.menu, self.hint, self.undo, self.redo, self.on_to_my_turn, self.log, self.mute,
        )  # fmt: skip
        self.show_sound(muted=False)
        self._fading = ToolFading()

    def set_keys(self, keys: KeyBindings) -> None:
        """Name the keys of *keys* in the tips."""
        for button in self.buttons:
            button.key = keys.key(button.command)

    def show_log(self, opened: bool) -> None:
        """Say whether the log is open."""
        self.log.state = "open" if opened else "closed"
        self.log.words = "Close the log" if opened else "Open the log"

    def show_sound(self, muted: bool) -> None:
        """Say whether the sound is off."""
        self.mute.state = "off" if muted else "on"
        self.mute.icon = "sound_off" if muted else "sound_on"
        self.mute.words = "Sound is off; turn it on" if muted else "Sound is on; turn it off"

    def place_on(self, layout: TableLayout, edge: int) -> None:
        """Take their places on *layout* at *edge*, where the window ends or the log begins, in
        pixels from the left."""
        places = iter(layout.tools.values())  # from above; nothing is left free between two
        for button in self.buttons:
            button.rect = pygame.Rect(0, 0, 0, 0)
            if button.on_press is not None:
                button.rect = layout.frame.px(next(places))
                button.rect.right = edge

    def standing(self) -> Sequence[ToolButton]:
        """The buttons that stand on the table, from above."""
        return [button for button in self.buttons if button.stands]

    def at(self, pos: tuple[int, int]) -> ToolButton | None:
        """The button at *pos* pixels."""
        return next((each for each in self.standing() if each.rect.collidepoint(pos)), None)

    def mouse(self, e: pygame.event.Event) -> bool:
        """Take an event of the mouse; True if it pressed a button."""
        if e.type == pygame.MOUSEMOTION:
            under = self.at(e.pos)
            for button in self.buttons:
                button.hovered = button is under
        if e.type != pygame.MOUSEBUTTONDOWN or e.button != 1:
            return False
        pressed = self.at(e.pos)
        if pressed is not None:
            pressed.press()
        return pressed is not None

    def wake(self) -> None:
        """Show them as they are: somebody did something."""
        self._fading.wake()
        self._show()

    def update(self, dt: float, still: bool) -> bool:
        """Let *dt* seconds without input pass; True while they fade.

        They never fade where things are to keep *still*: nothing changes by itself then.
        """
        fades = self._fading.update(dt, still)
        self._show()
        return fades

    def describe(self) -> list[AccessibleNode]:
        """The buttons in words."""
        return [node for button in self.buttons for node in button.describe()]

    def _show(self) -> None:
        """Show all as faded as they are; pointed at, focused or worth a press, one is whole."""
        for button in self.buttons:
            whole = button.hovered or button.focused or button.calls
            button.alpha = OPAQUE if whole else self._fading.alpha


class ToolFading:
    """The time since the last input, and how faint the buttons are by then."""

    def __init__(self) -> None:
        """Begin as if somebody had just done something."""
        self._idle = 0.0
        """Seconds since the last input."""

    @property
    def alpha(self) -> int:
        """How much of a button is seen, up to 255 for all of it."""
        strength = 1.0 - min(1.0, max(0.0, self._idle - FADE_AFTER) / _FADING)
        return _FAINT + (OPAQUE - _FAINT) * round(strength * _STEPS) // _STEPS

    def wake(self) -> None:
        """Take note that somebody did something."""
        self._idle = 0.0

    def update(self, dt: float, still: bool) -> bool:
        """Let *dt* seconds without input pass; True while the buttons fade, never while *still*."""
        before = self._idle
        self._idle = 0.0 if still else before + dt
        return before < FADE_AFTER + _FADING and self._idle > FADE_AFTER
