"""The player: who sits on a seat, as saves and settings tell it."""

from __future__ import annotations

from typing import NamedTuple

PORTRAIT = "plain"


class Player(NamedTuple):
    """Who sits on a seat; *level* is how well a computer plays, empty for a person."""

    name: str
    portrait: str = PORTRAIT
    level: str = ""
    id: str = ""
    """What this person or character is known by in every match, whatever the name."""

    @property
    def human(self) -> bool:
        """Whether a person decides for this seat."""
        return not self.level
