"""A seat takeover: in mid-match a seat goes to another player, and the match goes on with him."""

from __future__ import annotations

from pathlib import Path

from game.app.session.session import Session
from game.engine.zones import Seat
from game.store.matches.seat_change import SEAT
from game.store.player import Player


def take_over_seat(session: Session, seat: Seat, player: Player) -> Path | None:
    """Note that *player* takes *seat* over, and leave the match; where it lies.

    It goes on with the new player when it is opened again. None if it is saved nowhere: then
    nothing has changed.
    """
    path = session.autosave.path
    if session.over or path is None or not session.autosave.saved:
        return None
    session.autosave.event(SEAT, seat=seat, player=player._asdict())
    session.leave()
    return path
