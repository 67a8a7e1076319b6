"""Sound files: the takes of each sound, read from a folder."""

import re
from collections.abc import Iterable
from pathlib import Path

import pygame

_TAKE = re.compile(r"^(?P<name>[a-z_]+)_(?P<take>\d+)\.wav$")


def load_sounds(paths: Iterable[Path]) -> dict[str, list[pygame.mixer.Sound]]:
    """Return the takes by name: ``deal_2.wav`` is a take of "deal"."""
    takes: dict[str, list[pygame.mixer.Sound]] = {}
    for path in paths:
        match = _TAKE.match(path.name)
        if match:
            takes.setdefault(match["name"], []).append(pygame.mixer.Sound(str(path)))
    return takes
