"""Wheel and sdist are the same whoever makes them, and what would make them differ is found."""

from __future__ import annotations

import os
import shutil
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest
import wheel_check
from environment.checkout import OLDEST, NotReady
from python_packages import distributions, installation, rebuilding

PYTHON = Path(sys.executable)
MOMENT = {**os.environ, "SOURCE_DATE_EPOCH": "1780000000"}


@pytest.fixture
def project(checkout: Path, tmp_path: Path) -> Path:
    """The smallest project that the build backend makes a wheel of."""
    folder = tmp_path / "project"
    for name in ("pyproject.toml", "README.md", "LICENSE", "game/__init__.py"):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(checkout / name, path)
    for room in ("coach", "lessons", "licences", "rules", "sounds"):
        (folder / "assets" / room).mkdir(parents=True)
        (folder / "assets" / room / "pitch.txt").write_text(room, encoding="utf-8")
    return folder


def test_what_lies_in_wheel_and_sdist(tmp_path: Path, checkout: Path) -> None:
    sdist, wheel = distributions.make(PYTHON, checkout, tmp_path)
    inside = set(distributions.names_in(wheel))
    assert {"game/__main__.py", "game/py.typed", "game/_assets/rules/pitch.md"} <= inside
    assert not any("screenshots" in name for name in inside)
    packed = {name.partition("/")[2] for name in distributions.names_in(sdist)}
    assert {"build/check.py", "tests/conftest.py", "README.md", "CHANGELOG.md"} <= packed
    assert list(wheel_check.described(PYTHON, tmp_path)) == []


def test_a_project_is_rebuilt_equal(
    project: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rebuilding, "HERE", project)
    assert list(rebuilding.rebuilt(PYTHON, tmp_path)) == []


def test_a_build_at_another_moment_is_found(project: Path, tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    ours = distributions.make(PYTHON, project, first, environment=MOMENT)
    later = {**MOMENT, "SOURCE_DATE_EPOCH": "1790000000"}
    distributions.make(PYTHON, project, second, environment=later)
    assert rebuilding.differing(ours, second) == [path.name for path in ours]
    distributions.make(PYTHON, project, second, environment=MOMENT)
    assert rebuilding.differing(ours, second) == []


def test_an_sdist_that_lacks_something_is_found(
    project: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = project / "pyproject.toml"
    text = settings.read_text(encoding="utf-8")
    settings.write_text(text.replace('"/assets", ', '"/assets/rules", '), encoding="utf-8")
    monkeypatch.setattr(rebuilding, "HERE", project)
    with pytest.raises(NotReady, match=r"(?s)assets/coach.*No wheel could be made"):
        list(rebuilding.rebuilt(PYTHON, tmp_path))


def test_a_wheel_without_assets_is_not_made(project: Path, tmp_path: Path) -> None:
    (project / "assets" / "rules" / "pitch.txt").unlink()
    with pytest.raises(NotReady, match="came out without its assets"):
        distributions.make(PYTHON, project, tmp_path, ["wheel"])


def test_a_bad_description_is_found(project: Path, tmp_path: Path) -> None:
    settings = project / "pyproject.toml"
    text = settings.read_text(encoding="utf-8")
    settings.write_text(text.replace('readme = "README.md"\n', ""), encoding="utf-8")
    distributions.make(PYTHON, project, tmp_path, ["wheel"])
    (wrong,) = wheel_check.described(PYTHON, tmp_path)
    assert "long_description" in wrong


def test_the_wheel_brings_a_command_for_a_console_and_one_for_a_window(
    project: Path, tmp_path: Path
) -> None:
    (wheel,) = distributions.make(PYTHON, project, tmp_path, ["wheel"])
    (told,) = (name for name in distributions.names_in(wheel) if name.endswith("entry_points.txt"))
    console, window = installation.commands()
    assert zipfile.ZipFile(wheel).read(told).decode().split() == [
        *("[console_scripts]", console, "=", "game.__main__:main"),
        *("[gui_scripts]", window, "=", "game.__main__:main"),
    ]


@pytest.mark.skipif(os.name != "posix", reason="the stand-in is a script with a #! line")
def test_installed_commands_that_fail_are_found(tmp_path: Path) -> None:
    folder = tmp_path / "bin"
    folder.mkdir()
    for name in installation.commands():
        (folder / name).write_text("#!/bin/sh\necho first_frame_ms\nexit $CODE\n")
        (folder / name).chmod(0o755)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("CODE", "0")
        said = list(installation.objections(tmp_path, tmp_path, "compiled"))
        assert [line.split()[1] for line in said] == ["--version", "--version", "simulate"]
        patch.setenv("CODE", "1")
        assert len(list(installation.objections(tmp_path, tmp_path, "compiled"))) == 5


def test_the_pythons_of_the_description_begin_with_the_oldest(checkout: Path) -> None:
    project = tomllib.loads((checkout / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    named = [line.rpartition(" ")[2] for line in project["classifiers"] if ":: 3." in line]
    assert named[0] == ".".join(map(str, OLDEST))
    assert project["requires-python"] == f">={named[0]}"
