"""A hand for the tests: keys, clicks and drags as events."""

from typing import Protocol

import pygame


class Takes(Protocol):
    """Whatever takes events."""

    def event(self, e: pygame.event.Event) -> bool: ...


def key(form: Takes, code: int, mod: int = 0, text: str = "") -> bool:
    """Press one key."""
    return form.event(pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode=text))


def move(form: Takes, pos: tuple[int, int]) -> bool:
    """Move the mouse."""
    e = pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0))
    return form.event(e)


def down(form: Takes, pos: tuple[int, int]) -> bool:
    """Press the left button."""
    return form.event(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1))


def up(form: Takes, pos: tuple[int, int]) -> bool:
    """Let the left button go."""
    return form.event(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1))


def click(form: Takes, pos: tuple[int, int]) -> None:
    """Move there and click."""
    move(form, pos)
    down(form, pos)
    up(form, pos)


def wheel(form: Takes, y: int) -> bool:
    """Turn the wheel; away from the hand is positive."""
    return form.event(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=y, precise_y=float(y)))
