"""The Flatpak: the staged tree in a sandbox, by a manifest that flatpak-builder reads.

The program has neither a network nor the files of a person: matches and settings lie in
``~/.var/app/org.folkdeck.Folkdeck``. Of the documents it sees the folder Folkdeck, through which
matches are exported and imported. The release workflow makes it, since the runtime comes from
Flathub; whether the manifest lays out all that a desktop needs is checked with every package.

There is no AppImage. What starts one, its runtime, is in no package of Debian, PyPI or npm, so it
could not be tried; and it has libraries inside whose licences the credits would have to name.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

from environment import checkout

from linux_packages import tools
from linux_packages.package_facts import PackageFacts
from linux_packages.staged_tree import APPLICATION, DESKTOP_FILES, PLACES

MANIFEST = DESKTOP_FILES / f"{APPLICATION}.flatpak.json"
FLATHUB = "https://dl.flathub.org/repo/flathub.flatpakrepo"
"""Where people get the runtime from."""
UNKNOWN = re.compile(r"Unknown property .+")
"""How flatpak-builder speaks of a key that it does not know."""
ICONS = (("512x512", "png"), ("scalable", "svg"))
"""Those that a shop for Flatpaks shows."""


def read() -> dict[str, Any]:
    """The manifest."""
    manifest: dict[str, Any] = json.loads(MANIFEST.read_text(encoding="utf-8"))
    return manifest


def validate_manifest(tree: Path) -> None:
    """Have flatpak-builder read the manifest, and lay *tree* out as it says, in a folder beside.

    Raises:
        NotReady: when it cannot be read, or does not lay out what a desktop needs.
    """
    tools.require(["flatpak-builder"])
    place = tree.with_name(tree.name + "-flatpak")
    command = ["flatpak-builder", "--show-manifest", str(MANIFEST)]
    wrong = f"{MANIFEST.name} is not as it must be."
    place.mkdir(exist_ok=True)
    try:  # a folder of its own stays where it is run
        said = tools.run(command, wrong, folder=place)
        if unknown := UNKNOWN.findall(said):  # it only warns of what it passes over
            raise checkout.NotReady(f"{', '.join(unknown)}: {wrong}")
        if missing := lacking(tree, place):
            raise checkout.NotReady(f"The Flatpak would lack {', '.join(missing)}.")
    finally:
        shutil.rmtree(place, ignore_errors=True)


def lacking(tree: Path, place: Path) -> list[str]:
    """What the manifest does not bring to *place*, which stands for ``/app``, of what it must.

    Raises:
        NotReady: when one of its commands fails.
    """
    manifest = read()
    (module,) = manifest["modules"]
    shutil.rmtree(place, ignore_errors=True)
    place.mkdir()
    for command in module["build-commands"]:
        environment = {**os.environ, "FLATPAK_DEST": str(place)}
        done = subprocess.run(
            ["sh", "-c", command], cwd=tree, env=environment, capture_output=True, text=True
        )
        if done.returncode:
            raise checkout.NotReady(f"{done.stderr.strip()}\n{command} failed.")
    wanted = [f"bin/{manifest['command']}", "share/doc/folkdeck/copyright"]
    wanted += [f"share/{where}/{name.replace('.mime.', '.')}" for name, where in PLACES.items()]
    wanted += [f"share/icons/hicolor/{size}/apps/{APPLICATION}.{kind}" for size, kind in ICONS]
    return [name for name in wanted if not (place / name).exists()]


def make_flatpak(tree: Path, dist: Path, facts: PackageFacts) -> Path:
    """Make a bundle of one file in *dist*; the runtime is fetched from Flathub where it lacks.

    Raises:
        NotReady: when flatpak-builder fails, as without a network.
    """
    tools.require(["flatpak", "flatpak-builder"])
    work = tree.with_name(tree.name + "-flatpak")
    shutil.rmtree(work, ignore_errors=True)
    repository = work / "repository"
    made = dist / f"folkdeck-{facts.version}-linux-{facts.machine}.flatpak"
    environment = {**os.environ, "SOURCE_DATE_EPOCH": str(facts.moment)}
    steps = (
        ["flatpak", "remote-add", "--user", "--if-not-exists", "flathub", FLATHUB],
        [
            "flatpak-builder", "--user", "--install-deps-from=flathub", "--disable-rofiles-fuse",
            f"--state-dir={work / 'state'}", f"--repo={repository}", str(work / "app"),
            str(MANIFEST),
        ],
        [
            "flatpak", "build-bundle", f"--runtime-repo={FLATHUB}", str(repository), str(made),
            APPLICATION, read()["branch"],
        ],
    )  # fmt: skip
    for step in steps:
        tools.run(step, f"{' '.join(step[:2])} could not make the Flatpak.", environment)
    shutil.rmtree(work)
    return made
