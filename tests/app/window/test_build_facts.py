"""The build facts: versions of the program and its parts, however little of it can be loaded."""

from __future__ import annotations

import platform
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from game import __version__
from game.app.window.build_facts import COMMIT_FILE, build_facts, built_in_commit

BROKEN = """
import sys
sys.modules["pygame"] = None
from game.__main__ import main
sys.exit(main())
"""


def run(checkout: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *words, "--version"],
        cwd=checkout, capture_output=True, text=True, encoding="utf-8", check=False,
    )  # fmt: skip


def test_the_versions_of_program_python_and_libraries_are_printed(checkout: Path) -> None:
    done = run(checkout, "-m", "game")
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    assert lines[0] == f"folkdeck {__version__}"
    assert f"Python {platform.python_version()}" in lines
    assert f"pygame-ce {pygame.version.ver}" in lines
    assert f"SDL {'.'.join(map(str, pygame.get_sdl_version()))}" in lines
    assert lines[-1].startswith(platform.system())


def test_a_broken_library_is_told_and_the_rest_printed(checkout: Path) -> None:
    done = run(checkout, "-c", BROKEN)
    assert done.returncode == 0
    assert done.stdout.startswith(f"folkdeck {__version__}\n")
    assert "pygame-ce cannot be loaded" in done.stdout


def test_a_download_tells_the_commit_it_was_made_from(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert built_in_commit(tmp_path) == ""
    (tmp_path / COMMIT_FILE).write_text("0123abc\n", encoding="utf-8")
    assert built_in_commit(tmp_path) == "0123abc"
    monkeypatch.setattr("game.app.window.build_facts.assets_folder", lambda: tmp_path)
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert "commit 0123abc" in build_facts()
    assert any("download" in line for line in build_facts())
