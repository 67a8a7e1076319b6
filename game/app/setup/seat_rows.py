"""The seat rows of the set-up: a face to change, a name, and who plays there."""

from __future__ import annotations

from collections.abc import Callable

from game.app.scenes.app_context import AppContext
from game.app.setup.remembered_setup import LEVELS
from game.app.setup.setup_model import SetupModel
from game.app.widgets.portrait_button import PortraitButton
from game.app.widgets.sheet_layout import FixedColumns
from game.bots.character_styles import description_of
from game.store.settings import LONGEST_NAME, UNNAMED
from game.ui.pictures.widget_svg import Background
from game.ui.theme import Theme
from game.ui.widgets.button import Button
from game.ui.widgets.containers import column
from game.ui.widgets.label import Label
from game.ui.widgets.radio_group import RadioGroup
from game.ui.widgets.text_field import TextField
from game.ui.widgets.widget import Widget

FACE = 6.6
"""The width of a face in u."""
NAME = 20.0
"""The width of a name in u."""
WHO = "Who?"
NAME_BESIDE_WHO = 13.0
"""The width of a name in u that shares its place with the button `WHO`."""
WHO_WIDE = 8.0
"""The width in u of the button that brings the known people."""
LOW = 4.5
"""The width of a face in u in a low row."""


def seat_row(
    context: AppContext,
    model: SetupModel,
    seat: int,
    again: Callable[[], None],
    ask_who: Callable[[int], None],
    low: bool,
) -> Widget:
    """The row of *seat*; *again* is called when it must be drawn anew, *ask_who* when a known
    person is to sit there. A *low* row has no room for what the player is like."""
    theme, player = context.theme, model.players[seat]
    telling = Label(
        theme, _told(model, seat), "caption", ground=Background.PAPER, soft=True
    )  # fmt: skip

    levels = _level_choice(theme, model, seat, again)

    def rename(name: str) -> None:
        model.rename(seat, name)
        telling.label = _told(model, seat)
        levels.unseen_label = _level_label(model, seat)

    def turn() -> None:
        model.next_portrait(seat)
        again()

    wide = LOW if low else FACE
    face = PortraitButton(
        theme, context.raster, player.portrait, f"Portrait of seat {seat + 1}", turn, wide
    )
    name = TextField(theme, f"Name of seat {seat + 1}", player.name, LONGEST_NAME, rename)
    parts: list[Widget] = [name, levels]
    if player.human and model.people_for(seat):
        who = Button(theme, WHO, lambda: ask_who(seat), ground=Background.PAPER)
        who.name = ("who", seat)
        parts.insert(1, who)
    head = FixedColumns(theme, parts, (NAME_BESIDE_WHO, WHO_WIDE) if len(parts) > 2 else (NAME,))
    words: Widget = column(theme, [head, telling], 0.2) if telling.label and not low else head
    return FixedColumns(theme, [face, words], (wide,))


def _level_choice(
    theme: Theme, model: SetupModel, seat: int, again: Callable[[], None]
) -> RadioGroup:
    """Whether a person or a computer of which level plays on *seat*."""
    levels = ("", *LEVELS)
    picks = [
        "You" if seat == 0 else "Friend",
        *(level.title() for level in LEVELS),
    ]

    def play_at(number: int) -> None:
        model.set_level(seat, levels[number])
        again()

    choice = RadioGroup(theme, "", picks, levels.index(model.players[seat].level), play_at)
    choice.name = f"Seat {seat + 1}"
    choice.unseen_label = _level_label(model, seat)
    return choice


def _level_label(model: SetupModel, seat: int) -> str:
    """What the choice of the level is called: ``Level of Rust``."""
    name = model.players[seat].name or f"seat {seat + 1}"
    return "Your level" if name == UNNAMED else f"Level of {name}"


def _told(model: SetupModel, seat: int) -> str:
    """What the computer on *seat* is like, and how to meet another."""
    player = model.players[seat]
    return "" if player.human else description_of(player.portrait, player.name or "This one")
