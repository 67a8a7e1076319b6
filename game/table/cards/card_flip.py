"""The card flip: a card is turned over, in the hand or where it lies, seen ever narrower."""

from __future__ import annotations

import math

FLIP_IN_HAND_SECONDS = 0.14
"""Seconds in which a hand turns a card over."""
EIGHTHS = 8
"""A turning card is seen in so many widths, and whole at the last."""


class CardFlip:
    """How far a card that is known has been turned with its back up: 0 the face, 1 the back."""

    def __init__(self) -> None:
        self.part = 0.0

    @property
    def shows_back(self) -> bool:
        """Whether the back is seen."""
        return self.part >= 0.5

    @property
    def turning(self) -> bool:
        """Whether it is on its way from one side to the other."""
        return 0 < self.part < 1

    def set(self, covered: bool) -> None:
        """Turn the back up at once, or the face."""
        self.part = 1.0 if covered else 0.0

    def update(self, dt: float, covered: bool) -> bool:
        """Turn the back up, or the face, in *dt* seconds; True while it turns."""
        goal = 1.0 if covered else 0.0
        if self.part == goal:
            return False
        step = dt / FLIP_IN_HAND_SECONDS
        self.part = min(goal, self.part + step) if goal else max(goal, self.part - step)
        return True


def seen_width(part: float) -> float:
    """How much of its width is seen of a card that is turned over by *part*, from 1 down to 0."""
    return abs(math.cos(math.pi * part))


def seen_eighths(part: float) -> int:
    """The same in eighths, of which at least one is seen."""
    return max(1, min(EIGHTHS, round(seen_width(part) * EIGHTHS)))
