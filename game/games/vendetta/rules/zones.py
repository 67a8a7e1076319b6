"""The zones of Vendetta: the stack, the hands, and the places of tricks."""

from __future__ import annotations

from game.engine.zones import Audience, Look, Seat, Spot, ZoneId, ZoneRegistry, ZoneSpec
from game.games.vendetta.rules.tricks import MOST
from game.games.vendetta.text import status_text


class Zones:
    """The zones of the game by their numbers, and those of tricks by their ids.

    A trick lies in a zone of its owner with its number; when it is stolen, its cards go to
    the zone of the same number before the thief. Closed tricks lie in such zones too: they
    are turned down, but everybody saw their cards, so that nothing in them is secret (R8).
    """

    def __init__(self, board: ZoneRegistry, seats: int) -> None:
        """Declare the zones."""
        nobody, everybody = Audience.NOBODY, Audience.EVERYONE
        note = status_text.STACK_NOTE
        self.stack = board.shared(ZoneSpec("stack", nobody, Look.PILE, Spot.BESIDE, "stack", note))
        self.hands = board.each(ZoneSpec("hand", Audience.OWNER, Look.FAN, Spot.HAND), seats)
        board.each(ZoneSpec("rim", everybody, Look.ROW, Spot.RIM), seats)
        trick = ZoneSpec(
            "trick",
            everybody,
            Look.ROW,
            Spot.FRONT,
            note=status_text.TRICK_NOTE,
            collapsible=True,
            reserve=3,
            across=True,
        )
        everywhere = [spot(seat, n) for n in range(1, MOST + 1) for seat in range(seats)]
        board.reserve(trick, everywhere)
        self.spots = [[spot(seat, n) for n in range(MOST + 1)] for seat in range(seats)]
        """The places of tricks by owner and number."""


def spot(owner: Seat, number: int) -> ZoneId:
    """The zone of trick *number* while it lies before *owner*."""
    return ZoneId("trick", owner, number)
