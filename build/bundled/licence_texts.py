"""The licence texts of a bundle: laid beside the program; every library must have one there."""

from __future__ import annotations

import shutil
from collections.abc import Iterator, Sequence
from fnmatch import fnmatchcase
from pathlib import Path, PurePosixPath

from game.app.credits.part_list import Part, licences_folder, part_list

LIBRARY = ("*.so", "*.so.*", "*.dll", "*.pyd", "*.dylib", "*.exe")
FONT = ("*.ttf", "*.otf", "*.woff*")


def add_licences(bundle: Path, assets: Path) -> list[str]:
    """Lay the licences beside the program; say in sentences what in *bundle* has none."""
    beside = bundle / "licences"
    shutil.copytree(licences_folder(assets), beside)
    parts = part_list(beside)
    return [*unlicensed(bundle, parts), *missing_texts(beside, parts)]


def unlicensed(bundle: Path, parts: Sequence[Part]) -> Iterator[str]:
    """Name every library and font in *bundle* that is of no part."""
    for path in libraries(bundle):
        if not any(belongs(path, pattern) for part in parts for pattern in part.files):
            yield f"{path} is of no part in assets/licences/parts.toml: whose is it?"


def missing_texts(folder: Path, parts: Sequence[Part]) -> Iterator[str]:
    """Name every part without a licence, and every text that is not in *folder* or is empty."""
    for part in parts:
        if not part.licence or not part.texts:
            yield f"{part.name} has no licence in assets/licences/parts.toml."
        for name in part.texts:
            path = folder / name
            if not path.is_file() or not path.read_text(encoding="utf-8").strip():
                yield f"{name}, the licence of {part.name}, is not there or is empty."


def libraries(bundle: Path) -> list[PurePosixPath]:
    """The libraries and fonts in *bundle*, with the folders they lie in; links are left out."""
    found = []
    for path in sorted(bundle.rglob("*")):
        kinds = (*LIBRARY, *FONT)
        if path.is_symlink() or not any(fnmatchcase(path.name.lower(), kind) for kind in kinds):
            continue
        found.append(PurePosixPath(path.relative_to(bundle).as_posix()))
    return found


def belongs(path: PurePosixPath, pattern: str) -> bool:
    """Whether the name of *path* is as *pattern* says, or some folder in it and what follows."""
    if "/" not in pattern:
        return fnmatchcase(path.name, pattern)
    return fnmatchcase(f"/{path}", f"*/{pattern}")
