"""The end of a round: the stop for the score sheet, and the time to look at the cards."""

from __future__ import annotations

from typing import NamedTuple

from game.engine.events import Scored


class RoundEnd(NamedTuple):
    """The way a table goes on after a round was scored."""

    pause: bool = True
    """Whether the score sheet is shown at once; in a game of short rounds only when asked for."""
    look_seconds: float = 0.0
    """How long what lies on the table is looked at before anything else happens."""
    then: str = ""
    """What the button that goes on says where no other round follows: ``Another game?``"""


def round_end_of(scored: Scored) -> RoundEnd:
    """Return the way the table goes on after *scored*; it stops where its game states nothing."""
    stated = scored.presentation
    return stated if isinstance(stated, RoundEnd) else RoundEnd()
