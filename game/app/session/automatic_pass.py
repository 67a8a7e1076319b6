"""The automatic pass: who could act, but is not asked and passes at once."""

from __future__ import annotations

from typing import Any

from game.engine.match import Match
from game.engine.zones import Seat
from game.store.player import Player


def passes_unasked(match: Match[Any], seat: Seat, player: Player) -> bool:
    """Whether *player* on *seat*, who could act, passes without being asked.

    No person is asked in haste only to pass, nor where the game spares people a question.
    """
    if not player.human:
        return False
    hasty = match.turn.seconds is not None and len(match.legal(seat)) == 1
    return hasty or match.auto_pass(seat)
