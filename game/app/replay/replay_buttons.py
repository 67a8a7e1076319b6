"""Replay buttons: the steps, the speed, and the ways to other eyes, to the menu and back."""

from __future__ import annotations

from functools import partial

from game.app.replay.replay_commands import ReplayCommands
from game.app.replay.replay_cursor import ReplayCursor
from game.app.replay.replay_speed import ReplaySpeed
from game.app.replay.step_button import StepButton
from game.ui.key_bindings import KeyBindings
from game.ui.pictures.widget_svg import ButtonKind
from game.ui.theme import Theme
from game.ui.widgets.button import Button
from game.ui.widgets.widget import Widget


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
