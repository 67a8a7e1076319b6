"""An accessible node: what a thing on the screen says of itself, for tests and screen readers."""

from typing import NamedTuple

import pygame


class AccessibleNode(NamedTuple):
    """One thing on the screen in words.

    *rect* is in pixels of the surface; *value* is '' for things that hold none.
    """

    role: str
    label: str
    value: str
    rect: pygame.Rect
    focused: bool = False
    enabled: bool = True


def find_node(things: list[AccessibleNode], label: str, role: str | None = None) -> AccessibleNode:
    """Return the first thing with this label (and role).

    Raises:
        LookupError: when there is none; it names what is there.
    """
    for thing in things:
        if thing.label == label and role in (None, thing.role):
            return thing
    seen = ", ".join(f"{thing.role} {thing.label!r}" for thing in things)
    raise LookupError(f"No {role or 'thing'} {label!r} among: {seen}")
