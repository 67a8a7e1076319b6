"""The ears: which sound belongs to what is said and done at the table."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from game.app.parlour import Parlour
from game.app.session import Session

ALIASES: Mapping[str, str] = MappingProxyType(
    {
        "crash": "fire",
        "reward": "coin",
        "caught": "doubt",
        "braveheart": "win",
        "wins": "win",
    }
)
"""Sounds that are called otherwise than what happened; a name without a sound is silent."""


class Ears:
    """Hears for the people at one table."""

    def __init__(self, parlour: Parlour, session: Session) -> None:
        """Plays through the sound of *parlour*."""
        self.parlour = parlour
        self.session = session

    def hear(self, name: str) -> None:
        """Plays what *name* sounds like; a turn is chimed only after a computer's."""
        if name == "turn" and not self.session.after_computer:
            return
        self.parlour.play(ALIASES.get(name, name))
