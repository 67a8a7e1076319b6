"""Closed piles: cards turned down that everybody knows, and the pile somebody peeks into."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.engine.zones import ZoneId
from game.table.cards.laid_card import LaidCard


class ClosedPiles:
    """The zones whose cards were turned down and pushed together into a neat pile."""

    def __init__(self) -> None:
        self.zones: frozenset[ZoneId] = frozenset()
        self.peeked: ZoneId | None = None
        """The one of these at which somebody looks again."""

    def is_closed(self, zone: ZoneId) -> bool:
        """Whether the cards of *zone* lie face down, and nobody looks at them."""
        return zone in self.zones and zone != self.peeked

    def peek_at(
        self, pos: tuple[int, int] | None, laid: Mapping[ZoneId, Sequence[LaidCard]]
    ) -> bool:
        """Show the turned down cards where somebody points; True if that is news.

        *pos* is in pixels, None for nowhere; *laid* are the cards of each zone.
        """
        before, self.peeked = self.peeked, None
        if pos is not None:
            under = (z for z in self.zones if any(one.sprite.hit(*pos) for one in laid.get(z, ())))
            self.peeked = next(under, None)
        return before != self.peeked
