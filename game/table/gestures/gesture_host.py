"""The gesture host: what the gesture controller may ask of the table it works on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from game.engine.action import Action, Refusal
from game.presentation.presented_choice import PresentedChoice
from game.table.cards.card_pictures import CardPictures
from game.table.cards.card_sprite import CardSprite
from game.table.cards.table_model import TableModel
from game.table.layout.table_layout import TableLayout
from game.table.table_dependencies import GesturePreferences
from game.ui.theme import Theme


class GestureHost(Protocol):
    """What the hands need of the table they work on."""

    theme: Theme
    model: TableModel
    card_pictures: CardPictures

    @property
    def current_layout(self) -> TableLayout:
        """Where everything lies."""
        ...

    @property
    def prompt(self) -> str:
        """The sentence in the status line."""
        ...

    @property
    def preferences(self) -> GesturePreferences:
        """How the viewer plays a card."""
        ...

    @property
    def lock_key(self) -> str:
        """The key that plays the cards on the staging area, as it is printed."""
        ...

    def fill_names(self, text: str) -> str:
        """Fill in the names of players."""
        ...

    def answer_digits(self, choices: Sequence[PresentedChoice]) -> list[str]:
        """The digits of several answers beside a card."""
        ...

    def choice_taken(self, choice: PresentedChoice) -> None:
        """Take a choice that was made."""
        ...

    def gesture_refused(self, text: str, sprite: CardSprite | None) -> None:
        """Show that a gesture came to nothing."""
        ...

    def rearrange(self) -> None:
        """Arrange the cards after one was picked, held or let go."""
        ...

    def part_hand(self) -> None:
        """Part the own cards for the thing the hand is above."""
        ...

    def explain_refusal(self, action: Action) -> Refusal | None:
        """Ask the rules about an action nobody offered."""
        ...
