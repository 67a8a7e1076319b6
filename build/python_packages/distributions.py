"""Wheel and sdist, made by the project's own build backend."""

from __future__ import annotations

import os
import subprocess
import tarfile
import zipfile
from collections.abc import Mapping, Sequence
from pathlib import Path

from environment import checkout

KINDS = {"sdist": "folkdeck-*.tar.gz", "wheel": "folkdeck-*.whl"}
"""What the backend can make, and how the files are named."""


def make(
    python: Path,
    project: Path,
    folder: Path,
    kinds: Sequence[str] = tuple(KINDS),
    environment: Mapping[str, str] | None = None,
) -> list[Path]:
    """Make each of *kinds* from the source in *project*, in *folder*, where older ones go.

    *python* has the backend. Every file inside bears the moment of the build that
    SOURCE_DATE_EPOCH in *environment* (usually that of this process) or the last commit states.

    Raises:
        NotReady: when one cannot be made, or comes out without its assets.
    """
    for old in (old for kind in kinds for old in folder.glob(KINDS[kind])):
        old.unlink()
    wanted = [word for kind in kinds for word in ("-t", kind)]
    done = subprocess.run(
        [str(python), "-m", "hatchling", "build", *wanted, "-d", str(folder.absolute())],
        cwd=project,
        env={"SOURCE_DATE_EPOCH": str(checkout.build_moment()), **(environment or os.environ)},
        capture_output=True,
        text=True,
    )
    made = [path for kind in kinds for path in folder.glob(KINDS[kind])]
    if done.returncode or len(made) != len(kinds):
        said = (done.stdout + done.stderr).strip()
        raise checkout.NotReady(f"{said}\nNo {' and '.join(kinds)} could be made.")
    for path in made:
        if not any("assets/rules/" in name for name in names_in(path)):
            raise checkout.NotReady(f"{path.name} came out without its assets.")
    return made


def names_in(path: Path) -> list[str]:
    """The names of all files in a wheel or sdist."""
    if path.suffix == ".whl":
        with zipfile.ZipFile(path) as wheel:
            return wheel.namelist()
    with tarfile.open(path) as sdist:
        return sdist.getnames()
