"""The option rows: an option on the set-up sheet, why it cannot be changed now, and open play."""

from __future__ import annotations

from collections.abc import Callable

from game.app.scenes.app_context import AppContext
from game.app.setup.setup_model import SetupModel
from game.engine.options import OptionSpec, Value
from game.ui.pictures.widget_svg import Background
from game.ui.theme import Theme
from game.ui.widgets.label import Label
from game.ui.widgets.radio_group import RadioGroup, RadioOption
from game.ui.widgets.stepper import NumberRange, Stepper
from game.ui.widgets.toggle import Toggle
from game.ui.widgets.widget import Widget

MANY = 8
"""So many values are stepped through; fewer stand beside each other."""
PLAY_OPEN = "Play open: no curtain between you"


def option_rows(
    theme: Theme, model: SetupModel, spec: OptionSpec, change: Callable[[Value], None]
) -> list[Widget]:
    """The control of an option, and below it what the option means or why something is barred."""
    idle = model.idle.get(spec.key, "")
    now = spec.choices.index(model.options[spec.key])
    reasons = [model.barred(spec.key, choice) for choice in spec.choices]
    reasons[now] = ""
    widget: Widget
    if spec.is_switch:
        why = idle or max(reasons)
        widget = Toggle(
            theme, spec.label, bool(spec.choices[now]), change, ground=Background.PAPER, refusal=why
        )
        told = []
    elif len(spec.names) >= MANY:
        least, most = reachable_range(now, reasons)
        widget = Stepper(
            theme, spec.label, now, NumberRange(least, most, lambda n: spec.names[n]),
            lambda n: change(spec.choices[n]), refusal=idle,
        )  # fmt: skip
        told = neighbour_reasons(now, reasons)
    else:
        picks = [RadioOption(name, why) for name, why in zip(spec.names, reasons, strict=True)]
        widget = RadioGroup(
            theme, spec.label, picks, now, lambda n: change(spec.choices[n]), refusal=idle
        )
        told = [why for why in reasons if why]
    texts = [spec.help, *(told[:1] if not idle else [])]
    return [widget, *(small_note(theme, text) for text in texts if text)]


def neighbour_reasons(now: int, reasons: list[str]) -> list[str]:
    """Why the next numbers below and above *now* cannot be had, where they cannot."""
    return [why for why in (*reasons[max(0, now - 1) : now], *reasons[now + 1 : now + 2]) if why]


def reachable_range(now: int, reasons: list[str]) -> tuple[int, int]:
    """The first and last number that can be reached from *now* past nothing that is barred."""
    least = most = now
    while least > 0 and not reasons[least - 1]:
        least -= 1
    while most + 1 < len(reasons) and not reasons[most + 1]:
        most += 1
    return least, most


def small_note(theme: Theme, text: str) -> Label:
    """A small line under a row."""
    return Label(theme, text, "small", ground=Background.PAPER, soft=True)


def open_play_rows(context: AppContext, model: SetupModel) -> list[Widget]:
    """Whether people at one screen play open, as the settings keep it; nothing for one alone."""
    if sum(player.human for player in model.players[: model.seats]) < 2:
        return []
    on = context.settings.play_open
    return [
        Toggle(
            context.theme, PLAY_OPEN, on, lambda wanted: context.change(play_open=wanted),
            ground=Background.PAPER,
        )
    ]  # fmt: skip
