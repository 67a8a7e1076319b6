"""The version stands in one place, and whatever tells it reads it there."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from linux_packages import package_facts

from game import __version__
from game.__main__ import main

SOURCE = "game/__init__.py"
ROOMS = ("pyproject.toml", "README.md", "game", "build", ".github", ".ci")
ENDINGS = ("", ".py", ".md", ".toml", ".spec", ".json", ".xml", ".desktop", ".6", ".yml", ".plist")
PROJECT = ("pyproject.toml", "README.md", "LICENSE", SOURCE)
"""What the builder reads to say what is built."""


def files(checkout: Path, room: str) -> list[Path]:
    """The files of text in *room*, which may be a file itself."""
    path = checkout / room
    found = [path] if path.is_file() else sorted(path.rglob("*"))
    return [each for each in found if each.is_file() and each.suffix in ENDINGS]


def test_no_second_file_states_the_version(checkout: Path) -> None:
    stated = re.compile(rf"(?<![\w.<>=~^-]){re.escape(__version__)}(?![\w.])")
    found = {
        path.relative_to(checkout).as_posix()
        for room in ROOMS
        for path in files(checkout, room)
        if stated.search(path.read_text(encoding="utf-8"))
    }
    assert found == {SOURCE}


def test_wheel_and_sdist_are_named_by_it(checkout: Path, tmp_path: Path) -> None:
    for name in PROJECT:
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copyfile(checkout / name, tmp_path / name)
    source = tmp_path / SOURCE
    source.write_text(source.read_text(encoding="utf-8").replace(__version__, "7.8.9"), "utf-8")
    asked = [sys.executable, "-m", "hatchling", "version"]
    told = subprocess.run(asked, cwd=tmp_path, capture_output=True, text=True)
    assert told.stdout.strip() == "7.8.9", told.stderr


def test_the_project_states_none_of_its_own(checkout: Path) -> None:
    project = tomllib.loads((checkout / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert "version" not in project
    assert project["dynamic"] == ["version"]


def test_packages_for_linux_tell_it(tmp_path: Path) -> None:
    assert package_facts.facts(tmp_path).version == __version__


def test_the_program_tells_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", ["folkdeck", "--version"])
    assert main() == 0
    assert __version__ in capsys.readouterr().out
