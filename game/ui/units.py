"""Units: one unit from which every length follows."""

from typing import NamedTuple

_TALL = 1.45
"""Windows less wide than this (width / height) measure by their width."""


class Units(NamedTuple):
    """Lengths in u turned into whole pixels for one window."""

    width: int
    height: int
    ui_scale: float = 1.0

    @property
    def u(self) -> float:
        """One unit in pixels: height / 90, or width / 130 in a window nearly square."""
        wide = self.width / max(1, self.height)
        base = self.height / 90 if wide >= _TALL else self.width / 130
        return max(1.0, base) * self.ui_scale

    def __call__(self, lengths: float) -> int:
        """Return *lengths* u in whole pixels, at least 1."""
        return max(1, round(lengths * self.u))

    def exact(self, lengths: float) -> float:
        """Return *lengths* u in pixels, not rounded: for sums and for what moves."""
        return lengths * self.u

    def line(self, lengths: float) -> float:
        """Return the width of a drawn line in pixels; never under 1.2."""
        return max(1.2, lengths * self.u)
