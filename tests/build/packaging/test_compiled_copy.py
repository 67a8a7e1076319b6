"""The compiled copy is made once, and anew when what it is made of has changed."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from compiled import compiled_copy
from environment.checkout import NotReady

PYTHON = Path(sys.executable)


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small checkout."""
    for name in ("pyproject.toml", "game/engine/match.py", "build/compiled/sources.py"):
        path = tmp_path / "project" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(name, encoding="utf-8")
    monkeypatch.setattr(compiled_copy, "HERE", tmp_path / "project")
    return tmp_path / "project"


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The calls of the compiler, which takes minutes and is not asked."""
    calls: list[str] = []

    def make(_: Path, folder: Path, optimize: str = compiled_copy.SMALL) -> dict[str, object]:
        calls.append(optimize)
        folder.mkdir(exist_ok=True)
        stamp = compiled_copy.made_of(optimize)
        (folder / compiled_copy.STAMP).write_text(stamp, encoding="utf-8")
        return {}

    monkeypatch.setattr(compiled_copy, "make", make)
    return calls


def test_a_copy_is_made_once(project: Path, tmp_path: Path, made: list[str]) -> None:
    assert compiled_copy.ready(PYTHON, tmp_path / "copy") == tmp_path / "copy"
    compiled_copy.ready(PYTHON, tmp_path / "copy")
    assert made == ["s"]


@pytest.mark.parametrize("name", ["pyproject.toml", "game/engine/match.py", "game/new.py"])
def test_a_copy_of_other_sources_is_made_anew(
    project: Path, tmp_path: Path, made: list[str], name: str
) -> None:
    compiled_copy.ready(PYTHON, tmp_path / "copy")
    (project / name).write_text("changed", encoding="utf-8")
    compiled_copy.ready(PYTHON, tmp_path / "copy")
    assert made == ["s", "s"]


def test_a_copy_that_is_compiled_otherwise_is_not_packed(
    project: Path, tmp_path: Path, made: list[str]
) -> None:
    compiled_copy.make(PYTHON, tmp_path / "copy", "3")
    compiled_copy.ready(PYTHON, tmp_path / "copy")
    assert made == ["3", "s"]


def test_where_a_command_fails_the_last_it_said_is_told(tmp_path: Path) -> None:
    with pytest.raises(NotReady, match="of no use"):
        compiled_copy.run(PYTHON, ["-c", "raise SystemExit('of no use')"], tmp_path)
