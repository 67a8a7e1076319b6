"""A disk that refuses: told once, tried again, and told once more when it is mended."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.app.session.saving.save_retry import RETRY
from game.store.matches.match_folder import MatchFolder
from game.store.paths import user_paths
from tests.app.driver.app_driver import Pilot, begin, flying


def full(*_: object) -> None:
    raise OSError(28, "No space left on device")


def listening(pilot: Pilot) -> list[str]:
    """The sentences that hang over the screen from now on, as they come."""
    heard: list[str] = []

    def look() -> None:
        for thing in pilot.things():
            if thing.role == "toast" and heard[-1:] != [thing.label]:
                heard.append(thing.label)

    pilot.watch = look
    return heard


def saved(folder: Path) -> int:
    """Decisions in the one match file of a folder."""
    matches = MatchFolder(user_paths(folder).matches)
    (only,) = matches.previews()
    return len(matches.read(only.path).progress().journal.actions)


def test_a_full_disk_is_told_once_and_written_whole_when_room_returns(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "pitch")
        heard = listening(pilot)
        monkeypatch.setattr("os.fsync", full)
        for _ in range(3):
            pilot.play.decide(pilot.legal()[0])
            pilot.settle()
        pilot.frame(round(3 * RETRY * 60))
        assert [text for text in heard if "match" in text] == [
            "This match could not be saved (No space left on device); the play goes on."
        ]
        made = len(pilot.play.session.match.actions)
        assert saved(tmp_path) < made
        monkeypatch.undo()
        pilot.frame(round(2 * RETRY * 60))
        assert heard.count("This match is saved again.") == 1
        assert saved(tmp_path) == made


def test_it_is_tried_again_under_a_score_sheet(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "pitch")
        heard = listening(pilot)
        monkeypatch.setattr("os.fsync", full)
        pilot.play.decide(pilot.legal()[0])
        pilot.play.score_flow.show()
        pilot.frame(120)
        assert pilot.scene == "score"
        assert [text for text in heard if "match could not be saved" in text]
        monkeypatch.undo()
        pilot.frame(round(2 * RETRY * 60))
        assert pilot.scene == "score"
        assert saved(tmp_path) == len(pilot.play.session.match.actions)
