"""The Flatpak has all of the staged tree, its own rights and no others, and says no version."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from environment.checkout import OUT, NotReady
from linux_packages import flatpak
from linux_packages.staged_tree import APPLICATION

from game import __version__

WANTED = (
    "bin/folkdeck",
    "lib/folkdeck/folkdeck",
    f"share/applications/{APPLICATION}.desktop",
    f"share/metainfo/{APPLICATION}.metainfo.xml",
    f"share/mime/packages/{APPLICATION}.xml",
    f"share/icons/hicolor/512x512/apps/{APPLICATION}.png",
    f"share/icons/hicolor/scalable/apps/{APPLICATION}.svg",
    "share/doc/folkdeck/copyright",
    "share/doc/folkdeck/changelog.Debian.gz",
)
"""What the staged tree has, and the Flatpak shows to the desktop, but for the last."""

posix = pytest.mark.skipif(os.name == "nt", reason="its commands are those of another shell")


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A folder that stands for the staged tree."""
    root = tmp_path / "tree"
    for name in WANTED:
        path = root / "usr" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    return root


@posix
def test_all_that_the_desktop_needs_is_laid_out(tree: Path, tmp_path: Path) -> None:
    app = tmp_path / "app"
    assert flatpak.lacking(tree, app) == []
    laid = {path.relative_to(app).as_posix() for path in app.rglob("*") if path.is_file()}
    assert laid == set(WANTED[:-1])


@posix
@pytest.mark.parametrize("name", [name for name in WANTED[:-1] if "lib" not in name])
def test_what_is_missing_is_told(name: str, tree: Path, tmp_path: Path) -> None:
    (tree / "usr" / name).unlink()
    assert flatpak.lacking(tree, tmp_path / "app") == [name]


@posix
def test_a_command_that_fails_is_told(tree: Path, tmp_path: Path) -> None:
    (tree / "usr" / WANTED[-1]).unlink()
    with pytest.raises(NotReady, match=r"changelog\.Debian\.gz.* failed\.$"):
        flatpak.lacking(tree, tmp_path / "app")


def test_it_is_made_of_the_staged_tree() -> None:
    (module,) = flatpak.read()["modules"]
    (source,) = module["sources"]
    assert source["type"] == "dir"
    assert (flatpak.MANIFEST.parent / source["path"]).resolve() == OUT / "linux-tree"


def test_it_may_show_and_sound_but_not_reach_the_network_or_other_files() -> None:
    rights = set(flatpak.read()["finish-args"])
    shown = {"--socket=wayland", "--socket=fallback-x11", "--share=ipc", "--device=dri"}
    exports = "--filesystem=xdg-documents/Folkdeck:create"
    assert rights == {*shown, "--socket=pulseaudio", exports}


def test_the_version_stands_elsewhere() -> None:
    assert __version__ not in flatpak.MANIFEST.read_text(encoding="utf-8")
