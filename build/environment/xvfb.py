"""A private X server, so that real windows can be opened, driven and looked at anywhere."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager

NEEDED = ("Xvfb", "xdotool", "xwininfo", "xprop", "openbox", "wmctrl", "import")
"""Programs that real-window tests start."""


def lacking() -> list[str]:
    """Those of the needed programs that this machine does not have."""
    return [name for name in NEEDED if shutil.which(name) is None]


@contextmanager
def x_server(width: int = 1920, height: int = 1200, manager: str = "") -> Iterator[str]:
    """A fresh X server of this size in pixels, as its display name; *manager* runs in it if named.

    The server picks a free number itself, so any number of them can run side by side.
    """
    reading, writing = os.pipe()
    screen = ["-screen", "0", f"{width}x{height}x24", "-nolisten", "tcp", "-noreset"]
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), *screen],
        pass_fds=(writing,),
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    with os.fdopen(reading) as number:
        display = ":" + number.readline().strip()
    started = [server]
    try:
        if manager:
            started.append(_window_manager(manager, display))
        yield display
    finally:
        for program in reversed(started):
            program.terminate()
            program.wait(10)


def _window_manager(name: str, display: str) -> subprocess.Popen[bytes]:
    """Start the window manager *name* and wait until it has taken charge of *display*."""
    environment = {**os.environ, "DISPLAY": display}
    program = subprocess.Popen(
        [name], env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    until = time.monotonic() + 10
    while time.monotonic() < until:
        asked = subprocess.run(["wmctrl", "-m"], env=environment, capture_output=True)
        if asked.returncode == 0:
            return program
        time.sleep(0.05)
    program.terminate()
    raise RuntimeError(f"{name} did not take charge of {display}")
