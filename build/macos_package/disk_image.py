"""The disk image: the signed application beside a link to where applications lie."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path

from bundled import licence_texts
from environment import checkout

from macos_package import signing

VOLUME = "Folkdeck"
WORK = checkout.OUT / "macos"
"""Where the icon and what is packed are prepared."""
ICON = WORK / "folkdeck.icns"


def make_icon(python: Path) -> None:
    """Make the icon as one file; *python* has the game and draws it.

    Raises:
        NotReady: when it cannot be made.
    """
    folder = WORK / "folkdeck.iconset"
    shutil.rmtree(folder, ignore_errors=True)
    environment = {**os.environ, "PYTHONPATH": checkout.python_path(), "SDL_VIDEODRIVER": "dummy"}
    _run([str(python), "-m", "macos_package.icon_set", str(folder)], environment)
    _run(["iconutil", "--convert", "icns", "--output", str(ICON), str(folder)])


def make_disk_image(app: Path, image: Path) -> None:
    """Sign *app*, with the licences in it, and pack it into *image*.

    Raises:
        NotReady: when a part has no licence, or a program of the system fails.
    """
    resources = app / "Contents" / "Resources"
    shutil.rmtree(resources / "licences", ignore_errors=True)
    if wrong := licence_texts.add_licences(resources, checkout.HERE / "assets"):
        raise checkout.NotReady("\n".join([*wrong, "Not every part has its licence beside it."]))
    entitlements = WORK / "entitlements.plist"
    signing.write_entitlements(entitlements)
    for command in signing.signing_commands(app, entitlements, os.environ):
        _run(command)
    volume = stage(app, WORK / "volume")
    image.unlink(missing_ok=True)
    _run(image_command(volume, image))
    for command in signing.notary_commands(image, os.environ):
        _run(command)


def stage(app: Path, volume: Path) -> Path:
    """What the opened image shows, laid out in *volume*."""
    shutil.rmtree(volume, ignore_errors=True)
    shutil.copytree(app, volume / app.name, symlinks=True)
    (volume / "Applications").symlink_to("/Applications")
    return volume


def image_command(volume: Path, image: Path) -> list[str]:
    """The command that packs *volume* into *image*, which can only be read."""
    return [
        "hdiutil", "create", "-volname", VOLUME, "-srcfolder", str(volume),
        "-fs", "HFS+", "-format", "ULMO", "-ov", str(image),
    ]  # fmt: skip


def _run(command: Sequence[str], environment: dict[str, str] | None = None) -> None:
    try:
        done = subprocess.run(command, capture_output=True, text=True, env=environment)
    except FileNotFoundError:
        raise checkout.NotReady(
            f"The disk image needs “{command[0]}”, which only macOS has."
        ) from None
    if done.returncode:
        said = (done.stdout + done.stderr).strip().splitlines()[-20:]
        raise checkout.NotReady("\n".join([*said, f"“{command[0]}” failed."]))
