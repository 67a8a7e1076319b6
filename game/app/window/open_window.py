"""Opening the window, in the size in which it was left, where there is a screen for it."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

import pygame

from game.app.widgets.dusk_sky import paint_dusk
from game.store.settings import Settings

APPLICATION = "org.folkdeck.Folkdeck"
"""By which a desktop knows the window and finds its icon."""
LEAST = (960, 600)
UNSEEN = ("offscreen", "dummy")
"""Drivers that show nothing; SDL takes one by itself where there is no screen."""
SEEN = 80
"""So many points of the window, from left to right, must lie on a screen, and all of its top."""


class NoDisplay(RuntimeError):
    """Raised where there is no screen to open a window on."""


def configure_sdl(safe_mode: bool = False) -> None:
    """Tell SDL what it must know before the video system opens.

    In *safe_mode* it paints without the help of a graphics card on every system.
    """
    choose = os.environ.setdefault
    choose("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    choose("SDL_MOUSE_FOCUS_CLICKTHROUGH", "1")
    for name in ("SDL_VIDEO_X11_WMCLASS", "SDL_VIDEO_WAYLAND_WMCLASS"):
        os.environ[name] = APPLICATION  # pygame has named it after the program's file already
    if safe_mode or sys.platform.startswith("linux"):
        choose("SDL_FRAMEBUFFER_ACCELERATION", "0")


def open_window(settings: Settings) -> pygame.Window:
    """A window as it was left.

    Raises:
        NoDisplay: when there is no screen.
    """
    try:
        if not is_screen_named():
            raise pygame.error("no screen")
        pygame.display.init()
        if pygame.display.get_driver() in UNSEEN and "SDL_VIDEODRIVER" not in os.environ:
            raise pygame.error("no screen")
        screens = pygame.display.get_desktop_sizes()
        desktop = next(iter(screens), (0, 0))
        wanted = (settings.width, settings.height)
        if desktop[0] >= LEAST[0] and desktop[1] >= LEAST[1]:
            wanted = (min(wanted[0], desktop[0]), min(wanted[1], desktop[1]))
        place = left_position(settings, screens) or pygame.WINDOWPOS_UNDEFINED
        window = pygame.Window("Folkdeck", wanted, place, resizable=True, allow_high_dpi=True)
    except pygame.error:
        raise NoDisplay("Folkdeck needs a screen, and there is none here.") from None
    window.minimum_size = LEAST
    if isinstance(place, tuple):
        window.position = place  # once more: on X11 the frame came there at first
    if settings.maximised:
        window.maximize()
    return window


def left_position(settings: Settings, screens: Sequence[tuple[int, int]]) -> tuple[int, int] | None:
    """Where the window was left, if it can be seen there on *screens* of these sizes in points.

    SDL tells no program how several screens are arranged: with the same screens as when it was
    left, the window was seen there.
    """
    if not settings.position:
        return None
    left, top, *sides = settings.position
    if sides != [side for size in screens for side in size]:
        return None
    wide, tall = sum(size[0] for size in screens), sum(size[1] for size in screens)
    first = (0, 0) if len(screens) == 1 else (-wide, -tall)
    across = first[0] + SEEN - settings.width <= left <= wide - SEEN
    return (left, top) if across and first[1] <= top <= tall - SEEN else None


def show_evening(window: pygame.Window) -> None:
    """Show the evening sky in *window*: a first frame that needs no picture and no letter."""
    paint_dusk(window.get_surface())
    window.flip()


def display_facts(window: pygame.Window) -> dict[str, object]:
    """What shows the *window*, its size in pixels, and the versions of the libraries beneath."""
    return {
        "display": pygame.display.get_driver(),
        "size": list(window.get_surface().get_size()),
        "sdl": ".".join(map(str, pygame.get_sdl_version())),
        "pygame": pygame.version.ver,
    }


def is_screen_named() -> bool:
    """Whether there may be a screen: SDL writes to stderr by itself when it finds none."""
    named = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    return not sys.platform.startswith("linux") or any(os.environ.get(name) for name in named)
