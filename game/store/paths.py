"""Paths: where pictures, settings, saves and logs lie, frozen or from source."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import NamedTuple

import platformdirs

NAME = "folkdeck"
MATCH_SUFFIX = ".folkdeck"
"""How the name of a file with a match ends."""


class Paths(NamedTuple):
    """The folders of one person on one machine."""

    config: Path
    saves: Path
    logs: Path
    exports: Path
    """Where matches are exported to and offered for import: a folder that people find."""

    @property
    def settings(self) -> Path:
        """The settings file."""
        return self.config / "settings.json"

    @property
    def matches(self) -> Path:
        """The folder of all matches."""
        return self.saves / "matches"

    @property
    def results(self) -> Path:
        """What came of finished matches, a line each."""
        return self.saves / "results.jsonl"

    @property
    def daily(self) -> Path:
        """Which deals of the day were begun, a line each."""
        return self.saves / "daily.jsonl"

    @property
    def old_running(self) -> Path:
        """Where earlier versions kept the match that was being played."""
        return self.saves / "running.folkdeck"

    @property
    def old_finished(self) -> Path:
        """Where earlier versions kept finished matches."""
        return self.saves / "games"

    def old_match_files(self) -> list[Path]:
        """The matches of earlier versions: the running one, the one before it, finished ones."""
        backup = self.old_running.with_name(self.old_running.name + ".old")
        found = [path for path in (self.old_running, backup) if os.path.lexists(path)]
        return found + sorted(self.old_finished.glob("*.folkdeck"))

    @property
    def log_file(self) -> Path:
        """What is written when something goes wrong."""
        return self.logs / "folkdeck.log"


def user_paths(portable: Path | None = None) -> Paths:
    """The system's own folders for settings, saves and logs, or all of it in *portable*."""
    if portable is not None:
        return Paths(portable, portable, portable / "log", portable / "exports")
    return Paths(
        Path(platformdirs.user_config_dir(NAME, False)),
        Path(platformdirs.user_data_dir(NAME, False)),
        Path(platformdirs.user_log_dir(NAME, False)),
        Path(platformdirs.user_documents_dir()) / "Folkdeck",
    )


def is_writable(folder: Path) -> bool:
    """Whether one may write into *folder*, or make it where it is missing yet."""
    there = next((each for each in (folder, *folder.parents) if os.path.lexists(each)), folder)
    return there.is_dir() and os.access(there, os.W_OK | os.X_OK)


def assets_folder() -> Path:
    """The folder of sounds, rules and icons that came with the program."""
    frozen = getattr(sys, "_MEIPASS", None)
    if frozen is not None:
        return Path(frozen) / "assets"
    package = Path(__file__).resolve().parent.parent
    beside = package.parent / "assets"
    return beside if beside.is_dir() else package / "_assets"
