"""What Windows reads of the program, and what the MSI tells it, fit the program."""

from __future__ import annotations

import ast
import io
import re
import struct
import sys
import uuid
import zipfile
from pathlib import Path, PureWindowsPath
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pygame
import pytest
import windows_check
from environment.checkout import NotReady
from linux_packages import staged_tree
from windows_package import bundle, msi, needed_libraries, portable_zip, resources, toolchain, wine

from game import __version__
from game.store.paths import MATCH_SUFFIX, NAME
from tests.build.packaging.bundle_recipe import Recipe

WIX = f"{{{msi.SCHEMA}}}"


@pytest.fixture
def made(tmp_path: Path) -> Path:
    """A folder that stands for the bundle, with a few files in it."""
    folder = tmp_path / "folkdeck"
    for name in ("folkdeck.exe", "lib/SDL2.dll", "lib/assets/A & B.txt", "licences/python.txt"):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(name.encode() * 1000)
    return folder


def described(folder: Path, version: str = "1.2.3") -> Element:
    """The description of the MSI, read as wixl reads it."""
    return ElementTree.fromstring(msi.description(folder, version))


def only(root: Element, kind: str) -> Element:
    """The one element of this kind."""
    (found,) = root.iter(f"{WIX}{kind}")
    return found


def test_the_msi_needs_no_rights_but_those_of_the_person(made: Path) -> None:
    root = described(made)
    assert only(root, "Package").get("InstallScope") == "perUser"
    assert {value.get("Root") for value in root.iter(f"{WIX}RegistryValue")} == {"HKCU"}


def test_the_program_lies_apart_from_the_matches(made: Path) -> None:
    root = described(made)
    (local,) = (each for each in root.iter(f"{WIX}Directory") if each.get("Id", "")[:5] == "Local")
    (programs,) = local
    (home,) = programs
    assert (programs.get("Name"), home.get("Id")) == ("Programs", "INSTALLDIR")
    assert str(programs.get("Name")).lower() != NAME
    removed = {each.get("Directory") for each in root.iter(f"{WIX}RemoveFolder")}
    assert removed <= {"INSTALLDIR"}
    assert not [*root.iter(f"{WIX}RemoveFile")]


def test_every_file_of_the_bundle_is_installed_once(made: Path) -> None:
    root = described(made)
    sources = sorted(str(each.get("Source")) for each in root.iter(f"{WIX}File"))
    files = (path for path in made.rglob("*") if path.is_file())
    assert sources == sorted(path.relative_to(made.parent).as_posix() for path in files)
    components = [str(each.get("Id")) for each in root.iter(f"{WIX}Component")]
    assert sorted(components) == sorted(
        str(each.get("Id")) for each in root.iter(f"{WIX}ComponentRef")
    )
    assert len({each.get("Guid") for each in root.iter(f"{WIX}Component")}) == len(components)
    kinds = ("Component", "Directory", "File")
    names = [str(each.get("Id")) for kind in kinds for each in root.iter(f"{WIX}{kind}")]
    assert all(re.fullmatch(r"[A-Za-z_][\w.]{0,71}", name) for name in names)


def test_a_newer_version_replaces_an_older_one(made: Path) -> None:
    old, new = described(made, "1.2.3"), described(made, "1.3.0")
    products = [only(root, "Product") for root in (old, new)]
    assert [each.get("Version") for each in products] == ["1.2.3", "1.3.0"]
    assert len({each.get("UpgradeCode") for each in products}) == 1
    assert {each.get("Id") for each in products} == {"*"}
    assert only(new, "MajorUpgrade").get("DowngradeErrorMessage")
    guids = [
        {each.get("Id"): each.get("Guid") for each in root.iter(f"{WIX}Component")}
        for root in (old, new)
    ]
    assert guids[0] == guids[1]
    assert uuid.UUID(str(products[0].get("UpgradeCode")).strip("{}")) == msi.UPGRADE_CODE


def test_a_match_is_opened_by_the_program(made: Path) -> None:
    values = {
        (each.get("Key"), each.get("Name")): str(each.get("Value"))
        for each in described(made).iter(f"{WIX}RegistryValue")
    }
    kind = values[f"Software\\Classes\\{MATCH_SUFFIX}", None]
    command = values[f"Software\\Classes\\{kind}\\shell\\open\\command", None]
    assert command == '"[INSTALLDIR]folkdeck.exe" "%1"'
    assert not [key for key, _ in values if str(key).endswith("\\")]
    mime = (staged_tree.DESKTOP_FILES / f"{staged_tree.APPLICATION}.mime.xml").read_text()
    mime_type = values[f"Software\\Classes\\{MATCH_SUFFIX}", "Content Type"]
    assert f'"{mime_type}"' in mime


def test_the_start_menu_has_an_entry_with_the_icon(made: Path) -> None:
    root = described(made)
    entry = only(root, "Shortcut")
    assert (entry.get("Name"), entry.get("Target")) == ("Folkdeck", "[INSTALLDIR]folkdeck.exe")
    assert entry.get("Icon") == only(root, "Icon").get("Id")
    (menu,) = (
        each for each in root.iter(f"{WIX}Directory") if each.get("Id") == "ProgramMenuFolder"
    )
    assert entry in [*menu.iter()]


