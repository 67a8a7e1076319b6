"""The compiled copy of the checkout: made once, and found again while its sources are the same."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from environment import checkout
from environment.checkout import HERE, OUT

from compiled import sources

FOLDER: Final = OUT / "compiled"
"""Where it lies, unless another folder is asked for."""
SMALL: Final = "s"
"""The C compiler's -O for what is packed, but for :mod:`.quick_files`: half the size of -O3."""
STAMP: Final = "compiled.txt"
"""The file in it that says what it was made of."""
IMPORTED: Final = """\
import importlib, sys
for name in sys.argv[1:]:
    where = importlib.import_module(name).__file__
    if where.endswith(".py"):
        sys.exit(f"{name} comes from {where}, which is not compiled.")
"""


def ready(python: Path, folder: Path = FOLDER) -> Path:
    """The small copy in *folder*, which is made if it is not there, or of other sources.

    Raises:
        NotReady: when something cannot be compiled.
    """
    stamp = folder / STAMP
    if not stamp.is_file() or stamp.read_text(encoding="utf-8") != made_of(SMALL):
        print("Compiling engine, rules and computer players (a few minutes) ...", file=sys.stderr)
        make(python, folder)
    return folder


def make(python: Path, folder: Path, optimize: str = SMALL) -> dict[str, object]:
    """Make the copy in *folder*; say how many files were compiled, in what time.

    Raises:
        NotReady: when something cannot be compiled, or a module is imported plain all the same.
    """
    begun, made = time.monotonic(), made_of(optimize)
    sources.copy_sources(HERE, folder)
    run(python, ["-m", "compiled.extension", "--optimize", optimize], folder)
    names = sources.compiled_files(folder)
    run(python, ["-c", IMPORTED, *map(sources.module_name, names)], folder)
    (folder / STAMP).write_text(made, encoding="utf-8")
    size = sum(path.stat().st_size for path in sources.libraries(folder))
    return {
        "folder": str(folder),
        "files": len(names),
        "seconds": round(time.monotonic() - begun),
        "mb": round(size / 1e6, 1),
    }


def run(python: Path, words: Sequence[str], folder: Path) -> str:
    """Run *python* in the copy, whose modules it finds first; return what it said.

    Raises:
        NotReady: when it fails, with the last it said.
    """
    done = subprocess.run(
        [str(python), *words],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": checkout.python_path(folder)},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode:
        raise checkout.NotReady("\n".join(done.stdout.strip().splitlines()[-20:]))
    return done.stdout


def made_of(optimize: str) -> str:
    """What the stamp says of a copy that this Python makes of the checkout as it is now."""
    whole = hashlib.sha256()
    for path in _what_matters():
        content = hashlib.sha256(path.read_bytes()).hexdigest()
        whole.update(f"{path.relative_to(HERE).as_posix()} {content}\n".encode())
    return f"{sys.implementation.cache_tag} {sys.platform} -O{optimize} {whole.hexdigest()}\n"


def _what_matters() -> Iterator[Path]:
    """Every file of the checkout that comes into the bundle by the copy, or says how it is made."""
    yield HERE / "pyproject.toml"
    for place in (HERE / "game", HERE / "build" / "compiled"):
        for path in sorted(place.rglob("*")):
            if path.is_file() and "__pycache__" not in path.parts:
                yield path
