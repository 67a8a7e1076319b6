"""The platform wheel is the pure wheel with libraries, whole and the same each time."""

from __future__ import annotations

import base64
import csv
import hashlib
import io
import sys
import sysconfig
import zipfile
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest
from python_packages import platform_wheel

MODULE = f"game/engine/match{EXTENSION_SUFFIXES[0]}"
INFO = "folkdeck-1.2.0.dist-info"
FILES = {
    "game/engine/match.py": "in plain Python",
    f"{INFO}/WHEEL": f"Wheel-Version: 1.0\n{platform_wheel.PURE}",
    f"{INFO}/RECORD": "of the pure wheel",
}


@pytest.fixture
def pure(tmp_path: Path) -> Path:
    """A small pure wheel."""
    path = tmp_path / "folkdeck-1.2.0-py3-none-any.whl"
    with zipfile.ZipFile(path, "w") as wheel:
        for name, text in FILES.items():
            wheel.writestr(zipfile.ZipInfo(name, (2026, 5, 1, 12, 0, 0)), text)
    return path


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A compiled copy with one library, which needs an old C library."""
    path = tmp_path / "copy" / MODULE
    path.parent.mkdir(parents=True)
    path.write_bytes(b"compiled")
    (path.parent / "match.py").write_text("is not packed from here", encoding="utf-8")
    monkeypatch.setattr(platform_wheel, "glibc_minor", lambda _: 4)
    return tmp_path / "copy"


def test_the_wheel_has_both_forms_and_says_so(pure: Path, copy: Path, tmp_path: Path) -> None:
    made = platform_wheel.make(pure, copy, tmp_path / "out")
    tag = made.stem.removeprefix("folkdeck-1.2.0-")
    version = f"cp{sys.version_info[0]}{sys.version_info[1]}"
    assert tag.startswith(f"{version}-{version}-")
    with zipfile.ZipFile(made) as wheel:
        assert set(wheel.namelist()) == {*FILES, MODULE}
        assert wheel.read("game/engine/match.py") == b"in plain Python"
        assert wheel.read(f"{INFO}/WHEEL").decode() == (
            f"Wheel-Version: 1.0\nRoot-Is-Purelib: false\nTag: {tag}\n"
        )


def test_the_record_is_of_this_wheel(pure: Path, copy: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(platform_wheel.make(pure, copy, tmp_path / "out")) as wheel:
        rows = list(csv.reader(io.StringIO(wheel.read(f"{INFO}/RECORD").decode())))
        assert {row[0] for row in rows} == set(wheel.namelist())
        for name, digest, size in rows:
            content = wheel.read(name)
            expected = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).decode()
            if name != f"{INFO}/RECORD":
                assert (digest, int(size)) == (f"sha256={expected.rstrip('=')}", len(content))


def test_the_same_libraries_give_the_same_wheel(pure: Path, copy: Path, tmp_path: Path) -> None:
    first, second = (platform_wheel.make(pure, copy, tmp_path / name) for name in "ab")
    assert first.read_bytes() == second.read_bytes()


@pytest.mark.parametrize(
    ("here", "needed", "tag"),
    [
        ("linux-x86_64", 4, "manylinux_2_17_x86_64"),
        ("linux-aarch64", 35, "manylinux_2_35_aarch64"),
        ("win-amd64", 0, "win_amd64"),
        ("macosx-11.0-arm64", 0, "macosx_11_0_arm64"),
    ],
)
def test_the_tag_names_the_system(
    monkeypatch: pytest.MonkeyPatch, here: str, needed: int, tag: str
) -> None:
    monkeypatch.setattr(sysconfig, "get_platform", lambda: here)
    monkeypatch.setattr(platform_wheel, "glibc_minor", lambda _: needed)
    assert platform_wheel.system_tag([Path("x")]) == tag


def test_a_wheel_that_is_not_pure_is_refused() -> None:
    with pytest.raises(ValueError, match="says"):
        platform_wheel.retagged("Root-Is-Purelib: false\n", "cp311-cp311-any")
