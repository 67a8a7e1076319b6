"""The window options: what the command line asks of the window."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True, slots=True)
class WindowOptions:
    """How the window is to open; None leaves the choice to the settings."""

    version: bool = False
    """Whether to print the versions of the program and its parts instead of opening a window."""
    file: Path | None = None
    """The match file to open."""
    game: str | None = None
    """The game to deal at once, instead of the title."""
    seed: str | None = None
    """What to shuffle from; None for a seed by chance."""
    seats: int | None = None
    """The number of players; None for the game's usual number."""
    options: Mapping[str, str] = field(default_factory=dict)
    """The game's options by name."""
    fullscreen: bool | None = None
    safe_mode: bool = False
    """Whether to begin with the usual settings, silent and still, and to save none."""
    sound: bool = True
    """False plays no sound, whatever the settings say."""
    speed: float | None = None
    """The speed of all motion: 0 none, 1 as designed, 2 twice as fast."""
    portable: Path | None = None
    """The folder for settings and saves, instead of the system's places."""
    report: Path | None = None
    """The file to which the program writes what the window shows."""
    demo: bool = False
    """Whether computers play on all seats."""
    players: tuple[str, ...] = ()
    """Their levels and characters by seat (``master:rust``), begun again when they run out."""
    quit_after_match: bool = False
    pictures: Path | None = None
    """The folder for pictures of the demonstration’s table and of its result."""
    first_frame_exit: bool = False
    """Whether to leave once the title is whole, saying how long that and the first frame took."""
