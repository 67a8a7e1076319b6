"""What is shown beside the cards in War."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.engine.observation import Observation
from game.engine.status import KeyLine, Sheet, SheetRow, Status


def status(seen: Observation[Any], won: Sequence[int], left: int) -> Status:
    """The prompt and the cards won by seat, with *left* tricks to play."""
    if not left:
        prompt = "The war is over."
    elif seen.seat in seen.turn.seats:
        prompt = "Choose a card: all are shown at once."
    else:
        prompt = "The others choose."
    key = tuple(KeyLine((seat,), str(cards)) for seat, cards in enumerate(won))
    return Status(prompt, "Most cards win", key, counted="cards")


def sheet(won: Sequence[int], left: int) -> Sheet:
    """One row with the cards won by seat."""
    values = tuple(str(cards) for cards in won)
    best = max(won, default=0)
    leaders = tuple(seat for seat, cards in enumerate(won) if cards == best and best)
    note = f"{left} tricks are left." if left else "The war is over."
    columns = tuple((seat,) for seat in range(len(won)))
    return Sheet(note, columns, (SheetRow("Cards won", values),), values, leaders)
