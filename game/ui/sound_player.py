"""The sound player: what plays sounds, or says why nothing is heard."""

from typing import Protocol


class SoundPlayer(Protocol):
    """What plays sounds; *volume* is from 0 to 1."""

    reason: str
    """Why nothing is heard, in one sentence for the settings; '' if there is sound."""
    volume: float
    muted: bool

    def play(self, name: str, now: float = 0.0, loudness: float = 1.0) -> bool:
        """Play one take of *name* at the time *now* in seconds; True if it is heard."""
        ...

    def close(self) -> None:
        """Let go of the device."""
        ...


class SilentPlayer:
    """A player without sound: for machines without a device, and for tests."""

    def __init__(self, reason: str = "Sound is off.") -> None:
        self.reason = reason
        self.volume = 1.0
        self.muted = False

    def play(self, name: str, now: float = 0.0, loudness: float = 1.0) -> bool:
        """Play nothing."""
        return False

    def close(self) -> None:
        """Let go of nothing."""
