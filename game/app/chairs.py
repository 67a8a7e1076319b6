"""The chairs of the set-up: one row a seat, with a face to change, a name, and who plays there."""

from __future__ import annotations

from collections.abc import Callable

from game.app import guests
from game.app.paper import Face, Fixed, NameField
from game.app.wishes import Wishes
from game.bots.characters import said_of
from game.store.settings import LONGEST_NAME
from game.ui.choice import Choice
from game.ui.drawing import Ground
from game.ui.label import Label
from game.ui.layout import column
from game.ui.raster import Raster
from game.ui.theme import Theme
from game.ui.widgets import Widget

FACE = 6.6
"""The width of a face in u."""
NAME = 20.0
"""The width of a name in u."""


def chair(
    theme: Theme, raster: Raster, wishes: Wishes, seat: int, again: Callable[[], None]
) -> Widget:
    """The row of *seat*; *again* is called when it must be drawn anew."""
    player = wishes.players[seat]
    telling = Label(
        theme, _told(wishes, seat), "caption", ground=Ground.PAPER, soft=True
    )  # fmt: skip

    def rename(name: str) -> None:
        wishes.rename(seat, name)
        telling.label = _told(wishes, seat)

    def turn() -> None:
        wishes.turn_portrait(seat)
        again()

    def play_at(level: str) -> None:
        wishes.play_at(seat, level)
        again()

    face = Face(theme, raster, player.portrait, f"Portrait of seat {seat + 1}", turn, FACE)
    name = NameField(theme, f"Name of seat {seat + 1}", player.name, LONGEST_NAME, rename)
    levels = ("", *guests.LEVELS)
    picks = ["You" if seat == 0 else "Friend", *(level.title() for level in guests.LEVELS)]
    level = Choice(
        theme, "", picks, levels.index(player.level), lambda n: play_at(levels[n])
    )  # fmt: skip
    level.name = f"Seat {seat + 1}"
    head = Fixed(theme, [name, level], (NAME,))
    words: Widget = column(theme, [head, telling], 0.2) if telling.label else head
    return Fixed(theme, [face, words], (FACE,))


def _told(wishes: Wishes, seat: int) -> str:
    """What the computer on *seat* is like, and how to meet another."""
    player = wishes.players[seat]
    return "" if player.human else said_of(player.portrait, player.name or "This one")
