"""The import and export of matches: a copy goes to a folder people find, and comes back."""

from __future__ import annotations

import re
from pathlib import Path

from game.app.matches.match_row_text import match_name
from game.engine.journal import CorruptJournal
from game.store.free_path import free_path
from game.store.matches.match_folder import MatchFolder
from game.store.matches.match_preview import MatchPreview, modified_at
from game.store.paths import MATCH_SUFFIX

OFFERED = 6
"""So many files of the folder are offered at most, the newest."""


class ImportExportError(Exception):
    """A match that could not be exported or imported; the text says why in one sentence."""


def export_match(matches: MatchFolder, match: MatchPreview, folder: Path) -> Path:
    """Write a copy of a match into *folder*; where it lies.

    Raises:
        ImportExportError: when it cannot be read, or the disk refuses.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        name = plain_name(f"{match_name(match)} {match.when:%Y-%m-%d %H.%M}")
        target = free_path(folder / f"{name}{MATCH_SUFFIX}")
        matches.export(match.path, target)
    except CorruptJournal as error:
        raise ImportExportError(str(error)) from None
    except OSError as error:
        reason = error.strerror or "the disk refused"
        raise ImportExportError(
            f"This match could not be exported to {folder} ({reason})."
        ) from None
    return target


def import_match(matches: MatchFolder, path: Path) -> tuple[Path, bool]:
    """Import a copy of the match at *path*: where it lies now, and whether it is new here.

    Raises:
        ImportExportError: when it cannot be read, or the disk refuses.
    """
    known = {match.path for match in matches.previews()}
    try:
        here = matches.import_file(path)
    except CorruptJournal as error:
        raise ImportExportError(f"{path.name} was not imported. {error}") from None
    except OSError as error:
        reason = error.strerror or "the disk refused"
        raise ImportExportError(f"{path.name} could not be imported ({reason}).") from None
    return here, here not in known


def importable_files(folder: Path) -> list[Path]:
    """The matches that lie in *folder*, the newest first; none where it is not there."""
    try:
        found = [path for path in folder.iterdir() if path.suffix == MATCH_SUFFIX]
    except OSError:
        return []
    return sorted(found, key=modified_at, reverse=True)[:OFFERED]


def plain_name(name: str) -> str:
    """*name* as every system takes it for a file."""
    return re.sub(r"[^\w .()-]", "_", name).strip(" .")[:100] or "match"
