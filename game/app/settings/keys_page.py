"""The keys page of the settings: every command with its key, which can be changed here."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

import pygame

from game.app.scenes.app_context import AppContext
from game.app.settings.setting_rows import SettingRows
from game.key_commands import COMMANDS, RESERVED, USUAL_KEYS, KeyCommand, is_bindable
from game.ui.key_names import key_name
from game.ui.pictures import widget_svg
from game.ui.pictures.svg_raster import Size
from game.ui.pictures.widget_svg import Background, ButtonKind
from game.ui.widgets.labelled_control import LabelledControl
from game.ui.widgets.widget import Pressable, Widget

WAITING = "press a key"
FIXED: Final = (
    "Esc, Enter, the space bar, Tab, the arrows and digits always mean the same: leave, do, walk, "
    "and cards or seats by their number."
)
_WIDE, _TALL = 18.0, 4.6
_LONE = (
    pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LALT, pygame.K_RALT,
    pygame.K_LMETA, pygame.K_RMETA, pygame.K_CAPSLOCK, pygame.K_NUMLOCKCLEAR, pygame.K_MODE,
)  # fmt: skip
"""Keys that mean nothing before another one is pressed with them."""


def key_rows(rows: SettingRows) -> list[Widget]:
    """The commands with their keys, place by place, and what no key can change."""
    places = dict.fromkeys(command.place for command in COMMANDS)
    found = [rows.note("Press a row, then the key it should have. Esc leaves it as it is.")]
    for place in places:
        found.append(rows.heading(place))
        found += [KeyRow(rows.context, each) for each in COMMANDS if each.place == place]
    return [*found, rows.note(FIXED)]


class KeyRow(LabelledControl, Pressable):
    """A command with its key beside it; pressed, it waits for the key it should have."""

    role = "key"

    def __init__(self, context: AppContext, command: KeyCommand) -> None:
        """The key that *command* has now."""
        super().__init__(context.theme, command.words, ground=Background.PAPER)
        self.name = ("key", command.id)
        self._context = context
        self._command = command
        self._asked = False

    @property
    def waiting(self) -> bool:
        """Whether the next key becomes that of the command."""
        return self._asked and self.focused and self._context.awaits_key

    def press(self) -> None:
        """Wait for a key."""
        self._asked = self._context.awaits_key = True

    def event(self, e: pygame.event.Event) -> bool:
        """Take the key that is waited for, or a press."""
        if not self.waiting or e.type != pygame.KEYDOWN:
            if e.type == pygame.MOUSEBUTTONDOWN:
                self._stop()
            return super().event(e)
        if e.key not in _LONE:
            self._stop()
            if e.key != pygame.K_ESCAPE:
                self._take(key_name(e))
        return True

    def value(self) -> str:
        """The key, or that one is waited for."""
        return WAITING if self.waiting else self._context.keys.key(self._command.id)

    def control_size(self, width: int) -> Size:
        """Room for the name of any key."""
        u, style = self.theme.units, self.theme.style("button")
        word = self.theme.type.size(WAITING, style)[0]
        return max(u(_WIDE), word + u(3)), max(u(_TALL), self.theme.type.height(style) + u(1.2))

    def look(self) -> Hashable:
        """What the picture depends on."""
        return self.pressed, self.value()

    def paint(self, surface: pygame.Surface) -> None:
        """Paint the command and its key on a button."""
        self.paint_label(surface)
        theme, area = self.theme, self.control()
        kind = ButtonKind.PRIMARY if self.waiting else ButtonKind.PAPER
        lit = self.hovered and not self.pressed
        face = theme.shapes.piece(
            ("button", kind, self.ground, lit, self.pressed), area.size,
            lambda: widget_svg.button(
                theme.units, area.size, kind, self.ground, lit=lit, pressed=self.pressed
            ),
        )  # fmt: skip
        surface.blit(face, area)
        text, style = theme.type.fit(self.value(), theme.style("button"), area.width)
        line = theme.type.render(text, style, kind.colours[3])
        surface.blit(line, line.get_rect(center=(area.centerx, area.centery - theme.units(0.3))))

    def _stop(self) -> None:
        self._asked = self._context.awaits_key = False

    def _take(self, key: str) -> None:
        """Give the command its key, or say why it cannot have it."""
        context, command = self._context, self._command
        owner = context.keys.owner(key)
        if owner == command.id:
            return
        if not is_bindable(key):
            why = "always means the same" if key in RESERVED else "cannot be used here"
            context.say(f"{key} {why}: please choose another key.", at_once=True)
        elif owner is not None:
            taken = next(each.words for each in COMMANDS if each.id == owner)
            context.say(f"{key} already means “{taken}”: please choose another key.", at_once=True)
        else:
            changed = {**context.settings.keys, command.id: key}
            if key == USUAL_KEYS[command.id]:
                del changed[command.id]
            context.change(keys=changed)
            context.say(f"{command.words}: {key} from now on.", at_once=True)
