"""The sound player: opens the device and plays one take of a sound after another, or none."""

import re
from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import Protocol

import pygame

DEAL_GAP = 0.06
"""Seconds between two sounds of the deal."""
_RATE = 44100
"""Twice that of our files: the device then answers within 12 ms."""
_SIDES = 1
"""Our files are the same on both: a second one would only take as much room again."""
_BUFFER = 512
_CHANNELS = 16
_TAKE = re.compile(r"^(?P<name>[a-z_]+)_(?P<take>\d+)\.wav$")


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


class SoundMixer:
    """A mixer of the takes in a folder; open it with `open_sound`.

    A take is chosen by *rng*, never the same twice running: the takes differ in pitch, which
    keeps repeated sounds from tiring.
    """

    def __init__(self, takes: dict[str, list[pygame.mixer.Sound]], rng: Random) -> None:
        self.reason = ""
        self.volume = 1.0
        self.muted = False
        self._takes = takes
        self._rng = rng
        self._last: dict[str, int] = {}
        self._dealt: float | None = None

    @property
    def names(self) -> set[str]:
        """The sounds there are."""
        return set(self._takes)

    def play(self, name: str, now: float = 0.0, loudness: float = 1.0) -> bool:
        """Play one take of *name*; an unknown name and a full mixer are silent."""
        takes = self._takes.get(name)
        loud = self.volume * loudness
        if not takes or self.muted or loud <= 0 or self._too_soon(name, now):
            return False
        index = self._take(name, len(takes))
        takes[index].set_volume(min(1.0, loud))
        return takes[index].play() is not None

    def close(self) -> None:
        """Let go of the device."""
        self._takes.clear()
        pygame.mixer.quit()

    def _too_soon(self, name: str, now: float) -> bool:
        if name != "deal":
            return False
        if self._dealt is not None and 0 <= now - self._dealt < DEAL_GAP:
            return True
        self._dealt = now
        return False

    def _take(self, name: str, count: int) -> int:
        others = [index for index in range(count) if index != self._last.get(name)]
        index = self._rng.choice(others or [0])
        self._last[name] = index
        return index


def open_sound(folder: Path, rng: Random) -> SoundPlayer:
    """Open the device and the takes in *folder*; a Silence that says why if that fails.

    Takes up to a tenth of a second: call it after the first frame, on any thread.
    """
    try:
        pygame.mixer.init(_RATE, -16, _SIDES, _BUFFER)
        pygame.mixer.set_num_channels(_CHANNELS)
    except pygame.error:
        return SilentPlayer("No sound device was found, so the table is silent.")
    try:
        takes = load_sounds(sorted(folder.glob("*.wav")))
    except (pygame.error, OSError):
        pygame.mixer.quit()
        return SilentPlayer("The sound files could not be read, so the table is silent.")
    if not takes:
        pygame.mixer.quit()
        return SilentPlayer("The sound files are missing, so the table is silent.")
    return SoundMixer(takes, rng)


def load_sounds(paths: Iterable[Path]) -> dict[str, list[pygame.mixer.Sound]]:
    """Return the takes by name: ``deal_2.wav`` is a take of "deal"."""
    takes: dict[str, list[pygame.mixer.Sound]] = {}
    for path in paths:
        match = _TAKE.match(path.name)
        if match:
            takes.setdefault(match["name"], []).append(pygame.mixer.Sound(str(path)))
    return takes
