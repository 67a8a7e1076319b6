"""The SHA-256 sums of the downloads, as `sha256sum --check` reads them."""

from __future__ import annotations

import hashlib
from pathlib import Path

from environment.checkout import NotReady

NAME = "SHA256SUMS"

PYTHONS = ("cp311", "cp312", "cp313", "cp314")
SYSTEMS = ("manylinux", "win", "macosx")
KINDS = (
    "*-linux-*.tar.xz", "*.deb", "*.rpm", "*.flatpak", "*-windows-*.zip", "*.msi", "*.dmg",
    "*-py3-none-any.whl", "*.tar.gz",
    *(f"*-{python}-{python}-{system}_*.whl" for python in PYTHONS for system in SYSTEMS),
    "*-linux-*.cdx.json", "*-windows-*.cdx.json", "*-macos-*.cdx.json",
)  # fmt: skip
"""What a release must have, one file of each."""


def write_sums(folder: Path, version: str) -> Path:
    """Write the sums of all files in *folder*, the downloads of *version*, into a file there.

    Raises:
        NotReady: when one of the downloads is missing or twice there, empty, or of another version.
    """
    files = sorted(path for path in folder.iterdir() if path.is_file() and path.name != NAME)
    for kind in KINDS:
        found = [path.name for path in files if path.match(kind)]
        if len(found) != 1:
            raise NotReady(f"There should be one {kind} in {folder}, not {found or 'none'}.")
    for path in files:
        if version not in path.name:
            raise NotReady(f"{path.name} is not of version {version}.")
        if not path.stat().st_size:
            raise NotReady(f"{path.name} is empty.")
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files]
    made = folder / NAME
    made.write_text("".join(lines), encoding="utf-8", newline="\n")
    return made
