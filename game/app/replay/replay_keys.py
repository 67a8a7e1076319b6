"""Replay keys: what each key does in a replay."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from game.app.replay.replay_commands import ReplayCommands
from game.app.replay.replay_cursor import ReplayCursor
from game.app.replay.replay_menu import OPEN_KEY


def replay_key(
    e: pygame.event.Event, cursor: ReplayCursor, commands: ReplayCommands, *, finished: bool
) -> Callable[[], None] | None:
    """What the pressed key does; None for keys that mean the same everywhere.

    Hands are laid open only where the match is *finished*.
    """
    typed = str(getattr(e, "unicode", ""))
    if typed == OPEN_KEY and finished:
        return commands.lay_open
    if typed.isdecimal() and typed != OPEN_KEY:
        return partial(commands.look_through, int(typed) - 1)
    if typed and typed in "+-":
        return partial(commands.change_speed, 1 if typed == "+" else -1)
    return _meanings(cursor, commands).get(e.key)


def _meanings(cursor: ReplayCursor, commands: ReplayCommands) -> dict[int, Callable[[], None]]:
    """What keys without a letter do, and those of letters that mean the same at the table."""
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
        pygame.K_s: commands.show_sheet,
        pygame.K_F1: commands.show_rules,
        pygame.K_PAUSE: commands.open_menu,
    }
