"""Replay keys: what each key does in a replay."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from types import MappingProxyType
from typing import Final

import pygame

from game.app.replay.replay_commands import ReplayCommands
from game.app.replay.replay_cursor import ReplayCursor
from game.app.replay.replay_menu import OPEN_KEY
from game.ui.key_bindings import KeyBindings
from game.ui.key_names import row_digit

_STRONG: Final = pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META

LOOKS: Final = ("log", "order", "pile")
"""The commands of the table that only show it otherwise: log, order of the hand, open heaps."""
COMMANDS: Final = ("menu", "score", *LOOKS, "rules")
"""The commands that have a key in every replay."""
OWN_KEYS: Final = (
    ("Space", "Play and pause"),
    ("+", "Faster"),
    ("-", "Slower"),
    ("Left, Right", "Go a step back or on"),
    ("Page Up, Page Down", "Go to the round before or after"),
    ("Up, Down", "Go to the decision before or after of whose eyes one looks through"),
    ("Home, End", "Go to the start or the end"),
)
"""Keys that always mean the same in a replay, each with what it does."""
EYES_KEYS: Final = (
    ("1 to 9", "Look through the eyes of a seat"),
    (OPEN_KEY, "Lay all hands open, or turn them down again"),
)
"""The same, once the match is over."""
BUTTON_KEYS: Final = MappingProxyType(
    {"eyes": "Choose whose eyes to look through", "play_on": "Play on from here"}
)
"""Commands whose buttons stand there once the match is over, each with what it does."""


def shown_keys(keys: KeyBindings, *, finished: bool) -> Sequence[tuple[str, str]]:
    """The keys of a replay with what each does; fewer where the match is not *finished*."""
    if not finished:
        return OWN_KEYS
    return [*OWN_KEYS, *EYES_KEYS, *((keys.key(each), told) for each, told in BUTTON_KEYS.items())]


def replay_key(
    e: pygame.event.Event,
    cursor: ReplayCursor,
    commands: ReplayCommands,
    keys: KeyBindings,
    *,
    finished: bool,
) -> Callable[[], None] | None:
    """What the pressed key does; None for keys that mean the same everywhere.

    Hands are laid open, and eyes changed, only where the match is *finished*.
    """
    meant = {
        "menu": commands.open_menu, "score": commands.show_sheet, "rules": commands.show_rules,
    }  # fmt: skip
    command = keys.command(e, meant)
    if command is not None:
        return meant[command]
    if e.mod & _STRONG:
        return None
    typed = str(getattr(e, "unicode", ""))
    if typed == OPEN_KEY and finished:
        return commands.lay_open
    if typed and typed in "+-":
        return partial(commands.change_speed, 1 if typed == "+" else -1)
    seat = _seat(e, typed)
    if seat is not None:
        return partial(commands.look_through, seat - 1)
    return _steps(cursor, commands).get(e.key)


def _seat(e: pygame.event.Event, typed: str) -> int | None:
    """The digit from 1 to 9 that a key types, or stands for where digits need Shift."""
    if typed.isdecimal() and typed != OPEN_KEY:
        return int(typed)
    return None if e.mod & pygame.KMOD_SHIFT else row_digit(e)


def _steps(cursor: ReplayCursor, commands: ReplayCommands) -> dict[int, Callable[[], None]]:
    """What the keys without a sign do."""
    made, start, go = cursor.made, cursor.round_start, commands.go
    return {
        pygame.K_SPACE: commands.play_or_pause,
        pygame.K_LEFT: partial(go, made - 1),
        pygame.K_RIGHT: partial(go, made + 1),
        pygame.K_HOME: partial(go, 0),
        pygame.K_END: partial(go, cursor.whole),
        pygame.K_UP: partial(commands.go_to_own, -1),
        pygame.K_DOWN: partial(commands.go_to_own, 1),
        pygame.K_PAGEUP: partial(go, start(-1)),
        pygame.K_PAGEDOWN: partial(go, start(1)),
    }
