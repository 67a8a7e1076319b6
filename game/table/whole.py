"""The whole: what the hands may ask of the table they work on."""

from __future__ import annotations

from typing import Protocol

from game.engine.action import Action, Choice, Refusal
from game.table.faces import Faces
from game.table.layout import Layout
from game.table.sprite import CardSprite
from game.table.stage import Stage
from game.ui.theme import Theme


class Table(Protocol):
    """What the hands need of the table they work on."""

    theme: Theme
    stage: Stage
    faces: Faces

    @property
    def layout_(self) -> Layout:
        """Where everything lies."""
        ...

    @property
    def prompt(self) -> str:
        """The sentence in the status line."""
        ...

    def named(self, text: str) -> str:
        """Fills in the names of players."""
        ...

    def taken(self, choice: Choice) -> None:
        """A choice was made."""
        ...

    def refused(self, text: str, sprite: CardSprite | None) -> None:
        """A gesture came to nothing."""
        ...

    def rearrange(self) -> None:
        """Something was picked, held or let go."""
        ...

    def make_room(self) -> None:
        """The hand is above another thing: the own cards part for it."""
        ...

    def why_not(self, action: Action) -> Refusal | None:
        """Asks the rules about an action nobody offered."""
        ...
