"""The compiler for Windows makes each module beside its sources, once, and tells what failed."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from compiled import compiled_copy, sources
from environment.checkout import NotReady
from windows_package import compiler

PYTHON = Path(sys.executable)
MODULES = ("game/engine/match", "game/games/pitch/rules/rules")
STAND_IN = """\
#!/bin/sh
while [ "$1" != -o ]; do shift; done
echo made > "$2"
"""
"""What stands for the compiler: it makes what it is asked for, of nothing."""

pytestmark = pytest.mark.skipif(os.name != "posix", reason="the stand-in is a script")


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy with two modules and their C code."""
    folder = tmp_path / "copy"
    names = [f"{name}.py" for name in MODULES] + [f"out/c/{name}.c" for name in MODULES]
    for name in (*names, "game/games/pitch/__init__.py", "out/c/__native_folkdeck.c"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).touch()
    monkeypatch.setattr(compiled_copy, "run", lambda *_: "/runtime\n")
    return folder


def stand_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, script: str) -> None:
    """Let *script* be the compiler."""
    path = tmp_path / "compiler"
    path.write_text(script, encoding="utf-8")
    path.chmod(0o755)
    monkeypatch.setattr(compiler, "COMPILER", str(path))


def test_every_module_and_the_library_are_made(
    copy: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stand_in(tmp_path, monkeypatch, STAND_IN)
    compiler.compile_for_windows(PYTHON, copy, tmp_path / "python.exe")
    made = {path.relative_to(copy).as_posix() for path in copy.rglob("*.pyd")}
    assert made == {f"{name}{compiler.ENDING}" for name in (*MODULES, sources.LIBRARY)}


def test_what_is_there_is_not_made_again(
    copy: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (copy / f"{sources.LIBRARY}{compiler.ENDING}").touch()
    stand_in(tmp_path, monkeypatch, "#!/bin/sh\nexit 1\n")
    compiler.compile_for_windows(PYTHON, copy, tmp_path / "python.exe")


def test_what_fails_is_told_and_made_anew_next_time(
    copy: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stand_in(tmp_path, monkeypatch, "#!/bin/sh\necho no such type >&2\nexit 1\n")
    with pytest.raises(NotReady, match="no such type"):
        compiler.compile_for_windows(PYTHON, copy, tmp_path / "python.exe")
    assert [*copy.rglob("*.pyd")] == []
