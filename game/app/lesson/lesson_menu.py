"""The lesson menu: what the keys and the menu do in a lesson."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from game.app.scenes.app_context import AppContext
from game.app.scenes.routes import (
    GameChoiceRoute,
    LessonRoute,
    RulesRoute,
    SettingsRoute,
    TitleRoute,
)
from game.ui.forms.dialog import Dialog, DialogButton
from game.ui.forms.dialog_stack import DialogStack
from game.ui.pictures.widget_svg import Background
from game.ui.widgets.button import Button
from game.ui.widgets.containers import grid


class LessonMenu:
    """The menu of the lesson of one game."""

    def __init__(
        self, context: AppContext, game: str, layers: DialogStack, show_move: Callable[[], None]
    ) -> None:
        """Dialogs go to *layers*; *show_move* shows what is asked for now."""
        self._context = context
        self._game = game
        self._layers = layers
        self._show_move = show_move
        self._open: Dialog | None = None

    def pause(self) -> None:
        """Lay the menu over the table; every entry closes it first."""
        show, key = self._context.open, self._context.keys.key
        entries = [
            self._entry("Show me the move", key("hint"), self._show_move),
            self._entry("Rules", key("rules"), partial(show, RulesRoute(self._game))),
            self._entry("Settings", key("settings"), partial(show, SettingsRoute())),
            self._entry("Keys", key("keys"), self._context.show_keys),
            self._entry("Begin again", "", partial(show, LessonRoute(self._game, anew=True))),
            self._entry("Leave; it goes on here", "", self.leave),
        ]
        self._open = self._layers.ask(
            self._context.theme,
            "The lesson is paused",
            "",
            [DialogButton("Back to the lesson", lambda: None, primary=True)],
            extra=[grid(self._context.theme, entries, 2, 1.5)],
        )

    def leave(self) -> None:
        """Go back to the boxes of all games, to that of this one."""
        self._context.change(game=self._game)
        self._context.open(TitleRoute())
        self._context.open(GameChoiceRoute())

    def event(self, e: pygame.event.Event) -> bool:
        """The key of the menu closes the menu that it opened."""
        is_open = self._open is not None and self._open in self._layers.dialogs
        if not is_open or not self._context.keys.means(e, "menu"):
            return False
        self._layers.dialogs.clear()
        return True

    def press(self, e: pygame.event.Event) -> bool:
        """Do what a key means; False if it means nothing."""
        if e.type == pygame.KEYDOWN and e.key == pygame.K_ESCAPE:
            self.pause()
            return True
        keys: dict[str, Callable[[], None]] = {
            "menu": self.pause,
            "hint": self._show_move,
            "rules": partial(self._context.open, RulesRoute(self._game)),
            "settings": partial(self._context.open, SettingsRoute()),
        }
        command = self._context.keys.command(e, keys)
        if command is not None:
            keys[command]()
        return command is not None

    def _entry(self, label: str, key: str, press: Callable[[], None]) -> Button:
        def chosen() -> None:
            self._layers.dialogs.clear()
            press()

        return Button(self._context.theme, label, chosen, key=key, ground=Background.PAPER)
