"""The staged tree: every file of the package where it lies in a system, below one folder."""

from __future__ import annotations

import gzip
import os
import shutil
import subprocess
from pathlib import Path

from environment import checkout
from environment.checkout import HERE

from game.app.credits.part_list import part_list
from linux_packages import tools
from linux_packages.package_facts import HOMEPAGE, MAINTAINER, PackageFacts

APPLICATION = "org.folkdeck.Folkdeck"
DESKTOP_FILES = Path(__file__).resolve().parent / "desktop_files"
PLACES = {
    f"{APPLICATION}.desktop": "applications",
    f"{APPLICATION}.metainfo.xml": "metainfo",
    f"{APPLICATION}.mime.xml": "mime/packages",
}


def stage(bundle: Path, tree: Path, facts: PackageFacts, python: Path) -> None:
    """Lay everything out in *tree*, which is made anew; *python* has the game and draws the icons.

    Raises:
        NotReady: when the icons cannot be drawn.
    """
    shutil.rmtree(tree, ignore_errors=True)
    share = tree / "usr" / "share"
    shutil.copytree(
        bundle,
        tree / "usr" / "lib" / "folkdeck",
        symlinks=True,
        ignore=lambda folder, names: {"licences"} & set(names) if folder == str(bundle) else set(),
    )
    forget_build_folders(tree)
    (tree / "usr" / "bin").mkdir()
    (tree / "usr" / "bin" / "folkdeck").symlink_to("../lib/folkdeck/folkdeck")
    for name, place in PLACES.items():
        _write(share / place / name.replace(".mime.", "."), _filled(name, facts))
    _write_packed(share / "man" / "man6" / "folkdeck.6.gz", _filled("folkdeck.6", facts), facts)
    _draw_icons(share, python)
    _document(share / "doc" / "folkdeck", bundle, facts)
    _settle(tree, facts)


def forget_build_folders(tree: Path) -> None:
    """Take the folders of the building machine out of where libraries look for others.

    Raises:
        NotReady: when chrpath is missing or fails.
    """
    tools.require(["chrpath"])
    for library in sorted(tree.rglob("*.so*")):
        if library.is_symlink():
            continue
        done = subprocess.run(["chrpath", "-l", str(library)], capture_output=True, text=True)
        if "PATH=/" in done.stdout:
            tools.run(["chrpath", "-d", str(library)], f"{library.name} keeps a build folder.")


def _filled(name: str, facts: PackageFacts) -> str:
    """The text of a desktop file with version and date in it."""
    text = (DESKTOP_FILES / name).read_text(encoding="utf-8")
    return text.replace("@VERSION@", facts.version).replace("@DATE@", facts.date)


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def _write_packed(path: Path, text: str, facts: PackageFacts) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(gzip.compress(text.encode(), 9, mtime=facts.moment))


def _draw_icons(share: Path, python: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": checkout.python_path(), "SDL_VIDEODRIVER": "dummy"}
    command = [str(python), "-m", "linux_packages.icons", str(share)]
    done = subprocess.run(command, capture_output=True, text=True, env=environment)
    if done.returncode:
        raise checkout.NotReady(f"{done.stderr.strip()}\nThe icons could not be drawn.")


def _document(doc: Path, bundle: Path, facts: PackageFacts) -> None:
    """Changelogs, copyright and all licences."""
    shutil.copytree(bundle / "licences", doc / "licences")
    _write(doc / "copyright", copyright_text(doc / "licences"))
    changelog = (HERE / "CHANGELOG.md").read_text(encoding="utf-8")
    _write_packed(doc / "changelog.gz", changelog, facts)
    entry = (
        f"folkdeck ({facts.version}-1) unstable; urgency=medium\n\n"
        "  * See changelog.gz for what is new in the game.\n\n"
        f" -- {MAINTAINER}  {facts.time:%a, %d %b %Y %H:%M:%S} +0000\n"
    )
    _write_packed(doc / "changelog.Debian.gz", entry, facts)


def copyright_text(licences: Path) -> str:
    """Who made the game and each part of it, and where each licence lies."""
    ours, *others = part_list(licences)
    lines = [
        f"Folkdeck, {HOMEPAGE}",
        "",
        (licences / ours.texts[0]).read_text(encoding="utf-8"),
        "The package also holds these parts, each under the licence beside its name. The texts,",
        "with the names of all authors, lie in /usr/share/doc/folkdeck/licences; those of the GNU",
        "project also in /usr/share/common-licenses.",
        "",
        *(f"  {part.name}: {part.licence} ({', '.join(part.texts)})" for part in others),
    ]
    return "\n".join(lines) + "\n"


def _settle(tree: Path, facts: PackageFacts) -> None:
    """Give every file the same rights and the same moment on every machine."""
    for path in [tree, *tree.rglob("*")]:
        if not path.is_symlink():
            runs = path.is_dir() or path.relative_to(tree).as_posix() == "usr/lib/folkdeck/folkdeck"
            path.chmod(0o755 if runs else 0o644)
        os.utime(path, (facts.moment, facts.moment), follow_symlinks=False)
