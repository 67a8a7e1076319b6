"""The pause menu: what can be done at the table besides play, and the key of each entry."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Protocol

import pygame

from game.app.help.hint_display import HintDisplay
from game.app.play.commands.on_to_my_turn import START as ONWARD
from game.app.play.commands.play_keys import PlayKeys
from game.app.play.commands.recap_dialog import SINCE, show_recap
from game.app.play.commands.seat_takeover_dialog import HAND_OVER, SeatTakeoverDialog
from game.app.play.commands.undo_controls import UndoControls
from game.app.play.last_refusal import LastRefusal
from game.app.play.next_match import new_match_same_players
from game.app.play.score_flow import GO_ON, ScoreFlow
from game.app.review.share_code_dialog import show_share_code
from game.app.review.shuffle_proof import show_seal
from game.app.scenes.app_context import AppContext
from game.app.scenes.routes import RulesRoute, SettingsRoute, TitleRoute
from game.app.session.session import Session
from game.presentation.option_text import unusual_options
from game.ui.forms.dialog import Dialog, DialogButton
from game.ui.forms.dialog_stack import DialogStack
from game.ui.forms.menu_dialog import MenuEntry, MenuText, open_menu
from game.ui.key_names import STRONG


class TableMenu(Protocol):
    """The menu at a table, and the keys that mean something there besides play."""

    def pause(self) -> None:
        """Lay the menu over the table."""
        ...

    def event(self, e: pygame.event.Event) -> bool:
        """Take an event while the menu is open; True if it meant something."""
        ...

    def press(self, e: pygame.event.Event) -> bool:
        """Do what a key means; False if it means nothing."""
        ...


class PauseMenu:
    """The menu of one table."""

    def __init__(
        self,
        context: AppContext,
        session: Session,
        layers: DialogStack,
        sheets: ScoreFlow,
        hint: HintDisplay,
        undo: UndoControls,
    ) -> None:
        """Dialogs go to *layers*."""
        self.context = context
        self.session = session
        self.layers = layers
        self.sheets = sheets
        self.hint = hint
        self.undo = undo
        self.last_refusal: LastRefusal | None = None
        """What was refused last, where the rules are opened."""
        self.on_to_my_turn: Callable[[], None] = lambda: None
        """Hurries what the others do."""
        self.seat_handover = SeatTakeoverDialog(context, session, layers)
        self._keys = PlayKeys(context, self.commands)
        self._open: Dialog | None = None
        """The menu, when it was opened last."""

    def commands(self) -> dict[str, Callable[[], None]]:
        """What each command that has a key does."""
        return {
            "menu": self.pause,
            "undo": self.undo.undo,
            "redo": self.undo.redo,
            "hint": self.hint.ask,
            "score": self.sheets.show,
            "recap": self.show_recap,
            "on_to_my_turn": self.on_to_my_turn,
            "rules": self.rules,
            "settings": partial(self.context.open, SettingsRoute()),
            "new_match": self.ask_new_match,
        }

    def press(self, e: pygame.event.Event) -> bool:
        """Do what a key means; False if it means nothing."""
        return self._keys.press(e)

    def event(self, e: pygame.event.Event) -> bool:
        """Do what a key means with Ctrl while the menu is open; it closes the menu first."""
        menu = self._open is not None and self._open in self.layers.dialogs
        if not menu or e.type != pygame.KEYDOWN or self._keys.meant(e) is None:
            return False
        again = self.context.keys.means(e, "menu")
        if not (again or e.mod & STRONG):
            return False
        self.layers.dialogs.clear()
        return again or self.press(e)

    def pause(self) -> None:
        """Lay the menu over the table; every entry closes it first."""
        self.context.toasts.withdraw(GO_ON)  # it would lie over an entry
        show, key = self.context.open, self.context.keys.key
        entries = [
            MenuEntry("Take back", self.undo.undo, key("undo")),
            MenuEntry("Hint", self.hint.ask, key("hint")),
            MenuEntry("Score sheet", self.sheets.show, key("score")),
            MenuEntry(SINCE, self.show_recap, key("recap")),
            MenuEntry("Rules", self.rules, key("rules")),
            MenuEntry("Settings", partial(show, SettingsRoute()), key("settings")),
            MenuEntry("Keys", self.context.show_keys, key("keys")),
            MenuEntry("Proof of the shuffle", self.show_seal),
            MenuEntry("Deal anew", self.ask_new_match, key("new_match")),
            MenuEntry("Leave; the match is kept", partial(show, TitleRoute())),
        ]
        if len(self.session.players) > 1:
            entries.insert(4, MenuEntry(ONWARD, self.on_to_my_turn, key("on_to_my_turn")))
        if self.session.over:  # the seed is told after the match only
            entries.append(MenuEntry("Share this deal", self.share_deal))
        else:
            entries.append(MenuEntry(HAND_OVER, self.seat_handover.ask))
        entries += self._handing_over()
        words = MenuText("Paused", "Back to the table")
        self._open = open_menu(self.layers, self.context.theme, words, entries)

    def show_recap(self) -> None:
        """Show what happened since who looks at the screen decided last."""
        told = self.session.recap(self.session.hot_seat.viewer)
        show_recap(self.layers, self.context.theme, told)

    def show_seal(self) -> None:
        """Show the seal of the shuffle."""
        show_seal(self.layers, self.context.theme, self.session.journal.seal)

    def share_deal(self) -> None:
        """Show the code of this deal, to be typed in elsewhere."""
        show_share_code(self.context, self.layers, self.sheets.match_review())

    def _handing_over(self) -> list[MenuEntry]:
        """Where people may break into a turn, each of them can ask for the screen."""
        session, call = self.session, self.session.hot_seat.screen_call
        entries = [
            MenuEntry(f"Hand over to {session.players[seat].name}", partial(call.call, seat))
            for seat in call.callable
            if seat != call.called
        ]
        if call.called is not None:
            entries.append(MenuEntry("Go on with the turn", partial(call.call, None)))
        return entries

    def rules(self) -> None:
        """Open the rules of this game, after a refusal at the part that answers it."""
        rules = self.session.rules
        unusual = unusual_options(type(rules.options), rules.options.written())
        last = self.last_refusal
        code, asked = ("", ()) if last is None else (last.code(), last.asked())
        self.context.open(RulesRoute(rules.id, code, asked, unusual))

    def ask_new_match(self) -> None:
        """Ask before a running match is left for another."""
        again = partial(new_match_same_players, self.context, self.session)
        self.layers.ask(
            self.context.theme,
            "Deal anew?",
            "This match stays as it is: you find it under Matches and can go on with it.",
            [
                DialogButton("Deal anew", again, primary=True),
                DialogButton("Play on", lambda: None),
            ],
        )
