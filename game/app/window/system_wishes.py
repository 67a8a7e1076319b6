"""System wishes: whether somebody told the desktop to move less, or to show more contrast."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Sequence
from threading import Thread
from typing import Any, Final, NamedTuple, TypeAlias

CONTRASTING: Final = ("four_colours", "large_index")
"""The settings that tell cards apart more clearly."""
PATIENCE: Final = 3.0
"""Seconds a program of the desktop has for its answer."""

Ask: TypeAlias = Callable[[Sequence[str]], str]
"""Runs a command and returns what it printed; empty where it is missing, fails or hangs."""


class SystemWishes(NamedTuple):
    """What the desktop was asked for; False also where it says nothing."""

    reduced_motion: bool = False
    high_contrast: bool = False

    def settings(self) -> dict[str, Any]:
        """The settings that fulfil the wishes, by name."""
        wished: dict[str, Any] = {"reduced_motion": True} if self.reduced_motion else {}
        return wished | (dict.fromkeys(CONTRASTING, True) if self.high_contrast else {})


class WishesReader:
    """The wishes, read in the background: a desktop may take its time to answer."""

    def __init__(self, on_read: Callable[[], None]) -> None:
        """Begin to read; *on_read* is called in another thread when all is read."""
        self._found: SystemWishes | None = None
        self._on_read = on_read
        Thread(target=self._read, name="system wishes", daemon=True).start()

    def taken(self) -> SystemWishes | None:
        """The wishes, once, as soon as they are there."""
        found, self._found = self._found, None
        return found

    def _read(self) -> None:
        self._found = read_system_wishes()
        self._on_read()


def read_system_wishes(ask: Ask | None = None) -> SystemWishes:
    """Ask this system; where nothing answers, nothing is wished."""
    asking = ask or answer
    if sys.platform == "win32":
        return windows_wishes()
    if sys.platform == "darwin":
        return mac_wishes(asking)
    return portal_wishes(asking) or gnome_wishes(asking)


def answer(command: Sequence[str]) -> str:
    """What *command* prints; empty where it is missing, fails, or takes too long."""
    # Imported here: what has time until after the first frame is not loaded before it.
    import shutil
    import subprocess

    from game.app.window.folder_opener import desktop_environment

    program = shutil.which(command[0])
    if program is None:
        return ""
    try:
        done = subprocess.run(
            [program, *command[1:]],
            env=desktop_environment(os.environ),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=PATIENCE,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return done.stdout.decode(errors="replace") if done.returncode == 0 else ""


PORTAL: Final = (
    "gdbus", "call", "--session", "--timeout", "2",
    "--dest", "org.freedesktop.portal.Desktop",
    "--object-path", "/org/freedesktop/portal/desktop",
    "--method", "org.freedesktop.portal.Settings.ReadAll",
    "['org.freedesktop.appearance', 'org.gnome.desktop.interface',"
    " 'org.gnome.desktop.a11y.interface']",
)  # fmt: skip
"""Asks the settings portal of Linux desktops, which answers in GVariant's text form."""


def portal_wishes(ask: Ask) -> SystemWishes | None:
    """What the settings portal says; None where it does not answer, or knows neither wish."""
    told = dict(re.findall(r"'([a-z-]+)': <(?:uint32 )?(\w+)>", ask(PORTAL)))
    motion = told.get("reduced-motion"), told.get("enable-animations")
    contrast = told.get("contrast"), told.get("high-contrast")
    if not any((*motion, *contrast)):
        return None
    return SystemWishes(
        motion[0] == "1" or motion[1] == "false", contrast[0] == "1" or contrast[1] == "true"
    )


def gnome_wishes(ask: Ask) -> SystemWishes:
    """What GNOME's settings say, where there is no portal."""
    moves = ask(("gsettings", "get", "org.gnome.desktop.interface", "enable-animations"))
    contrast = ask(("gsettings", "get", "org.gnome.desktop.a11y.interface", "high-contrast"))
    return SystemWishes(moves.strip() == "false", contrast.strip() == "true")


def mac_wishes(ask: Ask) -> SystemWishes:
    """What macOS says under Accessibility, Display."""
    domain = "com.apple.universalaccess"
    return SystemWishes(
        ask(("defaults", "read", domain, "reduceMotion")).strip() == "1",
        ask(("defaults", "read", domain, "increaseContrast")).strip() == "1",
    )


SPI_GETHIGHCONTRAST: Final = 0x0042
SPI_GETCLIENTAREAANIMATION: Final = 0x1042
HCF_HIGHCONTRASTON: Final = 1


def windows_wishes() -> SystemWishes:
    """What Windows says under Accessibility; a call that fails wishes nothing."""
    if sys.platform == "win32":
        import ctypes

        class HighContrast(ctypes.Structure):
            """HIGHCONTRASTW."""

            _fields_ = (
                ("cbSize", ctypes.c_uint32), ("dwFlags", ctypes.c_uint32),
                ("lpszDefaultScheme", ctypes.c_void_p),
            )  # fmt: skip

        ask = ctypes.windll.user32.SystemParametersInfoW
        moves = ctypes.c_int32(1)
        ask(SPI_GETCLIENTAREAANIMATION, 0, ctypes.byref(moves), 0)
        contrast = HighContrast(ctypes.sizeof(HighContrast), 0, None)
        ask(SPI_GETHIGHCONTRAST, contrast.cbSize, ctypes.byref(contrast), 0)
        return SystemWishes(not moves.value, bool(contrast.dwFlags & HCF_HIGHCONTRASTON))
    return SystemWishes()
