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
from game.ui.forms.dialog import Dialog, DialogButton, DialogStack
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
        show = self._context.open
        entries = [
            self._entry("Show me the move", "H", self._show_move),
            self._entry("Rules", "F1", partial(show, RulesRoute(self._game))),
            self._entry("Settings", "", partial(show, SettingsRoute())),
            self._entry("Begin again", "", partial(show, LessonRoute(self._game, anew=True))),
            self._entry("Leave; it goes on here", "", self.leave),
        ]
        self._open = self._layers.ask(
            self._context.theme,
            "The lesson rests",
            "",
            [DialogButton("Back to the lesson", lambda: None, primary=True)],
            extra=[grid(self._context.theme, entries, 2, 1.5)],
        )

    def leave(self) -> None:
        """Go back to the boxes of all games."""
        self._context.open(TitleRoute())
        self._context.open(GameChoiceRoute())

    def event(self, e: pygame.event.Event) -> bool:
        """Pause closes the menu that it opened."""
        is_open = self._open is not None and self._open in self._layers.dialogs
        if not is_open or e.type != pygame.KEYDOWN or e.key != pygame.K_PAUSE:
            return False
        self._layers.dialogs.clear()
        return True

    def press(self, e: pygame.event.Event) -> bool:
        """Do what a key means; False if it means nothing."""
        ctrl = bool(e.mod & (pygame.KMOD_CTRL | pygame.KMOD_META))
        keys: dict[tuple[int, bool], Callable[[], None]] = {
            (pygame.K_ESCAPE, False): self.pause,
            (pygame.K_PAUSE, False): self.pause,
            (pygame.K_h, False): self._show_move,
            (pygame.K_F1, False): partial(self._context.open, RulesRoute(self._game)),
            (pygame.K_COMMA, True): partial(self._context.open, SettingsRoute()),
        }
        wanted = keys.get((e.key, ctrl))
        if wanted is not None:
            wanted()
        return wanted is not None

    def _entry(self, label: str, key: str, press: Callable[[], None]) -> Button:
        def chosen() -> None:
            self._layers.dialogs.clear()
            press()

        return Button(self._context.theme, label, chosen, key=key, ground=Background.PAPER)
