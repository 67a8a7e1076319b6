"""Replay buttons: the steps, the speed, and the ways to other eyes, to the menu and back."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from game.app.replay.replay_commands import ReplayCommands
from game.app.replay.replay_cursor import ReplayCursor
from game.app.replay.replay_speed import ReplaySpeed
from game.art.palette import INK
from game.art.svg import document, group, path
from game.ui.key_bindings import KeyBindings
from game.ui.pictures import widget_svg
from game.ui.pictures.svg_raster import Size
from game.ui.pictures.widget_svg import FOOT, SINK, ButtonKind
from game.ui.theme import Theme
from game.ui.widgets.button import Button
from game.ui.widgets.widget import Pressable, Widget

SIDE = 5.0
"""How wide a step is, in u."""
SIGNS = {
    "Start": "M-4.6,-3.6h1.6v7.2h-1.6ZM4,-3.6L-2.2,0L4,3.6Z",
    "Previous round": "M0,-3.6L-5,0L0,3.6ZM5,-3.6L0,0L5,3.6Z",
    "Step back": "M2.6,-3.6L-3.6,0L2.6,3.6Z",
    "Play": "M-3.4,-4.8L5,0L-3.4,4.8Z",
    "Pause": "M-3.6,-4.4h2.6v8.8h-2.6ZM1,-4.4h2.6v8.8h-2.6Z",
    "Step on": "M-2.6,-3.6L3.6,0L-2.6,3.6Z",
    "Next round": "M0,-3.6L5,0L0,3.6ZM-5,-3.6L0,0L-5,3.6Z",
    "End": "M4.6,-3.6h-1.6v7.2h1.6ZM-4,-3.6L2.2,0L-4,3.6Z",
}
"""What is cut into the buttons, about 0,0 on a field of ten by ten."""


def play_button(theme: Theme, playback: ReplaySpeed, commands: ReplayCommands) -> StepButton:
    """The button that plays and pauses."""
    label = "Pause" if playback.playing else "Play"
    button = StepButton(theme, label, commands.play_or_pause, ButtonKind.PRIMARY)
    button.name = "play"
    return button


def step_buttons(
    theme: Theme,
    cursor: ReplayCursor,
    play: StepButton,
    playback: ReplaySpeed,
    commands: ReplayCommands,
) -> list[Widget]:
    """The buttons under the scrubber, from the start to the end, with *play* among them."""
    go, past = commands.go, cursor
    speed = Button(
        theme, playback.speed_text, partial(commands.change_speed, 1, around=True), key="+"
    )
    speed.name = "speed"
    return [
        StepButton(theme, "Start", lambda: go(0)),
        StepButton(theme, "Previous round", lambda: go(past.round_start(-1))),
        StepButton(theme, "Step back", lambda: go(past.made - 1)),
        play,
        StepButton(theme, "Step on", lambda: go(past.made + 1)),
        StepButton(theme, "Next round", lambda: go(past.round_start(1))),
        StepButton(theme, "End", lambda: go(past.whole)),
        speed,
    ]


def way_buttons(
    theme: Theme, commands: ReplayCommands, keys: KeyBindings, whose: str | None, *, plays_on: bool
) -> list[Widget]:
    """Eyes, playing on, the menu and the way back.

    *whose* eyes one looks through is None while the match is not over: then nobody changes his.
    """
    menu = Button(theme, "Menu", commands.open_menu)
    back = Button(theme, "Back", commands.back)
    if whose is None:
        return [menu, back]
    eyes = Button(theme, whose, commands.ask_eyes, key=keys.key("eyes"))
    eyes.name = "eyes"
    on = Button(theme, "Play on from here", commands.play_on, key=keys.key("play_on"))
    return [eyes, *([on] if plays_on else []), menu, back]


class StepButton(Pressable):
    """A small button with a sign instead of words."""

    role = "button"

    def __init__(
        self,
        theme: Theme,
        label: str,
        on_press: Callable[[], None],
        kind: ButtonKind = ButtonKind.PAPER,
    ) -> None:
        """Take a *label*, one of :data:`SIGNS`."""
        super().__init__(theme, label)
        self.on_press = on_press
        self.kind = kind

    def press(self) -> None:
        """Call back."""
        self.on_press()

    def wanted(self, width: int | None = None) -> Size:
        """A square with a foot."""
        side = max(self.theme.units(SIDE), round(self.theme.px(2.2) * 1.9))
        return side, side

    def paint(self, surface: pygame.Surface) -> None:
        """Paper and sign."""
        u, size = self.theme.units, self.rect.size
        lit = self.hovered and not self.pressed
        face = self.theme.shapes.piece(
            ("step", self.kind, lit, self.pressed), size,
            lambda: widget_svg.button(u, size, self.kind, lit=lit, pressed=self.pressed),
        )  # fmt: skip
        surface.blit(face, self.rect)
        sign = self.theme.shapes.piece(
            ("step sign", self.label, self.kind), size, lambda: self._sign(size)
        )
        surface.blit(sign, self.rect.move(0, u(SINK) if self.pressed else 0))

    def _sign(self, size: Size) -> str:
        wide, tall = size
        scale = min(size) / 13
        middle = (tall - self.theme.units.exact(FOOT)) / 2
        ink = INK if self.kind is ButtonKind.PAPER else self.kind.colours[3]
        return document(wide, tall, group(path(SIGNS[self.label], ink), wide / 2, middle, scale))
