"""The part list: what others made and the download brings along, each with its licences."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import NamedTuple

NAME = "parts.toml"


class Part(NamedTuple):
    """A part of the download that has authors and a licence of its own."""

    name: str
    use: str
    """What it does in the game, in a few words."""
    licence: str
    """Its licence as an SPDX expression."""
    files: tuple[str, ...]
    """Patterns of the names of its libraries; a pattern with ``/`` begins at a folder."""
    texts: tuple[str, ...]
    """The files with the texts of its licences."""


def licences_folder(assets: Path) -> Path:
    """Where the list and the texts lie: among *assets*, or in the download for Windows, which
    packs each file by itself, once for the program and its owner, beside the program."""
    among_assets = assets / "licences"
    return among_assets if among_assets.is_dir() else assets.parent.parent / "licences"


def part_list(folder: Path) -> list[Part]:
    """The parts that the list in *folder* names, in its order."""
    table = tomllib.loads((folder / NAME).read_text(encoding="utf-8"))
    return [
        Part(
            each["name"], each["use"], each["licence"],
            tuple(each["files"]), tuple(each["texts"]),
        )
        for each in table["part"]
    ]  # fmt: skip


def licence_text(folder: Path, part: Part) -> str:
    """All licences of *part*, word for word, one after the other."""
    return "\n\n".join((folder / name).read_text(encoding="utf-8") for name in part.texts)
