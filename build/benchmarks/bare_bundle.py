"""A bare pygame-ce program frozen as the download is, to measure the start of the latter by."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from bundled import left_out
from environment import checkout

SCRIPT = Path(__file__).with_name("bare_start.py")


def freeze_bare(python: Path) -> Path:
    """Freeze the bare program; its path.

    Raises:
        NotReady: when PyInstaller cannot make it.
    """
    work, made = checkout.OUT / "pyinstaller_bare", checkout.OUT / "bare"
    folders = ["--workpath", str(work), "--specpath", str(work), "--distpath", str(made)]
    options = ["--noconfirm", "--log-level", "WARN", "--windowed", "--noupx", "--optimize", "2"]
    options += ["--contents-directory", "lib", "--name", "bare", *folders]
    options += ["--strip"] if sys.platform.startswith("linux") else []
    for module in left_out.MODULES:
        options += ["--exclude-module", module]
    done = subprocess.run(
        [str(python), "-m", "PyInstaller", *options, str(SCRIPT)], capture_output=True, text=True
    )
    if done.returncode:
        said = (done.stdout + done.stderr).strip().splitlines()[-20:]
        raise checkout.NotReady("\n".join([*said, "The bare program could not be frozen."]))
    return made / "bare" / "bare"
