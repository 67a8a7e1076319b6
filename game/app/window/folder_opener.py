"""The folder opener: shows a folder in the file manager of the desktop, where there is one."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

PROGRAMS = {"darwin": "open", "win32": "explorer"}
"""What shows a folder, by system; :data:`ELSEWHERE` on all others."""
ELSEWHERE = "xdg-open"
SUCCESS = {"win32": (0, 1)}
"""Exit codes that mean success, where it is not 0 alone: Explorer answers 1 in any case."""


class FolderOpener:
    """One file manager at a time, which is never waited for."""

    def __init__(self) -> None:
        """Begin with nothing opened."""
        self._process: subprocess.Popen[bytes] | None = None
        self._folder = Path()

    def open(self, folder: Path) -> str:
        """Show *folder*; a sentence if that fails at once, else an empty text."""
        program = shutil.which(PROGRAMS.get(sys.platform, ELSEWHERE))
        self._folder = folder
        if program is None:
            return self._refusal()
        try:
            self._process = subprocess.Popen(
                [program, str(folder)],
                env=desktop_environment(os.environ),
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                start_new_session=True,
            )
        except OSError:
            return self._refusal()
        return ""

    def failure(self) -> str:
        """A sentence once if what was asked to show the folder ended without success."""
        code = None if self._process is None else self._process.poll()
        if code is None:
            return ""
        self._process = None
        return "" if code in SUCCESS.get(sys.platform, (0,)) else self._refusal()

    def _refusal(self) -> str:
        return f"No file manager could be opened; the folder is {self._folder}."


def desktop_environment(own: Mapping[str, str]) -> dict[str, str]:
    """The environment of other programs: *own* without the libraries of the download."""
    wanted = dict(own)
    if not getattr(sys, "frozen", False):
        return wanted
    before = wanted.pop("LD_LIBRARY_PATH_ORIG", "")
    wanted.pop("LD_LIBRARY_PATH", None)
    return {**wanted, "LD_LIBRARY_PATH": before} if before else wanted
