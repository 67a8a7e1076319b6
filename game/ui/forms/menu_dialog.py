"""The menu dialog: entries in columns over a screen; pressing one closes the dialog first."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import NamedTuple

from game.ui.forms.dialog import Dialog, DialogButton
from game.ui.forms.dialog_stack import DialogStack
from game.ui.pictures.widget_svg import Background, ButtonKind
from game.ui.theme import Theme
from game.ui.widgets.button import Button
from game.ui.widgets.containers import grid

GAP = 2.2
"""Between the entries, in u: the ring round one reaches over no other."""


class MenuEntry(NamedTuple):
    """One thing to be chosen in a menu."""

    label: str
    press: Callable[[], None]
    """Called once every dialog has left the screen."""
    key: str = ""
    """The key that does the same where no menu is open, in words."""
    chosen: bool = False
    """Whether it is what holds already."""
    name: Hashable = None
    """What the focus knows it by; its label if that is None."""


class MenuText(NamedTuple):
    """The words of a menu besides its entries."""

    title: str
    back: str
    """On the button that closes it."""
    text: str = ""


def open_menu(
    layers: DialogStack,
    theme: Theme,
    words: MenuText,
    entries: Sequence[MenuEntry],
    columns: int = 2,
) -> Dialog:
    """Lay a dialog with *entries* over everything on *layers*."""
    buttons = [_button(layers, theme, each) for each in entries]
    return layers.ask(
        theme,
        words.title,
        words.text,
        [DialogButton(words.back, lambda: None, primary=True)],
        extra=[grid(theme, buttons, columns, GAP)],
    )


def _button(layers: DialogStack, theme: Theme, entry: MenuEntry) -> Button:
    def chosen() -> None:
        layers.dialogs.clear()
        entry.press()

    kind = ButtonKind.PRIMARY if entry.chosen else ButtonKind.PAPER
    made = Button(theme, entry.label, chosen, key=entry.key, kind=kind, ground=Background.PAPER)
    if entry.name is not None:
        made.name = entry.name
    return made
