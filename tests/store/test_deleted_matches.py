"""Deleted matches wait to be put back, the last one first."""

import os
import shutil
from pathlib import Path

from game.store.matches.deleted_matches import PendingDeletions
from game.store.matches.match_folder import MatchFolder
from tests.store.match_samples import journal, keep


def test_the_latest_is_put_back_first(tmp_path: Path) -> None:
    folder, waiting = MatchFolder(tmp_path), PendingDeletions()
    paths = [keep(tmp_path, journal(seed=seed)) for seed in ("one", "two")]
    known = {match.path: match for match in folder.previews()}
    for path in paths:
        waiting.add(known[path], folder.delete(path))
        assert waiting.latest == known[path]
    assert waiting.undo() == paths[1]
    assert waiting.latest == known[paths[0]]
    assert waiting.undo() == paths[0]
    assert (len(waiting), waiting.undo()) == (0, None)


def test_an_imported_match_is_as_old_as_its_last_move(tmp_path: Path) -> None:
    there = keep(tmp_path / "there", journal(), stamp="2026-05-01 20.00", told="Moss wins.")
    copy = tmp_path / there.name
    shutil.copy(there, copy)
    os.utime(copy, (0, 0))
    folder = MatchFolder(tmp_path / "here")
    path = folder.import_file(copy)
    (match,) = folder.previews()
    assert path.stat().st_mtime == match.when.timestamp()
