"""Build facts: which Folkdeck this is, what it runs on, and how it was made."""

from __future__ import annotations

import platform
import sys
from pathlib import Path

from game import __version__
from game.engine.native import is_compiled
from game.store.bounded_read import UnreadableFile, read_text
from game.store.paths import assets_folder

COMMIT_FILE = "commit.txt"
"""Among the assets of a download: the commit it was made from."""


def build_facts() -> tuple[str, ...]:
    """A line each for the program, its parts and its system; the first is name and version."""
    return (
        f"folkdeck {__version__}",
        f"commit {built_in_commit(assets_folder()) or 'not built in'}",
        f"{_form()}, engine {'compiled' if is_compiled() else 'plain Python'}",
        f"Python {platform.python_version()}",
        *_libraries(),
        f"{platform.system()} {platform.release()} {platform.machine()}",
    )


def built_in_commit(assets: Path) -> str:
    """The commit a download was made from; empty where nobody wrote it down."""
    try:
        return read_text(assets / COMMIT_FILE, 200).strip()
    except UnreadableFile:
        return ""


def _form() -> str:
    """How the program was installed: a download, a package of pip, or a plain checkout."""
    if getattr(sys, "frozen", False):
        return "download with its own Python"
    return "installed package" if assets_folder().name == "_assets" else "plain checkout"


def _libraries() -> tuple[str, ...]:
    """The libraries that open the window, or that they cannot be loaded."""
    try:
        import pygame
    except ImportError as error:
        return (f"pygame-ce cannot be loaded ({error})",)
    sdl = ".".join(map(str, pygame.get_sdl_version()))
    return f"pygame-ce {pygame.version.ver}", f"SDL {sdl}"
