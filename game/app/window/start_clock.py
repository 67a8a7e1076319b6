"""The clock of the start: how long the program has been running."""

from __future__ import annotations

import time
from pathlib import Path

IMPORTED = time.perf_counter()
"""When this module was imported, in seconds of the performance counter."""


def since_start() -> float:
    """The milliseconds since the process began, or since the import where nobody counts them."""
    try:
        fields = Path("/proc/self/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()
        uptime = float(Path("/proc/uptime").read_text(encoding="ascii").split()[0])
        seconds = uptime - int(fields[19]) / 100
    except (OSError, ValueError, IndexError):
        seconds = time.perf_counter() - IMPORTED
    return round(seconds * 1000, 1)
