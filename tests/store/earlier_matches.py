"""The files that earlier versions wrote, as one of them would have left them on a disk."""

from __future__ import annotations

import shutil
from pathlib import Path

from game.engine.journal import Journal
from game.store.matches.match_file_parser import read_match_file

WRITTEN = Path(__file__).resolve().parent / "earlier_versions"
FORMATS = ("format_1", "format_2")


def left_behind(version: str, game: str, home: Path) -> Path:
    """Copy what *version* left to *home*; where it knew one running match, that of *game*."""
    shutil.copytree(WRITTEN / version, home)
    running = home / "running"
    if running.is_dir():
        shutil.copy(running / f"{game}.folkdeck", home / "running.folkdeck")
        shutil.copy(running / f"{game}.note", home / "running.note")
        shutil.rmtree(running)
    return home


def written(version: str, game: str, *, running: bool) -> Journal:
    """The match of *game* as *version* wrote it: the one that is over, or the one that was left."""
    for path in sorted((WRITTEN / version).rglob("*.folkdeck")):
        journal = read_match_file(path).progress().journal
        if journal.game == game and journal.seed == f"{game} {'running' if running else 'over'}":
            return journal
    raise LookupError(f"{version} wrote no such match of {game}")
