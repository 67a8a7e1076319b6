"""Wine: Windows programs run on Linux, each machine of theirs in a folder of its own."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

from environment import checkout

DEBIAN_WINE = Path("/usr/lib/wine/wine64")
"""Where Debian keeps the 64-bit Wine, outside the search path."""


def program() -> str:
    """The 64-bit Wine; empty where there is none."""
    return shutil.which("wine64") or (str(DEBIAN_WINE) if DEBIAN_WINE.exists() else "")


class WinePrefix:
    """A folder that stands for one Windows computer, with one person on it."""

    def __init__(
        self, folder: Path, display: str = "", told: Mapping[str, str] | None = None
    ) -> None:
        """Use *folder*, made when it is needed; windows open on the X *display* if one is named.

        *told* are variables for the environment of its programs.
        """
        self.folder = folder
        self._environment = {
            **os.environ,
            **(told or {}),
            "WINEARCH": "win64",
            "WINEPREFIX": str(folder),
            "WINEDEBUG": "-all",
            "LC_ALL": "C.UTF-8",  # names of files with any letters
            "WINEDLLOVERRIDES": "mscoree,mshtml=",  # no dialogs about .NET and HTML
        }
        self._environment.pop("PYTHONPATH", None)  # its folders are those of Linux
        self._environment.pop("DISPLAY", None)
        if display:
            self._environment["DISPLAY"] = display

    @property
    def drive(self) -> Path:
        """What programs in it call ``C:\\``."""
        return self.folder / "drive_c"

    def ready(self) -> None:
        """Make it, where that is not done yet.

        Raises:
            NotReady: when Wine cannot.
        """
        if (self.folder / "system.reg").exists():
            return
        self.folder.mkdir(parents=True, exist_ok=True)
        code, said = self.run(["wineboot", "--init"], 300)
        if code or not self.drive.is_dir():
            raise checkout.NotReady(f"{said.strip()}\nWine could not make a Windows to work in.")

    def run(self, command: Sequence[str], patience: float = 1800) -> tuple[int | None, str]:
        """Run a Windows program; its exit code, None after *patience* seconds, and what it said."""
        return self._outcome(self.start(command), patience)

    def run_on_console(self, command: Sequence[str], patience: float) -> tuple[int | None, str]:
        """Run a Windows program as `run` does, but on a console; what that showed, and how."""
        words = shlex.join([program(), *command])
        on_terminal = ["script", "--quiet", "--return", "--command", words, "/dev/null"]
        return self._outcome(self._start(on_terminal), patience)

    def _outcome(self, process: subprocess.Popen[bytes], patience: float) -> tuple[int | None, str]:
        try:
            said, _ = process.communicate(timeout=patience)
            code: int | None = process.returncode
        except subprocess.TimeoutExpired:
            self.stop()
            process.kill()
            said, _ = process.communicate()
            code = None
        return code, said.decode("utf-8", "replace")

    def start(self, command: Sequence[str]) -> subprocess.Popen[bytes]:
        """Start a Windows program.

        Its output is a pipe: under Wine a windowed program dies when it is a file or nothing.
        """
        return self._start([program(), *command])

    def _start(self, command: Sequence[str]) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            command,
            cwd=checkout.HERE,
            env=self._environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )

    def stop(self) -> None:
        """End every program that runs in it."""
        subprocess.run(["wineserver", "--kill"], env=self._environment, capture_output=True)
        subprocess.run(["wineserver", "--wait"], env=self._environment, capture_output=True)
