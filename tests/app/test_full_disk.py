"""A disk that refuses: told once, tried again, and told once more when it is mended."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.app.autosave import RETRY
from game.store.match_folder import MatchFolder
from game.store.paths import paths
from tests.app.pilot import Pilot, begin, flying


def full(*_: object) -> None:
    raise OSError(28, "No space left on device")


def said(pilot: Pilot, seconds: float) -> list[str]:
    """The sentences that hang over the screen in so many seconds, each once."""
    seen: dict[str, None] = {}
    for _ in range(round(seconds * 60)):
        pilot.frame()
        seen |= dict.fromkeys(t.label for t in pilot.things() if t.role == "toast")
    return list(seen)


def saved(folder: Path) -> int:
    """Decisions in the one match file of a folder."""
    matches = MatchFolder(paths(folder).matches)
    (only,) = matches.previews()
    return len(matches.read(only.path).progress().journal.actions)


def test_a_full_disk_is_told_once_and_written_whole_when_room_returns(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "pitch")
        monkeypatch.setattr("os.fsync", full)
        for _ in range(3):
            pilot.play.decide(pilot.legal()[0])
            pilot.settle()
        told = said(pilot, 2)
        assert [text for text in told if "match could not be saved" in text] == [
            "This match could not be saved (No space left on device); the play goes on."
        ]
        assert not [text for text in said(pilot, 3 * RETRY) if "match" in text]
        made = len(pilot.play.session.match.actions)
        assert saved(tmp_path) < made
        monkeypatch.undo()
        assert "This match is saved again." in said(pilot, 2 * RETRY)
        assert saved(tmp_path) == made


def test_it_is_tried_again_under_a_score_sheet(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "pitch")
        monkeypatch.setattr("os.fsync", full)
        pilot.play.decide(pilot.legal()[0])
        pilot.play.sheets.show()
        pilot.frame(3)
        assert pilot.scene == "score"
        assert [text for text in said(pilot, 2) if "could not be saved" in text]
        monkeypatch.undo()
        said(pilot, 2 * RETRY)
        assert pilot.scene == "score"
        assert saved(tmp_path) == len(pilot.play.session.match.actions)
