"""The profile of a bot: its level, its style, and how long it may think."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple


class Level(StrEnum):
    """The levels of skill."""

    NOVICE = "novice"
    CASUAL = "casual"
    SKILLED = "skilled"
    MASTER = "master"


class Style(NamedTuple):
    """The style of a player, which does not change its skill; from -1 to 1, 0 is usual."""

    bluff: float = 0.0
    """How readily one says or shows what is not so."""
    suspicion: float = 0.0
    """How readily one doubts, counters and guards."""
    greed: float = 0.0
    """How much one risks for a big gain."""
    patience: float = 0.0
    """How long one waits and saves before one strikes."""


class BotProfile(NamedTuple):
    """The level, style and effort of one computer."""

    level: Level
    style: Style = Style()
    effort: float = 1.0
    """How much is tried out before a decision, as a part of what the level usually tries."""
