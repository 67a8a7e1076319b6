"""The pause: the menu over the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.ui.button import Button
from game.ui.dialog import Answer
from game.ui.drawing import Ground
from game.ui.layout import column

if TYPE_CHECKING:
    from game.app.play_scene import PlayScene


def pause_menu(scene: PlayScene) -> None:
    """Lays the menu over the table of *scene*; every entry closes it first."""
    theme, layers = scene.theme, scene.layers

    def entry(label: str, key: str, press: Callable[[], None]) -> Button:
        def chosen() -> None:
            layers.dialogs.clear()
            press()

        return Button(theme, label, chosen, key=key, ground=Ground.PAPER)

    entries = [
        entry("Take back (Ctrl+Z)", "", scene.undo),
        entry("Hint", "H", scene.hint),
        entry("Score sheet", "S", scene.show_score),
        entry("Rules", "F1", scene.rules),
        entry("Settings", "", scene.settings),
        entry("Deal anew (Ctrl+N)", "", scene.ask_anew),
        entry("Leave; the match is kept", "", scene.go),
    ]
    layers.ask(
        theme,
        "The game rests",
        "",
        [Answer("Back to the table", lambda: None, primary=True)],
        extra=[column(theme, entries, 1)],
    )
