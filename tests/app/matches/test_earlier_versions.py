"""Matches that earlier versions wrote are listed, watched and played on as if left yesterday."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from game.app.scenes.routes import MatchFileRoute
from game.store.matches.match_file import match_text
from game.store.matches.match_file_parser import read_match_file
from game.store.matches.match_preview import match_paths
from tests.app.driver.app_driver import Pilot, flying
from tests.store.earlier_matches import FORMATS, left_behind, written
from tests.store.test_earlier_versions import GAMES


def file_of(home: Path, seed: str) -> Path:
    """The file in which the match of *seed* lies now."""
    found = [
        path
        for path in match_paths(home / "matches")
        if read_match_file(path).progress().journal.seed == seed
    ]
    assert len(found) == 1
    return found[0]


def to_act(pilot: Pilot) -> None:
    """Let the computers play until it is the person's turn, or the match is over."""
    for _ in range(200):
        if pilot.play.session.over or (pilot.scene == "play" and pilot.legal()):
            return
        pilot.settle()
    raise AssertionError(f"nobody is asked: {pilot.labels()}")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("version", FORMATS)
def test_a_match_that_was_left_is_played_on(version: str, game: str, tmp_path: Path) -> None:
    home, before = (
        left_behind(version, game, tmp_path / "home"),
        written(version, game, running=True),
    )
    with flying(home) as pilot:
        path = file_of(home, before.seed)
        pilot.context.open(MatchFileRoute(path))
        pilot.settle()
        to_act(pilot)
        session = pilot.play.session
        assert session.journal.actions[: len(before.actions)] == before.actions
        made = len(session.match.actions)
        if not session.over:
            pilot.play.decide(pilot.legal()[0])
            assert len(session.match.actions) > made
    after = read_match_file(path).progress().journal
    assert after.actions[: len(before.actions)] == before.actions
    assert len(after.actions) > len(before.actions)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("version", FORMATS)
def test_a_match_that_is_over_is_watched(version: str, game: str, tmp_path: Path) -> None:
    home, before = (
        left_behind(version, game, tmp_path / "home"),
        written(version, game, running=False),
    )
    with flying(home) as pilot:
        path = file_of(home, before.seed)
        content = path.read_bytes()
        pilot.context.open(MatchFileRoute(path))
        pilot.settle()
        assert pilot.scene == "replay"
        pilot.click("End", "button")
        pilot.settle()
        assert any(label.endswith(f"after {len(before.actions)} moves") for label in pilot.labels())
    assert path.read_bytes() == content


def test_other_rules_are_named_and_the_match_stays(tmp_path: Path) -> None:
    """A match of rules that have changed since is left as it is; a sentence tells which."""
    home = left_behind("format_2", "pitch", tmp_path / "home")
    path = file_of(home, "pitch running")
    match = read_match_file(path)
    other = replace(match, beginning=replace(match.beginning, version=1))
    path.write_bytes(match_text(other, veiled=True)[0].encode())
    content = path.read_bytes()
    with flying(home) as pilot:
        pilot.context.open(MatchFileRoute(path))
        pilot.settle()
        told = [thing.label for thing in pilot.things() if thing.role == "toast"]
        assert told == [
            "This match cannot be played here: it was begun by version 1 of the rules, and these "
            "are version 2. It is left as it is."
        ]
    assert path.read_bytes() == content
