"""What earlier versions wrote is read: settings as they were chosen, matches action by action."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.shelf import SHELF, game_entry
from game.store.matches.match_folder import MatchFolder
from game.store.matches.old_version_import import import_old_matches
from game.store.paths import user_paths
from game.store.settings_file import load_settings, save_settings
from tests.store.earlier_matches import FORMATS, WRITTEN, left_behind, written

GAMES = [game for game in SHELF if (WRITTEN / "format_1" / "running" / f"{game}.folkdeck").exists()]
LEFT = {"format_1": 1, "format_2": len(GAMES)}
"""Matches that were not over when each version was left."""


@pytest.mark.parametrize("version", FORMATS)
def test_settings_are_as_they_were_chosen(version: str, tmp_path: Path) -> None:
    path = left_behind(version, "pitch", tmp_path / "home") / "settings.json"
    settings, problem = load_settings(path)
    assert problem == ""
    assert (settings.name, settings.volume, settings.text_scale) == ("Ann", 0.3, 1.2)
    assert (settings.back, settings.four_colours, settings.width) == ("plum", True, 1600)
    assert {"pitch", "vendetta"} <= set(settings.learned)
    assert settings.last["pitch"]["options"] == {"variant": "cutthroat"}
    save_settings(path, settings)
    assert load_settings(path) == (settings, "")


@pytest.mark.parametrize("version", FORMATS)
def test_every_match_is_listed_and_kept(version: str, tmp_path: Path) -> None:
    places = user_paths(left_behind(version, "pitch", tmp_path / "home"))
    assert import_old_matches(places).problems == ()
    listed = MatchFolder(places.matches).previews()
    assert len(GAMES) == 9
    assert sorted(each.game for each in listed if each.finished) == sorted(GAMES)
    assert sum(each.waiting for each in listed) == LEFT[version]
    assert len(listed) == len(GAMES) + LEFT[version]
    assert all(each.told for each in listed if each.finished)
    assert {player.name for each in listed for player in each.players[:1]} == {"Ann"}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("version", FORMATS)
def test_every_action_is_replayed(version: str, game: str, tmp_path: Path) -> None:
    places = user_paths(left_behind(version, game, tmp_path / "home"))
    import_old_matches(places)
    folder = MatchFolder(places.matches)
    read = [folder.read(each.path).progress().journal for each in folder.previews()]
    for running in (False, True):
        before = written(version, game, running=running)
        (journal,) = [each for each in read if each.seed == before.seed]
        assert journal == before
        assert journal.seal_holds
        match = journal.replay(game_entry(game).open(journal.seats, journal.options))
        assert (match.outcome is None) == running
        assert len(match.actions) == len(before.actions) > 3
