"""The lesson menu: what the keys and the menu do in a lesson, and what may follow its end."""

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
from game.ui.forms.menu_dialog import MenuEntry, MenuText, open_menu

ALONE = "Play a match of your own next"
AGAINST_NOVICES = "Play a match against novices next"


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
            MenuEntry("Show me the move", self._show_move, key("hint")),
            MenuEntry("Rules", partial(show, RulesRoute(self._game)), key("rules")),
            MenuEntry("Settings", partial(show, SettingsRoute()), key("settings")),
            MenuEntry("Keys", self._context.show_keys, key("keys")),
            MenuEntry("Begin again", partial(show, LessonRoute(self._game, anew=True))),
            MenuEntry("Leave; it goes on here", self.leave),
        ]
        words = MenuText("The lesson is paused", "Back to the lesson")
        self._open = open_menu(self._layers, self._context.theme, words, entries)

    def ask_what_next(self, title: str, alone: bool, play_novices: Callable[[], None]) -> None:
        """Lay the end of the lesson of *title* over the table; *alone* is a game for one."""
        self._layers.ask(
            self._context.theme,
            "That was the lesson",
            f"You know how {title} is played. {ALONE if alone else AGAINST_NOVICES}; "
            "the coach stays with you in the first match.",
            [
                DialogButton(
                    "Play a match" if alone else "Play against novices", play_novices, primary=True
                ),
                DialogButton(
                    "Once more", partial(self._context.open, LessonRoute(self._game, anew=True))
                ),
                DialogButton("All games", self.leave),
            ],
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
