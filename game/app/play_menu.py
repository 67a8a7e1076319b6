"""The menu: what the keys and the pause menu do at the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.app import opening
from game.engine.journal import Journal
from game.ui.button import Button
from game.ui.dialog import Answer
from game.ui.drawing import Ground
from game.ui.layout import grid

if TYPE_CHECKING:
    from game.app.play_scene import PlayScene


class PlayMenu:
    """The helping hand at one table."""

    def __init__(self, scene: PlayScene) -> None:
        """For the table of *scene*."""
        self.scene = scene
        self.parlour = scene.parlour
        self._hinting = False

    def keys(self) -> dict[tuple[int, bool], Callable[[], None]]:
        """What each key does, by key and whether Ctrl is held."""
        return {
            (pygame.K_ESCAPE, False): self.pause,
            (pygame.K_p, False): self.pause,
            (pygame.K_PAUSE, False): self.pause,
            (pygame.K_z, True): self.undo,
            (pygame.K_h, False): self.hint,
            (pygame.K_h, True): self.hint,
            (pygame.K_s, False): self.scene.show_score,
            (pygame.K_F1, False): self.rules,
            (pygame.K_COMMA, True): self.settings,
            (pygame.K_n, True): self.ask_anew,
        }

    def pause(self) -> None:
        """Lays the menu over the table; every entry closes it first."""
        entries = [
            self._entry("Take back (Ctrl+Z)", "", self.undo),
            self._entry("Hint", "H", self.hint),
            self._entry("Score sheet", "S", self.scene.show_score),
            self._entry("Rules", "F1", self.rules),
            self._entry("Settings", "", self.settings),
            self._entry("Deal anew (Ctrl+N)", "", self.ask_anew),
            self._entry("Leave; the match is kept", "", self.leave),
        ]
        self.scene.layers.ask(
            self.scene.theme,
            "The game rests",
            "",
            [Answer("Back to the table", lambda: None, primary=True)],
            extra=[grid(self.scene.theme, entries, 2, 1.5)],
        )

    def undo(self) -> None:
        """Takes back the last decision, if that gives nothing away."""
        said = self.scene.session.undo()
        if said:
            self.parlour.say(said, at_once=True)
        else:
            self.scene.lay_out_again()

    def hint(self) -> None:
        """Asks a computer what it would do."""
        self._hinting = self.scene.session.ask_hint()
        if not self._hinting:
            self.parlour.say("A hint can be had when it is your turn.", at_once=True)

    def poll_hint(self) -> bool:
        """Tells the hint once there is one; True while it is waited for."""
        if not self._hinting:
            return False
        choice = self.scene.session.poll_hint()
        if choice is not None:
            self._hinting = False
            told = self.scene.session.named(choice.label)
            self.parlour.say(f"Hint: {told}.", at_once=True)
        return self._hinting

    def rules(self) -> None:
        """Opens the rules of this game."""
        from game.app.rules_scene import RulesScene

        self.parlour.stack.push(RulesScene(self.parlour, self.scene.session.rules.id))

    def settings(self) -> None:
        """Opens the settings."""
        from game.app.settings_scene import SettingsScene

        self.parlour.stack.push(SettingsScene(self.parlour))

    def ask_anew(self) -> None:
        """Asks before a running match is put away."""
        self.scene.layers.ask(
            self.scene.theme,
            "Deal anew?",
            "This match ends here; it is kept among your old games.",
            [
                Answer("Deal anew", self.deal_anew, primary=True),
                Answer("Play on", lambda: None),
            ],
        )

    def deal_anew(self) -> None:
        """Deals a new match to the same players."""
        session = self.scene.session
        before = session.journal
        session.put_away()
        fresh = Journal(
            before.game, before.version, before.seats, before.options, self.parlour.seed()
        )
        opening.sit_down(self.parlour, fresh, session.players)

    def leave(self) -> None:
        """Leaves the table; the match is kept."""
        opening.leave(self.parlour)

    def _entry(self, label: str, key: str, press: Callable[[], None]) -> Button:
        def chosen() -> None:
            self.scene.layers.dialogs.clear()
            press()

        return Button(self.scene.theme, label, chosen, key=key, ground=Ground.PAPER)
