"""The download: a folder with the program that runs without Python, its archive and packages."""

from __future__ import annotations

import argparse
import lzma
import os
import platform
import shutil
import subprocess
import sys
import tarfile
import time
from pathlib import Path

from environment import checkout
from environment.checkout import DIST, HERE, OUT
from environment.figures import print_figures

sys.path.append(str(HERE))  # any Python makes packages, also one without the game
from bundled import licence_texts
from compiled import compiled_copy
from linux_packages import release
from macos_package import disk_image
from python_packages import distributions, platform_wheel
from windows_package import downloads as windows

from game import __version__


def bundle() -> Path:
    """The folder that the bundle is made in."""
    return DIST / "folkdeck"


def freeze(python: Path, source: Path) -> None:
    """Make the bundle of the checkout or its compiled copy, whichever *source* is.

    Raises:
        NotReady: when that fails, with the last words of PyInstaller, or when the licence of a
            part is missing.
    """
    shutil.rmtree(bundle(), ignore_errors=True)
    folders = ["--workpath", str(OUT / "pyinstaller"), "--distpath", str(DIST)]
    command = [str(python), "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN", *folders]
    done = subprocess.run(
        [*command, str(HERE / "build" / "folkdeck.spec")],
        cwd=source,
        env={**os.environ, **checkout.frozen_from(source)},
        capture_output=True,
        text=True,
    )
    if done.returncode:
        said = (done.stdout + done.stderr).strip().splitlines()[-20:]
        raise checkout.NotReady("\n".join([*said, "PyInstaller could not make the bundle."]))
    if wrong := licence_texts.add_licences(bundle(), HERE / "assets"):
        raise checkout.NotReady("\n".join([*wrong, "Not every part has its licence beside it."]))


def pack(archive: Path) -> None:
    """Pack the bundle into *archive*; the same bundle always gives the same file."""
    squeeze: list[dict[str, int]] = [{"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME}]
    if platform.machine().lower() in ("x86_64", "amd64"):
        squeeze.insert(0, {"id": lzma.FILTER_X86})  # programs of this processor: a tenth less
    with (
        lzma.open(archive, "wb", filters=squeeze) as packed,
        tarfile.open(fileobj=packed, mode="w") as tar,
    ):
        for path in sorted(bundle().rglob("*")):
            tar.add(path, Path("folkdeck", path.relative_to(bundle())), False, filter=_anonymous)


def _anonymous(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    """*entry* without a trace of who packed it and when."""
    entry.uid = entry.gid = entry.mtime = 0
    entry.uname = entry.gname = ""
    return entry


def weight(folder: Path) -> tuple[int, int]:
    """Bytes and number of the files in *folder*, links left out."""
    files = [path for path in folder.rglob("*") if path.is_file() and not path.is_symlink()]
    return sum(path.stat().st_size for path in files), len(files)


def make(python: Path, asked: argparse.Namespace) -> dict[str, object]:
    """Make what is asked for, and say by name what came out: megabytes, numbers, seconds.

    Raises:
        NotReady: when something cannot be made.
    """
    begun = time.monotonic()
    if sys.platform == "darwin":
        disk_image.make_icon(python)
    source = HERE if asked.plain else compiled_copy.ready(python)
    freeze(python, source)
    size, files = weight(bundle())
    figures: dict[str, object] = {"folder_mb": round(size / 1e6, 1), "files": files}
    if not asked.folder_only:
        system = f"{platform.system()}-{platform.machine()}".lower()
        archive = DIST / f"folkdeck-{__version__}-{system}.tar.xz"
        pack(archive)
        figures |= {"archive": archive.name, "archive_mb": megabytes(archive)}
        for made, kind in zip(
            distributions.make(python, HERE, DIST), distributions.KINDS, strict=True
        ):
            figures |= {kind: made.name, f"{kind}_mb": megabytes(made)}
        if not asked.plain:
            wheel = platform_wheel.make(DIST / str(figures["wheel"]), source, DIST)
            figures |= {"platform_wheel": wheel.name, "platform_wheel_mb": megabytes(wheel)}
    packages: list[Path] = []
    if kinds := {kind for kind in release.KINDS if vars(asked)[kind]}:
        packages += release.make_packages(bundle(), python, kinds)
    if asked.windows:
        packages += windows.make_packages(python, source)
    for package in packages:
        kind = package.suffix.removeprefix(".")
        figures |= {kind: package.name, f"{kind}_mb": megabytes(package)}
    if asked.dmg:
        image = DIST / f"folkdeck-{__version__}-macos-{platform.machine().lower()}.dmg"
        disk_image.make_disk_image(DIST / "Folkdeck.app", image)
        figures |= {"dmg": image.name, "dmg_mb": megabytes(image)}
    return {**figures, "seconds": round(time.monotonic() - begun, 1)}


def megabytes(path: Path) -> float:
    """The size of one file."""
    return round(path.stat().st_size / 1e6, 1)


def main(arguments: list[str]) -> int:
    """Make the bundle and its archive, and say how large they are."""
    parser = argparse.ArgumentParser(prog="package.py", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument(
        "--folder-only", action="store_true", help="neither archive, wheel nor sdist"
    )
    parser.add_argument("--deb", action="store_true", help="a package for Debian and Ubuntu too")
    parser.add_argument("--rpm", action="store_true", help="a package for Fedora and openSUSE too")
    parser.add_argument(
        "--flatpak", action="store_true", help="a Flatpak too, with Flathub’s runtime"
    )
    parser.add_argument(
        "--windows", action="store_true", help="MSI and zip for Windows too, by Wine"
    )
    parser.add_argument("--dmg", action="store_true", help="a disk image too, on macOS")
    parser.add_argument(
        "--plain", action="store_true", help="all in plain Python; no C compiler is needed"
    )
    asked = parser.parse_args(arguments)
    if asked.dmg and sys.platform != "darwin":
        print("A disk image can be made on macOS only.", file=sys.stderr)
        return 2
    try:
        figures = make(checkout.ready("dev"), asked)
    except checkout.NotReady as problem:
        print(problem, file=sys.stderr)
        return 2
    print_figures(figures, asked.json)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
