"""The memory of pictures goes back to the system once they are gone."""

from __future__ import annotations

import platform
import subprocess
import sys

import pytest

PROGRAM = """
import pygame
from pathlib import Path
from game.app.window.freed_memory import return_freed_pictures

def resident():
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4096

def picture():
    made = pygame.Surface((512, 512), depth=32)
    made.fill((1, 2, 3))
    return made

if {asked}:
    return_freed_pictures()
pygame.Surface((1920, 1080), depth=32)  # freed at once: from now on glibc keeps what is smaller
before = resident()
pictures, others = [], []
for _ in range(60):
    pictures.append(picture())
    others.append(pygame.Surface((64, 64), depth=32))
del pictures
print((resident() - before) // 1_000_000)
"""


def kept_megabytes(asked: bool) -> int:
    """What is left of 60 pictures of a megabyte that were freed among smaller ones that stay."""
    program = PROGRAM.format(asked=asked)
    words = [sys.executable, "-c", program]
    return int(subprocess.run(words, capture_output=True, text=True, check=True).stdout)


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="glibc alone keeps them")
def test_freed_pictures_leave_no_holes() -> None:
    assert kept_megabytes(asked=False) > 30
    assert kept_megabytes(asked=True) < 10
