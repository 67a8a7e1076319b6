"""Preferences: sizes and motion, handed in by the settings."""

from typing import NamedTuple


class Preferences(NamedTuple):
    """Sizes and motion. Scales are factors; *speed* 0 means that nothing moves."""

    ui_scale: float = 1.0
    text_scale: float = 1.0
    speed: float = 1.0
    reduced_motion: bool = False

    def within(self) -> "Preferences":
        """Return the same with every number brought into its allowed range."""
        return self._replace(
            ui_scale=min(1.6, max(0.8, self.ui_scale)),
            text_scale=min(2.0, max(1.0, self.text_scale)),
            speed=min(2.0, max(0.0, self.speed)),
        )

    @property
    def still(self) -> bool:
        """True if things jump to their places instead of moving there."""
        return self.reduced_motion or self.speed == 0
