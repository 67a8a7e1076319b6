"""The Windows bundle: frozen under Wine from the same recipe as on every system."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

from bundled import licence_texts
from environment import checkout
from environment.checkout import HERE

from windows_package import compiler, needed_libraries, toolchain
from windows_package.wine import WinePrefix

RESOURCES = toolchain.FOLDER / "resources"
"""Icon, version and manifest, where the recipe finds them."""


def freeze(python: Path, source: Path, folder: Path) -> None:
    """Make the bundle in *folder* of *source*, the checkout or its compiled copy.

    *python*, of this system, has the game and draws the icon.

    Raises:
        NotReady: when that fails, with the last words of PyInstaller, or when the licence of a
            part or a library is missing.
    """
    windows_python = toolchain.windows_python(python)
    if source != HERE:
        compiler.compile_for_windows(python, source, windows_python)
    _write_resources(python)
    shutil.rmtree(folder, ignore_errors=True)
    told = checkout.frozen_from(source) | {"FOLKDECK_SOURCE": windows_path(source)}
    told["FOLKDECK_COMMIT"] = checkout.commit()
    prefix = WinePrefix(toolchain.FOLDER / "prefix", told=told)
    prefix.ready()
    work = toolchain.FOLDER / "pyinstaller"
    folders = ["--workpath", windows_path(work), "--distpath", windows_path(folder.parent)]
    recipe = windows_path(HERE / "build" / "folkdeck.spec")
    code, said = prefix.run(
        [str(windows_python), "-m", "PyInstaller", "--noconfirm", *folders, recipe]
    )
    prefix.stop()
    if code or not (folder / "folkdeck.exe").is_file():
        last = said.strip().splitlines()[-20:]
        raise checkout.NotReady("\n".join([*last, "PyInstaller could not make the bundle."]))
    if wrong := licence_texts.add_licences(folder, HERE / "assets"):
        raise checkout.NotReady("\n".join([*wrong, "Not every part has its licence beside it."]))
    if wrong := needed_libraries.lacking(folder):
        raise checkout.NotReady("\n".join([*wrong, "The program would not start on Windows."]))


def windows_path(path: Path) -> str:
    """What a program in Wine calls *path*."""
    return "Z:" + str(path.absolute()).replace("/", "\\")


def _write_resources(python: Path) -> None:
    """Have *python*, which has the game, write what Windows reads of the program."""
    environment = {**os.environ, "PYTHONPATH": checkout.python_path(), "SDL_VIDEODRIVER": "dummy"}
    command = [str(python), "-m", "windows_package.resources", str(RESOURCES)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    if done.returncode:
        said = done.stderr.strip().splitlines()[-8:]
        raise checkout.NotReady("\n".join([*said, "Icon and version could not be made."]))
