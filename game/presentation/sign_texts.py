"""The sign texts: what the signs beside the cards of a game mean, in its own sentences."""

from __future__ import annotations

from typing import NamedTuple


class SignTexts(NamedTuple):
    """One sentence for each kind of sign, for whoever points at it; they tell no card."""

    gauge: str = ""
    """Of the gauge, or of the map in its place."""
    centre: str = ""
    """Of the centre piece; the sign of a trump needs none."""
    progress: str = ""
    """Of the pips in the lines of the score panel."""
    explanation: str = ""
    """Of the bid explanation."""
    house: str = ""
    """Of the side across that is no seat."""
    zones: tuple[tuple[str, str], ...] = ()
    """Of zones, by their names."""

    def zone(self, name: str) -> str:
        """The sentence about the zones of this *name*; empty if there is none."""
        return dict(self.zones).get(name, "")
