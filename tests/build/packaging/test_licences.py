"""The licence check finds a library of no part and a text that is missing; the texts are true."""

from __future__ import annotations

import importlib.metadata
from pathlib import Path

import pytest
from bundled import licence_texts

from game.app.credits.part_list import licences_folder, part_list

CARRIED = {
    "platformdirs.txt": ("platformdirs", "LICENSE"),
    "pyinstaller.txt": ("pyinstaller", "COPYING.txt"),
    "pygame-ce.txt": ("pygame-ce", "LGPL.txt"),
    "lato.txt": ("font-lato", "OFL.txt"),
    "mypyc.txt": ("mypy", "licenses/LICENSE"),
    "source-serif-pro.txt": ("font-source-serif-pro", "LICENSE.txt"),
}
"""Texts that installed packages carry: which package, and how the file's path ends there."""

KNOWN = (
    "folkdeck.exe",
    "lib/folkdeck__mypyc.cpython-311-x86_64-linux-gnu.so",
    "lib/game/engine/match.cpython-311-x86_64-linux-gnu.so",
    "lib/game/engine/match.cp311-win_amd64.pyd",
    "lib/VCRUNTIME140.dll",
    "lib/_ctypes.pyd",
    "lib/libSDL2-2-50d19f93.0.so.0.3200.10",
    "lib/libz.so.1",
    "lib/pygame/font.cpython-311-x86_64-linux-gnu.so",
    "lib/python3.11/lib-dynload/math.cpython-311-x86_64-linux-gnu.so",
    "lib/font_lato/files/Lato-Bold.ttf",
)


@pytest.fixture
def bundle(tmp_path: Path) -> Path:
    """A folder that stands for the bundle, with some libraries in it."""
    for name in KNOWN:
        path = tmp_path / "folkdeck" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(b"\x7fELF")
    return tmp_path / "folkdeck"


def test_known_libraries_pass_and_their_licences_lie_beside(bundle: Path, checkout: Path) -> None:
    assert licence_texts.add_licences(bundle, checkout / "assets") == []
    text = (bundle / "licences" / "sdl2.txt").read_text(encoding="utf-8")
    assert text == (checkout / "assets" / "licences" / "sdl2.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["lib/libmystery.so.3", "lib/Mystery.dll", "lib/mystery.woff2"])
def test_an_unknown_library_is_told(bundle: Path, checkout: Path, name: str) -> None:
    (bundle / name).write_bytes(b"\x7fELF")
    told = licence_texts.add_licences(bundle, checkout / "assets")
    assert told == [f"{name} is of no part in assets/licences/parts.toml: whose is it?"]


def test_a_library_of_a_known_name_in_another_folder_is_told(bundle: Path, checkout: Path) -> None:
    (bundle / "lib" / "other").mkdir()
    (bundle / "lib" / "other" / "font.cpython-311-x86_64-linux-gnu.so").write_bytes(b"\x7fELF")
    assert len(licence_texts.add_licences(bundle, checkout / "assets")) == 1


def test_a_part_without_its_text_is_told(tmp_path: Path, checkout: Path) -> None:
    sdl = [part for part in part_list(licences_folder(checkout / "assets")) if part.name == "SDL"]
    (tmp_path / "sdl2-hidapi.txt").write_text("\n", encoding="utf-8")
    (tmp_path / "sdl2-yuv2rgb.txt").write_text("Copyright", encoding="utf-8")
    assert list(licence_texts.missing_texts(tmp_path, sdl)) == [
        "sdl2.txt, the licence of SDL, is not there or is empty.",
        "sdl2-hidapi.txt, the licence of SDL, is not there or is empty.",
    ]
    assert list(licence_texts.missing_texts(tmp_path, [sdl[0]._replace(texts=())])) == [
        "SDL has no licence in assets/licences/parts.toml."
    ]


@pytest.mark.parametrize("name", CARRIED)
def test_the_texts_are_those_of_the_installed_packages(checkout: Path, name: str) -> None:
    package, file = CARRIED[name]
    files = importlib.metadata.files(package) or []
    carried = [path for path in files if path.as_posix().endswith(f"/{file}")]
    assert len(carried) == 1
    kept = licences_folder(checkout / "assets") / name
    assert kept.read_bytes() == Path(str(carried[0].locate())).read_bytes()


def test_our_own_licence_is_the_one_at_the_top(checkout: Path) -> None:
    kept = licences_folder(checkout / "assets") / "folkdeck.txt"
    assert kept.read_bytes() == (checkout / "LICENSE").read_bytes()
