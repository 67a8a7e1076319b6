"""The menu: what the keys and the pause menu do at the table."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from game.app.fair_words import SEALED, UNSEALED
from game.app.hint import Hint
from game.app.parlour import Parlour
from game.app.session import Session
from game.app.sheets import Sheets
from game.app.undo_controls import UndoControls
from game.engine.commitment import grouped
from game.ui.button import Button
from game.ui.dialog import Answer, Layers
from game.ui.drawing import Ground
from game.ui.label import Label
from game.ui.layout import grid


class PlayMenu:
    """The helping hand at one table."""

    def __init__(
        self,
        parlour: Parlour,
        session: Session,
        layers: Layers,
        sheets: Sheets,
        hint: Hint,
        undo: UndoControls,
    ) -> None:
        """Dialogs go to *layers*."""
        self.parlour = parlour
        self.session = session
        self.layers = layers
        self.sheets = sheets
        self.hint = hint
        self.undo = undo

    def keys(self) -> dict[tuple[int, bool], Callable[[], None]]:
        """What each key does, by key and whether Ctrl is held."""
        return {
            (pygame.K_ESCAPE, False): self.pause,
            (pygame.K_p, False): self.pause,
            (pygame.K_PAUSE, False): self.pause,
            (pygame.K_z, True): self.undo.undo,
            (pygame.K_y, True): self.undo.redo,
            (pygame.K_h, False): self.hint.ask,
            (pygame.K_h, True): self.hint.ask,
            (pygame.K_s, False): self.sheets.show,
            (pygame.K_F1, False): self.rules,
            (pygame.K_COMMA, True): self.parlour.ways.settings,
            (pygame.K_n, True): self.ask_anew,
        }

    def press(self, e: pygame.event.Event) -> bool:
        """Does what a key means; False if it means nothing."""
        strong = bool(e.mod & (pygame.KMOD_CTRL | pygame.KMOD_META))
        wanted = self.keys().get((e.key, strong))
        if e.key == pygame.K_z and strong and e.mod & pygame.KMOD_SHIFT:
            wanted = self.undo.redo
        if wanted is None:
            return False
        wanted()
        return True

    def pause(self) -> None:
        """Lays the menu over the table; every entry closes it first."""
        ways = self.parlour.ways
        entries = [
            self._entry("Take back (Ctrl+Z)", "", self.undo.undo),
            self._entry("Hint", "H", self.hint.ask),
            self._entry("Score sheet", "S", self.sheets.show),
            self._entry("Rules", "F1", self.rules),
            self._entry("Settings", "", ways.settings),
            self._entry("Seal of the shuffle", "", self.show_seal),
            self._entry("Deal anew (Ctrl+N)", "", self.ask_anew),
            self._entry("Leave; the match is kept", "", ways.title),
        ]
        entries += self._handing_over()
        self.layers.ask(
            self.parlour.theme,
            "The game rests",
            "",
            [Answer("Back to the table", lambda: None, primary=True)],
            extra=[grid(self.parlour.theme, entries, 2, 1.5)],
        )

    def show_seal(self) -> None:
        """Shows what fixes the shuffle; its seed and salt are told after the match only."""
        lines = grouped(self.session.journal.seal).split()
        half = len(lines) // 2
        seal = [
            Label(self.parlour.theme, " ".join(part), "plate", ground=Ground.PAPER, side="middle")
            for part in (lines[:half], lines[half:]) if part
        ]  # fmt: skip
        self.layers.ask(
            self.parlour.theme,
            "Seal of the shuffle",
            SEALED if seal else UNSEALED,
            [Answer("Back to the table", lambda: None, primary=True)],
            extra=seal,
        )

    def _handing_over(self) -> list[Button]:
        """Where people may break into a turn, each of them can ask for the screen."""
        session = self.session
        entries = [
            self._entry(
                f"Hand over to {session.players[seat].name}", "", partial(session.call, seat)
            )
            for seat in session.callable
            if seat != session.called
        ]
        if session.called is not None:
            entries.append(self._entry("Go on with the turn", "", partial(session.call, None)))
        return entries

    def rules(self) -> None:
        """Opens the rules of this game."""
        self.parlour.ways.rules(self.session.rules.id)

    def ask_anew(self) -> None:
        """Asks before a running match is left for another."""
        self.layers.ask(
            self.parlour.theme,
            "Deal anew?",
            "This match stays as it is: you find it under Matches and can go on with it.",
            [
                Answer("Deal anew", self.sheets.deal_anew, primary=True),
                Answer("Play on", lambda: None),
            ],
        )

    def _entry(self, label: str, key: str, press: Callable[[], None]) -> Button:
        def chosen() -> None:
            self.layers.dialogs.clear()
            press()

        return Button(self.parlour.theme, label, chosen, key=key, ground=Ground.PAPER)
