"""Files of matches: opened from anywhere, dropped on the window, given away and taken back."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.app.replay.replay_scene import ReplayScene
from game.app.scenes.routes import MatchFileRoute
from game.engine.journal import Journal
from game.store.matches.match_file import UnreadableMatch, match_text
from game.store.matches.match_file_parser import read_match_file
from game.store.matches.match_preview import match_paths
from tests.app.driver.app_driver import Pilot, begin, flying
from tests.app.matches.test_matches_scene import put

GAME = "fire_gibbon"


def left(folder: Path, people: int = 1) -> tuple[Path, Journal]:
    """The file of a match that was left after two moves of each person."""
    with flying(folder) as pilot:
        begin(pilot, GAME, seats=4, people=people)
        for _ in range(2 * people):
            if pilot.scene == "curtain":
                pilot.hold(pygame.K_SPACE, 1.0)
            pilot.play.decide(pilot.legal()[0])
            pilot.settle()
        path, journal = pilot.play.session.autosave.path, pilot.play.session.journal
    assert path is not None
    return path, journal


def toasts(pilot: Pilot) -> list[str]:
    return [thing.label for thing in pilot.things() if thing.role == "toast"]


def test_a_match_from_elsewhere_is_imported_and_continued(tmp_path: Path) -> None:
    file, journal = left(tmp_path / "theirs")
    with flying(tmp_path / "mine") as pilot:
        pilot.context.open(MatchFileRoute(file))
        pilot.settle()
        assert pilot.play.session.journal == journal
        assert pilot.play.session.autosave.path != file
        pilot.play.decide(pilot.legal()[0])
    assert read_match_file(file).progress().journal == journal, "theirs was not touched"


def test_one_of_the_list_is_continued_where_it_lies(tmp_path: Path) -> None:
    file, journal = left(tmp_path)
    with flying(tmp_path) as pilot:
        pilot.context.open(MatchFileRoute(file))
        pilot.settle()
        assert pilot.play.session.journal == journal
    assert match_paths(tmp_path / "matches") == [file]


def test_one_that_is_over_is_watched(tmp_path: Path) -> None:
    put(tmp_path / "theirs", "2026-05-01 20.00")
    (file,) = match_paths(tmp_path / "theirs" / "matches")
    with flying(tmp_path / "mine") as pilot:
        pilot.context.open(MatchFileRoute(file))
        pilot.settle()
        assert pilot.scene == "replay"
        pilot.key(pygame.K_ESCAPE)
        assert pilot.scene == "matches"


@pytest.mark.parametrize("people", [1, 2])
def test_a_damaged_one_is_watched_as_far_as_it_goes(tmp_path: Path, people: int) -> None:
    file, journal = left(tmp_path / "theirs", people)
    *lines, last, _ = file.read_bytes().splitlines(keepends=True)
    actions = [n for n, line in enumerate(lines) if b'"kind":"action"' in line]
    lines[actions[-1]] = lines[actions[-1]].replace(b"veiled", b"unveiled")
    file.write_bytes(b"".join([*lines, last]))
    with flying(tmp_path / "mine") as pilot:
        pilot.context.open(MatchFileRoute(file))
        pilot.frame(4)
        assert any("damaged" in told for told in toasts(pilot))
        scene = pilot.context.stack.top
        assert isinstance(scene, ReplayScene)
        assert 0 < scene.cursor.whole < len(journal.actions)
        assert scene.seat == (0 if people == 1 else None), "no hand of another is shown"
        assert not match_paths(tmp_path / "mine" / "matches")


def test_a_file_that_is_no_match_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "x.folkdeck").write_text("nonsense", encoding="utf-8")
    for path in (tmp_path / "x.folkdeck", tmp_path / "nothing", tmp_path):
        with flying(tmp_path / "mine") as pilot:
            pilot.context.open(MatchFileRoute(path))
            pilot.frame(4)
            assert len(toasts(pilot)) == 1
            assert pilot.scene == "title"


def test_a_dropped_file_is_imported_once(tmp_path: Path) -> None:
    file, _ = left(tmp_path / "theirs")
    with flying(tmp_path / "mine") as pilot:
        for scene in ("title", "matches"):
            assert pilot.scene == scene
            pilot.post(pygame.DROPFILE, file=str(file), window=None)
            pilot.frame(4)
            assert toasts(pilot)
            pilot.settle()
            assert pilot.scene == "matches"
            assert len(match_paths(tmp_path / "mine" / "matches")) == 1
        pilot.post(pygame.DROPFILE, file=str(tmp_path), window=None)
        pilot.frame(4)
        assert any("not imported" in told for told in toasts(pilot))


def test_exported_deleted_and_imported_again(tmp_path: Path) -> None:
    file, journal = left(tmp_path)
    with flying(tmp_path) as pilot:
        pilot.click("Matches")
        pilot.click("Export", "button")
        assert "Exported" in pilot.labels()
        pilot.key(pygame.K_ESCAPE)
        (copy,) = (tmp_path / "exports").iterdir()
        assert b'"seed"' not in copy.read_bytes(), "what is not over stays veiled"
        pilot.key(pygame.K_DELETE)
        assert not file.exists()
        pilot.click("Import", "button")
        pilot.click(copy.stem, "button")
        pilot.click("Continue", "button")
        assert pilot.play.session.journal == journal


def test_a_tampered_match_is_set_aside_whole_and_can_be_watched(tmp_path: Path) -> None:
    file, _ = left(tmp_path)
    match = read_match_file(file)
    other = replace(match, beginning=replace(match.beginning, seed="another"))
    text = match_text(other, veiled=True)[0].encode()
    file.write_bytes(text)
    with flying(tmp_path) as pilot:
        pilot.click("Matches")
        pilot.click("Continue", "button")
        assert pilot.scene == "matches"
        (aside,) = match_paths(tmp_path / "matches")
        assert aside.read_bytes() == text
        (row,) = [thing for thing in pilot.things() if thing.role == "match"]
        assert "Damaged; what is left can be watched" in row.value
        pilot.click("Replay", "button")
        assert pilot.scene == "replay"


@pytest.mark.parametrize("people", [1, 2])
def test_a_running_match_that_is_watched_shows_only_what_may_be_seen(
    tmp_path: Path, people: int
) -> None:
    left(tmp_path, people)
    with flying(tmp_path) as pilot:
        pilot.click("Matches")
        for label in ("Analysis", "Proof of the shuffle", "Check for peeking"):
            assert not [t for t in pilot.things() if t.label == label and t.enabled]
        pilot.key(pygame.K_a, pygame.K_h)
        assert pilot.scene == "matches"
        pilot.click("Replay", "button")
        scene = pilot.context.stack.top
        assert isinstance(scene, ReplayScene)
        pilot.key(pygame.K_END, pygame.K_h)
        assert not scene.eyes.open
        assert "Open hands" not in pilot.labels()
        own = 0 if people == 1 else None
        shown = {zone.owner for zone, laid in scene.view.model.zones.items() if zone.name == "hand"
                 for one in laid if one.sprite.card is not None}  # fmt: skip
        assert shown <= {own}


def test_a_match_that_somebody_opened_meanwhile_is_not_deleted(tmp_path: Path) -> None:
    file, _ = left(tmp_path)
    with flying(tmp_path) as pilot:
        pilot.click("Matches")
        opened = pilot.context.matches.open(file)
        pilot.post(pygame.KEYDOWN, key=pygame.K_DELETE, mod=0, unicode="", scancode=0)
        pilot.frame(4)
        assert toasts(pilot) == ["This match is open in another window of Folkdeck."]
        pilot.settle()
        assert file.exists()
        assert [thing for thing in pilot.things() if thing.role == "match"]
        opened.close()
        pilot.post(pygame.KEYDOWN, key=pygame.K_DELETE, mod=0, unicode="", scancode=0)
        pilot.frame(4)
        assert not [thing for thing in pilot.things() if thing.role == "match"]
        with pytest.raises(UnreadableMatch):
            pilot.context.matches.open(file)