def test_the_program_bears_version_icon_and_manifest(tmp_path: Path) -> None:
    resources.write_resources(tmp_path, "1.2.3")
    version = ast.parse((tmp_path / "version.txt").read_text(encoding="utf-8"), mode="eval")
    texts = {
        name.value: text.value
        for call in ast.walk(version)
        if isinstance(call, ast.Call) and getattr(call.func, "id", "") == "StringStruct"
        for name, text in [call.args]
        if isinstance(name, ast.Constant) and isinstance(text, ast.Constant)
    }
    assert texts["FileVersion"] == texts["ProductVersion"] == "1.2.3"
    assert texts["OriginalFilename"] == PureWindowsPath(msi.PROGRAM.partition("]")[2]).name
    numbers = [
        ast.literal_eval(word.value)
        for word in ast.walk(version)
        if isinstance(word, ast.keyword) and word.arg in ("filevers", "prodvers")
    ]
    assert numbers == [(1, 2, 3, 0)] * 2
    manifest = ElementTree.parse(tmp_path / "folkdeck.manifest").getroot()
    told = {each.tag.partition("}")[2]: each for each in manifest.iter()}
    assert str(told["dpiAwareness"].text).startswith("PerMonitorV2")
    assert told["longPathAware"].text == "true"
    assert told["requestedExecutionLevel"].get("level") == "asInvoker"


FOUND = [
    (name, name, "BINARY")
    for name in (
        "SDL2.dll", "pygame/SDL2.dll", "pygame/base.pyd", "pygame/SDL2_only.dll", "libjpeg-62.dll",
        "portmidi.dll", "python311.dll",
    )
]  # fmt: skip
"""What PyInstaller finds on Windows, the library of the window in two places."""


def test_the_recipe_takes_icon_version_and_manifest(
    checkout: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    resources.write_resources(tmp_path / "windows" / "resources", "1.2.3")
    monkeypatch.setattr("environment.checkout.OUT", tmp_path)
    recipe = Recipe()
    recipe.run(checkout, monkeypatch, "win32")
    asked = recipe.made["EXE"]
    assert Path(asked["icon"]).is_file()
    assert Path(asked["version"]).is_file()
    assert asked["manifest"] == resources.MANIFEST
    assert not asked["strip"]
    assert not asked["console"]


@pytest.mark.parametrize(
    ("system", "kept"),
    [
        ("win32", ["SDL2.dll", "pygame/base.pyd", "pygame/SDL2_only.dll", "python311.dll"]),
        ("linux", [name for name, *_ in FOUND if name != "portmidi.dll"]),
    ],
)
def test_the_windows_bundle_has_each_library_once_and_no_more_than_it_needs(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, system: str, kept: list[str]
) -> None:
    recipe = Recipe(FOUND)
    recipe.run(checkout, monkeypatch, system)
    assert [name for name, *_ in recipe.binaries] == kept


def test_the_icon_has_every_size_where_it_says() -> None:
    packed = resources.icon_file()
    kind, count = struct.unpack_from("<2xHH", packed)
    assert (kind, count) == (1, len(resources.SIZES))
    sides = []
    for entry in range(count):
        told, _, length, start = struct.unpack_from("<BB6xII", packed, 6 + 16 * entry)
        picture = pygame.image.load(io.BytesIO(packed[start : start + length]), "x.png")
        assert picture.get_width() % 256 == told
        sides.append(picture.get_width())
    assert tuple(sides) == resources.SIZES
    assert {16, 32, 48, 256} <= set(sides)


def test_the_same_bundle_gives_the_same_zip(made: Path, tmp_path: Path) -> None:
    first, second = tmp_path / "first.zip", tmp_path / "second.zip"
    portable_zip.pack(made, first)
    (made / "folkdeck.exe").touch()
    portable_zip.pack(made, second)
    assert first.read_bytes() == second.read_bytes()
    with zipfile.ZipFile(first) as archive:
        assert archive.testzip() is None
        assert "folkdeck/lib/assets/A & B.txt" in archive.namelist()


def test_everything_downloaded_is_one_version_with_its_hash() -> None:
    lines = [
        line
        for path in (toolchain.INTERPRETER, toolchain.PACKAGES)
        for line in path.read_text(encoding="utf-8").splitlines()
        if not line.startswith("#")
    ]
    assert len(lines) > 5
    assert not [
        line
        for line in lines
        if not re.fullmatch(r"[\w-]+==[\d.]+ --hash=sha256:[0-9a-f]{64}", line)
    ]


TOLD = """
lib/SDL2_image.dll:     file format pei-x86-64

\tDLL Name: SDL2.dll
\tvma:  Hint/Ord Member-Name Bound-To
\tDLL Name: VCRUNTIME140.dll
\tDLL Name: api-ms-win-crt-runtime-l1-1-0.dll
\tDLL Name: KERNEL32.dll
"""


def test_a_library_that_windows_lacks_is_found() -> None:
    lacking = needed_libraries.unknown(TOLD, {"sdl2.dll"})
    assert [*lacking] == ["VCRUNTIME140.dll"]
    assert [*needed_libraries.unknown(TOLD, {"sdl2.dll", "vcruntime140.dll"})] == []


def test_programs_that_are_missing_are_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(wine, "DEBIAN_WINE", tmp_path / "wine64")
    packages = "advancecomp binutils gcc-mingw-w64-x86-64 msitools"
    with pytest.raises(NotReady, match=f"apt install {packages}"):
        toolchain.require()


def test_without_an_msi_a_sentence_says_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(windows_check, "DIST", tmp_path)
    assert windows_check.main(["--out", str(tmp_path)]) == 2
    said = capsys.readouterr().err
    assert f"folkdeck-{__version__}-windows-x86_64.msi (build/package.py --windows)" in said
    assert said.count("\n") == 1


@pytest.mark.skipif(sys.platform == "win32", reason="the paths of Linux, as Wine names them")
def test_programs_in_wine_find_the_files_of_linux() -> None:
    assert bundle.windows_path(Path("/tmp/a b/c")) == "Z:\\tmp\\a b\\c"
