"""Packages for Linux fit the program, and what they hold is told to the system in full."""

from __future__ import annotations

import configparser
import hashlib
import os
import re
from pathlib import Path
from xml.etree import ElementTree

import pygame
import pytest
from environment import checkout
from environment.checkout import NotReady
from linux_packages import deb, flatpak, icons, package_facts, rpm, staged_tree, tools
from linux_packages.package_facts import PackageFacts

from game.app.window import open_window
from game.command.arguments.sentence_parser import COMMANDS
from game.command.arguments.start_arguments import start_arguments
from game.shelf import SHELF, game_title

FILES = staged_tree.DESKTOP_FILES
APPLICATION = staged_tree.APPLICATION
FACTS = PackageFacts("1.2.3", 1_780_000_000, "x86_64", "2.34")


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A folder that stands for the staged tree, with a file of each kind."""
    root = tmp_path / "tree"
    for name in ("lib/folkdeck/lib/a.so", "share/doc/folkdeck/copyright", "share/man/man6/x.6.gz"):
        path = root / "usr" / name
        path.parent.mkdir(parents=True)
        path.write_bytes(name.encode() * 1000)
    (root / "usr" / "bin").mkdir()
    (root / "usr" / "bin" / "folkdeck").symlink_to("../lib/folkdeck/folkdeck")
    return root


class ExactKeys(configparser.ConfigParser):
    """A parser that leaves capital letters in keys, as desktops do."""

    def optionxform(self, optionstr: str) -> str:
        return optionstr


def desktop_entry() -> configparser.ConfigParser:
    """The desktop file, its groups and keys as they are written."""
    read = ExactKeys(interpolation=None)
    read.read(FILES / f"{APPLICATION}.desktop", encoding="utf-8")
    return read


def test_one_name_stands_for_the_application_everywhere() -> None:
    entry = desktop_entry()["Desktop Entry"]
    component = ElementTree.parse(FILES / f"{APPLICATION}.metainfo.xml").getroot()
    assert {
        open_window.APPLICATION, entry["StartupWMClass"], entry["Icon"],
        component.findtext("id"), flatpak.read()["id"],
    } == {APPLICATION}  # fmt: skip
    assert component.findtext("launchable") == f"{APPLICATION}.desktop"


def test_the_menu_entry_begins_each_game_of_the_shelf() -> None:
    read = desktop_entry()
    actions = read["Desktop Entry"]["Actions"].rstrip(";").split(";")
    begun = {name: read[f"Desktop Action {name}"] for name in actions}
    assert {name.replace("-", "_"): entry["Name"] for name, entry in begun.items()} == {
        game: game_title(game) for game in SHELF
    }
    for name, entry in begun.items():
        assert entry["Exec"] == f"folkdeck --game {name.replace('-', '_')}"


def test_match_files_have_one_type_that_the_program_opens() -> None:
    types = ElementTree.parse(FILES / f"{APPLICATION}.mime.xml").getroot()
    space = {"m": "http://www.freedesktop.org/standards/shared-mime-info"}
    (kind,) = types.findall("m:mime-type", space)
    assert [glob.get("pattern") for glob in kind.findall("m:glob", space)] == ["*.folkdeck"]
    entry = desktop_entry()["Desktop Entry"]
    assert entry["MimeType"] == f"{kind.get('type')};"
    assert entry["Exec"].endswith(" %f")
    component = ElementTree.parse(FILES / f"{APPLICATION}.metainfo.xml").getroot()
    assert component.findtext("provides/mediatype") == kind.get("type")


def test_the_man_page_has_every_option_and_command(capsys: pytest.CaptureFixture[str]) -> None:
    page = (FILES / "folkdeck.6").read_text(encoding="utf-8").replace("\\-", "-")
    with pytest.raises(SystemExit):
        start_arguments(["--help"])
    offered = set(re.findall(r"(?<!\w)--[a-z-]+", capsys.readouterr().out))
    assert {"--game", "--demo"} < offered
    assert {word for word in {*offered, *COMMANDS} if word not in page} == set()


def test_screenshots_are_as_large_as_told(checkout: Path) -> None:
    component = ElementTree.parse(FILES / f"{APPLICATION}.metainfo.xml").getroot()
    shown = component.findall("screenshots/screenshot/image")
    assert len(shown) == 3
    for image in shown:
        name = (image.text or "").rsplit("/", 1)[1]
        size = pygame.image.load(checkout / "assets" / "screenshots" / name).get_size()
        assert size == (int(image.get("width", "")), int(image.get("height", "")))


def test_icons_are_drawn_in_every_size(tmp_path: Path) -> None:
    icons.write_icons(tmp_path)
    sizes = set()
    for path in tmp_path.rglob("*.png"):
        width, height = pygame.image.load(path).get_size()
        assert path.parts[-3] == f"{width}x{height}"
        sizes.add(width)
    assert {16, 32, 48, 64, 128, 256, 512} <= sizes
    drawn = ElementTree.parse(next(tmp_path.rglob("*.svg"))).getroot()
    assert drawn.tag.endswith("svg")


def test_a_deb_lists_every_file_with_its_sum(tree: Path) -> None:
    told = {line.split("  ")[1]: line.split("  ")[0] for line in deb.md5sums(tree).splitlines()}
    assert len(told) == 3
    content = (tree / "usr/lib/folkdeck/lib/a.so").read_bytes()
    assert told["usr/lib/folkdeck/lib/a.so"] == hashlib.md5(content).hexdigest()


def test_a_deb_says_what_it_is_and_needs(tree: Path) -> None:
    fields = dict(
        line.split(": ", 1) for line in deb.control(tree, FACTS).splitlines() if ": " in line
    )
    assert fields["Version"] == "1.2.3-1"
    assert fields["Architecture"] == "amd64"
    assert "libc6 (>= 2.34)" in fields["Depends"]
    content = sum(path.stat().st_size for path in tree.rglob("*.*") if path.is_file())
    assert int(fields["Installed-Size"]) * 1024 >= content


def test_an_rpm_owns_its_folders_and_files(tree: Path) -> None:
    assert rpm.listed(tree) == [
        "/usr/lib/folkdeck", "/usr/share/doc/folkdeck", "/usr/bin/folkdeck",
        "%doc /usr/share/man/man6/x.6.gz",
    ]  # fmt: skip
    assert "Requires: libc.so.6(GLIBC_2.34)(64bit)" in rpm.spec_text(tree, FACTS)


def test_the_newest_c_library_that_is_asked_for_counts(tmp_path: Path) -> None:
    (tmp_path / "a.so.1").write_bytes(b"..GLIBC_2.4\0GLIBC_2.28\0GLIBC_PRIVATE")
    (tmp_path / "folkdeck").write_bytes(b"GLIBC_2.35\0")
    (tmp_path / "letter.txt").write_bytes(b"GLIBC_9.99\0")
    assert package_facts.oldest_glibc(tmp_path) == "2.35"


def test_the_moment_of_a_package_can_be_stated(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1780000000")
    assert checkout.build_moment() == 1780000000
    assert FACTS.date == "2026-05-28"


def test_the_copyright_names_every_part(checkout: Path) -> None:
    text = staged_tree.copyright_text(checkout / "assets" / "licences")
    assert "Copyright (c)" in text
    for name in ("SDL_mixer", "FreeType", "HarfBuzz", "pygame-ce", "PyInstaller", "Python"):
        assert f"  {name}: " in text


def test_a_missing_program_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(os.environ, "PATH", "")
    with pytest.raises(NotReady, match=r"`apt install lintian` helps\.$"):
        tools.require(["lintian"])
