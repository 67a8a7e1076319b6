"""The animation pace: how quick the viewer wants all motion, down to none at all."""

from __future__ import annotations

from typing import NamedTuple


class AnimationPace(NamedTuple):
    """How quick the viewer wants it: 0 is at once; still means without motion, holds kept."""

    speed: float = 1.0
    still: bool = False

    def seconds(self, time: float) -> float:
        """A motion's time at this pace."""
        if self.speed <= 0 or self.still:
            return 0.0
        return time / self.speed

    def pause(self, time: float) -> float:
        """A hold's time at this pace."""
        return 0.0 if self.speed <= 0 else time / self.speed

    def quicker(self, quick: float) -> AnimationPace:
        """The same, *quick* times quicker."""
        return AnimationPace(self.speed * quick, self.still)
