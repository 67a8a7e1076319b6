"""The proof that wheel and sdist can be made again by anybody, equal byte for byte."""

from __future__ import annotations

import os
import shutil
import tarfile
from collections.abc import Iterator
from pathlib import Path

from environment.checkout import HERE, NotReady, build_moment

from python_packages import distributions

LEFT_BEHIND = (".git", ".venv", "dist", "out", "__pycache__", ".*_cache", ".hypothesis")
"""What is no source."""

ELSEWHERE = {"TZ": "Pacific/Auckland", "LC_ALL": "C", "PYTHONHASHSEED": "7"}
"""The surroundings of the second build: another time zone, another language, another order."""


def rebuilt(python: Path, place: Path) -> Iterator[str]:
    """Say what differs between two builds, the second of a copy elsewhere and by somebody else.

    The wheel that the sdist makes must be the same too. Everything is made below the folder
    *place*; *python* has the build backend.

    Raises:
        NotReady: when something cannot be made.
    """
    first, second, third = (place / name for name in ("first", "second", "third"))
    moment = {**os.environ, "SOURCE_DATE_EPOCH": str(build_moment())}
    ours = distributions.make(python, HERE, first, environment=moment)
    copy = place / "another place" / "folkdeck"
    shutil.copytree(HERE, copy, ignore=shutil.ignore_patterns(*LEFT_BEHIND), copy_function=aged)
    distributions.make(python, copy, second, environment={**moment, **ELSEWHERE})
    yield from (f"A second build differs: {name}." for name in differing(ours, second))
    unpacked = unpack(next(path for path in ours if path.suffix != ".whl"), place / "unpacked")
    distributions.make(python, unpacked, third, ["wheel"], moment)
    wheels = [path for path in ours if path.suffix == ".whl"]
    yield from (f"The sdist makes another {name}." for name in differing(wheels, third))


def aged(source: str, target: str) -> str:
    """Copy a file without its times, for its owner alone; git knows no more of its rights."""
    shutil.copyfile(source, target)
    os.chmod(target, os.stat(source).st_mode & 0o700)
    return target


def differing(made: list[Path], folder: Path) -> list[str]:
    """Which of the files *made* are not in *folder* byte for byte, by name."""
    return [
        path.name
        for path in made
        if not (folder / path.name).is_file()
        or (folder / path.name).read_bytes() != path.read_bytes()
    ]


def unpack(sdist: Path, folder: Path) -> Path:
    """Unpack the *sdist*, and return the folder of the project in it.

    Raises:
        NotReady: when it holds anything but one folder.
    """
    with tarfile.open(sdist) as packed:
        packed.extractall(folder, filter="data")
    inside = list(folder.iterdir())
    if len(inside) != 1:
        raise NotReady(f"{sdist.name} holds more than one folder.")
    return inside[0]
