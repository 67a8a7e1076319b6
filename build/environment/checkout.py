"""This checkout's folders and its virtual environment, by standard library alone."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parents[2]
"""The checkout."""

OUT = HERE / "out"
"""What measurements, window tests and reports leave behind; git-ignored."""

DIST = HERE / "dist"
"""What is packed for others; git-ignored."""

OLDEST = (3, 11)
"""The oldest Python the game runs on."""


class NotReady(Exception):
    """Raised where the environment cannot be made, with a sentence for whoever is there."""


def python_path(folder: Path = HERE) -> str:
    """The PYTHONPATH of a process that imports the game, the tests or packages of ``build/``.

    It is this checkout they come from, or a copy of it in *folder*.
    """
    return os.pathsep.join((str(folder), str(folder / "build")))


def frozen_from(source: Path) -> dict[str, str]:
    """What PyInstaller and its recipe are told by variables: to freeze *source*, and pack nothing.

    Archives and packages pack all modules together, and smaller than it packs each.
    """
    return {
        "FOLKDECK_SOURCE": str(source),
        "PYTHONPATH": python_path(source),
        "PYINSTALLER_ZLIB_COMPRESSION_LEVEL": "0",
    }


def venv_folder() -> Path:
    """Where the environment lies: ``.venv`` in the checkout, or where FOLKDECK_VENV says."""
    return Path(os.environ.get("FOLKDECK_VENV") or HERE / ".venv").absolute()


def venv_python(venv: Path, windows: bool = os.name == "nt") -> Path:
    """The interpreter of the environment *venv*, which need not exist yet."""
    return venv / "Scripts" / "python.exe" if windows else venv / "bin" / "python"


def commit() -> str:
    """The commit that is checked out, with ``-dirty`` where files differ; empty without git."""
    command = ["git", "-C", str(HERE), "describe", "--always", "--dirty", "--exclude", "*"]
    try:
        done = subprocess.run(
            [*command, "--abbrev=12"], capture_output=True, text=True, check=False
        )
    except OSError:
        return ""
    return done.stdout.strip() if done.returncode == 0 else ""


def too_old(version: tuple[int, ...]) -> str | None:
    """The sentence to say to a Python of *version*, or None if it is new enough."""
    if version[:2] >= OLDEST:
        return None
    running = ".".join(map(str, version[:2]))
    wanted = ".".join(map(str, OLDEST))
    return f"Folkdeck needs Python {wanted} or newer; this is Python {running}."


def stamp_text(extra: str) -> str:
    """What the stamp file says when the environment fits this checkout and this Python."""
    wanted = hashlib.sha256((HERE / "pyproject.toml").read_bytes()).hexdigest()
    return f"{sys.version_info[0]}.{sys.version_info[1]} {HERE} {wanted} {extra or 'play'}\n"


def fits(venv: Path, extra: str) -> bool:
    """Whether *venv* was made from this pyproject.toml, with *extra* or more."""
    stamp = venv / "folkdeck.stamp"
    if not venv_python(venv).exists() or not stamp.exists():
        return False
    return stamp.read_text(encoding="utf-8") in {stamp_text(extra), stamp_text("dev")}


def ready(extra: str = "") -> Path:
    """The environment's interpreter, with the game and *extra* ("" or "dev") installed.

    Installs only when pyproject.toml or the Python changed.

    Raises:
        NotReady: when the Python is too old, or the environment cannot be made.
    """
    sentence = too_old(tuple(sys.version_info[:2]))
    if sentence:
        raise NotReady(sentence)
    venv = venv_folder()
    python = venv_python(venv)
    if fits(venv, extra):
        return python
    print(f"Preparing {venv.name} (a minute or two, only when something changed) ...", flush=True)
    if not _runs(python):
        _step(
            [sys.executable, "-m", "venv", "--clear", str(venv)],
            "Python could not make a virtual environment; on Debian and Ubuntu, "
            "`apt install python3-venv` helps.",
        )
    install = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    _step(
        [*install, "--editable", f"{HERE}[{extra}]" if extra else str(HERE)],
        "The packages could not be installed; is this computer online?",
    )
    (venv / "folkdeck.stamp").write_text(stamp_text(extra), encoding="utf-8")
    return python


def build_moment() -> int:
    """The moment SOURCE_DATE_EPOCH states, or that of the last commit, or of the changelog."""
    if stated := os.environ.get("SOURCE_DATE_EPOCH"):
        return int(stated)
    asked = ["git", "-C", str(HERE), "log", "-1", "--format=%ct"]
    done = subprocess.run(asked, capture_output=True, text=True)
    if done.returncode == 0 and done.stdout.strip():
        return int(done.stdout)
    return int((HERE / "CHANGELOG.md").stat().st_mtime)


def _runs(python: Path) -> bool:
    """Whether *python* starts and is of the version that runs this script."""
    same = f"import sys; sys.exit(sys.version_info[:2] != {tuple(sys.version_info[:2])})"
    try:
        return subprocess.run([str(python), "-c", same], capture_output=True).returncode == 0
    except OSError:
        return False


def _step(command: list[str], sentence: str) -> None:
    """Run one step of the preparation; on failure say what it said, then raise *sentence*."""
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        said = (done.stdout + done.stderr).strip().splitlines()
        raise NotReady("\n".join([*said[-8:], sentence]))
