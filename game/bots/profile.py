"""The profile of a bot: a level, a style of its own, and how long it may think."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple


class Level(StrEnum):
    """How well a computer plays."""

    NOVICE = "novice"
    CASUAL = "casual"
    SKILLED = "skilled"
    MASTER = "master"


class Style(NamedTuple):
    """What sets one player apart from another as good as himself; from -1 to 1, 0 is usual."""

    bluff: float = 0.0
    """How readily one says or shows what is not so."""
    suspicion: float = 0.0
    """How readily one doubts, counters and guards."""
    greed: float = 0.0
    """How much one risks for a big gain."""
    patience: float = 0.0
    """How long one waits and saves before one strikes."""


class BotProfile(NamedTuple):
    """How one computer plays."""

    level: Level
    style: Style = Style()
    effort: float = 1.0
    """How much is tried out before a decision, as a part of what the level usually tries."""
