"""Paths: the system's folders, one folder for all, and assets wherever the program lies."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from game.store import paths


def test_portable_keeps_everything_in_one_folder(tmp_path: Path) -> None:
    places = paths.user_paths(tmp_path)
    for path in (places.settings, places.matches, places.old_running, places.log_file):
        assert tmp_path in path.parents


def test_the_system_says_where_otherwise() -> None:
    places = paths.user_paths()
    assert "folkdeck" in str(places.settings)
    assert Path.cwd() not in places.settings.parents


def test_assets_lie_beside_the_package_or_in_the_bundle(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert (paths.assets_folder() / "rules").is_dir()
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert paths.assets_folder() == tmp_path / "assets"


def test_a_folder_that_is_missing_yet_is_writable_where_it_can_be_made(tmp_path: Path) -> None:
    assert paths.is_writable(tmp_path)
    assert paths.is_writable(tmp_path / "deep" / "down")
    (tmp_path / "file").touch()
    assert not paths.is_writable(tmp_path / "file")
    assert not paths.is_writable(tmp_path / "file" / "below")
