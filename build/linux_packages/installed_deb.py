"""The installed .deb: what is true of it in a clean root, step by step."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from pathlib import Path

from linux_packages.clean_root import ENVIRONMENT, MATCH, NUMBER, PLAYER, Failed, inside, removed


def install(root: Path, package: Path) -> str:
    """Install *package* with what it needs and recommends; the version it says it has.

    Raises:
        Failed: when that fails, or the desktop does not know our files afterwards.
    """
    shutil.copyfile(package, root / "tmp" / package.name)
    inside(root, ["apt-get", "update"])
    inside(root, ["apt-get", "install", "--yes", f"/tmp/{package.name}"])
    known = (root / "usr/share/mime/globs2").read_text(encoding="utf-8")
    cache = (root / "usr/share/applications/mimeinfo.cache").read_text(encoding="utf-8")
    if "application/x-folkdeck:*.folkdeck" not in known or "x-folkdeck=" not in cache:
        raise Failed("The desktop does not know the type of our matches, or who opens it.")
    return inside(root, ["folkdeck", "--version"]).strip()


def play(root: Path, picture: Path) -> str:
    """Play a match in the window, with a picture of it; the name of the match that was kept.

    Raises:
        Failed: when the program ends too early, or keeps no match.
    """
    as_player = [*PLAYER, *MATCH]
    environment = {**os.environ, "DISPLAY": f":{NUMBER}"}
    watched = subprocess.Popen(
        ["chroot", str(root), *as_player], env=ENVIRONMENT, stderr=subprocess.DEVNULL
    )
    time.sleep(12)
    subprocess.run(["import", "-window", "root", str(picture)], env=environment, check=True)
    running = watched.poll() is None
    watched.terminate()
    watched.wait(20)
    if not running:
        raise Failed(f"The program ended before the picture was taken, with {watched.returncode}.")
    inside(root, [*as_player, "--speed", "0"], 180)
    kept = sorted((root / "home" / "player").rglob("*.folkdeck"))
    if not kept:
        raise Failed("No match was kept.")
    return kept[-1].name


def remove(root: Path) -> str:
    """Remove the package; say what stays, which may only be what the player owns.

    Raises:
        Failed: when more stays, or less.
    """
    inside(root, ["apt-get", "purge", "--yes", "folkdeck"])
    return removed(root)
