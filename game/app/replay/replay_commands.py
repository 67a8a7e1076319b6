"""Replay commands: what can be done in a replay, by button or by key."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Protocol

from game.engine.zones import Seat


class ChangeSpeed(Protocol):
    """Plays slower for -1 and faster for 1; *around*: after the fastest comes the slowest."""

    def __call__(self, step: int, *, around: bool = False) -> None:
        """Change the speed."""
        ...


class ReplayCommands(NamedTuple):
    """What can be done in a replay."""

    go: Callable[[int], None]
    """Stand where so many actions have been made."""
    go_to_own: Callable[[int], None]
    """Go to the next decision that way, -1 or 1, of whose eyes one looks through."""
    play_or_pause: Callable[[], None]
    change_speed: ChangeSpeed
    look_through: Callable[[Seat | None], None]
    """See the match as a seat saw it; with None all hands lie open."""
    lay_open: Callable[[], None]
    ask_eyes: Callable[[], None]
    play_on: Callable[[], None]
    show_sheet: Callable[[], None]
    show_rules: Callable[[], None]
    open_menu: Callable[[], None]
    back: Callable[[], None]
